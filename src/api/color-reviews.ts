import { keepPreviousData } from '@tanstack/react-query';
import { colorReviewsTable } from '#contract/operations/color-reviews.ts';
import { bringOperations } from '#contract/operations.ts';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import { callOperation } from '#lib/http.ts';
import { operationQuery } from './operation.ts';
import { useWrite, type WriteOptions } from './use-write.ts';

bringOperations(colorReviewsTable);

/** A page of the staff's table of color analyses; the one before stays until it is there. */
export const colorReviewsQuery = (asked: OperationInput<'getColorReviews'>) => ({
  ...operationQuery('getColorReviews', asked, { isHandledUnread: true }),
  placeholderData: keepPreviousData,
});

/** The row before or after a place in the table; none at its ends. */
export const neighborReviewQuery = (asked: OperationInput<'getColorReviews'>) =>
  operationQuery('getColorReviews', { ...asked, size: 1 }, { isHandled: true });

/** How many rows a search finds of each. */
export const colorReviewCountsQuery = (search: string) => ({
  ...operationQuery('getColorReviewCounts', { search }, { isHandled: true }),
  placeholderData: keepPreviousData,
});

/** How often a review that is open is read again, in milliseconds: others may have it open, or decide. */
const rereadMs = 15_000;

/** A member's color analysis as it is reviewed. */
export const colorReviewQuery = (of: string) => ({
  ...operationQuery('getColorReview', { of }, { isHandled: true }),
  refetchInterval: rereadMs,
});

/** Says that a review is open; and that it is no more. */
export const openColorReview = (of: string) => callOperation('openColorReview', { of });
export const leaveColorReview = (of: string) => callOperation('leaveColorReview', { of });

/** Decides what a member's season is. */
export const useDecideColorReview = (options?: WriteOptions<'decideColorReview'>) =>
  useWrite('decideColorReview', options);

/** Asks a member for another photo. */
export const useAskForAnotherPhoto = (options?: WriteOptions<'askForAnotherPhoto'>) =>
  useWrite('askForAnotherPhoto', options);
