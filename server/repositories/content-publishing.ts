import { and, eq, like, ne } from 'drizzle-orm';
import type { ContentVersionKind } from '#contract/rules/content-slots.ts';
import type { Database } from '../database/database.ts';
import { contentSchedules, contentSlots, contentVersions } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import { changeContent } from './content.ts';
import type { ChangedText } from './content-drafts.ts';

/**
 * Shows a text, under the lock of what is shown ([Note: Content]). A text that waits for its time is among the versions then.
 * Throws `conflict` where another version is shown by then than it was made from, and `invalid` where another piece of the
 * Style Lab has its name. Answers the id of its version.
 */
export async function publishText(
  database: Database,
  text: ChangedText,
  author: string,
  now: Date,
): Promise<string> {
  await changeContent(database);
  await requireShown(database, text.slot, text.basedOn);
  await requireOwnName(database, text.slot);
  await keepWaiting(database, text.slot, text.source);
  return show(database, text, 'shown', author, now);
}

/** Takes the text of a place away from members, until a version of it is published. Throws and answers as {@link publishText}. */
export async function takeDownText(
  database: Database,
  slot: string,
  basedOn: string,
  author: string,
  now: Date,
): Promise<string> {
  await changeContent(database);
  await requireShown(database, slot, basedOn);
  return show(database, { slot, source: '' }, 'taken-down', author, now);
}

async function show(
  database: Database,
  { slot, source }: { slot: string; source: string },
  kind: ContentVersionKind,
  author: string,
  now: Date,
): Promise<string> {
  const [version] = await database
    .insert(contentVersions)
    .values({ slot, source, kind, author })
    .returning({ id: contentVersions.id });
  const shown = { publishedId: version!.id, publishedAt: now, isSeeded: false };
  await database
    .insert(contentSlots)
    .values({ slot, ...shown })
    .onConflictDoUpdate({ target: contentSlots.slot, set: shown });
  return String(version!.id);
}

/** Another text takes the place of what waits for its time: that one is kept among the versions, where it is another. */
export async function keepWaiting(database: Database, slot: string, by: string): Promise<void> {
  const waiting = await database
    .delete(contentSchedules)
    .where(eq(contentSchedules.slot, slot))
    .returning();
  for (const { source, author } of waiting) {
    if (source === by) continue;
    await database.insert(contentVersions).values({ slot, source, author, kind: 'not-shown' });
  }
}

/** Throws `conflict` where another version is shown than the given one, or any where none is given. */
export async function requireShown(
  database: Database,
  slot: string,
  basedOn: string | null,
): Promise<void> {
  if ((await shownId(database, slot)) === basedOn) return;
  throw new Refusal('conflict', 'another version is shown by now');
}

/** The version that is shown in a place; null where none is, also where it was taken down. */
export async function shownId(database: Database, slot: string): Promise<string | null> {
  const [row] = await database
    .select({ id: contentSlots.publishedId })
    .from(contentSlots)
    .innerJoin(contentVersions, eq(contentVersions.id, contentSlots.publishedId))
    .where(and(eq(contentSlots.slot, slot), ne(contentVersions.kind, 'taken-down')));
  return row ? String(row.id) : null;
}

/**
 * A piece of the Style Lab is known by its name alone, whichever folder it is in; what members have read and saved hangs on
 * it, so a piece that was taken down keeps it. Throws `invalid` where another piece has the name of the place's.
 */
export async function requireOwnName(database: Database, slot: string): Promise<void> {
  if (await hasOwnName(database, slot)) return;
  throw new Refusal('invalid', 'place: another piece of the Style Lab has this name');
}

/** Whether no other piece of the Style Lab has the name of the place's. */
export async function hasOwnName(database: Database, slot: string): Promise<boolean> {
  if (!slot.startsWith('lab/')) return true;
  const others = await database
    .select({ slot: contentSlots.slot })
    .from(contentSlots)
    .where(and(like(contentSlots.slot, `lab/%/${slot.split('/')[2]}`), ne(contentSlots.slot, slot)))
    .limit(1);
  return others.length === 0;
}
