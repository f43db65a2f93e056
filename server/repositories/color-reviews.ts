import { and, eq, isNull } from 'drizzle-orm';
import { colorSeasons } from '#contract/rules/blueprint.ts';
import { isUnlocked } from '#contract/rules/capabilities.ts';
import { holdsNow } from '#contract/rules/grants.ts';
import type { ColorDecision, ColorReview } from '#contract/schemas/color-review.ts';
import type { CheckedInput } from '#contract/schemas/operation-schemas.ts';
import type { BlueprintContent } from '../blueprint/read-content.ts';
import type { Database } from '../database/database.ts';
import { colorAnalyses, images, users } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { Signer } from '../foundation/signer.ts';
import { readAnswers } from './blueprints.ts';
import { findDecision, noteReview, readHistory } from './color-review-history.ts';
import { holdOpen, holdsOpen, listOthers, type Staff } from './color-review-leases.ts';
import { findEntitlements, listGrants } from './grants.ts';
import { toImageView } from './images.ts';
import { type FullScope, scopeOfUser } from './scope.ts';

/** Reads a member's color analysis for one of the staff, who sees the portrait once they have it open. Throws `not-found`. */
export async function readColorReview(
  { actor }: FullScope,
  database: Database,
  of: string,
  { signer, now, blueprint }: { signer: Signer; now: Date; blueprint: BlueprintContent },
): Promise<ColorReview> {
  const { analysis, email, screenName } = await findReviewed(database, of);
  const { status, submittedAt, season, samples, estimate, imageId } = analysis;
  const isOpen = await holdsOpen(database, analysis, actor.userId, now);
  const [image] =
    imageId && isOpen ? await database.select().from(images).where(eq(images.id, imageId)) : [];
  const { gender } = await readAnswers(scopeOfUser(of), database);
  const shadesOf = (each: (typeof colorSeasons)[number]) =>
    blueprint.paletteOf(each, gender ?? 'female').shades.map(({ hex }) => hex);
  return {
    ...{ userId: of, email, screenName, status, season },
    isEntitled: holdsNow(await listGrants(database, of), 'styleBlueprint', now),
    submittedDate: submittedAt.toISOString(),
    portrait: image ? toImageView(image, signer.forOthers()) : null,
    samples: samples && {
      eye: [...samples.eye],
      hair: [...samples.hair],
      skin: [...samples.skin],
      white: samples.white,
    },
    estimate,
    palettes: Object.fromEntries(
      colorSeasons.map((each) => [each, shadesOf(each)]),
    ) as ColorReview['palettes'],
    decision: await findDecision(database, analysis, actor.userId),
    history: await readHistory(database, of, actor.userId),
    others: await listOthers(database, of, actor.userId, now),
  };
}

/**
 * Has one of the staff look at a member's portrait, whose account is locked; each time that they open it stands in its
 * history. Throws `not-found`, also where it was withdrawn.
 */
export async function openReview(
  scope: FullScope,
  database: Database,
  of: string,
  now: Date,
): Promise<void> {
  const staff = await findStaff(scope, database, now);
  const { analysis } = await findReviewed(database, of);
  if (analysis.status === 'withdrawn') throw new Refusal('not-found', 'the portrait was withdrawn');
  if (await holdOpen(database, analysis, staff, now)) {
    const by = { byName: staff.name, byId: staff.userId };
    await noteReview(database, analysis, { kind: 'opened', ...by }, now);
  }
}

/**
 * Who of the staff decides, where nothing stands against it; else the decision of somebody else that they had not seen. The
 * member's account is locked. Throws `forbidden` of who is staff no more, `not-found` where there is no portrait, and
 * `conflict` where another one took the place of the one they saw.
 */
export async function mayDecide(
  scope: FullScope,
  database: Database,
  {
    of,
    submittedDate,
    seen,
  }: Pick<CheckedInput<'decideColorReview'>, 'of' | 'submittedDate' | 'seen'>,
  now: Date,
): Promise<{ staff: Staff; other: null } | { staff: null; other: ColorDecision }> {
  const staff = await findStaff(scope, database, now);
  const { analysis } = await findReviewed(database, of);
  if (analysis.status === 'withdrawn') throw new Refusal('not-found', 'the portrait was withdrawn');
  if (analysis.submittedAt.getTime() !== Date.parse(submittedDate)) {
    throw new Refusal('conflict', 'another portrait was sent', { portrait: 'replaced' });
  }
  const last = await findDecision(database, analysis, staff.userId);
  if (last && last.decisionId !== seen) return { staff: null, other: last };
  return { staff, other: null };
}

/** Whoever leaves is reviewed no more ([Note: End of an account]). */
async function findReviewed(database: Database, of: string) {
  const [row] = await database
    .select({ analysis: colorAnalyses, email: users.email, screenName: users.screenName })
    .from(colorAnalyses)
    .innerJoin(users, eq(users.id, colorAnalyses.ownerId))
    .where(and(eq(colorAnalyses.ownerId, of), isNull(users.deletionAt)));
  if (!row) throw new Refusal('not-found', 'no portrait of this member');
  return row;
}

/** Who asks, as long as they are of the staff: that may have ended while the member's lock was waited for. */
async function findStaff({ actor }: FullScope, database: Database, now: Date): Promise<Staff> {
  const entitlements = await findEntitlements(database, actor.userId, now);
  if (!isUnlocked('staffDesk', { entitlements })) throw new Refusal('forbidden', 'for staff only');
  const [row] = await database
    .select({ screenName: users.screenName, firstName: users.firstName, email: users.email })
    .from(users)
    .where(eq(users.id, actor.userId));
  const { screenName = null, firstName = null, email = '' } = row ?? {};
  return { userId: actor.userId, name: firstName ?? screenName ?? email.split('@')[0]! };
}
