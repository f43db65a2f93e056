/** The days over which it is told how many of one's pieces were worn; the last one is today. */
export const wornShareDays = [30, 90, 365] as const;

/**
 * How long ago a piece was worn, as a filter asks it: in so many days, of which the last one is today, each span with the
 * shorter ones in it; before all of them; or never.
 */
export const wornSpans = ['30', '90', '365', 'longer', 'never'] as const;
export type WornSpan = (typeof wornSpans)[number];

/** The year in which a piece was bought, as a filter asks it; `none` is of those without a date. */
export const boughtYear = /^(?:none|\d{4})$/;
