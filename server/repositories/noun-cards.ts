import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Signer } from '../foundation/signer.ts';
import { type Noun, present } from './noun.ts';
import type { FullScope, Scope } from './scope.ts';

/** The cards of the owner's among these ids, in the order asked for. */
export async function readCards<Card>(
  scope: Scope,
  database: Database,
  noun: Noun<Card>,
  ids: readonly string[],
  signer: Signer,
): Promise<Card[]> {
  if (ids.length === 0) return [];
  const which = present(noun, scope, ids);
  const cards = await noun.readCards(scope, database, which, signer);
  return ids.flatMap((id) => cards.get(Number(id)) ?? []);
}

/** Most that is listed of what was deleted. */
const maxDeleted = 500;

/** Reads what the owner deleted of a noun and is not forgotten yet, the last deleted first. */
export async function readDeleted<Card>(
  scope: FullScope,
  database: Database,
  noun: Noun<Card>,
  signer: Signer,
): Promise<(Card & { deleteDate: string })[]> {
  const { table } = noun;
  const rows = await database
    .select({ id: table.id, deletedAt: table.deletedAt })
    .from(table)
    .where(and(eq(table.ownerId, scope.subject), isNotNull(table.deletedAt)))
    .orderBy(desc(table.deletedAt), desc(table.id))
    .limit(maxDeleted);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const which = inArray(table.id, ids);
  const cards = await noun.readCards(scope, database, which, signer);
  return rows.flatMap(({ id, deletedAt }) => {
    const card = cards.get(id);
    return card && deletedAt ? [{ ...card, deleteDate: deletedAt.toISOString() }] : [];
  });
}
