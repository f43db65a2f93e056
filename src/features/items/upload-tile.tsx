import { useSnapshot } from 'valtio';
import { uploads } from '#api/upload-queue/uploads.ts';
import { useIsUploadWaiting } from '#api/upload-queue/use-is-upload-waiting.ts';
import { ItemPicture } from '#components/item-picture.tsx';
import { tileInset, tileWidths } from '#components/item-tile.tsx';
import type { TileShape } from '#components/list/list-kind.ts';
import { TileFrame } from '#components/list/tile.tsx';
import { localPicture } from '#lib/local-picture.ts';
import { Stitches } from '#ui/stitches.tsx';
import styles from './upload-tile.module.css';
import { stepWords, waitingWords } from './upload-words.ts';

/** A photo on its way, where its piece will be and as that will look. */
export function UploadTile({ id, perRow, lines }: { id: string } & TileShape) {
  const upload = useSnapshot(uploads).list.find((one) => one.id === id);
  const isWaiting = useIsUploadWaiting(id);
  if (!upload) return <div />;
  const { name, step, share, preview, look } = upload;
  const sewn = step === 'sent' || step === 'saved' ? 5 : Math.round(share * 4);
  return (
    <article aria-label={name} data-step={step}>
      <TileFrame perRow={perRow} lines={lines} title={(isWaiting ? waitingWords : stepWords)[step]}>
        <ItemPicture
          image={localPicture(preview, look)}
          alt=""
          sizes={tileWidths(perRow)}
          inset={tileInset[perRow]}
          isEager
        />
        <span className={styles.progress}>
          <Stitches count={Math.max(1, sewn)} busy={sewn === 0 && !isWaiting} tone="inherit" />
        </span>
      </TileFrame>
    </article>
  );
}
