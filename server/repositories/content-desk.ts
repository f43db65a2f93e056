import { and, desc, eq, inArray, max, ne } from 'drizzle-orm';
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
import type { Viewer } from './viewer.ts';

/** Most versions of a text that are listed. */
const mostVersions = 100;

type ScheduleRow = typeof contentSchedules.$inferSelect;

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

/** What was taken down, by its place: who did, and the text that was shown last. */
export async function readTakenDown(database: Database) {
  const down = await database
    .select({ version: contentVersions })
    .from(contentSlots)
    .innerJoin(contentVersions, eq(contentVersions.id, contentSlots.publishedId))
    .where(eq(contentVersions.kind, 'taken-down'));
  const lastIds = database
    .select({ id: max(contentVersions.id) })
    .from(contentVersions)
    .where(
      and(
        inArray(
          contentVersions.slot,
          down.map(({ version }) => version.slot),
        ),
        eq(contentVersions.kind, 'shown'),
      ),
    )
    .groupBy(contentVersions.slot);
  const last = await database
    .select({ slot: contentVersions.slot, source: contentVersions.source })
    .from(contentVersions)
    .where(inArray(contentVersions.id, lastIds));
  const sourceOf = new Map(last.map(({ slot, source }) => [slot, source]));
  return new Map(
    down.map(({ version }) => [
      version.slot,
      { by: toVersion(version), source: sourceOf.get(version.slot) ?? '' },
    ]),
  );
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
  const isDown = shown?.version.kind === 'taken-down';
  return {
    published:
      shown && !isDown ? { ...toVersion(shown.version), source: shown.version.source } : null,
    takenDown: shown && isDown ? toVersion(shown.version) : null,
    draft: draft
      ? {
          source: draft.source,
          basedOn: draft.basedOn === null ? null : String(draft.basedOn),
          revision: draft.revision,
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

/** The text of a version. Throws `not-found`, also of the one by which a text was taken down: it has none. */
export async function readContentVersion(
  database: Database,
  slot: string,
  versionId: string,
): Promise<string> {
  const [row] = await database
    .select({ source: contentVersions.source })
    .from(contentVersions)
    .where(
      and(
        eq(contentVersions.slot, slot),
        eq(contentVersions.id, Number(versionId)),
        ne(contentVersions.kind, 'taken-down'),
      ),
    );
  if (!row) throw new Refusal('not-found', 'no such version');
  return row.source;
}

const toVersion = ({ id, kind, author, createdAt }: typeof contentVersions.$inferSelect) => ({
  versionId: String(id),
  kind,
  author,
  createDate: createdAt.toISOString(),
});

const toScheduled = ({ publishAt, author, isHeld }: ScheduleRow) => ({
  publishDate: publishAt.toISOString(),
  author,
  isHeld,
});
