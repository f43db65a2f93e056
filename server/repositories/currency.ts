import { and, eq, isNull, sql } from 'drizzle-orm';
import type { CheckedInput } from '#contract/schemas/operation-schemas.ts';
import type { Database } from '../database/database.ts';
import { availabilityChanges, cleaningPrices, items, users } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { FullScope } from './scope.ts';
import type { Viewer } from './viewer.ts';

/*
 * [Note: Currencies] Each sum that a member tells has its currency beside it. What a piece costs without a price is in its
 * owner's own, so that the price which comes later is. Sums in several currencies are never added.
 */

/** The currency in which the owner tells prices. Throws `signed-out`. */
export async function readOwnCurrency(scope: FullScope, database: Database): Promise<string> {
  const [row] = await database
    .select({ currency: users.currency })
    .from(users)
    .where(eq(users.id, scope.subject));
  if (!row) throw new Refusal('signed-out', 'the account is gone');
  return row.currency;
}

/** The currency in which an owner tells prices, within a statement. */
export const ownCurrency = (ownerId: string) =>
  sql<string>`(select ${users.currency} from ${users} where ${users.id} = ${ownerId})`;

/**
 * Says in which currency the viewer tells prices ([Note: Currencies]). Prices that were told in the one before become
 * prices in this one, as they are written, or stay what they are. The account is locked.
 */
export async function saveCurrency(
  viewer: Viewer,
  database: Database,
  { currency, arePricesRenamed }: CheckedInput<'userSaveCurrency'>,
): Promise<void> {
  const [me] = await database
    .select({ before: users.currency })
    .from(users)
    .where(eq(users.id, viewer.userId));
  if (!me) throw new Refusal('signed-out', 'the account is gone');
  const { before } = me;
  if (before === currency) return;
  await database
    .update(users)
    .set({ currency, updatedAt: sql`now()` })
    .where(eq(users.id, viewer.userId));
  const mine = and(eq(items.ownerId, viewer.userId), eq(items.purchaseCurrency, before));
  await database
    .update(items)
    .set({ purchaseCurrency: currency })
    .where(arePricesRenamed ? mine : and(mine, isNull(items.purchasePriceCents)));
  if (!arePricesRenamed) return;
  await database
    .update(cleaningPrices)
    .set({ currency })
    .where(and(eq(cleaningPrices.ownerId, viewer.userId), eq(cleaningPrices.currency, before)));
  await database
    .update(availabilityChanges)
    .set({ amountCurrency: currency })
    .where(
      and(
        eq(availabilityChanges.amountCurrency, before),
        sql`${availabilityChanges.itemId} in (select ${items.id} from ${items}
          where ${items.ownerId} = ${viewer.userId})`,
      ),
    );
}
