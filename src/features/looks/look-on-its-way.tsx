import { useSnapshot } from 'valtio';
import { removePhoto } from '#api/upload-queue/upload-queue.ts';
import { uploads } from '#api/upload-queue/uploads.ts';
import { useIsUploadWaiting } from '#api/upload-queue/use-is-upload-waiting.ts';
import { ItemPicture } from '#components/item-picture.tsx';
import type { TileShape } from '#components/list/list-kind.ts';
import { TileFrame } from '#components/list/tile.tsx';
import { refusalWords } from '#components/refusal-words.ts';
import { localPicture } from '#lib/local-picture.ts';
import { Button } from '#ui/button.tsx';
import { Stitches } from '#ui/stitches.tsx';
import styles from './look-on-its-way.module.css';

/** A photo on its way, where its look will be; one that was refused says why. */
export function LookOnItsWay({ id, perRow, lines }: { id: string } & TileShape) {
  const { list } = useSnapshot(uploads);
  const isWaiting = useIsUploadWaiting(id);
  const upload = list.find((one) => one.id === id);
  if (!upload) return <div />;
  const { name, step, share, preview, look, refusal } = upload;
  const words = step === 'refused' ? 'Not added' : isWaiting ? 'Waiting' : 'Sending';
  return (
    <article aria-label={name} data-step={step}>
      <TileFrame
        perRow={perRow}
        lines={lines}
        title={words}
        note={refusal ? refusalWords[refusal] : ' '}
      >
        <ItemPicture
          image={localPicture(preview, look)}
          alt=""
          sizes="176px"
          inset="small"
          isEager
        />
        {step === 'refused' ? (
          <span className={styles.remove}>
            <Button size="small" kind="raised" onClick={() => void removePhoto(id)}>
              Remove
            </Button>
          </span>
        ) : (
          <span className={styles.progress}>
            <Stitches
              count={Math.max(1, Math.round(share * 5))}
              busy={share === 0 && !isWaiting}
              tone="inherit"
            />
          </span>
        )}
      </TileFrame>
    </article>
  );
}
