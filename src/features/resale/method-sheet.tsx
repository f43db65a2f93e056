import { categoryGroups, itemCategories } from '#contract/rules/item-attributes.ts';
import {
  brandTierKeys,
  brandTiers,
  conditionValues,
  groupValues,
  rangeShare,
  wornOut,
  yearValue,
} from '#contract/rules/resale-value.ts';
import { Sheet } from '#ui/sheet.tsx';
import styles from './method-sheet.module.css';

/** How the range comes about, with its numbers (docs/resale.md). */
export function MethodSheet({ onClose }: { onClose(): void }) {
  const percent = (share: number) => `${Math.round(share * 100)}%`;
  return (
    <Sheet title="How it works" onClose={onClose} isRoute>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled with keys */}
      <section className={styles.method} aria-label="How it works" tabIndex={0}>
        <p>
          What is most likely is what you paid, times four factors. The range is{' '}
          {percent(rangeShare)} below and above it. It is a rule of thumb from what you know of the
          piece: no market is asked, and it is no offer.
        </p>
        <h3>Category</h3>
        <p>
          What its kind usually keeps; some kinds have a number of their own. What was bought
          second-hand has lost its first part already, so it loses less.
        </p>
        <Numbers
          rows={categoryGroups.map((group) => [
            itemCategories[group].label,
            groupValues[group].times,
          ])}
        />
        <h3>Brand</h3>
        <p>
          Its tier: by a list of brands, else by what you paid beside what its kind usually costs.
          Choose another where you know better.
        </p>
        <Numbers
          rows={brandTierKeys.map((tier) => [brandTiers[tier].label, brandTiers[tier].times])}
        />
        <h3>Age</h3>
        <p>
          {yearValue.times} for each year, {yearValue.least} at least; and up to {percent(wornOut)}{' '}
          less for what was worn as often as its kind lasts.
        </p>
        <h3>Condition</h3>
        <Numbers rows={Object.entries(conditionValues)} />
      </section>
    </Sheet>
  );
}

const Numbers = ({ rows }: { rows: (readonly [string, number])[] }) => (
  <dl>
    {rows.map(([name, times]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>× {times.toFixed(2)}</dd>
      </div>
    ))}
  </dl>
);
