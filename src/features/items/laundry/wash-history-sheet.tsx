import { useQuery } from '@tanstack/react-query';
import { washHistoryQuery } from '#api/laundry.ts';
import { ItemPicture } from '#components/item-picture.tsx';
import { itemName } from '#contract/rules/item-name.ts';
import { nearDay } from '#lib/availability-words.ts';
import { dayOfMoment } from '#lib/calendar-weeks.ts';
import { paths } from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { EmptyState, ErrorCard } from '#ui/state-card.tsx';
import { Waiting } from '#ui/waiting.tsx';
import styles from './laundry-list.module.css';

/** What became clean, wash by wash, the last first. */
export function WashHistorySheet({ owner, onClose }: { owner: string; onClose(): void }) {
  const { data, isError, refetch } = useQuery(washHistoryQuery(owner));
  return (
    <Sheet title="Wash history" isRoute onClose={onClose}>
      {isError && !data && (
        <ErrorCard title="Your washes did not load" onRetry={() => void refetch()} />
      )}
      {!data && !isError && (
        <Waiting label="Loading your washes">
          <p>Loading your washes…</p>
        </Waiting>
      )}
      {data?.washes.length === 0 && (
        <EmptyState
          title="No wash yet"
          text="What you take out of the basket as clean is told here."
        />
      )}
      {data?.washes.map(({ since, pieces }) => (
        <section key={`${since} ${pieces[0]!.item.itemId}`} className={styles.wash}>
          <h3>
            <time dateTime={since}>{nearDay(dayOfMoment(since))}</time>
            <span>{pieces.length === 1 ? '1 piece' : `${pieces.length} pieces`}</span>
          </h3>
          <ul className={styles.washed}>
            {pieces.map(({ item }) => (
              <li key={item.itemId}>
                <Link to={paths.item(item.itemId)} aria-label={itemName(item)}>
                  <span className={styles.picture}>
                    <ItemPicture image={item.image} alt="" sizes="48px" inset="small" />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Sheet>
  );
}
