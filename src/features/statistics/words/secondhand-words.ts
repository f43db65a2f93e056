import type { WardrobeStatistics } from '#contract/schemas/statistics.ts';
import { countWord, digits } from '#lib/count-words.ts';

/** How far a share may be from one in so many to be about that. */
const near = 0.01;
const most = 10;

/** Says how many of the pieces are secondhand, as one in so many where that is so. */
export function secondhandWords({ items, of }: WardrobeStatistics['secondhand']): string {
  if (items === 0) return 'Nothing secondhand';
  if (items === of) return of === 1 ? 'Secondhand' : 'All secondhand';
  if (items * 2 === of) return 'Half is secondhand';
  for (let one = 3; one <= most; one += 1) {
    if (items * one === of) return `One in ${countWord(one)} is secondhand`;
  }
  for (let one = 3; one <= most; one += 1) {
    if (Math.abs(items / of - 1 / one) <= near)
      return `About one in ${countWord(one)} is secondhand`;
  }
  return `${digits(items)} of ${digits(of)} ${items === 1 ? 'is' : 'are'} secondhand`;
}
