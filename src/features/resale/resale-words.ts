import { categoryLabel, type ItemAvailability } from '#contract/rules/item-attributes.ts';
import type { ResaleState } from '#contract/rules/resale.ts';
import { brandTiers, type ResaleFactor, type ResaleValue } from '#contract/rules/resale-value.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import { AppError } from '#lib/errors.ts';
import { timesWords } from '#lib/times-words.ts';

/** The states of a listing in words. */
export const stateWords: Record<ResaleState, string> = {
  draft: 'Draft',
  listed: 'Listed',
  sold: 'Sold',
  withdrawn: 'Withdrawn',
};

const ageWords = ({ years, wears }: ResaleValue): string => {
  const age = years === 0 ? 'Under a year' : years === 1 ? '1 year' : `${years} years`;
  return `${age}, ${wears === 0 ? 'no wears told' : `worn ${timesWords(wears)}`}`;
};

/** How well a category holds its price. */
const holds = (times: number): string => {
  if (times >= 0.45) return 'keep their price well';
  return times >= 0.3 ? 'keep some of their price' : 'lose most of their price';
};

/** What a factor comes from, in words. */
export function factorWords(
  { kind, times }: ResaleFactor,
  value: ResaleValue,
  { category, condition }: { category: ItemCard['category']; condition: string },
): { name: string; words: string } {
  switch (kind) {
    case 'category':
      return {
        name: 'Category',
        words: `${category ? categoryLabel(category) : 'Pieces'} ${holds(times)}`,
      };
    case 'brand':
      return { name: 'Brand', words: brandTiers[value.tier].label };
    case 'age':
      return { name: 'Age', words: ageWords(value) };
    case 'condition':
      return { name: 'Condition', words: condition };
  }
}

/** Why a piece cannot be offered where it is; null where it can. */
export function awayWords(availability: ItemAvailability): string | null {
  if (availability === 'lent') return 'It is lent. Once it is back it can be listed and sold.';
  if (availability === 'at-the-studio') {
    return 'It is at the studio. Once it is back it can be listed and sold.';
  }
  return availability === 'gone' ? 'It is gone, so it cannot be listed.' : null;
}

/** Why something was refused, in a person's words; null of what is said elsewhere. */
export function refusalOf(error: Error | null): string | null {
  if (!(error instanceof AppError)) return null;
  const { itemId, listingId, price, revision } = error.fields;
  if (itemId) return awayWords(itemId as ItemAvailability) ?? 'It is not at hand.';
  if (listingId === 'sold') return 'It was marked as sold on another device.';
  if (listingId === 'withdrawn') return 'It was withdrawn on another device.';
  if (listingId === 'listed') return 'It was listed on another device.';
  if (price) return 'Say a price first.';
  if (revision) return 'It was changed on another device. Look at it once more.';
  if (error.kind === 'offline' || error.kind === 'timeout') {
    return 'This needs a connection. What you typed is kept on this device.';
  }
  return error.kind === 'not-found'
    ? 'This piece is not there any more.'
    : 'That did not work. Try again in a moment.';
}

/** Whether a price lies outside the range, and on which side. */
export const outsideWords = (cents: number, value: ResaleValue): string | null => {
  if (cents < value.lowCents) return 'Below what pieces like it sell for';
  return cents > value.highCents ? 'Above what pieces like it sell for' : null;
};
