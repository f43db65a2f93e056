import { useState } from 'react';
import { paths } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import styles from './item-facts.module.css';

/** Days that are shown at first. */
const few = 6;
const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** The days that a piece was worn, each of which leads to the calendar, where a wrong one is taken back. */
export function ItemWears({ days }: { days: readonly string[] }) {
  const [isWhole, setWhole] = useState(false);
  if (days.length === 0) return null;
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
    </section>
  );
}
