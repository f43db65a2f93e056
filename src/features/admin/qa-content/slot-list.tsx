import { ChevronRight } from 'lucide-react';
import type { ContentSlotState } from '#contract/schemas/content.ts';
import { markOf, markWords, slotLabel } from './content-words.ts';
import { groupedSlots, type PieceFacts } from './slot-groups.ts';
import styles from './slot-list.module.css';

/** Texts as rows, under a heading for each kind: the whole of a row opens it. */
export function SlotList({
  states,
  pieces,
  chosen,
  onChoose,
}: {
  states: readonly ContentSlotState[];
  /** What is known of the pieces of the Style Lab that are shown, by their places. */
  pieces: ReadonlyMap<string, PieceFacts>;
  chosen: string | null;
  onChoose(slot: string): void;
}) {
  return groupedSlots(states, pieces).map(({ title, states: group }) => (
    <section key={title} className={styles.group} aria-label={title}>
      <h2>
        {title} <small>{group.length}</small>
      </h2>
      <ul className={styles.list}>
        {group.map((state) => {
          const { slot, title: name, drafts, scheduled } = state;
          const mark = markOf(state);
          const facts = pieces.get(slot);
          const notes = [
            drafts.length > 0
              ? `${markWords.draft} by ${drafts.map(inSentence).join(', ')}`
              : markWords[mark],
            ...(scheduled?.isHeld ? ['held'] : []),
            ...(facts ? [facts.kind, facts.date] : []),
          ];
          return (
            <li key={slot}>
              <button
                type="button"
                className={styles.row}
                data-slot={slot}
                aria-pressed={slot === chosen}
                onClick={() => onChoose(slot)}
              >
                <span className={styles.name}>
                  {slotLabel(slot, name)}
                  <span className={styles.note}>{notes.join(' · ')}</span>
                </span>
                <span className={styles.way}>{mark === 'missing' ? 'Write it' : 'Open'}</span>
                <ChevronRight aria-hidden="true" />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  ));
}

/** A name as it stands in a sentence: the viewer's own is *You*. */
const inSentence = (name: string): string => (name === 'You' ? 'you' : name);
