import type { ColorSeason } from '#contract/rules/blueprint.ts';
import {
  mostCountedReviews,
  type ReviewSort,
  type ReviewStatus,
} from '#contract/rules/color-reviews.ts';

const days = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
const shortDays = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const longDays = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' });
const times = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** A moment's day, as a table says it: `Nov 23, 2026`. */
export const dayWords = (moment: string): string => days.format(new Date(moment));

/** Its time: `9:14 AM`. */
export const timeWords = (moment: string): string => times.format(new Date(moment));

/** Both in a line: `November 21, 6:11 PM`. */
export const longMoment = (moment: string): string =>
  `${longDays.format(new Date(moment))}, ${timeWords(moment)}`;

/** Both in a history: `Today, 9:38 AM`. */
export function historyMoment(moment: string): string {
  const day = new Date(moment);
  const isToday = day.toDateString() === new Date().toDateString();
  return `${isToday ? 'Today' : shortDays.format(day)}, ${timeWords(moment)}`;
}

/** A season by one word, where there is room for no more: `Soft`. */
export const seasonWord = (season: ColorSeason): string => {
  const [word] = season.split('/');
  return `${word!.charAt(0).toUpperCase()}${word!.slice(1)}`;
};

/** A member by the name that others know them by, or their address. */
export const memberName = ({
  screenName,
  email,
}: {
  screenName: string | null;
  email: string;
}): string => screenName ?? email;

/** A count that ends at `mostCountedReviews`. */
export const countWords = (count: number): string =>
  count > mostCountedReviews
    ? `${mostCountedReviews.toLocaleString('en-US')}+`
    : count.toLocaleString('en-US');

/** Where an analysis stands. */
export const statusWords: Record<ReviewStatus, string> = {
  pending: 'Pending',
  asked: 'Photo asked for',
  decided: 'Decided',
  withdrawn: 'Withdrawn',
};

/** The columns, with the words for the two orders of each. */
export const columns: Record<ReviewSort, { label: string; ascending: string; descending: string }> =
  {
    email: { label: 'Email', ascending: 'by email', descending: 'by email, from Z' },
    entitlement: {
      label: 'Entitlement',
      ascending: 'Style Blueprint first',
      descending: 'none first',
    },
    screenName: {
      label: 'Screen name',
      ascending: 'by screen name',
      descending: 'by screen name, from Z',
    },
    submitted: { label: 'Submitted date', ascending: 'oldest first', descending: 'newest first' },
    review: { label: 'Review', ascending: 'pending first', descending: 'withdrawn first' },
  };
