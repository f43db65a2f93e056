import { ItemPicture } from '#components/item-picture.tsx';
import { describeItem } from '#components/item-tile.tsx';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import { shortMoneyWords } from '#lib/money.ts';
import { paths } from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import { WovenLabel } from '#ui/woven-label.tsx';
import styles from './listing-card.module.css';
import { stateWords } from './resale-words.ts';

/** A day as the reader's clock has it: `Nov 20`. */
const dayOf = (moment: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' }).format(new Date(moment));

type Listing = OperationOutput<'getResaleListings'>['listings'][number];

/** A listing among the others: its piece, what it is offered for or brought, and its state. */
export function ListingCard({ listing }: { listing: Listing }) {
  const { item, title, state, price, amount, listedDate, endDate } = listing;
  const sum = state === 'sold' ? amount : price;
  const day = endDate ?? listedDate;
  return (
    <Link className={styles.card} to={paths.resellItem(item.itemId)}>
      <span className={styles.picture}>
        <ItemPicture image={item.image} alt={describeItem(item)} sizes="72px" inset="small" />
      </span>
      <span className={styles.words}>
        <b dir="auto">{title}</b>
        <span className={styles.sum}>{sum ? shortMoneyWords(sum) : 'No price yet'}</span>
        <span className={styles.state}>
          <WovenLabel tone={state === 'listed' ? 'thread' : 'ink'}>{stateWords[state]}</WovenLabel>
          {day && <small>{dayOf(day)}</small>}
        </span>
      </span>
    </Link>
  );
}
