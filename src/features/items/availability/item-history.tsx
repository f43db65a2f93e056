import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { itemHistoryQuery } from '#api/availability.ts';
import { nearDay } from '#lib/availability-words.ts';
import { Button } from '#ui/button.tsx';
import { historyLine } from './history-words.ts';
import styles from './item-history.module.css';
import { useTakeBack } from './use-set-availability.ts';

/** Entries that are shown at first. */
const few = 5;

/** Where a piece has been and when it was worn; the last change can be taken back. */
export function ItemHistory({ owner, itemId }: { owner: string; itemId: string }) {
  const { data, isError, refetch } = useQuery(itemHistoryQuery(owner, itemId));
  const [isWhole, setWhole] = useState(false);
  const takeBack = useTakeBack(owner);
  if (isError && !data) {
    return (
      <section className={styles.history}>
        <h3>Where it has been</h3>
        <p>That did not load.</p>
        <Button kind="secondary" size="small" onClick={() => void refetch()}>
          Try again
        </Button>
      </section>
    );
  }
  if (!data || data.entries.length === 0) return null;
  const { entries, total } = data;
  const set = entries.filter((one) => one.availability !== null && !one.isCorrection);
  const shown = isWhole ? entries : entries.slice(0, few);
  return (
    <section className={styles.history}>
      <div className={styles.head}>
        <h3>Where it has been</h3>
        {!isWhole && total > few && (
          <Button kind="quiet" size="small" onClick={() => setWhole(true)}>
            {`All ${total}`}
          </Button>
        )}
      </div>
      <ol className={styles.list}>
        {shown.map((entry, at) => {
          const { what, more, day } = historyLine(entry, set[set.indexOf(entry) + 1]);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no name, and the list only grows in front
            <li key={entries.length - at}>
              <span className={styles.what}>
                <b dir="auto">{what}</b>
                {more && <span dir="auto"> · {more}</span>}
              </span>
              {entry.changeId && (
                <Button kind="quiet" size="small" onClick={() => takeBack(entry.changeId!)}>
                  Undo
                </Button>
              )}
              <time dateTime={day}>{nearDay(day)}</time>
            </li>
          );
        })}
      </ol>
      {isWhole && total > entries.length && (
        <p className={styles.rest}>{`The last ${entries.length} of ${total}.`}</p>
      )}
    </section>
  );
}
