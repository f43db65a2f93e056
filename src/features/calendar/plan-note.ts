import { itemName } from '#contract/rules/item-name.ts';
import { availabilityWords } from '#lib/availability-words.ts';
import { shortDay } from '#lib/calendar-weeks.ts';
import type { Planned } from './planned.ts';

/** Whether a plan stands for the evening, was worn, or is still to be. */
export function planState({ plan: { day, slot, isWorn } }: Planned, today: string): string {
  const words = isWorn
    ? day === today
      ? 'Worn today'
      : 'Worn'
    : day < today
      ? 'Not worn yet'
      : 'Planned';
  return slot === 'evening' ? `Evening · ${words.toLowerCase()}` : words;
}

/** The part of a plan that was worn a short time before, in words; null where nothing was ([Note: Repeats]). */
export function repeatWords(
  { plan: { repeats }, repeated }: Planned,
  today: string,
): string | null {
  if (!repeats) return null;
  const verb = repeats.day > today ? 'planned' : 'worn';
  if (repeats.whole) return `Also ${verb} on ${shortDay(repeats.day)}`;
  const count = repeats.itemIds.length;
  const what = count === 1 ? (repeated ? itemName(repeated) : '1 piece') : `${count} pieces`;
  return `${what} ${verb} on ${shortDay(repeats.day)}`;
}

/** The part of a plan that is not there to be worn, in words; null where all is, and of days that are over. */
export function awayWords({ plan, away }: Planned, today: string): string | null {
  const [first] = away;
  if (!first || plan.day < today) return null;
  if (away.length > 1) return `${away.length} pieces are away`;
  return `${itemName(first)}: ${availabilityWords[first.availability].toLowerCase()}`;
}
