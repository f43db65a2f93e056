import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Signer } from '../foundation/signer.ts';
import { type Noun, present } from './noun.ts';
import { requireOwner, requireSight, type Viewer } from './viewer.ts';

/** The cards of the owner's among these ids, in the order asked for. */
export async function readCards<Card>(
  viewer: Viewer,
  database: Database,
  noun: Noun<Card>,
  owner: string,
  ids: readonly string[],
  signer: Signer,
): Promise<Card[]> {
  await requireSight(viewer, database, owner);
  if (ids.length === 0) return [];
  const which = present(noun, owner, ids);
  const cards = await noun.readCards(viewer, database, owner, which, signer);
  return ids.flatMap((id) => cards.get(Number(id)) ?? []);
}

/** Most that is listed of what was deleted. */
const maxDeleted = 500;

/** What the owner deleted of a noun and is not forgotten yet, the last deleted first. */
export async function readDeleted<Card>(
  viewer: Viewer,
  database: Database,
  noun: Noun<Card>,
  owner: string,
  signer: Signer,
): Promise<(Card & { deleteDate: string })[]> {
  requireOwner(viewer, owner);
  const { table } = noun;
  const rows = await database
    .select({ id: table.id, deletedAt: table.deletedAt })
    .from(table)
    .where(and(eq(table.ownerId, owner), isNotNull(table.deletedAt)))
    .orderBy(desc(table.deletedAt), desc(table.id))
    .limit(maxDeleted);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const which = inArray(table.id, ids);
  const cards = await noun.readCards(viewer, database, owner, which, signer);
  return rows.flatMap(({ id, deletedAt }) => {
    const card = cards.get(id);
    return card && deletedAt ? [{ ...card, deleteDate: deletedAt.toISOString() }] : [];
  });
}
