import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { JobServices } from '../../ports/services.ts';
import { type Account, rollOn, type Told } from './account.ts';
import { tellOf } from './events.ts';
import { paymentAccounts } from './tables.ts';

/** The customer whose thing an id names, such as a subscription's or an invoice's (`account.ts`, `newId`). */
export const customerOf = (id: string): string =>
  `cus_${/^[a-z_]+_([0-9a-f]+)(x\d+)?$/.exec(id)?.[1] ?? ''}`;

/** What was done to a customer, and what is to be told of it. */
interface Done<Outcome> {
  outcome: Outcome;
  told: readonly Told[];
}

/**
 * Changes a customer, whom nobody else changes meanwhile: brings it to the present moment, does what is asked, keeps it
 * and has everything told of. Null of nobody's.
 */
export async function changeAccount<Outcome>(
  { open, now }: Pick<JobServices, 'open' | 'now'>,
  customerId: string,
  act: (account: Account, nowMs: number) => Done<Outcome>,
): Promise<Outcome | null> {
  return open.transaction(async (database) => {
    const account = await lock(database, customerId);
    if (!account) return null;
    const nowMs = now().getTime();
    const rolled = rollOn(account, nowMs);
    const { outcome, told } = act(account, nowMs);
    await database
      .update(paymentAccounts)
      .set({ account })
      .where(eq(paymentAccounts.customerId, customerId));
    for (const one of [...rolled, ...told]) await tellOf(database, account, one, nowMs);
    return outcome;
  });
}

async function lock(database: Database, customerId: string): Promise<Account | null> {
  const [row] = await database
    .select()
    .from(paymentAccounts)
    .where(eq(paymentAccounts.customerId, customerId))
    .for('update');
  return row?.account ?? null;
}

/** Keeps a customer that is new. */
export async function addAccount(database: Database, account: Account): Promise<void> {
  await database
    .insert(paymentAccounts)
    .values({ customerId: account.customerId, account, createdAt: sql`now()` });
}
