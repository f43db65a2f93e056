import { count } from 'drizzle-orm';
import { wornShareDays } from '#contract/rules/worn-spans.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import type { WardrobeStatistics } from '#contract/schemas/statistics.ts';
import type { Database } from '../database/database.ts';
import { outfits } from '../database/schema.ts';
import type { Signer } from '../foundation/signer.ts';
import { readOwnCurrency } from './currency.ts';
import { itemNoun } from './item-noun.ts';
import { present } from './noun.ts';
import { listed } from './noun-navigation.ts';
import { outfitNoun } from './outfit-noun.ts';
import type { FullScope } from './scope.ts';
import { readAmountTotals, readServices, readSpending, yearsFrom } from './statistics-money.ts';
import { readTallies } from './statistics-tallies.ts';
import { readTotals } from './statistics-totals.ts';
import { type CountedWears, readCountedWears } from './statistics-wears.ts';

/**
 * What a wardrobe of the owner's, or all that they have, comes to in numbers ([Note: Statistics]). Throws `not-found`.
 */
export async function readStatistics(
  scope: FullScope,
  database: Database,
  { wardrobeId, today }: { wardrobeId?: string | undefined; today: string },
  signer: Signer,
): Promise<WardrobeStatistics> {
  const within = await listed(scope, database, itemNoun, wardrobeId);
  const shown = await listed(scope, database, outfitNoun, wardrobeId);
  const [made] = await database.select({ outfits: count() }).from(outfits).where(shown);
  const currency = await readOwnCurrency(scope, database);
  const { items, goneItems, uncosted, ...totals } = await readTotals(database, within, currency);
  const tallies = await readTallies(database, within);
  const spending = await readSpending(database, within, currency);
  const services = await readServices(scope, database, within);
  const amounts = await readAmountTotals(database, within, currency);
  const counted = await readCountedWears(scope, database, within, { today, currency });
  const ranked = rank(counted);
  const ids = Object.values(ranked).flatMap((list) => list.map(({ id }) => id));
  const cards = await itemNoun.readCards(scope, database, present(itemNoun, scope, ids), signer);
  /** One that was deleted meanwhile is left out. */
  const withCards = <Ranked extends { id: number }>(list: readonly Ranked[]) =>
    list.flatMap(({ id, ...rest }) => {
      const item: ItemCard | undefined = cards.get(id);
      return item ? [{ item, ...rest }] : [];
    });
  const years = wearsByYear(counted.months, today);
  const wears = Object.values(counted.months).reduce((sum, some) => sum + some, 0);
  const { unwornItems, neverItems, neverWithTags, neverCents } = counted;
  return {
    currency,
    counts: {
      items,
      goneItems,
      outfits: made!.outfits,
      wears,
      wearsThisYear: years.at(-1)?.wears ?? 0,
    },
    ...totals,
    ...tallies,
    ...spending,
    services,
    ...amounts,
    costPerWear: {
      best: withCards(ranked.best),
      worst: withCards(ranked.worst),
      ...uncosted,
      unwornItems,
    },
    worn: {
      most: withCards(ranked.most),
      least: withCards(ranked.least),
      never: withCards(ranked.never).map(({ item }) => item),
      neverItems,
      neverWithTags,
      neverCents,
    },
    months: lastMonths(today).map((month) => ({ month, wears: counted.months[month] ?? 0 })),
    years,
    wornShares: wornShareDays.map((days, index) => ({
      days,
      worn: counted.wornLately[index]!,
      of: items,
    })),
  };
}

/** Divides the rankings: no piece is at both ends, and the middle one of a few is at the better end. */
function rank({ byCost, wornItems, mostWorn, leastWorn, never }: CountedWears) {
  const cheaper = Math.ceil(byCost.length / 2);
  const most = mostWorn.slice(0, Math.ceil(wornItems / 2));
  return {
    best: byCost.slice(0, cheaper),
    worst: byCost.slice(cheaper).reverse(),
    most,
    least: leastWorn.filter(({ id }) => !most.some((one) => one.id === id)),
    never: never.map((id) => ({ id })),
  };
}

/** The wears of each year from the first one with any to today's. */
function wearsByYear(
  months: CountedWears['months'],
  today: string,
): { year: number; wears: number }[] {
  const worn = Object.entries(months).map(([month, wears]) => ({ year: yearOf(month), wears }));
  const first = Math.min(...worn.map(({ year }) => year));
  return yearsFrom(first, yearOf(today)).map((year) => ({
    year,
    wears: worn.reduce((sum, one) => (one.year === year ? sum + one.wears : sum), 0),
  }));
}

const yearOf = (day: string): number => Number(day.slice(0, 4));

/** The twelve months that end with a day's, in order. */
function lastMonths(day: string): string[] {
  const last = yearOf(day) * 12 + Number(day.slice(5, 7)) - 1;
  return Array.from({ length: 12 }, (_, index) => {
    const month = last - 11 + index;
    const year = String(Math.floor(month / 12)).padStart(4, '0');
    return `${year}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}
