import * as v from 'valibot';
import { mostCards } from '../rules/friends.ts';
import { longestReportNote, reportReasons } from '../rules/reports.ts';
import { imageView } from './image.ts';
import { linkToken } from './login.ts';
import { done, email, line, moment, nothing, prose, userId } from './scalars.ts';

/** What a member tells whoever they ask, and their friends. */
export const person = v.object({
  userId: v.string(),
  /** Null of somebody without a profile. */
  screenName: v.nullable(v.string()),
  imageUrl: v.nullable(v.string()),
});

/** A friend of the viewer's. */
const friend = v.object({
  ...person.entries,
  bio: v.nullable(v.string()),
  sinceDate: moment,
});

/** What a friend shares with the viewer. */
const friendCard = v.object({
  friendId: v.string(),
  wardrobeCount: v.number(),
  itemCount: v.number(),
  /** The last pieces with a picture, the last first. */
  rail: v.array(v.object({ itemId: v.string(), title: v.string(), image: imageView })),
});

/** A friend of the viewer's. */
export type Friend = v.InferOutput<typeof friend>;

/** What a friend shares with the viewer. */
export type FriendCard = v.InferOutput<typeof friendCard>;

/** Somebody who asks the viewer to be friends. */
const friendRequest = v.object({ ...person.entries, askedDate: moment });

/** Whom the viewer asked, by how they named them: nothing else of them is told before they accept. */
const askedFriend = v.object({
  /** Null of an address. */
  userId: v.nullable(v.string()),
  /** Null of an address. */
  screenName: v.nullable(v.string()),
  /** The address that was invited; null of a screen name. */
  email: v.nullable(v.string()),
  askedDate: moment,
});

const byId = v.strictObject({ userId });
const byEmail = v.strictObject({ email });

/** Inputs and outputs of what is about friends. */
export const friendSchemas = {
  getFriends: {
    input: nothing,
    output: v.object({
      /** By name. */
      friends: v.array(friend),
      /** Requests to the viewer, the last first. */
      requests: v.array(friendRequest),
      /** Requests of the viewer that wait for an answer, the last first. One that was declined waits on, and ends unsaid. */
      asked: v.array(askedFriend),
      /** Whom the viewer blocks, the last first. */
      blocked: v.array(person),
    }),
  },
  /** Reads what each of these friends shares with the viewer, in no order; nothing of who is no friend any more. */
  getFriendCards: {
    input: v.strictObject({
      friendIds: v.pipe(v.array(userId), v.minLength(1), v.maxLength(mostCards)),
    }),
    output: v.object({ cards: v.array(friendCard) }),
  },
  /** Asks somebody to be friends: a member by their screen name, or whoever has an address. */
  inviteFriend: {
    input: v.union([
      v.strictObject({ screenName: v.pipe(line(40), v.minLength(1, 'required')) }),
      byEmail,
    ]),
    /** True where the other one had asked already, so that the two are friends now. */
    output: v.object({ areFriends: v.boolean() }),
  },
  /** Answers the viewer's link that is open, and makes one where none is. Whoever has it can be their friend, once. */
  makeFriendLink: {
    input: nothing,
    output: v.object({ linkToken: v.string(), expiresDate: moment }),
  },
  /** Ends the viewer's open link: it works no more. */
  revokeFriendLink: { input: nothing, output: done },
  /** Reads whose link this is, before it is followed. */
  readFriendLink: { input: v.strictObject({ linkToken }), output: v.object({ inviter: person }) },
  /** Makes the viewer a friend of whoever made the link. */
  followFriendLink: { input: v.strictObject({ linkToken }), output: v.object({ friend: person }) },
  /** Answers the request of a member. */
  answerFriend: {
    input: v.strictObject({ userId, isAccepted: v.boolean() }),
    output: done,
  },
  /** Takes back a request that was not answered. */
  withdrawRequest: { input: v.union([byId, byEmail]), output: done },
  /** Ends a friendship. The other one is not told. */
  endFriendship: { input: byId, output: done },
  /** Keeps a member, a friend or one who asked, from seeing and asking the viewer. They are not told. */
  blockMember: { input: byId, output: done },
  /** Takes that back. They are no friend by it. */
  unblockMember: { input: byId, output: done },
  /** Tells the staff about a member, a friend or one who asked, and blocks them as well where that is said. They are not told. */
  reportMember: {
    input: v.strictObject({
      userId,
      reason: v.picklist(reportReasons),
      /** What the viewer adds; empty where nothing. */
      note: prose(longestReportNote),
      isBlocked: v.boolean(),
    }),
    output: done,
  },
};
