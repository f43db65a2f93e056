import { and, asc, desc, eq, lte } from 'drizzle-orm';
import { nothingAsked } from '#contract/rules/nothing-asked.ts';
import { maxLolaTurns } from '#contract/rules/stylist.ts';
import type { LolaTurn } from '#contract/schemas/lola.ts';
import type { Database } from '../database/database.ts';
import { lolaTurns } from '../database/schema.ts';
import type { FullScope } from './scope.ts';

type NewTurn = Omit<LolaTurn, 'turnId' | 'createDate'>;

/** Keeps what was asked and answered; of the owner's turns the last ones stay. */
export async function keepTurn(
  scope: FullScope,
  database: Database,
  { text, asked, ...answer }: NewTurn,
): Promise<LolaTurn> {
  const [row] = await database
    .insert(lolaTurns)
    .values({ ownerId: scope.subject, text, asked, answer })
    .returning();
  const [old] = await database
    .select({ id: lolaTurns.id })
    .from(lolaTurns)
    .where(eq(lolaTurns.ownerId, scope.subject))
    .orderBy(desc(lolaTurns.id))
    .offset(maxLolaTurns)
    .limit(1);
  if (old) {
    await database
      .delete(lolaTurns)
      .where(and(eq(lolaTurns.ownerId, scope.subject), lte(lolaTurns.id, old.id)));
  }
  return toTurn(row!);
}

/** Reads what the owner asked and was answered, the oldest first. */
export async function readTurns(scope: FullScope, database: Database): Promise<LolaTurn[]> {
  const rows = await database
    .select()
    .from(lolaTurns)
    .where(eq(lolaTurns.ownerId, scope.subject))
    .orderBy(asc(lolaTurns.id));
  return rows.map(toTurn);
}

/** The outfits of the owner's last answers, by the ids of their pieces. */
export async function readShownOutfits(
  scope: FullScope,
  database: Database,
  mostTurns: number,
): Promise<string[][]> {
  const rows = await database
    .select({ answer: lolaTurns.answer })
    .from(lolaTurns)
    .where(eq(lolaTurns.ownerId, scope.subject))
    .orderBy(desc(lolaTurns.id))
    .limit(mostTurns);
  return rows.flatMap(({ answer }) => answer.boards.map(({ itemIds }) => itemIds));
}

/** Deletes all that the owner asked. */
export async function deleteTurns(scope: FullScope, database: Database): Promise<void> {
  await database.delete(lolaTurns).where(eq(lolaTurns.ownerId, scope.subject));
}

function toTurn({ id, text, asked, answer, createdAt }: typeof lolaTurns.$inferSelect): LolaTurn {
  // An answer of before there were forecasts, or trips, has none; nor were all wishes known to its question.
  const told = { ...answer, forecast: answer.forecast ?? null, tripDays: answer.tripDays ?? null };
  return {
    turnId: String(id),
    text,
    asked: { ...nothingAsked, ...asked },
    ...told,
    createDate: createdAt.toISOString(),
  };
}
