import { countries } from '../countries.ts';
import { enqueue } from '../jobs/job-queue.ts';
import { mails } from '../mails.ts';
import { handle } from '../operation.ts';
import { Refusal } from '../refusal.ts';
import { requireImages } from '../repositories/images.ts';
import { makeLink, spendLink } from '../repositories/one-time-links.ts';
import { listSessions } from '../repositories/sessions.ts';
import { changeEmail, findAccount, findUserDetails, saveProfile } from '../repositories/users.ts';
import { claimImages, receiveImages } from '../uploads.ts';

/** `users/query` and `users/save` (product spec, section 7). */
export const userOperations = [
  handle('userDetails', {
    async run({ input, viewer, database, services }) {
      const found = await findUserDetails(viewer, database, input.userIds, services.signer);
      return Object.fromEntries(found.map((userDetails) => [userDetails.userId, { userDetails }]));
    },
  }),

  handle('userDetailsList', {
    async run({ input, viewer, database, services }) {
      return { users: await findUserDetails(viewer, database, input.userIds, services.signer) };
    },
  }),

  handle('userGetFeatureConfig', {
    async run({ services: { config } }) {
      return {
        webApplicationConfig: {
          ...config.features,
          shopUrl: config.shopUrl,
          extensionUrl: config.extensionUrl,
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
    async prepare({ input, viewer, services }) {
      if (input.imageId) await claimImages(services, viewer, [input.imageId], 'user');
    },
    async run({ input, viewer, database, services }) {
      if (input.imageId) {
        await requireImages(viewer, database, [input.imageId]);
        await receiveImages(database, [input.imageId]);
      }
      if (!countries.some((country) => country.id === input.shippingCountry)) {
        throw new Refusal('invalid', 'no such country', { shippingCountry: 'unknown' });
      }
      await saveProfile(viewer, database, input);
      const [userDetails] = await findUserDetails(viewer, database, [], services.signer);
      return { userDetails: userDetails! };
    },
  }),

  handle('userChangeEmail', {
    async run({ input, viewer, database, services }) {
      const account = await findAccount(database, input.email);
      if (account) {
        throw new Refusal('email-taken', 'another account has this address', { email: 'taken' });
      }
      const link = { userId: viewer.userId, purpose: 'change-email', email: input.email } as const;
      const made = await makeLink(database, link, services.now());
      await enqueue(database, 'send-mail', mails.changeEmail(services, input.email, made));
      return {};
    },
  }),

  handle('userValidateEmailChange', {
    async run({ input, database, services }) {
      const now = services.now();
      const { userId, email } = await spendLink(database, 'change-email', input.linkToken, now);
      const old = await changeEmail(database, userId, email, now);
      await enqueue(database, 'send-mail', mails.emailChanged(old, email));
      return { email };
    },
  }),
];
