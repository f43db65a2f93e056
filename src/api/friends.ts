import { keepPreviousData } from '@tanstack/react-query';
import { friendsTable } from '#contract/operations/friends.ts';
import { bringOperations } from '#contract/operations.ts';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import { callOperation } from '#lib/http.ts';
import { operationQuery } from './operation.ts';
import { useWrite, type WriteOptions } from './use-write.ts';
import { whenBack } from './when-back.ts';

bringOperations(friendsTable);

/** The viewer's friends, requests in both directions, and whom they block. */
export const friendsQuery = () => ({ ...operationQuery('getFriends', {}), ...whenBack });

/** What some friends share with the viewer, 24 of them at most. */
export const friendCardsQuery = (friendIds: string[]) => ({
  ...operationQuery('getFriendCards', { friendIds }),
  placeholderData: keepPreviousData,
});

/** Asks somebody to be friends, by screen name or by address. */
export const inviteFriend = {
  operation: 'inviteFriend',
  send: (input: OperationInput<'inviteFriend'>, idempotencyKey?: string) =>
    callOperation('inviteFriend', input, { idempotencyKey }),
} as const;

/** The viewer's open link; one is made where none is. */
export const useMakeFriendLink = (options?: WriteOptions<'makeFriendLink'>) =>
  useWrite('makeFriendLink', options);

/** Ends the viewer's open link. */
export const useRevokeFriendLink = (options?: WriteOptions<'revokeFriendLink'>) =>
  useWrite('revokeFriendLink', options);

/** Whose link this is. */
export const friendLinkQuery = (linkToken: string) =>
  operationQuery('readFriendLink', { linkToken }, { isHandled: true });

/** The same, to see whether the link still works: it is asked again by itself, so a failure tells nobody anything. */
export const friendLinkWatch = (linkToken: string) =>
  operationQuery('readFriendLink', { linkToken }, { isAhead: true });

/** Makes the viewer a friend of whoever made a link. */
export const useFollowFriendLink = (options?: WriteOptions<'followFriendLink'>) =>
  useWrite('followFriendLink', options);

/** Answers the request of a member. */
export const useAnswerFriend = (options?: WriteOptions<'answerFriend'>) =>
  useWrite('answerFriend', options);

/** Takes back a request. */
export const useWithdrawRequest = () => useWrite('withdrawRequest');

/** Ends a friendship. */
export const useEndFriendship = (options?: WriteOptions<'endFriendship'>) =>
  useWrite('endFriendship', options);

/** Blocks a member. */
export const useBlockMember = (options?: WriteOptions<'blockMember'>) =>
  useWrite('blockMember', options);

/** Takes a block back. */
export const useUnblockMember = (options?: WriteOptions<'unblockMember'>) =>
  useWrite('unblockMember', options);

/** Tells the staff about a member, and blocks them as well where that is said. */
export const reportMember = {
  operation: 'reportMember',
  send: (input: OperationInput<'reportMember'>, idempotencyKey?: string) =>
    callOperation('reportMember', input, { idempotencyKey }),
} as const;
