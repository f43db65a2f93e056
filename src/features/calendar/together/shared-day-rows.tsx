import { ChevronRight, Users } from 'lucide-react';
import { withWords } from '#components/together/together-words.ts';
import type { SharedDay } from '#contract/schemas/shared-day.ts';
import { paths } from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import styles from './shared-day-rows.module.css';

/** Shared days, each the way to what everybody wears. */
export function SharedDayRows({ sharedDays }: { sharedDays: readonly SharedDay[] }) {
  if (sharedDays.length === 0) return null;
  return (
    <ul className={styles.rows}>
      {sharedDays.map((sharedDay) => (
        <li key={sharedDay.sharedDayId}>
          <Link
            to={paths.together(sharedDay.host.userId, sharedDay.sharedDayId)}
            className={styles.row}
          >
            <Users aria-hidden="true" />
            <span dir="auto">
              <strong>{sharedDay.title}</strong> · {withWords(sharedDay)}
            </span>
            <ChevronRight aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
