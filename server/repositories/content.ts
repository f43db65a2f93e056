import { createHash } from 'node:crypto';
import { eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { contentSlots, contentState, contentVersions } from '../database/schema.ts';

/*
 * [Note: Content] Hem's texts are Markdown with front matter. Those that come with the program are put into the database
 * when a server starts, and are shown from there. Each change is another version; of each place one version is shown. A
 * program that brings another text than before shows it where what was shown came with a program too; what staff
 * published stays, or stays away where they took it down, and the text is kept as a version. `content_state` is locked while what is shown changes, and counts
 * up with it, so that its count tells every server whether it knows what is shown (decision 107).
 */

/** A text and its place. */
export interface SlotText {
  slot: string;
  source: string;
}

/** A text that is shown. */
export interface ShownText extends SlotText {
  /** Another text of the same place has another one. */
  versionId: number;
}

const hashOf = (source: string): string => createHash('sha256').update(source).digest('hex');

/** The count of what is shown: it grows with every change; 0 before anything is. */
export async function readContentRevision(database: Database): Promise<number> {
  const [state] = await database.select().from(contentState);
  return state?.revision ?? 0;
}

/** The count of what is shown, and for how many milliseconds it has been so, by the database's clock. */
export async function readContentChange(
  database: Database,
): Promise<{ revision: number; sinceMs: number }> {
  const [state] = await database
    .select({
      revision: contentState.revision,
      sinceMs: sql<string>`extract(epoch from clock_timestamp() - ${contentState.changedAt}) * 1000`,
    })
    .from(contentState);
  return { revision: state?.revision ?? 0, sinceMs: Math.round(Number(state?.sinceMs ?? 0)) };
}

/** Reads every text that is shown, by its place. */
export async function readPublished(database: Database): Promise<ShownText[]> {
  return database
    .select({
      slot: contentSlots.slot,
      versionId: contentVersions.id,
      source: contentVersions.source,
    })
    .from(contentSlots)
    .innerJoin(contentVersions, eq(contentVersions.id, contentSlots.publishedId))
    .where(ne(contentVersions.kind, 'taken-down'))
    .orderBy(contentSlots.slot);
}

/**
 * Takes the lock under which what is shown changes, until the transaction ends, and counts the change. Whoever needs an
 * account's lock too takes that first.
 */
export async function changeContent(database: Database): Promise<void> {
  await database
    .insert(contentState)
    .values({ id: 1, revision: 1 })
    .onConflictDoUpdate({
      target: contentState.id,
      set: { revision: sql`${contentState.revision} + 1`, changedAt: sql`now()` },
    });
}

/** Puts the texts that came with the program into their places, within a transaction ([Note: Content]). */
export async function seedContent(
  database: Database,
  texts: readonly SlotText[],
  now: Date,
): Promise<void> {
  const kept = await readSeeded(database);
  if (texts.every(({ slot, source }) => kept.get(slot)?.seededHash === hashOf(source))) return;
  await changeContent(database);
  // Another server may have put them there while this one waited for the lock.
  const known = await readSeeded(database);
  const fresh = texts.filter(({ slot, source }) => known.get(slot)?.seededHash !== hashOf(source));
  if (fresh.length === 0) return;
  const versions = await database
    .insert(contentVersions)
    .values(
      fresh.map(({ slot, source }) => ({
        slot,
        source,
        kind: known.get(slot)?.isSeeded === false ? ('not-shown' as const) : ('shown' as const),
      })),
    )
    .returning({ id: contentVersions.id, slot: contentVersions.slot });
  const idOf = new Map(versions.map(({ slot, id }) => [slot, id]));
  const rows = fresh.map(({ slot, source }) => ({
    slot,
    publishedId: idOf.get(slot)!,
    publishedAt: now,
    seededHash: hashOf(source),
    isSeeded: true,
  }));
  const { publishedId, publishedAt, seededHash, isSeeded } = contentSlots;
  await database
    .insert(contentSlots)
    .values(rows)
    .onConflictDoUpdate({
      target: contentSlots.slot,
      set: {
        seededHash: sql`excluded.${sql.identifier(seededHash.name)}`,
        publishedId: sql`case when ${isSeeded} then excluded.${sql.identifier(publishedId.name)} else ${publishedId} end`,
        publishedAt: sql`case when ${isSeeded} then excluded.${sql.identifier(publishedAt.name)} else ${publishedAt} end`,
      },
    });
}

async function readSeeded(database: Database) {
  const rows = await database.select().from(contentSlots);
  return new Map(rows.map((row) => [row.slot, row]));
}
