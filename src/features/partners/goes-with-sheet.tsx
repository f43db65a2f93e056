import { useQuery } from '@tanstack/react-query';
import { compareQuery } from '#api/partner-products.ts';
import { ItemPicture } from '#components/item-picture.tsx';
import { describeItem } from '#components/item-tile.tsx';
import { itemName } from '#contract/rules/item-name.ts';
import { mostGoesWith } from '#contract/rules/partner-products.ts';
import { todayIs } from '#lib/calendar-weeks.ts';
import { paths } from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { ErrorCard } from '#ui/state-card.tsx';
import { Waiting } from '#ui/waiting.tsx';
import type { Asked } from './asked-thing.ts';
import styles from './thing-sheets.module.css';

/** The pieces that something goes with, each of which leads to itself. */
export function GoesWithSheet({
  owner,
  asked,
  onClose,
}: {
  owner: string;
  asked: Asked;
  onClose(): void;
}) {
  const { data, isError, refetch } = useQuery(compareQuery(owner, todayIs(), asked, mostGoesWith));
  const rest = data ? data.goesWith.count - data.goesWith.items.length : 0;
  return (
    <Sheet title="Goes with these" onClose={onClose}>
      {data ? (
        <ul className={styles.pieces}>
          {data.goesWith.items.map((item) => (
            <li key={item.itemId}>
              <Link to={paths.item(item.itemId)} className={styles.piece}>
                <span className={styles.picture}>
                  <ItemPicture
                    image={item.image}
                    alt={describeItem(item)}
                    sizes="110px"
                    inset="small"
                  />
                </span>
                {itemName(item)}
              </Link>
            </li>
          ))}
        </ul>
      ) : isError ? (
        <ErrorCard title="Your pieces did not load" onRetry={() => void refetch()} />
      ) : (
        <Waiting label="Loading your pieces">
          <div />
        </Waiting>
      )}
      {rest > 0 && <p className={styles.rest}>And {rest} more.</p>}
    </Sheet>
  );
}
