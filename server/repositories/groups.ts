import { and, asc, count, eq, inArray } from 'drizzle-orm';
import { type GroupedNoun, maxGrouped, maxGroups } from '#contract/rules/groups.ts';
import type { SavedGroup } from '#contract/schemas/group.ts';
import type { Database } from '../database/database.ts';
import { groups, looks, outfits } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { FullScope } from './scope.ts';

type GroupRow = typeof groups.$inferSelect;
const tables = { outfits, looks };

/** The owner's groups of all lists, the first made first. */
export async function listGroups(scope: FullScope, database: Database): Promise<SavedGroup[]> {
  const rows = await database
    .select()
    .from(groups)
    .where(eq(groups.ownerId, scope.subject))
    .orderBy(asc(groups.createdAt), asc(groups.id));
  return rows.map(toGroup);
}

/** Makes a group; one that is there gets the name and what it lacks. Throws `too-many`. */
export async function makeGroup(
  scope: FullScope,
  database: Database,
  made: { groupId: string; noun: GroupedNoun; name: string; ids: number[] },
): Promise<SavedGroup> {
  const { groupId, noun, name, ids } = made;
  const known = await findGroup(database, scope.subject, groupId);
  if (known) return changeRow(database, known, { name, addedIds: ids });
  // The owner's account is locked, so the count holds.
  const [have] = await database
    .select({ groups: count() })
    .from(groups)
    .where(and(eq(groups.ownerId, scope.subject), eq(groups.noun, noun)));
  if ((have?.groups ?? 0) >= maxGroups) {
    throw new Refusal('too-many', `at most ${maxGroups} groups of ${noun}`);
  }
  const row = { ownerId: scope.subject, id: groupId, noun, name, memberIds: [] };
  const [inserted] = await database.insert(groups).values(row).returning();
  return changeRow(database, inserted!, { addedIds: ids });
}

/** Changes a group. Throws `not-found`. */
export async function changeGroup(
  scope: FullScope,
  database: Database,
  groupId: string,
  change: GroupChange,
): Promise<SavedGroup> {
  const known = await findGroup(database, scope.subject, groupId);
  if (!known) throw new Refusal('not-found', 'no such group');
  return changeRow(database, known, change);
}

/** Deletes a group, if it is there. */
export async function deleteGroup(
  scope: FullScope,
  database: Database,
  groupId: string,
): Promise<void> {
  await database
    .delete(groups)
    .where(and(eq(groups.ownerId, scope.subject), eq(groups.id, groupId)));
}

interface GroupChange {
  name?: string | undefined;
  addedIds?: number[] | undefined;
  removedIds?: number[] | undefined;
}

async function changeRow(
  database: Database,
  { ownerId, id, noun, name, memberIds }: GroupRow,
  change: GroupChange,
): Promise<SavedGroup> {
  const removed = new Set(change.removedIds);
  const wanted = [...new Set([...memberIds, ...(change.addedIds ?? [])])].filter(
    (memberId) => !removed.has(memberId),
  );
  const own = await ownOf(database, ownerId, noun, wanted);
  const values = {
    name: change.name ?? name,
    memberIds: wanted.filter((memberId) => own.has(memberId)).slice(0, maxGrouped),
  };
  const [row] = await database
    .update(groups)
    .set(values)
    .where(and(eq(groups.ownerId, ownerId), eq(groups.id, id)))
    .returning();
  return toGroup(row!);
}

/** Filters these ids for those that are the owner's; also what is deleted for now, since it may come back. */
async function ownOf(
  database: Database,
  ownerId: string,
  noun: GroupedNoun,
  ids: number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const table = tables[noun];
  const rows = await database
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.ownerId, ownerId), inArray(table.id, ids)));
  return new Set(rows.map((row) => row.id));
}

async function findGroup(database: Database, ownerId: string, id: string) {
  const [row] = await database
    .select()
    .from(groups)
    .where(and(eq(groups.ownerId, ownerId), eq(groups.id, id)));
  return row;
}

const toGroup = ({ id, noun, name, memberIds }: GroupRow): SavedGroup => ({
  groupId: id,
  noun,
  name,
  ids: memberIds.map(String),
});
