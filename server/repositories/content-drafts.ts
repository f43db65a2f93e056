import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { contentDrafts } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import { readContentVersion } from './content-desk.ts';
import type { Viewer } from './viewer.ts';

/** A text, and the version that was shown when it was begun; null where none was. */
export interface ChangedText {
  slot: string;
  source: string;
  basedOn: string | null;
}

/** The revision of a draft that a page knows; null where it knows of no draft, undefined where it does not say. */
export type KnownRevision = string | null | undefined;

const own = (viewer: Viewer, slot: string) =>
  and(eq(contentDrafts.slot, slot), eq(contentDrafts.authorId, viewer.userId));

const ofRevision = (revision: KnownRevision) =>
  revision ? eq(contentDrafts.revision, revision) : undefined;

/**
 * Keeps the viewer's draft of a place and answers its new revision. Throws `conflict` where the draft is not of the revision
 * that the page knows: another page of the viewer wrote it, or has published or dropped it.
 */
export async function keepDraft(
  viewer: Viewer,
  database: Database,
  { slot, source, basedOn }: ChangedText,
  known: KnownRevision,
  now: Date,
): Promise<string> {
  if (basedOn !== null) await readContentVersion(database, slot, basedOn);
  const kept = {
    source,
    basedOn: basedOn === null ? null : Number(basedOn),
    revision: randomUUID(),
    updatedAt: now,
  };
  const row = { slot, authorId: viewer.userId, ...kept };
  const target = [contentDrafts.slot, contentDrafts.authorId];
  const insert = database.insert(contentDrafts).values(row);
  const rows =
    known === undefined
      ? await insert.onConflictDoUpdate({ target, set: kept }).returning()
      : known === null
        ? await insert.onConflictDoNothing({ target }).returning()
        : await database
            .update(contentDrafts)
            .set(kept)
            .where(and(own(viewer, slot), ofRevision(known)))
            .returning();
  if (rows.length === 0) throw new Refusal('conflict', 'the draft was changed on another page');
  return kept.revision;
}

/** Drops the viewer's draft of a place where it is of the revision that the page knows. Throws `conflict` of another one. */
export async function dropDraft(
  viewer: Viewer,
  database: Database,
  slot: string,
  known: KnownRevision,
): Promise<void> {
  await forgetDraft(viewer, database, slot, known);
  if (known === undefined) return;
  const left = await database.select().from(contentDrafts).where(own(viewer, slot));
  if (left.length > 0) throw new Refusal('conflict', 'the draft was changed on another page');
}

/** Drops the viewer's draft of a place after it was published; a draft of another revision stays. */
export async function forgetDraft(
  viewer: Viewer,
  database: Database,
  slot: string,
  known: KnownRevision,
): Promise<void> {
  if (known === null) return;
  await database.delete(contentDrafts).where(and(own(viewer, slot), ofRevision(known)));
}

/**
 * Makes a text the viewer's draft and answers its revision. Throws `conflict` where they have a draft with another text,
 * which is not lost.
 */
export async function takeAsDraft(
  viewer: Viewer,
  database: Database,
  text: ChangedText,
  now: Date,
): Promise<string> {
  const [draft] = await database.select().from(contentDrafts).where(own(viewer, text.slot));
  if (draft && draft.source !== text.source) {
    throw new Refusal('conflict', 'another draft of this text is in its way');
  }
  return keepDraft(viewer, database, text, draft?.revision ?? null, now);
}
