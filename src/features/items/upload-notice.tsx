import { X } from 'lucide-react';
import { useState } from 'react';
import { addAnyway, removePhoto } from '#api/upload-queue/upload-queue.ts';
import type { Upload } from '#api/upload-queue/uploads.ts';
import { useIsUploadWaiting } from '#api/upload-queue/use-is-upload-waiting.ts';
import { DeviceNotice } from '#components/device-notice.tsx';
import { refusalWords } from '#components/refusal-words.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Stitches } from '#ui/stitches.tsx';
import styles from './upload-notice.module.css';
import { stepWords } from './upload-words.ts';
import type { Arriving } from './use-arriving.ts';

/** How many photos are on their way, and those that were not added and why. */
export function UploadNotice({ count: onTheWay, stopped }: Pick<Arriving, 'count' | 'stopped'>) {
  const isWaiting = useIsUploadWaiting();
  const clear = () => {
    for (const { id } of stopped) void removePhoto(id);
  };
  return (
    <section className={styles.uploads} aria-label="Photos on their way">
      <DeviceNotice />
      {onTheWay > 0 && (
        <p className={styles.status} role="status">
          <Stitches count={3} busy={!isWaiting} tone="inherit" />
          <span>
            {isWaiting
              ? `${onTheWay} waiting for the connection. They go on by themselves.`
              : `${onTheWay} on the way`}
          </span>
        </p>
      )}
      {stopped.length > 0 && (
        <>
          <div className={styles.head}>
            <h2>These were not added</h2>
            {stopped.length > 1 && (
              <Button kind="quiet" size="small" className={styles.clear} onClick={clear}>
                Clear all
              </Button>
            )}
          </div>
          <ul className={styles.list}>
            {stopped.map((upload) => (
              <li key={upload.id}>
                <StoppedPhoto upload={upload} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function StoppedPhoto({ upload: { id, name, step, preview, refusal } }: { upload: Upload }) {
  // A photo that this browser cannot show is left out; the server may read it all the same.
  const [unreadable, setUnreadable] = useState<string | null>(null);
  return (
    <article className={styles.tile} aria-label={name} data-step={step}>
      <span className={styles.picture}>
        {refusal || unreadable === preview ? null : (
          <img src={preview} alt="" onError={() => setUnreadable(preview)} />
        )}
        <IconButton
          label={`Remove ${name}`}
          raised
          className={styles.remove ?? ''}
          onClick={() => void removePhoto(id)}
        >
          <X aria-hidden="true" />
        </IconButton>
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
