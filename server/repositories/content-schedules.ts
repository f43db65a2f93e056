import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { contentSchedules } from '../database/schema.ts';
import { changeContent } from './content.ts';
import type { ChangedText } from './content-drafts.ts';
import {
  hasOwnName,
  keepWaiting,
  publishText,
  requireOwnName,
  requireShown,
  shownId,
} from './content-publishing.ts';

const idOf = (basedOn: number | null) => (basedOn === null ? null : String(basedOn));

/**
 * Has a text shown from a moment on, in place of what was to be shown before, which is among the versions then. Throws as
 * `publishText`. Answers the id by which its job knows it.
 */
export async function scheduleText(
  database: Database,
  { slot, source, basedOn }: ChangedText,
  author: string,
  publishAt: Date,
): Promise<number> {
  await changeContent(database);
  await requireShown(database, slot, basedOn);
  await requireOwnName(database, slot);
  await keepWaiting(database, slot, source);
  const [row] = await database
    .insert(contentSchedules)
    .values({ slot, source, basedOn: basedOn === null ? null : Number(basedOn), author, publishAt })
    .returning({ id: contentSchedules.id });
  return row!.id;
}

/** Takes back what was to be shown later, and answers it; null where nothing was. */
export async function takeBackText(database: Database, slot: string): Promise<ChangedText | null> {
  const [row] = await database
    .delete(contentSchedules)
    .where(eq(contentSchedules.slot, slot))
    .returning();
  return row ? { slot, source: row.source, basedOn: idOf(row.basedOn) } : null;
}

/**
 * Shows a text whose time has come. Where another version is shown by then than it was made from, or another piece has its
 * name, it is held until somebody decides. Nothing is done of one that was taken back or set anew.
 */
export async function publishScheduled(
  database: Database,
  scheduleId: number,
  now: Date,
): Promise<void> {
  await changeContent(database);
  const [row] = await database
    .select()
    .from(contentSchedules)
    .where(and(eq(contentSchedules.id, scheduleId), eq(contentSchedules.isHeld, false)));
  if (!row) return;
  const { slot, source, author } = row;
  const basedOn = idOf(row.basedOn);
  if ((await shownId(database, slot)) !== basedOn || !(await hasOwnName(database, slot))) {
    await database
      .update(contentSchedules)
      .set({ isHeld: true })
      .where(eq(contentSchedules.id, scheduleId));
    return;
  }
  await publishText(database, { slot, source, basedOn }, author, now);
}
