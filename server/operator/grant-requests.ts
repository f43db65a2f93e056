import * as v from 'valibot';
import { grantSources, holdsNow } from '#contract/rules/grants.ts';
import { entitlementKeys } from '#contract/rules/profile.ts';
import { day, email } from '#contract/schemas/scalars.ts';
import type { OpenDatabase } from '../database/database.ts';
import { Refusal } from '../foundation/refusal.ts';
import { lockAccount } from '../repositories/account-lock.ts';
import { type GrantRow, giveGrant, listGrants, revokeGrants } from '../repositories/grants.ts';
import { findAccount } from '../repositories/users.ts';

const key = v.picklist(entitlementKeys, `is none of ${entitlementKeys.join(', ')}`);
/** The name of who asks, as it is kept with what they did. */
const by = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

/**
 * The requests an operator may make of a member's grants; `until` is the day, in UTC, from which one does not hold
 * any more.
 */
export const grantRequest = v.variant('act', [
  v.strictObject({
    act: v.literal('grant'),
    email,
    key,
    source: v.picklist(grantSources, `is none of ${grantSources.join(', ')}`),
    until: v.nullable(day),
    by,
  }),
  v.strictObject({ act: v.literal('revoke'), email, key, by }),
  v.strictObject({ act: v.literal('list'), email }),
]);

export type GrantRequest = v.InferOutput<typeof grantRequest>;

/** The answer: whether anything changed, and all that the member has and had; moments in ISO 8601. */
export interface GrantAnswer {
  isChanged: boolean;
  grants: {
    key: string;
    source: string;
    from: string;
    until: string | null;
    grantedBy: string;
    revoked: string | null;
    revokedBy: string | null;
    holdsNow: boolean;
  }[];
}

/**
 * Does what an operator asks of a member's grants, under that member's lock (docs/writes.md). Asked again it changes
 * nothing. Throws the Refusal `not-found` where nobody has the address, and `invalid` of an end that is past.
 */
export async function carryOutGrantRequest(
  open: Pick<OpenDatabase, 'transaction'>,
  request: GrantRequest,
  now: Date,
): Promise<GrantAnswer> {
  const until = request.act === 'grant' && request.until ? new Date(request.until) : null;
  if (until && until <= now) {
    throw new Refusal('invalid', `until: ${day10(until)} has begun already, in UTC`);
  }
  return open.transaction(async (database) => {
    const account = await findAccount(database, request.email);
    if (!account || !(await lockAccount(database, account.id))) {
      throw new Refusal('not-found', `nobody has the address ${request.email}`);
    }
    const { id } = account;
    const isChanged =
      request.act === 'grant'
        ? await giveGrant(database, id, { ...request, until }, now)
        : request.act === 'revoke' && (await revokeGrants(database, id, request, now)) > 0;
    const rows = await listGrants(database, id);
    return { isChanged, grants: rows.map((row) => toAnswer(row, now)) };
  });
}

const toAnswer = (row: GrantRow, now: Date): GrantAnswer['grants'][number] => ({
  key: row.key,
  source: row.source,
  from: row.from.toISOString(),
  until: row.until?.toISOString() ?? null,
  grantedBy: row.grantedBy,
  revoked: row.revoked?.toISOString() ?? null,
  revokedBy: row.revokedBy,
  holdsNow: holdsNow([row], row.key, now),
});

const day10 = (moment: Date): string => moment.toISOString().slice(0, 10);
