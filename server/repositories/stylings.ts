import { and, desc, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { mostStylingPictures, stylingDays } from '#contract/rules/stylings.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import type { Database } from '../database/database.ts';
import { relationships, stylings } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { Signer } from '../foundation/signer.ts';
import { readPeople } from './friends.ts';
import { itemNoun } from './item-noun.ts';
import { present } from './noun.ts';
import { isFriend } from './relationships.ts';
import type { FullScope } from './scope.ts';
import type { SweepPart } from './sweep-part.ts';

/*
 * [Note: Stylings] An outfit that a friend laid of somebody's pieces lies in the account of whose pieces they are, as a loan
 * does, and is written under that one's lock. It counts in the friendship in which it was sent, until it is kept, taken back,
 * or so many days old; without that friendship it is void, at once and for good. Its friend is told that it was seen, or
 * kept; that it was passed on looks, in every answer and every limit, as if it waited on. What was kept is an outfit of its
 * owner's, which has the name of who laid it as a text, so that nothing leads back (decision 083).
 */

/** A styling as it is stored. */
export type StylingRow = typeof stylings.$inferSelect;

/** It is told for so long. */
const toldMs = stylingDays * 86_400_000;

interface At {
  signer: Signer;
  now: Date;
}

/** Reads stylings that are not void or taken back, the last first; of what was not kept, those that are not too old. */
export async function readStylingRows(
  database: Database,
  which: SQL | undefined,
  now: Date,
): Promise<StylingRow[]> {
  const rows = await database
    .select({ styling: stylings })
    .from(stylings)
    .innerJoin(
      relationships,
      and(
        isFriend(sql`${stylings.ownerId}`, stylings.senderId),
        eq(relationships.friendsSince, stylings.friendsSince),
      ),
    )
    .where(and(isNull(stylings.withdrawnAt), gt(stylings.sentAt, stylingsSince(now)), which))
    .orderBy(desc(stylings.sentAt), desc(stylings.id));
  return rows.map(({ styling }) => styling);
}

/** What was sent before then is told no more. */
const stylingsSince = (now: Date): Date => new Date(now.getTime() - toldMs);

/** Finds one for its owner, who has not passed on it. Throws the Refusal `not-found`. */
export async function findReceived(
  { subject }: FullScope,
  database: Database,
  stylingId: string,
  now: Date,
): Promise<StylingRow> {
  const which = and(eq(stylings.id, Number(stylingId)), eq(stylings.ownerId, subject));
  const [row] = await readStylingRows(database, which, now);
  if (!row) throw new Refusal('not-found', 'no such styling');
  return row;
}

/** Reads what friends laid for somebody and waits, and what they laid for friends: four statements at most. */
export async function readStylings(
  scope: FullScope,
  database: Database,
  { signer, now }: At,
): Promise<OperationOutput<'getStylings'>> {
  const { subject: me } = scope;
  const waits = and(eq(stylings.ownerId, me), isNull(stylings.passedAt), isNull(stylings.keptAt));
  const received = await readStylingRows(database, waits, now);
  const sent = await readStylingRows(database, eq(stylings.senderId, me), now);
  const others = [
    ...received.map(({ senderId }) => senderId),
    ...sent.map(({ ownerId }) => ownerId),
  ];
  const people = await readPeople(database, [...new Set(others)], signer);
  const told = (userId: string) => {
    const { bio: _ofFriends, ...person } = people.get(userId)!;
    return person;
  };
  const itemIds = [...new Set(received.flatMap(pieceIdsOf))];
  const cards = await itemNoun.readCards(
    scope,
    database,
    present(itemNoun, scope, itemIds),
    signer,
  );
  return {
    received: received.map((row) => {
      const pieces = pieceIdsOf(row).flatMap((id) => cards.get(Number(id)) ?? []);
      return {
        ...wordsOf(row),
        sender: told(row.senderId),
        note: row.note,
        pieceCount: pieces.length,
        pictures: pieces.flatMap(({ image }) => image ?? []).slice(0, mostStylingPictures),
        isSeen: row.seenAt !== null,
      };
    }),
    sent: sent.map((row) => ({
      ...wordsOf(row),
      owner: told(row.ownerId),
      state: row.keptAt ? 'kept' : row.seenAt ? 'seen' : 'sent',
      keptDate: row.keptAt?.toISOString() ?? null,
    })),
  };
}

/** What both are told of a styling. */
export const wordsOf = ({ id, title, day, slot, sentAt }: StylingRow) => ({
  stylingId: String(id),
  title,
  occasion: day && slot ? { day, slot } : null,
  sentDate: sentAt.toISOString(),
});

/** The ids of the different pieces of a board, in the order of their first layers. */
export const pieceIdsOf = ({ layers }: Pick<StylingRow, 'layers'>): string[] => [
  ...new Set(layers.flatMap(({ itemId }) => itemId ?? [])),
];

/** What is told no more. */
export const stylingSweep: SweepPart = {
  afterMs: toldMs,
  async forget(database, before) {
    await database.delete(stylings).where(lt(stylings.sentAt, before));
  },
};
