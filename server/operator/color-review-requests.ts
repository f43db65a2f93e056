import * as v from 'valibot';
import { colorSeasons } from '#contract/rules/blueprint.ts';
import { longestReviewNote } from '#contract/rules/color-reviews.ts';
import { email } from '#contract/schemas/scalars.ts';
import type { OpenDatabase } from '../database/database.ts';
import { Refusal } from '../foundation/refusal.ts';
import { lockAccount } from '../repositories/account-lock.ts';
import { decideColor } from '../repositories/color-analyses.ts';
import { findAccount } from '../repositories/users.ts';

/** What an operator decides of a member's portrait, where they do not use the desk. */
export const colorReviewRequest = v.strictObject({
  email,
  season: v.picklist(colorSeasons, `is none of ${colorSeasons.join(', ')}`),
  note: v.nullable(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longestReviewNote))),
  /** The name of who decides. */
  by: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
});

export type ColorReviewRequest = v.InferOutput<typeof colorReviewRequest>;

/**
 * Decides what a member's color season is, under that member's lock (docs/writes.md); a later decision takes its place.
 * Throws the Refusal `not-found` where nobody has the address, or has sent a portrait.
 */
export async function carryOutColorReview(
  open: Pick<OpenDatabase, 'transaction'>,
  { email: address, ...decision }: ColorReviewRequest,
  now: Date,
): Promise<{ done: true }> {
  return open.transaction(async (database) => {
    const account = await findAccount(database, address);
    if (!account || !(await lockAccount(database, account.id))) {
      throw new Refusal('not-found', `nobody has the address ${address}`);
    }
    if (!(await decideColor(database, account.id, decision, now))) {
      throw new Refusal('not-found', `${address} has sent no portrait`);
    }
    return { done: true };
  });
}
