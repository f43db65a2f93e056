import { expect, it } from 'vitest';
import { operations } from '#contract/operations.ts';
import { keptOperations } from './kept-operations.ts';

/** Reads that the device does not keep, each with its reason. */
const others = {
  emailCheck: 'asked before anybody is signed in',
  getPublicKey: 'for one sign-in',
  getSignInProviders: 'asked before anybody is signed in',
  userSignInWays: 'about ways to sign in',
  userSessions: 'about sessions',
  userAccountEnd: 'true for the moment',
  readFriendLink: 'a link that opens something',
  orderAgain: 'prices of the moment',
  getMeasuring: 'a phone that measures now',
  getSearchCorrection: 'for one search',
  getNearItems: 'for one search',
  getOutfitSearchCorrection: 'for one search',
  getLookSearchCorrection: 'for one search',
  getCutoutProgress: 'true for the moment',
  getCutoutsToLookAt: 'true for the moment',
  getItemCutout: 'a drawing that goes on',
  followItemStrokes: 'a drawing that goes on',
  getResaleFile: 'a file that is saved elsewhere',
  exportCalendar: 'a file that is saved elsewhere',
  getCalendarFeed: 'an address that opens the calendar',
  getLolaSwaps: 'for one outfit on the board',
  getLolaSuggestions: 'outfits of the moment, without those that were kept or passed on since',
  findLolaPlaces: 'for one search',
  getLolaModel: 'about consent, which is asked anew',
  compareWithMine: 'for one product',
  getBlueprintPreview: 'asked before anybody is signed in',
  findMembers: 'what the staff see of others',
  getImpersonation: 'what the staff see of others',
  getImpersonationLog: 'what the staff see of others',
  checkImpersonationLog: 'what the staff see of others',
  getColorReviews: 'what the staff see of others',
  getColorReviewCounts: 'what the staff see of others',
  getColorReview: 'what the staff see of others',
  getContentSlots: 'what the staff write',
  getContent: 'what the staff write',
  getContentVersion: 'what the staff write',
  previewContent: 'what the staff write',
};

it('every read is kept, or has its reason why not', () => {
  const reads = Object.entries(operations).flatMap(([name, { kind }]) =>
    kind === 'read' ? [name] : [],
  );
  expect([...keptOperations, ...Object.keys(others)].sort()).toEqual(reads.sort());
});
