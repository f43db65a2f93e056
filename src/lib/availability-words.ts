import type { GoneWay } from '#contract/rules/availability.ts';
import type { Money } from '#contract/rules/cost-per-wear.ts';
import type { ItemAvailability } from '#contract/rules/item-attributes.ts';
import { shortDay, todayIs } from './calendar-weeks.ts';
import { isolated } from './isolated.ts';
import { moneyWords } from './money.ts';
import { timesWords } from './times-words.ts';

/** An item's availability in words. */
export const availabilityWords: Record<ItemAvailability, string> = {
  ready: 'Ready',
  worn: 'Worn',
  'in-the-wash': 'In the wash',
  'at-the-studio': 'At the studio',
  lent: 'Lent',
  packed: 'Packed',
  'in-storage': 'In storage',
  'for-sale': 'For sale',
  gone: 'Gone',
};

/** How a piece is gone, in words. */
export const goneWords: Record<GoneWay, string> = {
  sold: 'Sold',
  donated: 'Donated',
  discarded: 'Discarded',
};

/** How often something was worn since the wash: `Worn twice since the wash`. */
export function sinceWashWords(wears: number): string {
  if (wears === 0) return 'Not worn since the wash';
  return `Worn ${timesWords(wears)} since the wash`;
}

/** What is known of where a piece is. */
interface Facts {
  lentTo?: string | null | undefined;
  lentUntil?: string | null | undefined;
  goneWay?: GoneWay | null | undefined;
  amount?: Money | null | undefined;
}

/** A day as near ones are said, `Dec 3`, and with its year where that is another. */
export const nearDay = (day: string): string =>
  day.slice(0, 4) === todayIs().slice(0, 4)
    ? shortDay(day)
    : `${shortDay(day)}, ${day.slice(0, 4)}`;

/** Where a piece is, with who has it until when, or how it is gone: `Lent to Anna until Dec 3`. */
export function whereWords(availability: ItemAvailability, facts: Facts | null): string {
  const { lentTo, lentUntil, goneWay, amount } = facts ?? {};
  if (availability === 'gone' && goneWay) {
    return amount ? `${goneWords[goneWay]} for ${moneyWords(amount)}` : goneWords[goneWay];
  }
  if (availability !== 'lent') return availabilityWords[availability];
  const isLate = lentUntil && lentUntil < todayIs();
  return [
    availabilityWords.lent,
    lentTo && `to ${isolated(lentTo)}`,
    lentUntil && (isLate ? `, due back ${nearDay(lentUntil)}` : `until ${nearDay(lentUntil)}`),
  ]
    .filter(Boolean)
    .join(' ')
    .replace(' ,', ',');
}
