import { firstName, friendName } from '#components/friend-names.ts';
import type { SharedDay } from '#contract/schemas/shared-day.ts';
import { shortDay } from '#lib/calendar-weeks.ts';
import { listed } from '#lib/count-words.ts';

/** Days from a first to a last one: `Dec 5`, `Dec 5 to Dec 7`. */
export const daysWords = ({ firstDay, lastDay }: { firstDay: string; lastDay: string }): string =>
  [...new Set([firstDay, lastDay])].map(shortDay).join(' to ');

/** Who dresses together with the viewer: `with Anna and 2 more`; or what is waited for. */
export function withWords({ answer, host, friends, othersCount }: WithWhom): string {
  if (answer === 'waiting') return `${friendName(host)} asks you`;
  const names = friends.map(firstName);
  if (othersCount > 0) names.push(`${othersCount} more`);
  if (names.length > 0) return `with ${listed(names)}`;
  return 'just you so far';
}

type WithWhom = Pick<SharedDay, 'answer' | 'host' | 'friends' | 'othersCount'>;
