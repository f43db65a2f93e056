import { countries } from '../foundation/countries.ts';
import { Refusal } from '../foundation/refusal.ts';
import { endAccess } from '../jobs/end-access.ts';
import { enqueue } from '../jobs/job.ts';
import { sendMailJob } from '../jobs/send-mail.ts';
import { mails } from '../mails/mails.ts';
import { checkOwnPassword, requireSamePassword } from '../procedures/passwords.ts';
import { saveCurrency } from '../repositories/currency.ts';
import { requireImages } from '../repositories/images.ts';
import { endLinks, isReserved, makeLink, spendLink } from '../repositories/one-time-links.ts';
import { listSessions } from '../repositories/sessions.ts';
import { changeEmail, findAccount, findUserDetails, saveProfile } from '../repositories/users.ts';
import { handle } from './operation.ts';
import { claimImages, receiveImages } from './uploads.ts';

/** `users/query` and `users/save` (product spec, section 7). */
export const userOperations = [
  handle('userDetails', {
    async run({ input, scope, database, services }) {
      const found = await findUserDetails(scope, database, input.userIds, services.signer);
      return Object.fromEntries(found.map((userDetails) => [userDetails.userId, { userDetails }]));
    },
  }),

  handle('userDetailsList', {
    async run({ input, scope, database, services }) {
      return { users: await findUserDetails(scope, database, input.userIds, services.signer) };
    },
  }),

  handle('userGetFeatureConfig', {
    async run({ services }) {
      const { config, store } = services;
      return {
        webApplicationConfig: {
          ...config.features,
          enableAlterOrRepair: config.features.enableAlterOrRepair && store !== null,
          shopUrl: config.shopUrl ?? store?.frontPath ?? null,
          extensionUrl: config.extensionUrl,
          store: store && { ...store.forPage, retries: config.checkoutRetries },
        },
      };
    },
  }),

  handle('userAttributeChoices', {
    async run() {
      return { shippingCountries: countries };
    },
  }),

  handle('userSessions', {
    async run({ viewer, database, services }) {
      return { sessions: await listSessions(viewer, database, services.now()) };
    },
  }),

  handle('userSaveProfile', {
    async prepare({ input, scope, services }) {
      if (input.imageId) await claimImages(services, scope, [input.imageId], 'user');
    },
    async run({ input, viewer, scope, database, services }) {
      if (input.imageId) {
        await requireImages(scope, database, [input.imageId]);
        await receiveImages(database, [input.imageId]);
      }
      if (!countries.some((country) => country.id === input.shippingCountry)) {
        throw new Refusal('invalid', 'no such country', { shippingCountry: 'unknown' });
      }
      await saveProfile(viewer, database, input);
      const [userDetails] = await findUserDetails(scope, database, [], services.signer);
      return { userDetails: userDetails! };
    },
  }),

  handle('userSaveCurrency', {
    async run({ input, viewer, scope, database, services }) {
      await saveCurrency(viewer, database, input);
      const [userDetails] = await findUserDetails(scope, database, [], services.signer);
      return { userDetails: userDetails! };
    },
  }),

  handle('userChangeEmail', {
    prepare: ({ input, viewer, services }) =>
      checkOwnPassword(services, viewer, input.password, 'password'),
    async run({ input, viewer, scope, database, prepared, services }) {
      const now = services.now();
      await requireSamePassword(viewer, database, prepared, 'password');
      const { userId } = viewer;
      const account = await findAccount(database, input.email);
      if (account || (await isReserved(database, input.email, now, userId))) {
        throw new Refusal('email-taken', 'another account has this address', { email: 'taken' });
      }
      const link = { userId, purpose: 'change-email', email: input.email } as const;
      const made = await makeLink(database, link, now);
      await enqueue(database, sendMailJob, mails.changeEmail(services, input.email, made));
      const [me] = await findUserDetails(scope, database, [], services.signer);
      const old = { userId, purpose: 'stop-email-change', email: me!.email } as const;
      const stop = await makeLink(database, old, now);
      const told = mails.emailChangeAsked(services, me!.email, input.email, stop);
      await enqueue(database, sendMailJob, told);
      return {};
    },
  }),

  handle('userValidateEmailChange', {
    async run({ input, database, services }) {
      const now = services.now();
      const { userId, email } = await spendLink(database, 'change-email', input.linkToken, now);
      const old = await changeEmail(database, userId, email, now);
      await endAccess(services, database, 'email changed', { userId });
      const back = { userId, purpose: 'stop-email-change', email: old.email } as const;
      // An address that was never confirmed may be a stranger's, who must not get the account back.
      if (!old.wasProven) await endLinks(database, userId, [back.purpose], now, old.email);
      const stop = old.wasProven ? await makeLink(database, back, now) : null;
      await enqueue(database, sendMailJob, mails.emailChanged(services, old.email, email, stop));
      return { email };
    },
  }),

  handle('userStopEmailChange', {
    async run({ input, database, services }) {
      const now = services.now();
      const { linkToken } = input;
      const { userId, email } = await spendLink(database, 'stop-email-change', linkToken, now);
      const account = await findAccount(database, email);
      if (account?.id !== userId) await changeEmail(database, userId, email, now);
      await endAccess(services, database, 'email change stopped', { userId });
      // Whoever asked for the change knew the password.
      const reset = await makeLink(database, { userId, purpose: 'reset-password', email }, now);
      return { email, resetToken: reset.linkToken };
    },
  }),
];
