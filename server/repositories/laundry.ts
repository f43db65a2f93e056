import { and, count, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { categoryLeaves } from '#contract/rules/item-attributes.ts';
import { isDue, type OwnWashIntervals, washAfter } from '#contract/rules/wash-intervals.ts';
import type { WashCategory } from '#contract/schemas/laundry.ts';
import type { OperationInput, OperationOutput } from '#contract/schemas/operation-schemas.ts';
import type { Database } from '../database/database.ts';
import { availabilityChanges, items, washIntervals } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { Signer } from '../foundation/signer.ts';
import { cleaningPrice, readCleaningPrices } from './cleaning-prices.ts';
import { readItemCards } from './item-cards.ts';
import { itemNoun } from './item-noun.ts';
import { present } from './noun.ts';
import { nameColumns, pieceName } from './piece-name.ts';
import type { FullScope } from './scope.ts';

/** Most pieces of each list that are told. */
const mostPieces = 500;

/** Most categories of which one member sets the interval: own words come and go. */
const mostIntervals = 500;

/** The wash intervals that the owner has set. */
export async function readWashIntervals(
  scope: FullScope,
  database: Database,
): Promise<OwnWashIntervals> {
  const rows = await database
    .select()
    .from(washIntervals)
    .where(eq(washIntervals.ownerId, scope.subject));
  return Object.fromEntries(rows.map(({ category, wears }) => [category, wears]));
}

/** Says after how many wears the owner's pieces of a category are due. Throws `too-many`. The account is locked. */
export async function setWashInterval(
  scope: FullScope,
  database: Database,
  { category, wears }: Omit<OperationInput<'setWashInterval'>, 'owner'>,
): Promise<void> {
  const mine = eq(washIntervals.ownerId, scope.subject);
  const [have] = await database
    .select({
      rows: count(),
      isThere: sql<boolean>`coalesce(bool_or(category = ${category}), false)`,
    })
    .from(washIntervals)
    .where(mine);
  if (!have!.isThere && have!.rows >= mostIntervals) {
    throw new Refusal('too-many', `at most ${mostIntervals} wash intervals`);
  }
  await database
    .insert(washIntervals)
    .values({ ownerId: scope.subject, category, wears })
    .onConflictDoUpdate({
      target: [washIntervals.ownerId, washIntervals.category],
      set: { wears },
    });
}

/** Reads what the owner has in the wash, what is due for it, and when pieces of each category are. */
export async function readLaundry(
  scope: FullScope,
  database: Database,
  signer: Signer,
): Promise<OperationOutput<'getLaundry'>> {
  const own = await readWashIntervals(scope, database);
  const prices = await readCleaningPrices(scope, database);
  const mine = and(present(itemNoun, scope), itemNoun.listed);
  const worn = await database
    .select({ id: items.id, wears: items.wearsSinceWash, ...nameColumns })
    .from(items)
    .where(and(mine, eq(items.availability, 'worn')))
    .orderBy(desc(items.wearsSinceWash), desc(items.id));
  const numbers = await database
    .select({ category: items.category, pieces: count() })
    .from(items)
    .where(and(mine, isNotNull(items.category)))
    .groupBy(items.category);
  const inWash = await readInWash(scope, database);
  const afterOf = ({ category }: (typeof worn)[number]) => washAfter(category, own);
  const due = worn.filter((one) => isDue(one.wears, afterOf(one))).slice(0, mostPieces);
  const shown = [...inWash, ...due].map(({ id }) => id);
  const cards = await readItemCards(scope, database, inArray(items.id, shown), signer);
  return {
    basket: inWash.flatMap(({ id, wears, since }) => {
      const item = cards.get(id);
      return item ? [{ item, wears, since: since.toISOString() }] : [];
    }),
    due: due.flatMap((one) => {
      const item = cards.get(one.id);
      return item ? [{ item, wears: one.wears, after: afterOf(one)! }] : [];
    }),
    categories: numbers
      .map(({ category, pieces }) => {
        const of = worn.filter((one) => one.category === category);
        const cleaning = cleaningPrice(category!, prices);
        return { ...washCategory(category!, pieces, of, washAfter(category, own)), cleaning };
      })
      .toSorted(byTree),
  };
}

/** Tells of a category: which of its worn pieces are due, and which is next. */
function washCategory(
  category: string,
  pieces: number,
  worn: readonly (Parameters<typeof pieceName>[0] & { id: number; wears: number })[],
  after: number | null,
): Omit<WashCategory, 'cleaning'> {
  // The most worn are first.
  const next = after === null ? undefined : worn.find(({ wears }) => wears < after);
  return {
    category,
    after,
    pieces,
    due: worn.filter(({ wears }) => isDue(wears, after)).length,
    next: next
      ? { itemId: String(next.id), name: pieceName(next), left: after! - next.wears }
      : null,
  };
}

const treeOrder = new Map([...categoryLeaves.keys()].map((leaf, at) => [leaf, at]));

/** In the order of the category tree; own words come last, by the alphabet. */
function byTree(one: WashCategory, other: WashCategory): number {
  const placeOf = ({ category }: WashCategory) => treeOrder.get(category) ?? treeOrder.size;
  return placeOf(one) - placeOf(other) || one.category.localeCompare(other.category);
}

async function readInWash(scope: FullScope, database: Database) {
  const since = sql<
    Date | string
  >`(select max(change.created_at) from availability_changes as change
    where change.item_id = ${items.id} and change.after = 'in-the-wash'
      and change.before <> change.after)`;
  const rows = await database
    .select({
      id: items.id,
      wears: items.wearsSinceWash,
      since: sql<Date>`coalesce(${since}, ${items.updatedAt})`.mapWith(items.updatedAt),
    })
    .from(items)
    .where(and(present(itemNoun, scope), eq(items.availability, 'in-the-wash')))
    .orderBy(sql`3 desc`, desc(items.id))
    .limit(mostPieces);
  return rows;
}

/** Reads what became clean from the wash, the last first; what was cleaned at once stands together. */
export async function readWashHistory(
  scope: FullScope,
  database: Database,
  signer: Signer,
): Promise<OperationOutput<'getWashHistory'>> {
  const rows = await database
    .select({
      itemId: availabilityChanges.itemId,
      changeId: availabilityChanges.changeId,
      wears: availabilityChanges.wearsBefore,
      since: availabilityChanges.createdAt,
    })
    .from(availabilityChanges)
    .innerJoin(items, eq(items.id, availabilityChanges.itemId))
    .where(
      and(
        present(itemNoun, scope),
        eq(availabilityChanges.before, 'in-the-wash'),
        eq(availabilityChanges.after, 'ready'),
      ),
    )
    .orderBy(desc(availabilityChanges.id))
    .limit(mostPieces);
  const which = inArray(items.id, [...new Set(rows.map(({ itemId }) => itemId))]);
  const cards = await readItemCards(scope, database, which, signer);
  const washes = new Map<string, OperationOutput<'getWashHistory'>['washes'][number]>();
  for (const { itemId, changeId, wears, since } of rows) {
    const item = cards.get(itemId);
    if (!item) continue;
    const key = changeId ?? since.toISOString();
    const wash = washes.get(key) ?? { since: since.toISOString(), pieces: [] };
    wash.pieces.push({ item, wears });
    washes.set(key, wash);
  }
  return { washes: [...washes.values()] };
}
