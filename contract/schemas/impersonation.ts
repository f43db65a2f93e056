import * as v from 'valibot';
import {
  type impersonationEnds,
  logEvents,
  logPageSize,
  mostMembersFound,
  reasonLength,
  shortestMemberSearch,
  whyNotEntered,
} from '../rules/impersonation.ts';
import { entitlementKeys } from '../rules/profile.ts';
import { done, line, moment, nothing, rowId, userId } from './scalars.ts';

const foundMember = v.object({
  userId: v.string(),
  screenName: v.nullable(v.string()),
  email: v.string(),
  imageUrl: v.nullable(v.string()),
  entitlements: v.array(v.picklist(entitlementKeys)),
  /** Null where the account can be entered. */
  whyNot: v.nullable(v.picklist(whyNotEntered)),
});

/** A member, as the staff finds them. */
export type FoundMember = v.InferOutput<typeof foundMember>;

const logEntry = v.object({
  /** Its place in the log, from 1. */
  entryId: v.string(),
  date: moment,
  impersonationId: v.string(),
  staff: v.object({ userId: v.string(), name: v.string() }),
  member: v.object({ userId: v.string(), name: v.string() }),
  event: v.picklist(logEvents),
  /** The operation that was called; null of a start and of an end. */
  operation: v.nullable(v.string()),
  kind: v.nullable(v.picklist(['read', 'write'])),
  /** The ids that the call named, in short. */
  about: v.nullable(v.string()),
  /** The reason of a start, the code of a refusal, the way of an end. */
  detail: v.nullable(v.string()),
});

/** An entry of the log of impersonations. */
export type ImpersonationLogEntry = v.InferOutput<typeof logEntry>;

const impersonation = v.object({
  impersonationId: v.string(),
  /** The member's name: the screen name, or the address of whoever has none. */
  name: v.string(),
  reason: v.string(),
  startedDate: moment,
  endsDate: moment,
});

/** The way in which an impersonation ended. */
export type ImpersonationEnd = (typeof impersonationEnds)[number];

/** Inputs and outputs of `admin/query` and `admin/manage` on being in a member's account. */
export const impersonationSchemas = {
  /** Finds members by the beginning of a screen name or an email, or by a whole user id. */
  findMembers: {
    input: v.strictObject({ search: v.pipe(line(254), v.minLength(shortestMemberSearch)) }),
    output: v.object({ members: v.pipe(v.array(foundMember), v.maxLength(mostMembersFound)) }),
  },
  /** Opens a session of 30 minutes in a member's account; one that this staff member had open ends. */
  startImpersonation: {
    input: v.strictObject({
      userId,
      reason: v.pipe(
        line(reasonLength.most),
        v.check((reason) => [...reason].length >= reasonLength.least, 'too short'),
      ),
    }),
    output: v.object({ token: v.string(), userId: v.string(), impersonation }),
  },
  /** Ends the impersonation whose session calls, if it is that of one. */
  endImpersonation: { input: nothing, output: done },
  /** Reads the impersonation whose session calls, and the last that was written down of it, the latest first. */
  getImpersonation: {
    input: nothing,
    output: v.object({
      /** Null of any other session. */
      impersonation: v.nullable(impersonation),
      entries: v.array(logEntry),
    }),
  },
  /** Reads the log, the latest first. */
  getImpersonationLog: {
    input: v.strictObject({
      /** Entries before this one. */
      before: v.optional(rowId),
      memberId: v.optional(userId),
      staffId: v.optional(userId),
    }),
    output: v.object({
      entries: v.pipe(v.array(logEntry), v.maxLength(logPageSize)),
      /** Whether there are earlier ones. */
      hasMore: v.boolean(),
    }),
  },
  /** Recomputes the whole chain of the log. */
  checkImpersonationLog: {
    input: nothing,
    output: v.object({
      isWhole: v.boolean(),
      entryCount: v.number(),
      /** The first entry that is not as it was written, or is missing; null where all are. */
      brokenAt: v.nullable(v.string()),
    }),
  },
};
