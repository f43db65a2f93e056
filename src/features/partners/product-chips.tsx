import { useSearchParams } from 'react-router-dom';
import { itemCategories } from '#contract/rules/item-attributes.ts';
import { Chip } from '#ui/chip.tsx';
import styles from './partner-feeds-screen.module.css';
import { askedBy, soldGroups } from './products-asked.ts';

/** What of the products is shown, and in which order: one row of chips, all in the address. */
export function ProductChips({
  feeds,
}: {
  feeds: { feed: string; name: string; count: number }[];
}) {
  const [search, setSearch] = useSearchParams();
  const asked = askedBy(search);
  const count = feeds.reduce((sum, feed) => sum + feed.count, 0);
  const choose = (name: string, value: string | null) => {
    const changed = new URLSearchParams(search);
    if (value === null) changed.delete(name);
    else changed.set(name, value);
    setSearch(changed, { replace: true });
  };
  const showAll = () => {
    const kept = search.get('search');
    setSearch(kept ? { search: kept } : {}, { replace: true });
  };
  const isByFit = asked.order === 'goes-with-mine';
  return (
    <fieldset className={styles.chips}>
      <legend className="visually-hidden">What is shown</legend>
      <Chip chosen={!asked.feed && !asked.group && !isByFit} onClick={showAll}>
        All {count}
      </Chip>
      <Chip chosen={isByFit} onClick={() => choose('order', isByFit ? null : 'goes-with-mine')}>
        Goes with mine
      </Chip>
      {feeds.length > 1 &&
        feeds.map(({ feed, name }) => (
          <Chip
            key={feed}
            chosen={asked.feed === feed}
            onClick={() => choose('shop', asked.feed === feed ? null : feed)}
          >
            {name}
          </Chip>
        ))}
      {soldGroups.map((group) => (
        <Chip
          key={group}
          chosen={asked.group === group}
          onClick={() => choose('group', asked.group === group ? null : group)}
        >
          {itemCategories[group].label}
        </Chip>
      ))}
    </fieldset>
  );
}
