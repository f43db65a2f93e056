import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { circleCredits, serviceCarts } from '../database/schema.ts';

/** What a credit of the Circle takes off here: alterations and repairs. */
const ofServices = 'alterations';

const ofCart = (cartToken: string) =>
  and(
    eq(serviceCarts.token, cartToken),
    eq(circleCredits.of, ofServices),
    eq(circleCredits.isUsable, true),
    gt(circleCredits.leftCents, 0),
  );

/** Finds what the member whose cart it is may still take off services, in US cents; 0 of nobody's cart. */
export async function findCredit(database: Database, cartToken: string): Promise<number> {
  const [row] = await database
    .select({ leftCents: circleCredits.leftCents })
    .from(circleCredits)
    .innerJoin(serviceCarts, eq(serviceCarts.ownerId, circleCredits.userId))
    .where(ofCart(cartToken));
  return row?.leftCents ?? 0;
}

/** Locks the credit of a cart's member until the transaction ends, so that it is spent once. */
export async function lockCredit(database: Database, cartToken: string): Promise<void> {
  await database
    .select({ userId: circleCredits.userId })
    .from(circleCredits)
    .innerJoin(serviceCarts, eq(serviceCarts.ownerId, circleCredits.userId))
    .where(ofCart(cartToken))
    .for('update', { of: circleCredits });
}

/** Takes what was spent, in US cents, off the locked credit of a cart's member. */
export async function spendCredit(
  database: Database,
  cartToken: string,
  cents: number,
): Promise<void> {
  if (cents === 0) return;
  const owner = database
    .select({ ownerId: serviceCarts.ownerId })
    .from(serviceCarts)
    .where(eq(serviceCarts.token, cartToken));
  await database
    .update(circleCredits)
    .set({ leftCents: sql`${circleCredits.leftCents} - ${cents}` })
    .where(and(eq(circleCredits.of, ofServices), eq(circleCredits.userId, sql`(${owner})`)));
}
