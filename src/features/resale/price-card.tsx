import { type CSSProperties, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ResaleValue } from '#contract/rules/resale-value.ts';
import { currencySign, shortMoneyWords } from '#lib/money.ts';
import { paths } from '#lib/paths.ts';
import { classes } from '#ui/classes.ts';
import { Fault } from '#ui/field.tsx';
import { Link } from '#ui/link.tsx';
import { parsePrice } from '#ui/price-field.tsx';
import card from './card.module.css';
import styles from './price-card.module.css';
import { PriceScale } from './price-scale.tsx';
import { outsideWords } from './resale-words.ts';
import type { ListingWork } from './use-listing-work.ts';

/** A sum as it is typed: `58`, `58.50`. */
const typed = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);

/** The price, typed or chosen on the scale, and the range beside it, which stands in nobody's way. */
export function PriceCard({
  work,
  currency,
  value,
  isEntitled,
  isAsked,
  hasPrice,
  onCost,
}: {
  work: ListingWork;
  /** The currency of a price that nobody has said yet. */
  currency: string;
  value: ResaleValue | null;
  isEntitled: boolean;
  /** Whether a price has to be said to go on. */
  isAsked: boolean;
  /** Whether it is known what the piece cost. */
  hasPrice: boolean;
  /** Asks what it cost. */
  onCost(): void;
}) {
  const id = useId();
  const { pathname, search } = useLocation();
  const [text, setText] = useState<string | null>(null);
  const { price } = work.values;
  const shown = text ?? (price ? typed(price.cents) : '');
  const of = price?.currency ?? currency;
  const isNonsense = text !== null && parsePrice(text, of) === undefined;
  const fault = isNonsense
    ? 'An amount like 49.90.'
    : (work.faults.price ?? (isAsked ? 'Say a price to list it.' : undefined));
  const range = value && value.currency === of ? value : null;
  const set = (cents: number | null) =>
    work.change({ price: cents === null ? null : { cents, currency: of } });
  const outside = range && price && outsideWords(price.cents, range);
  return (
    <section className={classes(card.card, styles.price)} aria-label="Price">
      <div className={styles.sums}>
        <div className={styles.own}>
          <label htmlFor={id}>Your price</label>
          <span className={styles.typed}>
            <span aria-hidden="true">{currencySign(of)}</span>
            <input
              id={id}
              inputMode="decimal"
              autoComplete="off"
              maxLength={14}
              style={{ '--typed': Math.max(2, shown.length + 0.5) } as CSSProperties}
              value={shown}
              placeholder="0"
              aria-invalid={fault ? true : undefined}
              aria-describedby={fault ? `${id}-fault` : undefined}
              data-unreadable={isNonsense ? '' : undefined}
              onChange={(event) => {
                setText(event.target.value);
                const cents = parsePrice(event.target.value, of);
                if (cents !== undefined) set(cents);
              }}
              onBlur={() => !isNonsense && setText(null)}
            />
          </span>
        </div>
        {range && (
          <p className={styles.range}>
            <span>Sells for</span>
            <b>
              {shortMoneyWords({ cents: range.lowCents, currency: of })} to{' '}
              {shortMoneyWords({ cents: range.highCents, currency: of })}
            </b>
          </p>
        )}
      </div>
      {fault && <Fault id={`${id}-fault`}>{fault}</Fault>}
      {range && (
        <PriceScale
          value={range}
          cents={price?.cents ?? range.likelyCents}
          onChange={(cents) => {
            setText(null);
            set(cents);
          }}
        />
      )}
      {/* Always there, so that it is heard. */}
      <p className={styles.outside} role="status">
        {outside}
      </p>
      {!range && (
        <p className={card.hint}>
          {isEntitled ? (
            hasPrice ? (
              'In another currency than it was bought in there is no range.'
            ) : (
              <button type="button" className={card.link} onClick={onCost}>
                Tell what it cost to see what it would sell for
              </button>
            )
          ) : (
            <Link className={card.link ?? ''} to={circleAndBack(pathname + search)}>
              See what it would sell for, with the Circle
            </Link>
          )}
        </p>
      )}
    </section>
  );
}

/** The Circle's page, from which a purchase leads back to a path. */
const circleAndBack = (path: string) => `${paths.circle()}?returnUrl=${encodeURIComponent(path)}`;
