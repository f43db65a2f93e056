import { brandTiers } from '#contract/rules/resale-value.ts';
import { shortMoneyWords } from '#lib/money.ts';
import type { ListingWords } from './resale-draft.ts';

/** A part of a listing that two devices tell differently, in words. */
export interface Difference {
  name: string;
  here: string;
  other: string;
}

const parts: { name: string; words(of: ListingWords): string }[] = [
  { name: 'Price', words: ({ price }) => (price ? shortMoneyWords(price) : 'None yet') },
  { name: 'Condition', words: ({ condition }) => condition },
  {
    name: 'Brand',
    words: ({ brandTier }) => (brandTier ? brandTiers[brandTier].label : 'As Hem finds it'),
  },
  { name: 'Title', words: ({ title }) => title || 'Nothing' },
  { name: 'Measurements', words: ({ measurements }) => measurements || 'Nothing' },
  { name: 'Description', words: ({ description }) => description || 'Nothing' },
];

const photoWords = (count: number): string => (count === 1 ? '1 photo' : `${count} photos`);

/** What differs between the listing of this device and the one that another kept. */
export function differencesOf(here: ListingWords, other: ListingWords): Difference[] {
  const told = parts
    .map(({ name, words }) => ({ name, here: words(here), other: words(other) }))
    .filter((one) => one.here !== one.other);
  if (here.photoIds.join() === other.photoIds.join()) return told;
  const [mine, theirs] = [here, other].map(({ photoIds }) => photoWords(photoIds.length));
  // As many, yet others or in another order.
  const isSameCount = mine === theirs;
  return [
    ...told,
    {
      name: 'Photos',
      here: isSameCount ? `${mine}, as chosen here` : mine!,
      other: isSameCount ? `${theirs}, as chosen there` : theirs!,
    },
  ];
}
