import type { ReactNode } from 'react';
import { costOfPiece, type FurtherCost, nextCostGoal } from '#contract/rules/cost-per-wear.ts';
import type { ItemDetails } from '#contract/schemas/item.ts';
import { listed } from '#lib/count-words.ts';
import { moneyWords, shortMoneyWords } from '#lib/money.ts';
import styles from './item-facts.module.css';

/** What a piece cost and brought, and what a wear of it costs: names and values, null of what is not known. */
export function costFacts(item: ItemDetails): [string, ReactNode][] {
  const { furtherCosts, purchasePriceCents, purchaseCurrency } = item;
  const hasPrice = purchasePriceCents !== null && purchaseCurrency !== null;
  const price = hasPrice ? { cents: purchasePriceCents, currency: purchaseCurrency } : null;
  const services = sumsOf(furtherCosts, 'services');
  return [
    ['Purchase Price', price && moneyWords(price)],
    ['Services', services && `${services}, discounts taken off`],
    ['Cleaning', sumsOf(furtherCosts, 'cleaning')],
    ['Sold for', sumsOf(furtherCosts, 'sold')],
    ['Cost per wear', price && furtherCosts && costPerWear(item, costOfPiece(price, furtherCosts))],
  ];
}

/** The sums of a kind, by currency; null without any. */
const sumsOf = (costs: ItemDetails['furtherCosts'], kind: FurtherCost['kind']): string | null =>
  listed((costs ?? []).filter((one) => one.kind === kind).map(moneyWords)) || null;

const leftOutWords: Record<FurtherCost['kind'], string> = {
  services: 'for services',
  cleaning: 'for cleaning',
  sold: 'it was sold for',
};

function costPerWear(
  { wearCount, availability }: ItemDetails,
  { cents, currency, leftOut }: ReturnType<typeof costOfPiece>,
): ReactNode {
  const wears = wearCount ?? 0;
  const isGone = availability === 'gone';
  if (wears === 0 && isGone) return null;
  const goal = isGone ? null : nextCostGoal(cents, wears);
  return (
    <>
      {wears === 0 ? 'Not worn yet' : moneyWords({ cents: cents / wears, currency })}
      {goal && (
        <span className={styles.more}>
          {goalWords(goal.moreWears, wears)} {shortMoneyWords({ cents: goal.belowCents, currency })}
        </span>
      )}
      {leftOut.length > 0 && (
        <span className={styles.more}>
          without {listed(leftOut.map((one) => `${moneyWords(one)} ${leftOutWords[one.kind]}`))}
        </span>
      )}
    </>
  );
}

const goalWords = (moreWears: number, wears: number): string => {
  const noun = moreWears === 1 ? 'wear' : 'wears';
  return `${moreWears}${wears > 0 ? ' more' : ''} ${noun} until it costs less than`;
};
