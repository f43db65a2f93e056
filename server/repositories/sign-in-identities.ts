import { and, eq, isNull, ne, or } from 'drizzle-orm';
import { type SignInProvider, signInProviders } from '#contract/rules/sign-in.ts';
import type { LinkedWay } from '#contract/schemas/sign-in.ts';
import type { Database } from '../database/database.ts';
import type { ToldIdentity } from '../database/schema/sign-ins.ts';
import { signInIdentities } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';

/** Whose an account at a provider is; null of nobody's. */
export async function findIdentityOwner(
  database: Database,
  provider: SignInProvider,
  subject: string,
): Promise<string | null> {
  const [row] = await database
    .select({ userId: signInIdentities.userId })
    .from(signInIdentities)
    .where(and(eq(signInIdentities.provider, provider), eq(signInIdentities.subject, subject)));
  return row?.userId ?? null;
}

/** Notes that a member signed in by an account at a provider, and the address it has now. The member's account is locked. */
export async function noteUse(
  database: Database,
  provider: SignInProvider,
  { subject, email }: ToldIdentity,
  now: Date,
): Promise<void> {
  await database
    .update(signInIdentities)
    .set({ lastUsedAt: now, ...(email ? { email } : {}) })
    .where(and(eq(signInIdentities.provider, provider), eq(signInIdentities.subject, subject)));
}

/**
 * Links an account at a provider to a member, whose account is locked; one that is linked to them already stays. Throws the
 * Refusal `conflict`, of the field `provider`: `taken` where it is another member's, `had` where the member has another one
 * of that provider.
 */
export async function addIdentity(
  database: Database,
  userId: string,
  provider: SignInProvider,
  { subject, email }: ToldIdentity,
  now: Date,
): Promise<void> {
  const added = await database
    .insert(signInIdentities)
    .values({ userId, provider, subject, email, linkedAt: now, lastUsedAt: now })
    .onConflictDoNothing()
    .returning({ userId: signInIdentities.userId });
  if (added.length > 0) return;
  const owner = await findIdentityOwner(database, provider, subject);
  if (owner === userId)
    return noteUse(database, provider, { subject, email, firstName: null }, now);
  if (owner) {
    throw new Refusal('conflict', 'another member signs in with it', { provider: 'taken' });
  }
  throw new Refusal('conflict', 'another one of this provider is linked', { provider: 'had' });
}

/** Lists the accounts at providers by which a member signs in, in the order of the providers. */
export async function listWays(database: Database, userId: string): Promise<LinkedWay[]> {
  const rows = await database
    .select()
    .from(signInIdentities)
    .where(eq(signInIdentities.userId, userId));
  return rows
    .map(({ provider, email, linkedAt, lastUsedAt }) => ({
      provider,
      email,
      linkedDate: linkedAt.toISOString(),
      lastUsedDate: lastUsedAt.toISOString(),
    }))
    .sort(
      (one, other) =>
        signInProviders.indexOf(one.provider) - signInProviders.indexOf(other.provider),
    );
}

/** Unlinks a member's account at a provider. Throws the Refusal `not-found`. The account is locked. */
export async function removeIdentity(
  database: Database,
  userId: string,
  provider: SignInProvider,
): Promise<void> {
  const removed = await database
    .delete(signInIdentities)
    .where(and(eq(signInIdentities.userId, userId), eq(signInIdentities.provider, provider)))
    .returning({ userId: signInIdentities.userId });
  if (removed.length === 0) throw new Refusal('not-found', 'nothing of this provider is linked');
}

/**
 * Unlinks every account at a provider that has another address than the member's: whoever reads the member's mail is the
 * member, and who knew their password may have linked one of their own (docs/credentials.md). The account is locked.
 */
export async function endForeignIdentities(
  database: Database,
  userId: string,
  email: string,
): Promise<void> {
  const { email: told } = signInIdentities;
  await database
    .delete(signInIdentities)
    .where(and(eq(signInIdentities.userId, userId), or(isNull(told), ne(told, email))));
}
