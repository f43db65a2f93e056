import { and, eq, inArray, isNotNull, notExists, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { availabilityChanges, loans } from '../database/schema.ts';

/** Has a loan begin before the day that was agreed, which is kept. */
export async function beginEarlier(
  database: Database,
  { id, firstDay: agreedFirstDay }: { id: number; firstDay: string },
  firstDay: string,
): Promise<void> {
  await database.update(loans).set({ firstDay, agreedFirstDay }).where(eq(loans.id, id));
}

/** Has loans begin on the day that was agreed, where it was taken back that anything of them was handed over. */
export async function beginAsAgreed(database: Database, loanIds: readonly number[]): Promise<void> {
  if (loanIds.length === 0) return;
  const handings = database
    .select({ id: availabilityChanges.id })
    .from(availabilityChanges)
    .where(eq(availabilityChanges.loanId, loans.id));
  await database
    .update(loans)
    // Its last day may have been set to an earlier one meanwhile.
    .set({ firstDay: sql`least(${loans.agreedFirstDay}, ${loans.lastDay})`, agreedFirstDay: null })
    .where(
      and(inArray(loans.id, [...loanIds]), isNotNull(loans.agreedFirstDay), notExists(handings)),
    );
}
