import { and, eq, inArray, isNotNull, lt, type SQL } from 'drizzle-orm';
import { deletedItemDays } from '#contract/rules/item-attributes.ts';
import type { Database } from '../database/database.ts';
import type { Deletable } from './deletable.ts';
import { forgetUnnamed } from './images.ts';
import { type AnyNoun, requireSome } from './noun.ts';
import type { FullScope } from './scope.ts';
import type { AccountSweepPart } from './sweep-part.ts';

/** Hides these; the sweep forgets them for good later. */
export async function hide(
  database: Database,
  { table }: Deletable,
  ids: number[],
  now: Date,
): Promise<void> {
  await database.update(table).set({ deletedAt: now }).where(inArray(table.id, ids));
}

/** Takes a deletion back; answers of which. Throws `not-found` if it is too late for all. */
export async function restore(
  scope: FullScope,
  database: Database,
  noun: AnyNoun,
  ids: readonly string[],
): Promise<number[]> {
  const { table } = noun;
  const rows = await database
    .update(table)
    .set({ deletedAt: null })
    .where(and(eq(table.ownerId, scope.subject), inArray(table.id, ids.map(Number))))
    .returning({ id: table.id });
  return requireSome(noun, ids, rows);
}

/**
 * Forgets what is hidden among these for good; answers which, and the pictures whose files may go. Throws
 * `not-found` if none of them is there and hidden.
 */
export async function forget(
  scope: FullScope,
  database: Database,
  noun: AnyNoun,
  ids: readonly string[],
): Promise<{ ids: number[]; imageIds: string[] }> {
  const { table } = noun;
  const which = and(
    eq(table.ownerId, scope.subject),
    isNotNull(table.deletedAt),
    inArray(table.id, ids.map(Number)),
  );
  const hidden = await database.select({ id: table.id }).from(table).where(which);
  const forgotten = requireSome(noun, ids, hidden);
  return { ids: forgotten, imageIds: await forgetWhere(database, noun, scope.subject, which) };
}

/** Deletes some of the owner's and the pictures that only they named; answers the ids of these. */
async function forgetWhere(
  database: Database,
  { table, keepTitles, readPictures }: Deletable,
  owner: string,
  which: SQL | undefined,
): Promise<string[]> {
  await keepTitles?.(database, which);
  const imageIds = (await readPictures?.(database, which)) ?? [];
  await database.delete(table).where(which);
  return imageIds.length > 0 ? forgetUnnamed(database, owner, { imageIds }) : [];
}

/** The part of the sweep that forgets what was hidden, once that cannot be taken back any more. */
export const sweepOf = (deletable: Deletable): AccountSweepPart => {
  const { table } = deletable;
  return {
    afterMs: deletedItemDays * 24 * 3_600_000,
    async owners(database, before) {
      const rows = await database
        .selectDistinct({ ownerId: table.ownerId })
        .from(table)
        .where(lt(table.deletedAt, before));
      return rows.map((row) => row.ownerId);
    },
    async forget(database, owner, before) {
      const which = and(eq(table.ownerId, owner), lt(table.deletedAt, before));
      return forgetWhere(database, deletable, owner, which);
    },
  };
};
