import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { asc, eq } from 'drizzle-orm';
import { availabilityOnceWorn, maySetAvailability } from '#contract/rules/availability.ts';
import type { ItemAvailability } from '#contract/rules/item-attributes.ts';
import { availabilityChanges, items, planItems, plans } from '#server/database/schema.ts';
import { plainStatistics, withIds } from '../plain-statistics.ts';
import type { Person, TestServer } from '../test-server.ts';
import type { PlainLife } from './plain-life.ts';

/** What the database says of somebody's pieces. */
export type LifeRows = Awaited<ReturnType<typeof readRows>>;

/** Reads where somebody's pieces are, all changes of that, and what was worn. */
export async function readRows(server: TestServer, owner: string) {
  const { database } = server.app.services.open;
  const { id, availability, wearsSinceWash, deletedAt, ownerId } = items;
  const [pieces, changes, planned, named] = await Promise.all([
    database
      .select({ id, availability, wearsSinceWash, deletedAt })
      .from(items)
      .where(eq(ownerId, owner))
      .orderBy(asc(id)),
    database
      .select({ change: availabilityChanges })
      .from(availabilityChanges)
      .innerJoin(items, eq(id, availabilityChanges.itemId))
      .where(eq(ownerId, owner))
      .orderBy(asc(availabilityChanges.id)),
    database.select().from(plans).where(eq(plans.ownerId, owner)).orderBy(asc(plans.id)),
    database
      .select({ planId: planItems.planId, itemId: planItems.itemId })
      .from(planItems)
      .innerJoin(plans, eq(plans.id, planItems.planId))
      .where(eq(plans.ownerId, owner))
      .orderBy(asc(planItems.planId), asc(planItems.itemId)),
  ]);
  return { items: pieces, changes: changes.map(({ change }) => change), plans: planned, named };
}

/** Throws where two are not alike, and says both. */
export function same(found: unknown, expected: unknown, what: string): void {
  if (isDeepStrictEqual(found, expected)) return;
  throw new Error(`${what}: ${JSON.stringify(found)} is not ${JSON.stringify(expected)}`);
}

/** Which rule of the table a change of where a piece is has to keep: its owner's, a correction's, an order's, or none. */
export type ChangedBy =
  | 'setAvailability'
  | 'correctWears'
  | 'takeBackAvailability'
  | 'order'
  | null;

/** Throws where a piece has come to where the table forbids it ([Note: Where a piece is]). */
export function checkTable(before: LifeRows, after: LifeRows, by: ChangedBy): void {
  for (const { id, availability: now } of after.items) {
    const was = before.items.find((one) => one.id === id)!.availability as ItemAvailability;
    const ofPiece = ({ changes }: LifeRows) => changes.filter(({ itemId }) => itemId === id);
    const known = new Set(ofPiece(before).map((one) => one.id));
    const there = new Set(ofPiece(after).map((one) => one.id));
    const made = ofPiece(after).filter((one) => !known.has(one.id));
    const gone = ofPiece(before).filter((one) => !there.has(one.id));
    const what = `piece ${id}, ${was} → ${now} by ${by}`;
    if (gone.length > 0) assert.equal(by, 'takeBackAvailability', `${what}: a change is gone`);
    if (made.length > 1) assert.equal(by, 'order', `${what}: changed twice`);
    let at = was;
    for (const one of made) {
      assert.equal(one.before, at, `${what}: it was elsewhere`);
      assert.ok(isAllowed(one, by), `${what}: the table forbids ${one.before} → ${one.after}`);
      at = one.after;
    }
    for (const one of gone) if (one.before !== one.after) at = one.before;
    const wears = after.items.find((one) => one.id === id)!.wearsSinceWash;
    assert.equal(now, availabilityOnceWorn(at, wears), `${what}: it does not follow from anything`);
  }
}

/** The ways that the rules of the product name as closed, whatever the table says (docs/design/product-rules.md, Attributes). */
const closed = (before: ItemAvailability, after: ItemAvailability): boolean => {
  if (before === 'lent') return after === 'packed' || after === 'for-sale';
  if (before === 'for-sale') return after === 'lent';
  if (before === 'gone') return after !== 'ready' && after !== 'gone';
  return before === 'at-the-studio' || after === 'at-the-studio';
};

function isAllowed(
  { before, after, changeId }: LifeRows['changes'][number],
  by: ChangedBy,
): boolean {
  if (by === 'setAvailability') {
    return changeId !== null && maySetAvailability(before, after) && !closed(before, after);
  }
  if (by === 'correctWears') return after === before;
  const isSent = before !== 'gone' && after === 'at-the-studio';
  return by === 'order' && changeId === null && (isSent || before === 'at-the-studio');
}

/** Throws where something is worn twice: the same pieces, outfit or look in one part of a day. */
export function checkOnce({ plans: all, named }: LifeRows): void {
  const seen = new Set<string>();
  for (const { id, day, slot, outfitId, lookId, isWorn, deletedAt } of all) {
    if (deletedAt || !(isWorn || outfitId || lookId)) continue;
    const pieces = named.filter(({ planId }) => planId === id).map(({ itemId }) => itemId);
    const what = outfitId || lookId ? `${outfitId} ${lookId}` : pieces.join();
    const key = `${day} ${slot} ${what}`;
    assert.ok(!seen.has(key), `it stands twice: ${key}`);
    seen.add(key);
  }
}

/**
 * Throws where the pieces are not as they are told plainly: by their rows, and by what is answered of them.
 * @param asked the pieces whose details are asked for
 */
export async function checkPlain(
  server: TestServer,
  person: Person,
  rows: LifeRows,
  life: PlainLife,
  { today, asked }: { today: string; asked: readonly string[] },
): Promise<void> {
  const owner = person.userId;
  const told = rows.items.map(({ id, availability, wearsSinceWash, deletedAt }) => ({
    ...{ id: String(id), availability, wears: wearsSinceWash, isDeleted: deletedAt !== null },
  }));
  const plain = life.pieces.map(({ id, availability, wears, isDeleted }) => ({
    ...{ id, availability, wears, isDeleted },
  }));
  same(told, plain, 'pieces, and as they are told plainly');
  for (const { id, isDeleted } of life.pieces) {
    if (isDeleted || !asked.includes(id)) continue;
    const { item } = await server.call('getItemDetails', { owner, itemId: id }, person);
    const days = life.wornDays(id);
    const wears = { count: item.wearCount, days: item.wornDays.toSorted() };
    same(wears, { count: days.length, days: [...new Set(days)] }, `wears of ${id}`);
  }
  const { database } = server.app.services.open;
  const [answer, counted] = await Promise.all([
    server.call('getWardrobeStatistics', { owner, today }, person),
    plainStatistics(database, { owner, today }),
  ]);
  same(withIds(answer), counted, 'statistics');
  const wears = life.pieces
    .filter(({ isDeleted }) => !isDeleted)
    .reduce((sum, { id }) => sum + life.wornDays(id).length, 0);
  same(answer.counts.wears, wears, 'all wears');
}
