import { ChevronDown } from 'lucide-react';
import { type ItemCondition, itemConditions } from '#contract/rules/item-attributes.ts';
import {
  type BrandTier,
  brandTierKeys,
  brandTiers,
  type ResaleFactor,
  type ResaleValue,
} from '#contract/rules/resale-value.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import { shortMoneyWords } from '#lib/money.ts';
import { classes } from '#ui/classes.ts';
import card from './card.module.css';
import { factorWords } from './resale-words.ts';
import type { ListingWork } from './use-listing-work.ts';
import styles from './why-card.module.css';

/** What the range comes from, in the order of the method (docs/resale.md); tier and condition are chosen here. */
export function WhyCard({
  item,
  value,
  secondhand,
  work,
  onMethod,
}: {
  item: ItemCard;
  value: ResaleValue;
  secondhand: boolean;
  work: ListingWork;
  onMethod(): void;
}) {
  const { paidCents: cents, currency, factors } = value;
  const facts = { category: item.category, condition: work.values.condition };
  return (
    <section className={card.card} aria-labelledby="resale-why">
      <div className={styles.head}>
        <h2 id="resale-why" className={card.title}>
          Why this range
        </h2>
        <button type="button" className={card.link} onClick={onMethod}>
          How it works
        </button>
      </div>
      <dl className={styles.rows}>
        <div>
          <dt>{secondhand ? 'Paid' : 'Paid new'}</dt>
          <dd className={styles.words} dir="auto">
            {item.brand ?? (secondhand ? 'Second-hand' : '')}
          </dd>
          <dd className={styles.sum}>{shortMoneyWords({ cents, currency })}</dd>
        </div>
        {factors.map((factor) => {
          const { name, words } = factorWords(factor, value, facts);
          return (
            <div key={factor.kind}>
              <dt>{name}</dt>
              <dd className={styles.words}>
                <Words factor={factor} words={words} value={value} work={work} />
              </dd>
              <dd className={styles.sum}>
                <span aria-hidden="true">× </span>
                <span className="visually-hidden">times </span>
                {factor.times.toFixed(2)}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

/** What a factor comes from; a choice where its owner knows better than the record. */
function Words({
  factor,
  words,
  value,
  work,
}: {
  factor: ResaleFactor;
  words: string;
  value: ResaleValue;
  work: ListingWork;
}) {
  const { values, change } = work;
  if (factor.kind === 'brand') {
    return (
      <Choice
        label="Brand"
        words={words}
        value={value.tierFrom === 'owner' ? value.tier : ''}
        options={[
          { value: '', label: 'As Hem finds it' },
          ...brandTierKeys.map((tier) => ({ value: tier, label: brandTiers[tier].label })),
        ]}
        onChange={(tier) => change({ brandTier: (tier || null) as BrandTier | null })}
      />
    );
  }
  if (factor.kind === 'condition') {
    return (
      <Choice
        label="Condition"
        words={words}
        value={values.condition}
        options={itemConditions.map((one) => ({ value: one, label: one }))}
        onChange={(condition) => change({ condition: condition as ItemCondition })}
      />
    );
  }
  return words;
}

function Choice({
  label,
  words,
  value,
  options,
  onChange,
}: {
  label: string;
  words: string;
  value: string;
  options: { value: string; label: string }[];
  onChange(value: string): void;
}) {
  return (
    <span className={classes(styles.choice)}>
      <span aria-hidden="true">{words}</span>
      <ChevronDown aria-hidden="true" />
      <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    </span>
  );
}
