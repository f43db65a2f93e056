import { isPasswordGood } from '#contract/rules/password.ts';
import { Refusal } from '../foundation/refusal.ts';
import { endAccess } from '../jobs/end-access.ts';
import { enqueue } from '../jobs/job.ts';
import { leaveAccount, leaveWithSessions } from '../jobs/leave-account.ts';
import { mailResetLinkJob } from '../jobs/mail-reset-link.ts';
import { sendMailJob } from '../jobs/send-mail.ts';
import { mails } from '../mails/mails.ts';
import type { Services } from '../ports/services.ts';
import {
  checkOwnPassword,
  hashPassword,
  isPasswordRight,
  offerKey,
  requireSamePassword,
  type SealedPassword,
  unseal,
} from '../procedures/passwords.ts';
import { dropDeletion } from '../repositories/account-end.ts';
import { lockAccount } from '../repositories/account-lock.ts';
import {
  countGuess,
  endLink,
  isReserved,
  makeLink,
  spendLink,
} from '../repositories/one-time-links.ts';
import { endSession, findOpener, hashToken, openSession } from '../repositories/sessions.ts';
import {
  findAccount,
  findUserDetails,
  insertAccount,
  markEmailValidated,
  setPasswordHash,
} from '../repositories/users.ts';
import { handle } from './operation.ts';

/** `common/login` (docs/design/product-rules.md, Account). */
export const loginOperations = [
  handle('emailCheck', {
    async run({ input, database, services }) {
      const account = await findAccount(database, input.email);
      return {
        exists: account !== null || (await isReserved(database, input.email, services.now())),
      };
    },
  }),

  handle('getPublicKey', { run: ({ services }) => offerKey(services) }),

  handle('tokenAuth', {
    async prepare({ input, services }) {
      const password = await unseal(services, input.password);
      const account = await findAccount(services.open.database, input.email);
      const isRight = await isPasswordRight(account?.passwordHash ?? null, password);
      if (!account || !isRight) {
        throw new Refusal('wrong-credentials', 'the email or the password is wrong');
      }
      return account;
    },
    async run({ database, prepared, device, services }) {
      await lockAccount(database, prepared.id);
      const account = await findAccount(database, prepared.email);
      // A recovery may have ended all sessions in between: then no new one is opened.
      if (account?.passwordHash !== prepared.passwordHash) {
        throw new Refusal('wrong-credentials', 'the email or the password is wrong');
      }
      const isKept = await dropDeletion(database, prepared.id);
      return { ...(await openSession(database, prepared.id, device, services.now())), isKept };
    },
  }),

  handle('createAccount', {
    prepare: ({ input, services }) => newPasswordHash(services, input.password),
    async run({ input, database, prepared, device, services }) {
      const account = { email: input.email, passwordHash: prepared };
      const { id } = await insertAccount(database, account, services.now());
      const link = { userId: id, purpose: 'validate-email', email: input.email } as const;
      const made = await makeLink(database, link, services.now());
      await enqueue(database, sendMailJob, mails.validateEmail(services, input.email, made));
      return openSession(database, id, device, services.now());
    },
  }),

  handle('sendEmailValidation', {
    async run({ scope, database, services }) {
      const [me] = await findUserDetails(scope, database, [], services.signer);
      if (!me || me.emailValidated) return {};
      const link = { userId: me.userId, purpose: 'validate-email', email: me.email } as const;
      const made = await makeLink(database, link, services.now());
      await enqueue(database, sendMailJob, mails.validateEmail(services, me.email, made));
      return {};
    },
  }),

  handle('emailValidation', {
    async prepare({ input, services }) {
      if (!('code' in input)) return null;
      // Counted before it is compared, and outside the write, so that a wrong guess stays counted.
      const guess = await countGuess(services.open.database, input.email, services.now());
      if (!guess || guess.codeHash !== hashToken(`${guess.userId} ${input.code}`)) {
        throw new Refusal('code-wrong', 'this code is wrong or too old');
      }
      return guess;
    },
    async run({ input, database, prepared, services }) {
      const now = services.now();
      if ('code' in input) {
        await lockAccount(database, prepared!.userId);
        await endLink(database, prepared!.linkId, now);
        await markEmailValidated(database, prepared!.userId, input.email, now);
        return { email: input.email };
      }
      const { userId, email } = await spendLink(database, 'validate-email', input.linkToken, now);
      await markEmailValidated(database, userId, email, now);
      return { email };
    },
  }),

  handle('forgotPassword', {
    // The same answer in the same time for every address: a job checks later whether there is an
    // account.
    async run({ input, database }) {
      await enqueue(database, mailResetLinkJob, { email: input.email });
      return {};
    },
  }),

  handle('resetPassword', {
    prepare: ({ input, services }) => newPasswordHash(services, input.password),
    async run({ input, database, prepared, services }) {
      const now = services.now();
      const link = await spendLink(database, 'reset-password', input.linkToken, now);
      await setPasswordHash(database, link.userId, prepared);
      await endAccess(services, database, 'password reset', link);
      await enqueue(database, sendMailJob, mails.passwordChanged(link.email));
      return { email: link.email };
    },
  }),

  handle('changePassword', {
    async prepare({ input, viewer, services }) {
      const stored = await checkOwnPassword(services, viewer, input.current, 'current');
      return { stored, next: await newPasswordHash(services, input.next) };
    },
    async run({ viewer, scope, database, prepared, services }) {
      await requireSamePassword(viewer, database, prepared.stored, 'current');
      await setPasswordHash(database, viewer.userId, prepared.next);
      const account = { userId: viewer.userId, thisSessionId: viewer.sessionId };
      await endAccess(services, database, 'password changed', account);
      const [me] = await findUserDetails(scope, database, [], services.signer);
      if (me) await enqueue(database, sendMailJob, mails.passwordChanged(me.email));
      return {};
    },
  }),

  handle('logout', {
    async run({ input, viewer, database, services }) {
      const { userId, standsInFor } = viewer;
      if (standsInFor) {
        // Both are over: that in the member's account, and the staff member's own, which opened it.
        const opener = await findOpener(database, viewer.sessionId);
        await leaveAccount(services, database, standsInFor);
        if (opener) await endSession(viewer, database, opener);
        return {};
      }
      const event = 'signed out everywhere';
      if (input.everywhere) await endAccess(services, database, event, { userId });
      else await endSession(viewer, database, viewer.sessionId);
      await leaveWithSessions(services, database, userId);
      return {};
    },
  }),

  handle('revokeSession', {
    async run({ input, viewer, database, services }) {
      await endSession(viewer, database, input.sessionId);
      await leaveWithSessions(services, database, viewer.userId);
      return {};
    },
  }),
];

async function newPasswordHash(services: Services, sealed: SealedPassword): Promise<string> {
  const password = await unseal(services, sealed);
  if (!isPasswordGood(password)) {
    throw new Refusal('invalid', 'the password does not meet the rules', { password: 'rules' });
  }
  return hashPassword(password);
}
