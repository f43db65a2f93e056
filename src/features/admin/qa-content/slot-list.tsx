import { ChevronRight } from 'lucide-react';
import type { ContentSlotState } from '#contract/schemas/content.ts';
import { markOf, markWords, slotLabel } from './content-words.ts';
import styles from './slot-list.module.css';

/** Texts as rows: the whole of each opens it. */
export function SlotList({
  states,
  chosen,
  onChoose,
}: {
  states: readonly ContentSlotState[];
  chosen: string | null;
  onChoose(slot: string): void;
}) {
  return (
    <ul className={styles.list}>
      {states.map((state) => {
        const { slot, title, drafts, scheduled } = state;
        const mark = markOf(state);
        return (
          <li key={slot}>
            <button
              type="button"
              className={styles.row}
              aria-pressed={slot === chosen}
              onClick={() => onChoose(slot)}
            >
              <span className={styles.name}>
                {slotLabel(slot, title)}
                <span className={styles.note}>
                  {markWords[mark]}
                  {drafts.length > 0 && `, ${drafts.join(', ')}`}
                  {scheduled?.isHeld && ', held'}
                </span>
              </span>
              <span className={styles.way}>{mark === 'missing' ? 'Write it' : 'Open'}</span>
              <ChevronRight aria-hidden="true" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
