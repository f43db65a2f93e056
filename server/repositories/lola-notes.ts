import { and, arrayContained, arrayContains, desc, eq, lte } from 'drizzle-orm';
import { maxTasteNotes, type TasteKind } from '#contract/rules/stylist.ts';
import type { Database } from '../database/database.ts';
import { lolaForgotten, lolaNotes } from '../database/schema.ts';
import type { TasteEvent } from '../stylist/learning.ts';
import { itemNoun } from './item-noun.ts';
import { forgetToldNeeds } from './lola-item-needs.ts';
import { findPresent } from './noun.ts';
import type { FullScope } from './scope.ts';

/** The key under which it is noted that all was forgotten; no line is called so. */
const everything = '*';

/** Notes what somebody thinks of some of their items. Throws `not-found` if none is theirs. */
export async function noteTaste(
  scope: FullScope,
  database: Database,
  { kind, itemIds }: { kind: TasteKind; itemIds: string[] },
): Promise<void> {
  const ids = await findPresent(scope, database, itemNoun, itemIds);
  await database
    .insert(lolaNotes)
    .values({ ownerId: scope.subject, kind, itemIds: ids.map(String) });
  const [old] = await database
    .select({ id: lolaNotes.id })
    .from(lolaNotes)
    .where(eq(lolaNotes.ownerId, scope.subject))
    .orderBy(desc(lolaNotes.id))
    .offset(maxTasteNotes)
    .limit(1);
  if (old) {
    await database
      .delete(lolaNotes)
      .where(and(eq(lolaNotes.ownerId, scope.subject), lte(lolaNotes.id, old.id)));
  }
}

/** Takes the last note of a kind on exactly these items back; nothing where there is none. */
export async function takeBackNote(
  scope: FullScope,
  database: Database,
  { kind, itemIds }: { kind: TasteKind; itemIds: string[] },
): Promise<void> {
  const [last] = await database
    .select({ id: lolaNotes.id })
    .from(lolaNotes)
    .where(
      and(
        eq(lolaNotes.ownerId, scope.subject),
        eq(lolaNotes.kind, kind),
        arrayContains(lolaNotes.itemIds, itemIds),
        arrayContained(lolaNotes.itemIds, itemIds),
      ),
    )
    .orderBy(desc(lolaNotes.id))
    .limit(1);
  if (last) await database.delete(lolaNotes).where(eq(lolaNotes.id, last.id));
}

/** Reads what somebody noted, and what they want forgotten: since when, in milliseconds, by key. */
export async function readTasteNotes(
  scope: FullScope,
  database: Database,
): Promise<{ events: TasteEvent[]; forgotten: Map<string, number>; allForgottenMs: number }> {
  const notes = await database.select().from(lolaNotes).where(eq(lolaNotes.ownerId, scope.subject));
  const rows = await database
    .select()
    .from(lolaForgotten)
    .where(eq(lolaForgotten.ownerId, scope.subject));
  const forgotten = new Map(rows.map(({ key, forgottenAt }) => [key, forgottenAt.getTime()]));
  const allForgottenMs = forgotten.get(everything) ?? Number.NEGATIVE_INFINITY;
  forgotten.delete(everything);
  return {
    events: notes.map(({ kind, itemIds, createdAt }) => ({
      kind,
      garmentIds: itemIds,
      atMs: createdAt.getTime(),
    })),
    forgotten,
    allForgottenMs,
  };
}

/** Forgets lines from before now, or everything (null), also what was told of pieces. */
export async function forgetTaste(
  scope: FullScope,
  database: Database,
  { keys }: { keys: string[] | null },
  now: Date,
): Promise<void> {
  if (keys === null) {
    await forgetToldNeeds(scope, database);
    await database.delete(lolaNotes).where(eq(lolaNotes.ownerId, scope.subject));
    await database.delete(lolaForgotten).where(eq(lolaForgotten.ownerId, scope.subject));
  }
  for (const key of keys ?? [everything]) {
    await database
      .insert(lolaForgotten)
      .values({ ownerId: scope.subject, key, forgottenAt: now })
      .onConflictDoUpdate({
        target: [lolaForgotten.ownerId, lolaForgotten.key],
        set: { forgottenAt: now },
      });
  }
}
