import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { ItemPicture } from '#components/item-picture.tsx';
import { describeItem } from '#components/item-tile.tsx';
import type { Comparison } from '#contract/schemas/partner-products.ts';
import { shortMoneyWords } from '#lib/money.ts';
import { paths } from '#lib/paths.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Link } from '#ui/link.tsx';
import type { Asked } from './asked-thing.ts';
import { GoesWithSheet } from './goes-with-sheet.tsx';
import styles from './own-this.module.css';
import { piecesWords, timesWords, yearsWords } from './own-this-words.ts';
import { SewnShare } from './sewn-share.tsx';

/** How many stitches the way to a price is. */
const wayStitches = 40;

/** How many of one's pieces it goes with, and some of them, each of which leads to itself. */
export function GoesWithCard({
  owner,
  asked,
  goesWith: { count, items },
}: {
  owner: string;
  asked: Asked;
  goesWith: Comparison['goesWith'];
}) {
  const [isOpen, setOpen] = useState(false);
  const more = count - items.length;
  return (
    <section className={styles.card} aria-labelledby="own-this-goes-with">
      <div className={styles.cardHead}>
        <h2 id="own-this-goes-with" className={styles.cardTitle}>
          {count === 0 ? 'Goes with none of your pieces' : `Goes with ${count} of your pieces`}
        </h2>
        {count > 0 && (
          <IconButton
            label="See what it goes with"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            <ChevronRight aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {count === 0 ? (
        <p className={styles.note}>None that you have is worn with it in a color that suits it.</p>
      ) : (
        <ul className={styles.pieces}>
          {items.map((card) => (
            <li key={card.itemId}>
              <Link to={paths.item(card.itemId)} className={styles.piece}>
                <ItemPicture
                  image={card.image}
                  alt={describeItem(card)}
                  sizes="64px"
                  inset="small"
                />
              </Link>
            </li>
          ))}
          {more > 0 && <li className={styles.more}>+{more}</li>}
        </ul>
      )}
      {isOpen && <GoesWithSheet owner={owner} asked={asked} onClose={() => setOpen(false)} />}
    </section>
  );
}

/** After how many wears it has cost what a wear of one's others does; or why nobody can tell. */
export function WorthCard({ comparison: { worth, noWorth, worthOf } }: { comparison: Comparison }) {
  const pieces = piecesWords(worthOf);
  if (!worth) {
    return (
      <section className={styles.card} aria-labelledby="own-this-worth">
        <h2 id="own-this-worth" className={styles.cardTitle}>
          Wears to be worth it
        </h2>
        <p className={styles.note}>
          {noWorth === 'no-price'
            ? 'No price is known, so there is nothing to share out over wears.'
            : `Among your ${pieces} fewer than three have a price in this currency and were worn, so there is nothing to go by yet.`}
        </p>
      </section>
    );
  }
  const { wears, costPerWearCents, currency, wearsAYear } = worth;
  const cost = shortMoneyWords({ cents: costPerWearCents, currency });
  return (
    <section className={styles.card} aria-labelledby="own-this-worth">
      <h2 id="own-this-worth" className={styles.cardTitle}>
        {wears === 1 ? '1 wear' : `${wears} wears`} to be worth it
      </h2>
      <SewnShare
        sewn={Math.min(wayStitches, Math.round((wayStitches * wearsAYear) / wears))}
        of={wayStitches}
      />
      <p className={styles.note}>
        At {cost} a wear, like your other {pieces}.{' '}
        {wearsAYear > 0
          ? `You wear each about ${timesWords(wearsAYear)} a year, so that is ${yearsWords(wears, wearsAYear)}.`
          : 'You hardly wore those in the last year.'}
      </p>
    </section>
  );
}
