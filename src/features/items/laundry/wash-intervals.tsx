import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { useSetWashInterval } from '#api/laundry.ts';
import { categoryLabel } from '#contract/rules/item-attributes.ts';
import { mostWashWears } from '#contract/rules/wash-intervals.ts';
import type { WashCategory } from '#contract/schemas/laundry.ts';
import { paths } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Link } from '#ui/link.tsx';
import styles from './laundry-list.module.css';
import { categoryWords } from './laundry-words.ts';

/** After how many wears the pieces of each category are due for the wash; a change is saved as it is made. */
export function WashIntervals({
  owner,
  categories,
}: {
  owner: string;
  categories: readonly WashCategory[];
}) {
  const set = useSetWashInterval();
  // Those that are never due stand behind a button; one that was just set so stays where it is.
  const [atFirst] = useState(
    () => new Set(categories.filter(isEver).map(({ category }) => category)),
  );
  const [isWhole, setWhole] = useState(false);
  const shown = categories.filter((one) => isWhole || isEver(one) || atFirst.has(one.category));
  const hidden = categories.length - shown.length;
  return (
    <section>
      <div className={styles.head}>
        <h2>Wash after</h2>
        <p>wears, by category</p>
      </div>
      <ul className={styles.list}>
        {shown.map((one) => {
          const { category, after } = one;
          const label = categoryLabel(category);
          const say = (wears: number | null) => set.mutate({ owner, category, wears });
          const more = after === mostWashWears ? null : (after ?? 0) + 1;
          return (
            <li key={category}>
              <Interval one={one} label={label} />
              <IconButton
                label={`${label}: wash after fewer wears`}
                aria-disabled={after === 1 || undefined}
                onClick={() => after !== 1 && say(after === null ? mostWashWears : after - 1)}
              >
                <Minus aria-hidden="true" />
              </IconButton>
              <output className={styles.interval} data-never={after === null || undefined}>
                {after ?? 'never'}
              </output>
              <IconButton
                label={`${label}: wash after more wears`}
                aria-disabled={after === null || undefined}
                onClick={() => after !== null && say(more)}
              >
                <Plus aria-hidden="true" />
              </IconButton>
            </li>
          );
        })}
      </ul>
      {hidden > 0 && (
        <Button kind="quiet" size="small" onClick={() => setWhole(true)}>
          {hidden === 1 ? '1 more, never due' : `${hidden} more, never due`}
        </Button>
      )}
    </section>
  );
}

/** Whether pieces of a category are ever due. */
const isEver = ({ after }: WashCategory): boolean => after !== null;

/** A category and what of it is due: it leads to those, or to the piece that is next. */
function Interval({ one, label }: { one: WashCategory; label: string }) {
  const words = (
    <span className={styles.words}>
      <b dir="auto">{label}</b>
      <span dir="auto">{categoryWords(one)}</span>
    </span>
  );
  const { category, due, next, after } = one;
  if (after === null || (due === 0 && !next)) return <span className={styles.piece}>{words}</span>;
  const to =
    due > 0
      ? `${paths.items()}?${new URLSearchParams({ category, availability: 'worn' })}`
      : paths.item(next!.itemId);
  return (
    <Link to={to} className={styles.piece}>
      {words}
    </Link>
  );
}
