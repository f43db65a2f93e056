import { colorFamilies } from '#contract/rules/color-families.ts';
import { categoryLabel } from '#contract/rules/item-attributes.ts';
import type { ItemDetails } from '#contract/schemas/item.ts';
import { dayOfMoment } from '#lib/calendar-weeks.ts';

/** The things by which pieces of one name are told apart, what one sees first. */
const marks: readonly ((piece: ItemDetails) => string | null)[] = [
  ({ personalTags }) => personalTags[0] ?? null,
  ({ color }) => color,
  ({ brand }) => brand,
  ({ mainColor }) => mainColor && colorFamilies[mainColor].label,
  ({ category }) => category && categoryLabel(category),
  ({ size }) => size && `Size ${size}`,
  ({ patterns }) => patterns[0] ?? null,
  ({ sleeveLength }) => sleeveLength,
];

/** The mark of each of some pieces that no other has: all by the same thing; null where there is none. */
export function marksOf(pieces: readonly ItemDetails[]): (string | null)[] {
  for (const mark of marks) {
    const words = pieces.map((piece) => mark(piece)?.trim() || null);
    const isApart = new Set(words.map((one) => one?.toLowerCase())).size === words.length;
    if (isApart && words.every(Boolean)) return words;
  }
  return pieces.map(() => null);
}

const monthOf = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

/** How often a piece was worn, and since when it is there: `14 wears`, `since 2019`. */
export function wornSince(
  { wearCount, purchaseDate, createDate }: ItemDetails,
  today: string,
): [wears: string, since: string] {
  const count = wearCount ?? 0;
  const day = purchaseDate ?? dayOfMoment(createDate);
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  const since = isThisYear ? monthOf.format(new Date(`${day}T00:00:00Z`)) : day.slice(0, 4);
  return [
    count === 0 ? 'Never worn' : `${count} ${count === 1 ? 'wear' : 'wears'}`,
    `since ${since}`,
  ];
}
