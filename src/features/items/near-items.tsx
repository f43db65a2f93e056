import { useQuery } from '@tanstack/react-query';
import { nearItemsQuery } from '#api/items.ts';
import { CardRow } from '#components/noun/card-row.tsx';
import { itemNoun } from '#components/noun/item-noun.tsx';
import { mostFoundBesideNear } from '#contract/rules/near-search.ts';
import type { ItemFilter } from '#contract/schemas/item.ts';
import styles from './near-items.module.css';

/**
 * Pieces that lack one word of a search which finds very little, a row for each word that is left out ([Note: Near it]).
 * @param found how many pieces the search finds; undefined until that is known.
 */
export function NearItems({
  owner,
  filter,
  found,
}: {
  owner: string;
  filter: ItemFilter;
  found: number | undefined;
}) {
  const { grouped: _grouped, sort: _sort, ...asked } = filter;
  const isSparse = found !== undefined && found <= mostFoundBesideNear;
  const isWanted = isSparse && /\S\s+\S/.test(filter.search ?? '');
  const { data } = useQuery({ ...nearItemsQuery(owner, asked), enabled: isWanted });
  if (!isWanted || !data || data.near.length === 0) return null;
  return (
    <section className={styles.near} aria-label="Near it">
      <h2>Near it</h2>
      {data.near.map(({ kept, itemIds }) => (
        <div key={kept}>
          <h3>
            With <span dir="auto">“{kept}”</span>
          </h3>
          <CardRow noun={itemNoun} owner={owner} ids={itemIds} list={{ ...asked, search: kept }} />
        </div>
      ))}
    </section>
  );
}
