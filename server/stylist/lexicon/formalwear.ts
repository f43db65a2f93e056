import type { TermTable } from '../facts.ts';

/** Terms for evening dress and morning dress. */
export const formalwear: TermTable = [
  [
    'suit, trouser suit, pantsuit, pant suit, skirt suit, lounge suit, business suit, two piece suit, three piece suit',
    { slot: 'one-piece', leaf: 'suit', formality: 0.82, warmth: 0.5, styles: { classic: 0.9 } },
  ],
  [
    'tuxedo, tux, smoking, dinner jacket, dinner suit',
    {
      slot: 'one-piece',
      leaf: 'suit',
      formality: 0.96,
      warmth: 0.5,
      styles: { classic: 0.8, glamorous: 0.5 },
    },
  ],
  [
    'tailcoat, tail coat, evening tails',
    {
      slot: 'one-piece',
      leaf: 'suit',
      formality: 1,
      warmth: 0.5,
      styles: { classic: 0.8, glamorous: 0.6 },
    },
  ],
  [
    'morning suit, morning coat, morning dress',
    { slot: 'one-piece', leaf: 'suit', formality: 0.92, warmth: 0.5, styles: { classic: 1 } },
  ],
  [
    'tuxedo trousers, tuxedo pants',
    {
      slot: 'bottom',
      leaf: 'trousers',
      formality: 0.9,
      warmth: 0.45,
      styles: { classic: 0.7, glamorous: 0.4 },
    },
  ],
  [
    'dress shirt, tuxedo shirt, evening shirt, business shirt, white tie shirt, wing collar shirt',
    { slot: 'top', leaf: 'shirt', formality: 0.66, warmth: 0.35, styles: { classic: 0.8 } },
  ],
  [
    'bow tie, bowtie',
    {
      slot: 'tie',
      leaf: 'tie',
      formality: 0.92,
      styles: { classic: 0.7, glamorous: 0.3 },
    },
  ],
  [
    'cummerbund',
    { slot: 'belt', leaf: 'belt', formality: 0.95, styles: { classic: 0.6, glamorous: 0.4 } },
  ],
  [
    'opera gloves, evening gloves, long gloves',
    {
      slot: 'gloves',
      leaf: 'gloves',
      formality: 0.92,
      warmth: 0.3,
      styles: { glamorous: 0.9 },
    },
  ],
  [
    'opera pumps, patent lace ups, patent oxfords',
    { slot: 'shoes', leaf: 'lace-ups', formality: 0.92, warmth: 0.4, styles: { classic: 0.8 } },
  ],
  [
    'top hat',
    { slot: 'hat', leaf: 'hat', formality: 0.95, styles: { classic: 0.5, vintage: 0.5 } },
  ],
];
