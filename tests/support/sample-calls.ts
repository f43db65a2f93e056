import type { OperationName } from '#contract/operations.ts';
import { accountSamples } from './sample-calls/account.ts';
import { availabilitySamples } from './sample-calls/availability.ts';
import { blueprintSamples } from './sample-calls/blueprint.ts';
import { cacheSamples } from './sample-calls/cache.ts';
import { circleSamples } from './sample-calls/circle.ts';
import { colorReviewsSamples } from './sample-calls/color-reviews.ts';
import { contentSamples } from './sample-calls/content.ts';
import { cutoutsSamples } from './sample-calls/cutouts.ts';
import { friendsSamples } from './sample-calls/friends.ts';
import { groupsSamples } from './sample-calls/groups.ts';
import { imagesSamples } from './sample-calls/images.ts';
import { impersonationSamples } from './sample-calls/impersonation.ts';
import { itemsSamples } from './sample-calls/items.ts';
import { labSamples } from './sample-calls/lab.ts';
import { laundrySamples } from './sample-calls/laundry.ts';
import { loansSamples } from './sample-calls/loans.ts';
import { loginSamples, logoutSamples } from './sample-calls/login.ts';
import { lolaSamples } from './sample-calls/lola.ts';
import { looksSamples } from './sample-calls/looks.ts';
import { measurementsSamples } from './sample-calls/measurements.ts';
import { noticesSamples } from './sample-calls/notices.ts';
import { outfitsSamples } from './sample-calls/outfits.ts';
import { ownWordsSamples } from './sample-calls/own-words.ts';
import { partnerProductSamples } from './sample-calls/partner-products.ts';
import { plansSamples } from './sample-calls/plans.ts';
import { resaleSamples } from './sample-calls/resale.ts';
import type { SampleCall } from './sample-calls/sample-call.ts';
import { savedFiltersSamples } from './sample-calls/saved-filters.ts';
import { serviceOrdersSamples } from './sample-calls/service-orders.ts';
import { servicesSamples } from './sample-calls/services.ts';
import { sharedDaysSamples } from './sample-calls/shared-days.ts';
import { sharingSamples } from './sample-calls/sharing.ts';
import { signInSamples } from './sample-calls/sign-in.ts';
import { statisticsSamples } from './sample-calls/statistics.ts';
import { stylingsSamples } from './sample-calls/stylings.ts';
import { unwornSamples } from './sample-calls/unworn.ts';
import { usersSamples } from './sample-calls/users.ts';
import { wardrobesSamples } from './sample-calls/wardrobes.ts';

/** A sample for every operation; a new operation needs one. */
export const sampleCalls: { [Name in OperationName]: SampleCall<Name> } = {
  ...loginSamples,
  ...logoutSamples,
  ...signInSamples,
  ...usersSamples,
  ...accountSamples,
  ...friendsSamples,
  ...noticesSamples,
  ...cacheSamples,
  ...imagesSamples,
  ...wardrobesSamples,
  ...sharingSamples,
  ...impersonationSamples,
  ...itemsSamples,
  ...availabilitySamples,
  ...labSamples,
  ...laundrySamples,
  ...loansSamples,
  ...ownWordsSamples,
  ...unwornSamples,
  ...resaleSamples,
  ...savedFiltersSamples,
  ...contentSamples,
  ...cutoutsSamples,
  ...outfitsSamples,
  ...stylingsSamples,
  ...looksSamples,
  ...plansSamples,
  ...sharedDaysSamples,
  ...groupsSamples,
  ...lolaSamples,
  ...serviceOrdersSamples,
  ...measurementsSamples,
  ...servicesSamples,
  ...statisticsSamples,
  ...circleSamples,
  ...partnerProductSamples,
  ...blueprintSamples,
  ...colorReviewsSamples,
};

/** The sample of an operation, with the optional parts visible. */
export const sampleOf = (name: OperationName) => sampleCalls[name] as SampleCall;
