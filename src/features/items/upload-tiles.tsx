import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { addAnyway, removePhoto } from '#api/upload-queue/upload-queue.ts';
import { type Upload, uploads } from '#api/upload-queue/uploads.ts';
import { DeviceNotice } from '#components/device-notice.tsx';
import type { ImageRefusal } from '#contract/rules/images.ts';
import { maxImagePixels } from '#contract/rules/images.ts';
import type { TilesPerRow } from '#lib/density.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Stitches } from '#ui/stitches.tsx';
import styles from './upload-tiles.module.css';

/** Why a photo was not taken, in a person's words. */
export const refusalWords: Record<ImageRefusal, string> = {
  'image-empty': 'This file is empty.',
  'image-type': 'Not a photo we can read. JPEG, PNG, WebP, AVIF and GIF work; send HEIC as JPEG.',
  'image-too-large': 'This file is too large.',
  'image-too-many-pixels': `Too many pixels. Up to ${Math.floor(maxImagePixels / 1e6)} megapixels work.`,
  'image-broken': 'This file is damaged.',
};

const stepWords: Record<Upload['step'], string> = {
  kept: 'Waiting',
  prepared: 'Sending',
  sent: 'Saving',
  saved: 'Done',
  same: 'You have this one already',
  refused: 'Not added',
};

/** The photos on their way, above the list; each says how far it is or why it stopped. */
export function UploadTiles({
  perRow,
  wardrobeId,
  itemIds,
}: {
  perRow: TilesPerRow;
  wardrobeId: string | null;
  /** What the list shows; null where it leaves out pieces that were just added. */
  itemIds: readonly string[] | null;
}) {
  const { list, isWaiting } = useSnapshot(uploads);
  const listed = useListed(list, itemIds);
  const shown = list.filter(
    ({ step, itemId, destination }) =>
      destination.kind === 'item' &&
      (step !== 'saved' || !listed(itemId)) &&
      (wardrobeId === null || destination.wardrobeId === wardrobeId),
  );
  if (shown.length === 0) return null;
  const onTheWay = shown.filter(
    ({ step }) => step === 'kept' || step === 'prepared' || step === 'sent',
  ).length;
  const stopped = shown.filter(({ step }) => step === 'refused' || step === 'same');
  const clear = () => {
    for (const { id } of stopped) void removePhoto(id);
  };
  return (
    <section className={styles.uploads} aria-label="Photos on their way">
      <DeviceNotice />
      <div className={styles.head}>
        <p className={styles.status} role="status">
          {onTheWay === 0
            ? stopped.length > 0
              ? 'These were not added'
              : 'Added'
            : isWaiting
              ? `${onTheWay} waiting for the connection. They go on by themselves.`
              : `${onTheWay} on the way`}
        </p>
        {onTheWay === 0 && stopped.length > 1 && (
          <Button kind="quiet" size="small" className={styles.clear} onClick={clear}>
            Clear all
          </Button>
        )}
      </div>
      <ul className={styles.list} data-per-row={perRow}>
        {shown.map((upload) => (
          <li key={upload.id}>
            <UploadTile upload={upload} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Tells which new pieces the list has taken over. It is read again now and then while many are added,
 * so a photo that is done keeps its tile until then; and does not get one again when its piece is
 * deleted.
 */
function useListed(list: readonly Upload[], itemIds: readonly string[] | null) {
  const taken = useRef(new Set<string>());
  if (list.some(({ step }) => step === 'saved')) {
    const there = new Set(itemIds);
    for (const { itemId } of list) if (itemId && there.has(itemId)) taken.current.add(itemId);
  }
  return (itemId: string | null) =>
    itemId === null || itemIds === null || taken.current.has(itemId);
}

function UploadTile({ upload }: { upload: Upload }) {
  const { id, name, step, share, preview, refusal } = upload;
  // A photo that this browser cannot show is left out; the server may read it all the same.
  const [unreadable, setUnreadable] = useState<string | null>(null);
  const isStopped = step === 'refused' || step === 'same';
  const sewn = step === 'sent' ? 5 : step === 'prepared' ? Math.round(share * 4) : 0;
  return (
    <article className={styles.tile} aria-label={name} data-step={step}>
      <span className={styles.picture}>
        {refusal || unreadable === preview ? null : (
          <img src={preview} alt="" onError={() => setUnreadable(preview)} />
        )}
        {!isStopped && (
          <span className={styles.progress}>
            <Stitches count={Math.max(1, sewn)} busy={sewn === 0} tone="inherit" />
          </span>
        )}
        {isStopped && (
          <IconButton
            label={`Remove ${name}`}
            raised
            className={styles.remove ?? ''}
            onClick={() => void removePhoto(id)}
          >
            <X aria-hidden="true" />
          </IconButton>
        )}
      </span>
      <span className={styles.name} dir="auto">
        {step === 'refused' ? name : stepWords[step]}
      </span>
      {refusal && <span className={styles.reason}>{refusalWords[refusal]}</span>}
      {step === 'same' && (
        <Button kind="secondary" size="small" onClick={() => void addAnyway(id)}>
          Add again
        </Button>
      )}
    </article>
  );
}
