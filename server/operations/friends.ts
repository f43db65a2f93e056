import { enqueue } from '../jobs/job.ts';
import { sendMailJob } from '../jobs/send-mail.ts';
import { mails } from '../mails/mails.ts';
import { readFriendCards } from '../repositories/friend-cards.ts';
import { endOpenLink } from '../repositories/friend-links.ts';
import { readFriends, readPerson } from '../repositories/friends.ts';
import {
  answerRequest,
  askMember,
  blockMember,
  endFriendship,
  followLink,
  inviteAddress,
  openLink,
  readLinkOwner,
  unblockMember,
  withdrawRequest,
} from '../repositories/friendships.ts';
import { reportMember } from '../repositories/member-reports.ts';
import { readScreenName } from '../repositories/users.ts';
import { handle } from './operation.ts';

/** The part of `users/query` and `users/manage` that is about friends. */
export const friendOperations = [
  handle('getFriends', {
    run: ({ scope, database, services: { signer, now } }) =>
      readFriends(scope, database, { signer, now: now() }),
  }),

  handle('getFriendCards', {
    run: async ({ input, scope, database, services }) => ({
      cards: await readFriendCards(scope, database, input.friendIds, services.signer),
    }),
  }),

  handle('inviteFriend', {
    async run({ input, scope, database, services }) {
      const now = services.now();
      if ('screenName' in input) {
        return { areFriends: await askMember(scope, database, input.screenName, now) };
      }
      const isMailed = await inviteAddress(scope, database, input.email, now);
      if (isMailed) {
        const inviter = await readScreenName(scope, database);
        const mail = mails.friendInvitation(services, input.email, inviter);
        await enqueue(database, sendMailJob, mail);
      }
      return { areFriends: false };
    },
  }),

  handle('makeFriendLink', {
    run: ({ scope, database, services: { signer, now } }) =>
      openLink(scope, database, { signer, now: now() }),
  }),

  handle('revokeFriendLink', {
    async run({ scope, database, services }) {
      await endOpenLink(database, scope.subject, services.now());
      return {};
    },
  }),

  handle('readFriendLink', {
    async run({ input, scope, database, services: { signer, now } }) {
      const at = { signer, now: now() };
      const ownerId = await readLinkOwner(scope, database, input.linkToken, at);
      return { inviter: await readPerson(database, ownerId, signer) };
    },
  }),

  handle('followFriendLink', {
    async run({ input, scope, database, services: { signer, now } }) {
      const at = { signer, now: now() };
      const userId = await followLink(scope, database, input.linkToken, at);
      return { friend: await readPerson(database, userId, signer) };
    },
  }),

  handle('answerFriend', {
    async run({ input, scope, database, services }) {
      await answerRequest(scope, database, input, services.now());
      return {};
    },
  }),

  handle('withdrawRequest', {
    async run({ input, scope, database, services }) {
      await withdrawRequest(scope, database, input, services.now());
      return {};
    },
  }),

  handle('endFriendship', {
    async run({ input, scope, database }) {
      await endFriendship(scope, database, input.userId);
      return {};
    },
  }),

  handle('blockMember', {
    async run({ input, scope, database, services }) {
      await blockMember(scope, database, input.userId, services.now());
      return {};
    },
  }),

  handle('unblockMember', {
    async run({ input, scope, database, services }) {
      await unblockMember(scope, database, input.userId, services.now());
      return {};
    },
  }),

  handle('reportMember', {
    async run({ input, scope, database, services }) {
      await reportMember(scope, database, input, services.now());
      return {};
    },
  }),
];
