import { useState } from 'react';
import type { ItemDetails } from '#contract/schemas/item.ts';
import { paths } from '#lib/paths.ts';
import { useScope } from '#lib/scope.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { AddWornDay } from './add-worn-day.tsx';
import styles from './item-facts.module.css';

/** Days that are shown at first. */
const few = 6;
const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/**
 * The days that a piece was worn, each of which leads to the calendar, where a wrong one is taken back; its owner adds a
 * day that is missing.
 */
export function ItemWears({ item }: { item: ItemDetails }) {
  const { ownerId: owner, itemId, wornDays: days } = item;
  const { mayChange } = useScope();
  const [isWhole, setWhole] = useState(false);
  const [isAdding, setAdding] = useState(false);
  if (days.length === 0 && !mayChange) return null;
  return (
    <section className={styles.section}>
      <h2>Worn on</h2>
      <ul className={styles.links}>
        {(isWhole ? days : days.slice(0, few)).map((day) => (
          <li key={day}>
            <Link to={paths.calendar('outfits', day)}>{dates.format(new Date(day))}</Link>
          </li>
        ))}
      </ul>
      {!isWhole && days.length > few && (
        <Button kind="quiet" size="small" onClick={() => setWhole(true)}>
          {`Show all ${days.length} days`}
        </Button>
      )}
      {mayChange &&
        (isAdding ? (
          <AddWornDay owner={owner} itemId={itemId} onDone={() => setAdding(false)} />
        ) : (
          <Button kind="quiet" size="small" onClick={() => setAdding(true)}>
            Add a day
          </Button>
        ))}
    </section>
  );
}
