import { and, count, eq, gt, isNull } from 'drizzle-orm';
import { unlistedAvailabilities } from '#contract/rules/availability.ts';
import { addDays, earliestDay, latestDay } from '#contract/rules/calendar-days.ts';
import {
  mostStylingDaysAhead,
  mostStylingsADay,
  mostStylingsWaiting,
  stylingDays,
} from '#contract/rules/stylings.ts';
import type { OperationInput, OperationOutput } from '#contract/schemas/operation-schemas.ts';
import type { Database } from '../database/database.ts';
import { items, relationships, stylings } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import { itemNoun } from './item-noun.ts';
import { present } from './noun.ts';
import { isPair } from './relationships.ts';
import { isFull, type Scope } from './scope.ts';
import { pieceIdsOf, readStylingRows } from './stylings.ts';

const dayMs = 86_400_000;

/**
 * Sends the owner of the pieces an outfit of them. Their account is locked. Throws the Refusals `forbidden` of oneself and
 * of who is no friend any more, `invalid` of a day, `not-found` where a piece is not in sight, and `too-many`.
 */
export async function sendStyling(
  scope: Scope,
  database: Database,
  { title, note, occasion, collage }: Omit<OperationInput<'sendStyling'>, 'owner'>,
  now: Date,
): Promise<OperationOutput<'sendStyling'>> {
  if (isFull(scope)) throw new Refusal('forbidden', 'nobody sends themselves an outfit');
  const { subject: ownerId, actor } = scope;
  const fault = occasion && faultOfDay(occasion.day, now);
  if (fault) throw new Refusal('invalid', 'not on this day', { 'occasion.day': fault });
  await requireInSight(scope, database, collage.layers);
  const [pair] = await database
    .select({ friendsSince: relationships.friendsSince })
    .from(relationships)
    .where(isPair(ownerId, actor.userId));
  if (!pair?.friendsSince) throw new Refusal('forbidden', 'they are no friends any more');
  const sent = { ownerId, senderId: actor.userId, friendsSince: pair.friendsSince };
  await requireFewSent(database, sent, now);
  const { background, layers } = collage;
  const [row] = await database
    .insert(stylings)
    .values({
      ...sent,
      title,
      note: note ?? null,
      day: occasion?.day ?? null,
      slot: occasion?.slot ?? null,
      background,
      layers,
      sentAt: now,
    })
    .returning({ id: stylings.id });
  return { stylingId: String(row!.id) };
}

const faultOfDay = (day: string, now: Date): 'past' | 'too-far' | null => {
  if (day < earliestDay(now)) return 'past';
  return day > addDays(latestDay(now), mostStylingDaysAhead) ? 'too-far' : null;
};

/** Throws the Refusal `not-found` unless each layer shows a piece that is in sight and listed. */
async function requireInSight(
  scope: Scope,
  database: Database,
  layers: OperationInput<'sendStyling'>['collage']['layers'],
): Promise<void> {
  const ids = pieceIdsOf({ layers });
  const seen = await database
    .select({ availability: items.availability })
    .from(items)
    .where(present(itemNoun, scope, ids));
  const gone: readonly string[] = unlistedAvailabilities;
  const isAll =
    layers.every(({ itemId }) => itemId !== null) &&
    seen.length === ids.length &&
    seen.every(({ availability }) => !gone.includes(availability));
  if (!isAll) throw new Refusal('not-found', 'no such item');
}

/**
 * Throws the Refusal `too-many` where one friend sent another one as much as they may. What was passed on counts as if it
 * waited, so that nobody learns of it.
 */
async function requireFewSent(
  database: Database,
  sent: { ownerId: string; senderId: string; friendsSince: Date },
  now: Date,
): Promise<void> {
  const countThose = async (which: ReturnType<typeof and>) => {
    const { ownerId, senderId } = stylings;
    const theirs = and(eq(ownerId, sent.ownerId), eq(senderId, sent.senderId), which);
    const [row] = await database.select({ count: count() }).from(stylings).where(theirs);
    return row!.count;
  };
  // Also those of a friendship before this one.
  const today = gt(stylings.sentAt, new Date(now.getTime() - dayMs));
  if ((await countThose(today)) >= mostStylingsADay) {
    throw new Refusal('too-many', 'so many were sent today', { stylings: 'a-day' });
  }
  const waits = and(
    eq(stylings.friendsSince, sent.friendsSince),
    isNull(stylings.keptAt),
    isNull(stylings.withdrawnAt),
    gt(stylings.sentAt, new Date(now.getTime() - stylingDays * dayMs)),
  );
  if ((await countThose(waits)) >= mostStylingsWaiting) {
    throw new Refusal('too-many', 'so many wait already', { stylings: 'waiting' });
  }
}

/**
 * Takes back what the viewer sent the subject, whose account is locked; what was passed on, too, as if it waited. Throws
 * the Refusals `not-found`, and `conflict` once it was kept.
 */
export async function withdrawStyling(
  { subject, actor }: Scope,
  database: Database,
  stylingId: string,
  now: Date,
): Promise<void> {
  const which = and(
    eq(stylings.id, Number(stylingId)),
    eq(stylings.ownerId, subject),
    eq(stylings.senderId, actor.userId),
  );
  const [row] = await readStylingRows(database, which, now);
  if (!row) throw new Refusal('not-found', 'no such styling');
  if (row.keptAt) throw new Refusal('conflict', 'it was kept', { stylingId: 'kept' });
  await database.update(stylings).set({ withdrawnAt: now }).where(eq(stylings.id, row.id));
}
