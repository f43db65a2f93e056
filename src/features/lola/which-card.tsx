import { useQueries, useQueryClient } from '@tanstack/react-query';
import { itemQuery } from '#api/items.ts';
import { ItemPicture } from '#components/item-picture.tsx';
import { itemName } from '#contract/rules/item-name.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import type { LolaTurn } from '#contract/schemas/lola.ts';
import { todayIs } from '#lib/calendar-weeks.ts';
import styles from './which-card.module.css';
import { marksOf, wornSince } from './which-words.ts';

/** Asks which of a few pieces is meant that are called alike; the likelier one is chosen already. */
export function WhichCard({
  owner,
  which: { words, itemIds },
  chosen,
  cards,
  isBusy,
  onChoose,
}: {
  owner: string;
  which: NonNullable<LolaTurn['which']>;
  /** The piece that the boards have. */
  chosen: string | undefined;
  cards: ReadonlyMap<string, ItemCard>;
  isBusy: boolean;
  onChoose(itemId: string): void;
}) {
  const client = useQueryClient();
  const there = itemIds.filter((id) => cards.has(id));
  const found = useQueries({ queries: there.map((id) => itemQuery(client, owner, id)) });
  const details = found.flatMap(({ data, isPlaceholderData }) =>
    data && !isPlaceholderData ? [data.item] : [],
  );
  const marks = details.length === there.length ? marksOf(details) : [];
  if (there.length < 2) return null;
  return (
    <section className={styles.card} aria-label="Which one?">
      <div className={styles.head}>
        <h3>Which one?</h3>
        <span dir="auto">
          {there.length === 2 ? 'Both' : 'All'} are called “{words}”
        </span>
      </div>
      <ul>
        {there.map((id, at) => {
          const card = cards.get(id)!;
          const known = marks.length > 0 ? details[at] : undefined;
          const lines = known ? wornSince(known, todayIs()) : [];
          const isChosen = id === chosen;
          const name = [marks[at] ?? itemName(card), ...lines];
          return (
            <li key={id}>
              <button
                type="button"
                aria-pressed={isChosen}
                aria-disabled={isBusy || undefined}
                aria-label={name.join(', ')}
                onClick={() => !isBusy && !isChosen && onChoose(id)}
              >
                <span className={styles.picture}>
                  <ItemPicture image={card.image} alt="" sizes="72px" inset="small" />
                </span>
                <span className={styles.words}>
                  <strong dir="auto">{marks[at] ?? itemName(card)}</strong>
                  {lines.map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
