import { and, eq, gt, sql } from 'drizzle-orm';
import { circlePlanKeys, circlePlans } from '#contract/rules/circle.ts';
import type { Membership } from '#contract/rules/membership.ts';
import type { Circle } from '#contract/schemas/circle.ts';
import type { Database } from '../database/database.ts';
import { circleCredits } from '../database/schema.ts';

/**
 * Makes the credits of a member, whose account is locked, follow their plan: a plan that is paid for gives its credit
 * once, and it can be used while the member has that plan or a longer one.
 */
export async function followCredits(
  database: Database,
  userId: string,
  membership: Pick<Membership, 'plan' | 'state'> | null,
): Promise<void> {
  const isPaid = membership?.state === 'active' || membership?.state === 'lifetime';
  const credit = isPaid ? circlePlans[membership.plan].credit : null;
  if (membership && credit) {
    const { plan } = membership;
    await database
      .insert(circleCredits)
      .values({ userId, plan, ...credit, leftCents: credit.cents, isUsable: true })
      .onConflictDoNothing();
  }
  const place = membership ? circlePlanKeys.indexOf(membership.plan) : -1;
  const had = circlePlanKeys.slice(0, place + 1);
  await database
    .update(circleCredits)
    .set({ isUsable: sql`${circleCredits.plan} = any(${sql.param(`{${had.join()}}`)}::text[])` })
    .where(eq(circleCredits.userId, userId));
}

/** What is left of a member's credits, of those that can be used. */
export async function listCredits(database: Database, userId: string): Promise<Circle['credits']> {
  return database
    .select({ of: circleCredits.of, leftCents: circleCredits.leftCents })
    .from(circleCredits)
    .where(
      and(
        eq(circleCredits.userId, userId),
        eq(circleCredits.isUsable, true),
        gt(circleCredits.leftCents, 0),
      ),
    );
}
