import { colorFamilyKeys } from '#contract/rules/color-families.ts';
import { storeCurrency } from '#contract/rules/currencies.ts';
import {
  categoryGroups,
  itemConditions,
  itemOccasions,
  itemSeasons,
} from '#contract/rules/item-attributes.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import type { WardrobeStatistics } from '#contract/schemas/statistics.ts';
import type { Database } from '#server/database/database.ts';
import {
  availabilityChanges,
  items,
  outfits,
  planItems,
  plans,
  serviceOrderLines,
  users,
  wardrobeItems,
  wardrobeOutfits,
} from '#server/database/schema.ts';

/** An answer with the ids of pieces in place of their cards. */
export type WithIds<Answer> = Answer extends ItemCard
  ? string
  : Answer extends object
    ? { [Key in keyof Answer]: WithIds<Answer[Key]> }
    : Answer;

/** Puts the ids of pieces in place of their cards. */
export function withIds<Answer>(answer: Answer): WithIds<Answer> {
  const replaced = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replaced);
    if (typeof value !== 'object' || value === null) return value;
    if ('itemId' in value) return value.itemId;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replaced(one)]));
  };
  return replaced(answer) as WithIds<Answer>;
}

/** Computes the statistics of a wardrobe one piece at a time, from all rows that there are ([Note: Statistics]). */
export async function plainStatistics(
  database: Database,
  { owner, wardrobeId, today }: { owner: string; wardrobeId?: string; today: string },
): Promise<WithIds<WardrobeStatistics>> {
  const hanging = await database.select().from(wardrobeItems);
  const hangingOutfits = await database.select().from(wardrobeOutfits);
  const named = await database.select().from(planItems);
  const planned = await database.select().from(plans);
  const lines = await database.select().from(serviceOrderLines);
  const changes = await database.select().from(availabilityChanges);
  const people = await database.select().from(users);
  const { currency } = people.find(({ id }) => id === owner)!;
  const isHere = (row: { wardrobeId: number }) =>
    wardrobeId === undefined || String(row.wardrobeId) === wardrobeId;
  const isOwn = (row: { ownerId: string; deletedAt: Date | null }) =>
    row.ownerId === owner && row.deletedAt === null;
  const outfitCount = (await database.select().from(outfits))
    .filter(isOwn)
    .filter(
      ({ id }) => !wardrobeId || hangingOutfits.some((row) => row.outfitId === id && isHere(row)),
    ).length;

  const pieces = (await database.select().from(items))
    .filter(isOwn)
    .filter(({ id }) => !wardrobeId || hanging.some((row) => row.itemId === id && isHere(row)))
    .map((item) => {
      const days = named
        .filter(({ itemId }) => itemId === item.id)
        .map(({ planId }) => planned.find(({ id }) => id === planId)!)
        .filter((plan) => plan.isWorn && plan.deletedAt === null)
        .map(({ day }) => (day < today ? day : today))
        .sort();
      const ordered = lines.filter(({ itemId }) => itemId === item.id);
      let serviceCents = 0;
      for (const line of ordered) {
        serviceCents += line.priceCents * line.quantity - line.discountCents - line.refundedCents;
        if (line.quotePaidAt) serviceCents += line.quoteCents ?? 0;
      }
      const id = String(item.id);
      const isForeign = item.purchasePriceCents !== null && item.purchaseCurrency !== currency;
      const price = isForeign ? null : item.purchasePriceCents;
      const told = changes
        .filter(({ itemId, before, after, wearsSet }) => {
          const saysWhere = before !== after || wearsSet === null;
          return itemId === item.id && saysWhere;
        })
        .sort((one, other) => one.id - other.id);
      const paid = told.filter(({ amountCents }) => amountCents !== null);
      const isOwnMoney = ({ amountCurrency }: (typeof told)[number]) => amountCurrency === currency;
      const allCleanings = paid.filter(({ after }) => after === 'ready');
      const isGone = item.availability === 'gone';
      const allSales = paid.filter((one) => isGone && one === told.at(-1) && one.after === 'gone');
      const [cleanings, sales] = [allCleanings.filter(isOwnMoney), allSales.filter(isOwnMoney)];
      const elsewhere = [
        ...allCleanings.map((one) => ({ kind: 'cleaning' as const, one })),
        ...allSales.map((one) => ({ kind: 'sold' as const, one })),
      ].filter(({ one }) => !isOwnMoney(one));
      return {
        ...{ ...item, key: item.id, id, days, price, ordered, serviceCents },
        ...{ isForeign, cleanings, sales, elsewhere },
      };
    });
  type Piece = (typeof pieces)[number];
  const have = pieces.filter(({ availability }) => availability !== 'gone');
  const sum = (some: readonly Piece[], of: (piece: Piece) => number | null) =>
    some.reduce((total, piece) => total + (of(piece) ?? 0), 0);
  const countBy = (some: readonly Piece[], is: (piece: Piece) => unknown) => some.filter(is).length;

  /** Pairs of a value and its count, the most first, then as the values stand. */
  function tally<Value>(of: (piece: Piece) => readonly Value[], order: readonly Value[]) {
    return order
      .map((value) => [value, countBy(have, (piece) => of(piece).includes(value))] as const)
      .filter(([, count]) => count > 0)
      .sort((one, other) => other[1] - one[1]);
  }
  const words = (of: (piece: Piece) => string | null) => {
    const order = [...new Set(have.flatMap((piece) => of(piece) || []))].sort();
    return tally((piece) => [of(piece) || ''], order);
  };
  const brands = words(({ brand }) => brand);
  const sizes = words(({ size }) => size);

  const amountOf = (some: typeof changes) =>
    some.reduce((total, { amountCents }) => total + amountCents!, 0);
  const rated = pieces
    .filter(({ price, days }) => price !== null && days.length > 0)
    .map(({ key, id, price, serviceCents, cleanings, sales, days }) => {
      const services = currency === storeCurrency ? serviceCents : 0;
      const cents = price! + services + amountOf(cleanings) - amountOf(sales);
      const wears = days.length;
      return { key, cost: { item: id, centsPerWear: rounded(cents / wears), cents, wears } };
    })
    .sort(
      (one, other) =>
        one.cost.centsPerWear - other.cost.centsPerWear ||
        other.cost.wears - one.cost.wears ||
        one.key - other.key,
    )
    .map(({ cost }) => cost);
  const bestCount = Math.min(6, Math.ceil(rated.length / 2));
  const worstCount = Math.min(6, Math.floor(rated.length / 2));

  const worn = pieces
    .filter(({ days }) => days.length > 0)
    .sort(
      (one, other) =>
        other.days.length - one.days.length ||
        other.days.at(-1)!.localeCompare(one.days.at(-1)!) ||
        one.key - other.key,
    );
  const asWorn = ({ id, days }: Piece) => ({
    item: id,
    wears: days.length,
    lastWornDay: days.at(-1)!,
  });
  const most = worn.slice(0, Math.min(6, Math.ceil(worn.length / 2)));
  const least = worn.slice(most.length).filter((piece) => have.includes(piece));
  const never = have
    .filter(({ days }) => days.length === 0)
    .sort((one, other) => (other.price ?? -1) - (one.price ?? -1) || one.key - other.key);

  const days = pieces.flatMap((piece) => piece.days);
  const wearsIn = (period: string) => days.filter((day) => day.startsWith(period)).length;
  const [year = 0, month = 0] = today.split('-').map(Number);
  const years = (first: number, last: number) => {
    const list: number[] = [];
    for (let one = first; one <= last; one += 1) list.push(one);
    return list;
  };
  const isWithin = (day: string | undefined, count: number) =>
    day !== undefined && (Date.parse(today) - Date.parse(day)) / 86_400_000 < count;

  const priced = pieces.filter(({ price }) => price !== null);
  const dated = priced.filter(({ purchaseDate }) => purchaseDate !== null);
  const undated = priced.filter(({ purchaseDate }) => purchaseDate === null);
  const boughtIn = (one: number) =>
    dated.filter(({ purchaseDate }) => purchaseDate!.startsWith(String(one)));
  const boughtYears = dated.map(({ purchaseDate }) => Number(purchaseDate!.slice(0, 4)));
  const served = pieces.filter(({ ordered }) => ordered.length > 0);

  const cleanings = pieces.flatMap((piece) => piece.cleanings);
  const sales = pieces.flatMap((piece) => piece.sales);
  const foreigners = have.filter(({ isForeign }) => isForeign);
  const foreign = [...new Set(foreigners.map(({ purchaseCurrency }) => purchaseCurrency))]
    .sort()
    .map((one) => {
      const those = foreigners.filter(({ purchaseCurrency }) => purchaseCurrency === one);
      const cents = sum(those, ({ purchasePriceCents }) => purchasePriceCents);
      return { currency: one, cents, items: those.length };
    })
    .sort((one, other) => other.items - one.items);

  return {
    currency,
    counts: {
      items: have.length,
      goneItems: pieces.length - have.length,
      outfits: outfitCount,
      wears: days.length,
      wearsThisYear: wearsIn(today.slice(0, 4)),
    },
    value: {
      cents: sum(have, ({ price }) => price),
      pricedItems: countBy(have, ({ price }) => price !== null),
      unpricedItems: countBy(have, ({ purchasePriceCents }) => purchasePriceCents === null),
      foreign,
    },
    costPerWear: {
      best: rated.slice(0, bestCount),
      worst: rated.slice(rated.length - worstCount).reverse(),
      unpricedItems: countBy(pieces, ({ purchasePriceCents }) => purchasePriceCents === null),
      foreignItems: countBy(pieces, ({ isForeign }) => isForeign),
      unwornItems: countBy(priced, (piece) => piece.days.length === 0),
    },
    worn: {
      most: most.map(asWorn),
      least: least.reverse().slice(0, 6).map(asWorn),
      never: never.slice(0, 6).map(({ id }) => id),
      neverItems: never.length,
      neverWithTags: countBy(never, ({ condition }) => condition === 'New with Tags'),
      neverCents: sum(never, ({ price }) => price),
    },
    months: Array.from({ length: 12 }, (_, index) => {
      const one = new Date(Date.UTC(year, month - 12 + index, 1)).toISOString().slice(0, 7);
      return { month: one, wears: wearsIn(one) };
    }),
    years:
      days.length === 0
        ? []
        : years(Math.min(...days.map((day) => Number(day.slice(0, 4)))), year).map((one) => ({
            year: one,
            wears: wearsIn(String(one)),
          })),
    colors: tally<string | null>(({ mainColor }) => [mainColor], [...colorFamilyKeys, null]).map(
      ([color, count]) => ({ color: color as never, items: count }),
    ),
    categories: tally<string | null>(
      ({ categoryGroup }) => [categoryGroup],
      [...categoryGroups, null],
    ).map(([group, count]) => ({ group, items: count })),
    brands: brands.slice(0, 100).map(([brand, count]) => ({ brand, items: count })),
    brandCount: brands.length,
    unbrandedItems: countBy(have, ({ brand }) => !brand),
    seasons: itemSeasons.map((season) => ({
      season,
      items: countBy(have, ({ seasons }) => seasons.includes(season)),
    })),
    unseasonedItems: countBy(have, ({ seasons }) => seasons.length === 0),
    occasions: tally<string>(({ occasions }) => occasions, itemOccasions).map(
      ([occasion, count]) => ({ occasion: occasion as never, items: count }),
    ),
    unsuitedItems: countBy(have, ({ occasions }) => occasions.length === 0),
    conditions: tally<string>(({ condition }) => [condition], itemConditions).map(
      ([condition, count]) => ({ condition: condition as never, items: count }),
    ),
    sizes: sizes.slice(0, 100).map(([size, count]) => ({ size, items: count })),
    sizeCount: sizes.length,
    unsizedItems: countBy(have, ({ size }) => !size),
    secondhand: { items: countBy(have, ({ secondhand }) => secondhand), of: have.length },
    services: {
      orders: new Set(served.flatMap(({ ordered }) => ordered.map(({ orderId }) => orderId))).size,
      pieces: served.length,
      cents: sum(pieces, ({ serviceCents }) => serviceCents),
    },
    cleaning: { washes: cleanings.length, cents: amountOf(cleanings) },
    sold: { items: sales.length, cents: amountOf(sales) },
    foreignAmounts: (['cleaning', 'sold'] as const).flatMap((kind) => {
      const some = pieces
        .flatMap(({ elsewhere }) => elsewhere)
        .filter((one) => one.kind === kind)
        .map(({ one }) => one);
      const currencies = [...new Set(some.map(({ amountCurrency }) => amountCurrency!))].sort();
      return currencies.map((currency) => {
        const of = some.filter(({ amountCurrency }) => amountCurrency === currency);
        return { kind, currency, cents: amountOf(of), times: of.length };
      });
    }),
    spending: years(Math.min(...boughtYears), Math.max(...boughtYears)).map((one) => ({
      year: one,
      cents: sum(boughtIn(one), ({ price }) => price),
      items: boughtIn(one).length,
      colors: boughtIn(one)
        .sort((a, b) => b.price! - a.price! || a.key - b.key)
        .slice(0, 12)
        .map(({ mainColor }) => mainColor as never),
    })),
    undatedCents: sum(undated, ({ price }) => price),
    undatedItems: undated.length,
    wornShares: ([30, 90, 365] as const).map((count) => ({
      days: count,
      worn: countBy(have, (piece) => isWithin(piece.days.at(-1), count)),
      of: have.length,
    })),
  };
}

/** Rounded as the database does: away from 0, also below it. */
const rounded = (value: number): number => Math.sign(value) * Math.round(Math.abs(value));
