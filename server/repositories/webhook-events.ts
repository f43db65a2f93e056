import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { webhookEvents } from '../database/schema.ts';
import type { SweepPart } from './sweep-part.ts';

const isEvent = (source: string, eventId: string) =>
  and(eq(webhookEvents.source, source), eq(webhookEvents.eventId, eventId));

/**
 * Keeps an event; false if it is kept already. Waits for another server that keeps the same one
 * right now.
 */
export async function keepEvent(
  database: Database,
  source: string,
  eventId: string,
  body: string,
): Promise<boolean> {
  const kept = await database
    .insert(webhookEvents)
    .values({ source, eventId, body })
    .onConflictDoNothing()
    .returning({ eventId: webhookEvents.eventId });
  return kept.length > 0;
}

/** Finds what an event says; null once it is done, or forgotten. */
export async function findEventBody(
  database: Database,
  source: string,
  eventId: string,
): Promise<string | null> {
  const [row] = await database
    .select({ body: webhookEvents.body })
    .from(webhookEvents)
    .where(isEvent(source, eventId));
  return row?.body ?? null;
}

/** Lists the bodies of events that are not done and have some words in them, in the order in which they came. */
export async function listEventBodies(
  database: Database,
  source: string,
  words: string,
): Promise<string[]> {
  const rows = await database
    .select({ body: webhookEvents.body })
    .from(webhookEvents)
    .where(and(eq(webhookEvents.source, source), sql`strpos(${webhookEvents.body}, ${words}) > 0`))
    .orderBy(asc(webhookEvents.receivedAt));
  return rows.flatMap(({ body }) => body ?? []);
}

/** Forgets what a done event said; its id stays, so that it is not done again. */
export async function closeEvent(
  database: Database,
  source: string,
  eventId: string,
): Promise<void> {
  await database.update(webhookEvents).set({ body: null }).where(isEvent(source, eventId));
}

/** Events, once nobody sends them again. */
export const eventSweep: SweepPart = {
  afterMs: 30 * 24 * 3_600_000,
  async forget(database, before) {
    await database.delete(webhookEvents).where(lt(webhookEvents.receivedAt, before));
  },
};
