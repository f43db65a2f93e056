import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { askPortraitWorker } from './ask-portrait-worker.ts';
import { type PortraitVerdict, portraitWords } from './check-portrait.ts';
import styles from './portrait-pill.module.css';

/** What is to be said of a portrait, as soon as it is judged. It only advises. */
export function PortraitPill({ picture }: { picture: Blob }) {
  const [verdict, setVerdict] = useState<PortraitVerdict | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    setVerdict(null);
    void askPortraitWorker('verdict', picture, stop.signal).then((judged) => {
      if (!stop.signal.aborted) setVerdict(judged);
    });
    return () => stop.abort();
  }, [picture]);
  return (
    <div role="status" className={styles.place}>
      {verdict && (
        <span className={styles.pill} data-good={verdict === 'good' || undefined}>
          {verdict === 'good' ? (
            <CircleCheck aria-hidden="true" />
          ) : (
            <CircleAlert aria-hidden="true" />
          )}
          {portraitWords[verdict]}
        </span>
      )}
    </div>
  );
}
