/** A notice is told for so many days. */
export const noticeDays = 30;

/** Most notices that are told, the last first. */
export const mostNotices = 100;

/** The longest name of a notice, in characters. */
export const longestNoticeId = 120;

/** The name of the notice that Lola laid out outfits for a day (`YYYY-MM-DD`). */
export const morningNoticeId = (day: string): string => `morning:${day}`;
