import { providerNames, type SignInProvider } from '#contract/rules/sign-in.ts';
import type { Database } from '../database/database.ts';
import { Refusal } from '../foundation/refusal.ts';
import { enqueue } from '../jobs/job.ts';
import { sendMailJob } from '../jobs/send-mail.ts';
import { mails } from '../mails/mails.ts';
import type { Services } from '../ports/services.ts';
import { type SignInChecks, SignInFailed } from '../ports/sign-in-provider.ts';
import {
  checkOwnPassword,
  isPasswordRight,
  requireSamePassword,
  unseal,
} from '../procedures/passwords.ts';
import { dropDeletion } from '../repositories/account-end.ts';
import { lockAccount } from '../repositories/account-lock.ts';
import { isReserved } from '../repositories/one-time-links.ts';
import { openSession } from '../repositories/sessions.ts';
import {
  beginAttempt,
  findReturned,
  newChecks,
  type ReturnedAttempt,
  spendAttempt,
} from '../repositories/sign-in-attempts.ts';
import {
  addIdentity,
  findIdentityOwner,
  listWays,
  noteUse,
  removeIdentity,
} from '../repositories/sign-in-identities.ts';
import {
  findAccount,
  findEmail,
  findPasswordHash,
  insertAccount,
  markEmailValidated,
} from '../repositories/users.ts';
import { handle } from './operation.ts';

/** The sign-in with Google and Apple, of `common/login`, `users/query` and `users/save` ([Note: Sign-in with a provider]). */
export const signInOperations = [
  handle('getSignInProviders', {
    run: async ({ services }) => ({ providers: [...services.signIn.keys()] }),
  }),

  handle('startSignIn', {
    prepare: ({ input, services }) => begin(services, input.provider),
    async run({ input, database, prepared: { checks, url }, services }) {
      await beginAttempt(database, { ...input, checks, sessionId: null }, services.now());
      return { url };
    },
  }),

  handle('finishSignIn', {
    async run({ input, database, device, services }) {
      const now = services.now();
      const attempt = await findReturned(database, input, now);
      const { provider, identity, userId } = attempt;
      if (userId) {
        await lockAccount(database, userId);
        await spendAttempt(database, attempt.id);
        await link(database, userId, attempt, now);
        return { outcome: 'linked', provider };
      }
      const open = () => openLinked(database, attempt, device, now);
      const opened = await open();
      if (opened) return opened;
      const { email, firstName } = identity;
      if (!email) {
        throw new Refusal('invalid', 'the provider has not proven the address', {
          email: 'unverified',
        });
      }
      const account = await findAccount(database, email);
      if (account) {
        return { outcome: 'password', provider, email, hasPassword: account.passwordHash !== null };
      }
      if (await isReserved(database, email, now)) {
        throw new Refusal('email-taken', 'an account had this address a moment ago');
      }
      const made = await orNull(
        insertAccount(database, { email, firstName, emailValidatedAt: now }, now),
      );
      if (!made) {
        // Another return of the same person was first.
        const meanwhile = await open();
        if (meanwhile) return meanwhile;
        throw new Refusal('account-exists', 'this address has an account since a moment ago');
      }
      await spendAttempt(database, attempt.id);
      await addIdentity(database, made.id, provider, identity, now);
      const session = await openSession(database, made.id, device, now);
      return { outcome: 'opened', ...session, isNew: true, isKept: false };
    },
  }),

  handle('linkSignIn', {
    async prepare({ input, services }) {
      const password = await unseal(services, input.password);
      const { database } = services.open;
      const attempt = await findReturned(database, input, services.now());
      const isTold = attempt.userId === null && attempt.identity.email === input.email;
      const account = isTold ? await findAccount(database, input.email) : null;
      const isRight = await isPasswordRight(account?.passwordHash ?? null, password);
      if (!account || !isRight) throw wrongPassword();
      return { attempt, account };
    },
    async run({ database, prepared: { attempt, account }, device, services }) {
      const now = services.now();
      await lockAccount(database, account.id);
      const found = await findAccount(database, account.email);
      // A recovery may have come in between.
      if (found?.id !== account.id || found.passwordHash !== account.passwordHash) {
        throw wrongPassword();
      }
      await spendAttempt(database, attempt.id);
      await link(database, account.id, attempt, now);
      await markEmailValidated(database, account.id, account.email, now);
      const isKept = await dropDeletion(database, account.id);
      return { ...(await openSession(database, account.id, device, now)), isKept };
    },
  }),

  handle('userSignInWays', {
    async run({ viewer, database, services }) {
      return {
        hasPassword: (await findPasswordHash(viewer, database)) !== null,
        providers: [...services.signIn.keys()],
        ways: await listWays(database, viewer.userId),
      };
    },
  }),

  handle('userStartLink', {
    async prepare({ input, viewer, services }) {
      const stored = await checkOwnPassword(services, viewer, input.password, 'password');
      return { stored, ...(await begin(services, input.provider)) };
    },
    async run({ input, viewer, database, prepared: { stored, checks, url }, services }) {
      await requireSamePassword(viewer, database, stored, 'password');
      const { provider, browserHash } = input;
      const begun = { provider, browserHash, checks, sessionId: viewer.sessionId };
      await beginAttempt(database, begun, services.now());
      return { url };
    },
  }),

  handle('userUnlink', {
    prepare: ({ input, viewer, services }) =>
      checkOwnPassword(services, viewer, input.password, 'password'),
    async run({ input, viewer, database, prepared }) {
      // Who has a password loses no account by this.
      await requireSamePassword(viewer, database, prepared, 'password');
      await removeIdentity(database, viewer.userId, input.provider);
      const email = await findEmail(database, viewer.userId);
      const told = mails.wayUnlinked(email, providerNames[input.provider]);
      await enqueue(database, sendMailJob, told);
      return {};
    },
  }),
];

/**
 * A sign-in that begins, and its address at the provider. Throws the Refusal `not-found` where the provider is not
 * configured, and `unavailable` where it is not reached.
 */
async function begin(
  { signIn }: Services,
  provider: SignInProvider,
): Promise<{ checks: SignInChecks; url: string }> {
  const port = signIn.get(provider);
  if (!port) throw new Refusal('not-found', 'this provider is not configured');
  const checks = newChecks();
  try {
    return { checks, url: await port.begin(checks) };
  } catch (error) {
    if (error instanceof SignInFailed) throw new Refusal('unavailable', error.message);
    throw error;
  }
}

/** Signs in whoever an account at a provider is linked to; null where it is nobody's. */
async function openLinked(
  database: Database,
  { id, provider, identity }: ReturnedAttempt,
  device: string,
  now: Date,
) {
  const owner = () => findIdentityOwner(database, provider, identity.subject);
  const userId = await owner();
  if (!userId) return null;
  await lockAccount(database, userId);
  // It may have been unlinked, or the account have ended, while the lock was waited for.
  if ((await owner()) !== userId) return null;
  await spendAttempt(database, id);
  await noteUse(database, provider, identity, now);
  const isKept = await dropDeletion(database, userId);
  const session = await openSession(database, userId, device, now);
  return { outcome: 'opened', ...session, isNew: false, isKept } as const;
}

/** Links who came back to a member, and tells the member. */
async function link(
  database: Database,
  userId: string,
  { provider, identity }: ReturnedAttempt,
  now: Date,
): Promise<void> {
  await addIdentity(database, userId, provider, identity, now);
  const email = await findEmail(database, userId);
  const told = mails.wayLinked(email, providerNames[provider], identity.email);
  await enqueue(database, sendMailJob, told);
}

const wrongPassword = () =>
  new Refusal('wrong-credentials', 'the password is wrong', { password: 'wrong' });

/** What was made; null where the address has an account. */
async function orNull(making: Promise<{ id: string }>): Promise<{ id: string } | null> {
  try {
    return await making;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'account-exists') return null;
    throw error;
  }
}
