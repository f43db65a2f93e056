import type { Database } from '../database/database.ts';
import { followCredits } from '../repositories/circle-credits.ts';
import { findMembership } from '../repositories/paid-facts.ts';
import { followPlan } from '../repositories/plan-grants.ts';

/** Makes the grants and credits of a member, whose account is locked, follow what was read of their payments last. */
export async function followMembership(
  database: Database,
  userId: string,
  now: Date,
): Promise<void> {
  const membership = await findMembership(database, userId, now);
  await followPlan(database, userId, membership, now);
  await followCredits(database, userId, membership);
}
