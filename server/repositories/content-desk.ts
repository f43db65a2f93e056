import { and, desc, eq, ne } from 'drizzle-orm';
import type { ContentDetails } from '#contract/schemas/content.ts';
import type { Database } from '../database/database.ts';
import {
  contentDrafts,
  contentSchedules,
  contentSlots,
  contentVersions,
  users,
} from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import { changeContent } from './content.ts';
import type { Viewer } from './viewer.ts';

/** Most versions of a text that are listed. */
const mostVersions = 100;

type ScheduleRow = typeof contentSchedules.$inferSelect;

/** A text, and the version that was shown when it was begun; null where none was. */
export interface ChangedText {
  slot: string;
  source: string;
  basedOn: string | null;
}

/** The name by which staff know somebody of them. */
export async function staffName(database: Database, userId: string): Promise<string> {
  const [row] = await database
    .select({ screenName: users.screenName, email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  return row?.screenName ?? row?.email ?? 'Staff';
}

/** What is being written and what waits for its time, by its place; one's own drafts are *You*. */
export async function readDesk(viewer: Viewer, database: Database) {
  const drafts = new Map<string, string[]>();
  const rows = await database
    .select({ slot: contentDrafts.slot, authorId: contentDrafts.authorId, name: users.screenName })
    .from(contentDrafts)
    .innerJoin(users, eq(users.id, contentDrafts.authorId))
    .orderBy(contentDrafts.slot, desc(contentDrafts.updatedAt));
  for (const { slot, authorId, name } of rows) {
    const said = authorId === viewer.userId ? 'You' : (name ?? 'Staff');
    drafts.set(slot, [...(drafts.get(slot) ?? []), said]);
  }
  const waiting = await database.select().from(contentSchedules);
  return { drafts, scheduled: new Map(waiting.map((row) => [row.slot, toScheduled(row)])) };
}

/** A text with all that is known of it. */
export async function readContent(
  viewer: Viewer,
  database: Database,
  slot: string,
): Promise<ContentDetails> {
  const [shown] = await database
    .select({ version: contentVersions })
    .from(contentSlots)
    .innerJoin(contentVersions, eq(contentVersions.id, contentSlots.publishedId))
    .where(eq(contentSlots.slot, slot));
  const ofSlot = eq(contentDrafts.slot, slot);
  const [draft] = await database
    .select()
    .from(contentDrafts)
    .where(and(ofSlot, eq(contentDrafts.authorId, viewer.userId)));
  const others = await database
    .select({ name: users.screenName, updatedAt: contentDrafts.updatedAt })
    .from(contentDrafts)
    .innerJoin(users, eq(users.id, contentDrafts.authorId))
    .where(and(ofSlot, ne(contentDrafts.authorId, viewer.userId)))
    .orderBy(desc(contentDrafts.updatedAt));
  const [waiting] = await database
    .select()
    .from(contentSchedules)
    .where(eq(contentSchedules.slot, slot));
  const versions = await database
    .select()
    .from(contentVersions)
    .where(eq(contentVersions.slot, slot))
    .orderBy(desc(contentVersions.id))
    .limit(mostVersions);
  return {
    published: shown ? { ...toVersion(shown.version), source: shown.version.source } : null,
    draft: draft
      ? {
          source: draft.source,
          basedOn: draft.basedOn === null ? null : String(draft.basedOn),
          updateDate: draft.updatedAt.toISOString(),
        }
      : null,
    others: others.map(({ name, updatedAt }) => ({
      name: name ?? 'Staff',
      updateDate: updatedAt.toISOString(),
    })),
    scheduled: waiting ? { ...toScheduled(waiting), source: waiting.source } : null,
    versions: versions.map(toVersion),
  };
}

/** The text of a version. Throws `not-found`. */
export async function readContentVersion(
  database: Database,
  slot: string,
  versionId: string,
): Promise<string> {
  const [row] = await database
    .select({ source: contentVersions.source })
    .from(contentVersions)
    .where(and(eq(contentVersions.slot, slot), eq(contentVersions.id, Number(versionId))));
  if (!row) throw new Refusal('not-found', 'no such version');
  return row.source;
}

/** Keeps the viewer's draft of a place. */
export async function keepDraft(
  viewer: Viewer,
  database: Database,
  { slot, source, basedOn }: ChangedText,
  now: Date,
): Promise<void> {
  const kept = { source, basedOn: basedOn === null ? null : Number(basedOn), updatedAt: now };
  if (basedOn !== null) await readContentVersion(database, slot, basedOn);
  await database
    .insert(contentDrafts)
    .values({ slot, authorId: viewer.userId, ...kept })
    .onConflictDoUpdate({ target: [contentDrafts.slot, contentDrafts.authorId], set: kept });
}

/** Drops the viewer's draft of a place. */
export async function dropDraft(viewer: Viewer, database: Database, slot: string): Promise<void> {
  await database
    .delete(contentDrafts)
    .where(and(eq(contentDrafts.slot, slot), eq(contentDrafts.authorId, viewer.userId)));
}

/**
 * Shows a text, under the lock of what is shown ([Note: Content]). Throws `conflict` where another version is shown by then
 * than it was made from. Answers the id of its version.
 */
export async function publishText(
  database: Database,
  { slot, source, basedOn }: ChangedText,
  author: string,
  now: Date,
): Promise<string> {
  await changeContent(database);
  await requireShown(database, slot, basedOn);
  const [version] = await database
    .insert(contentVersions)
    .values({ slot, source, author })
    .returning({ id: contentVersions.id });
  const shown = { publishedId: version!.id, publishedAt: now, isSeeded: false };
  await database
    .insert(contentSlots)
    .values({ slot, ...shown })
    .onConflictDoUpdate({ target: contentSlots.slot, set: shown });
  return String(version!.id);
}

/**
 * Has a text shown from a moment on, in place of what was to be shown before. Throws `conflict` as {@link publishText}.
 * Answers the id by which its job knows it.
 */
export async function scheduleText(
  database: Database,
  { slot, source, basedOn }: ChangedText,
  author: string,
  publishAt: Date,
): Promise<number> {
  await changeContent(database);
  await requireShown(database, slot, basedOn);
  await unscheduleText(database, slot);
  const [row] = await database
    .insert(contentSchedules)
    .values({ slot, source, basedOn: basedOn === null ? null : Number(basedOn), author, publishAt })
    .returning({ id: contentSchedules.id });
  return row!.id;
}

/** Takes back what was to be shown later. */
export async function unscheduleText(database: Database, slot: string): Promise<void> {
  await database.delete(contentSchedules).where(eq(contentSchedules.slot, slot));
}

/**
 * Shows a text whose time has come. Where another version is shown by then than it was made from, it is held until somebody
 * decides. Nothing is done of one that was taken back or set anew.
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
  const basedOn = row.basedOn === null ? null : String(row.basedOn);
  if ((await shownId(database, row.slot)) !== basedOn) {
    await database
      .update(contentSchedules)
      .set({ isHeld: true })
      .where(eq(contentSchedules.id, scheduleId));
    return;
  }
  await publishText(database, { slot: row.slot, source: row.source, basedOn }, row.author, now);
  await database.delete(contentSchedules).where(eq(contentSchedules.id, scheduleId));
}

async function requireShown(
  database: Database,
  slot: string,
  basedOn: string | null,
): Promise<void> {
  if ((await shownId(database, slot)) === basedOn) return;
  throw new Refusal('conflict', 'another version is shown by now');
}

async function shownId(database: Database, slot: string): Promise<string | null> {
  const [row] = await database
    .select({ id: contentSlots.publishedId })
    .from(contentSlots)
    .where(eq(contentSlots.slot, slot));
  return row ? String(row.id) : null;
}

const toVersion = ({ id, author, createdAt }: typeof contentVersions.$inferSelect) => ({
  versionId: String(id),
  author,
  createDate: createdAt.toISOString(),
});

const toScheduled = ({ publishAt, author, isHeld }: ScheduleRow) => ({
  publishDate: publishAt.toISOString(),
  author,
  isHeld,
});
