/** The columns that the staff's table of color analyses is ordered by (product spec, section 3). */
export const reviewSorts = ['email', 'entitlement', 'screenName', 'submitted', 'review'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** Where a color analysis stands, in the order in which the column *Review* is sorted. */
export const reviewStatuses = ['pending', 'asked', 'decided', 'withdrawn'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** What the table can be narrowed to. */
export const reviewFilters = ['pending', 'decided', 'all'] as const;
export type ReviewFilter = (typeof reviewFilters)[number];

/** Longest word of a stylist to a member, in characters. */
export const longestReviewNote = 280;

/** Rows are counted up to here; more are told as `10,000+`. */
export const mostCountedReviews = 10_000;

/** Most rows of one page of the table. */
export const mostReviewRows = 100;

/** For so long a review counts as open after its page last said so, in milliseconds. */
export const reviewOpenMs = 120_000;

/** For so many days the table says that a portrait was withdrawn. */
export const withdrawnDays = 30;
