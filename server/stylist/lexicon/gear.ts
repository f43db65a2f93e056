import type { TermTable } from '../facts.ts';

/** Terms for what is made for one purpose, and worn to nothing else (`rules/purpose.ts`). */
export const gear: TermTable = [
  [
    'rain trousers, rain pants, waterproof trousers, waterproof pants, overtrousers, rain overtrousers',
    {
      slot: 'bottom',
      leaf: 'trousers',
      formality: 0.08,
      warmth: 0.45,
      rain: 1,
      styles: { outdoor: 1 },
    },
  ],
  [
    'ski gloves, skiing gloves, snow gloves, snowboard gloves',
    {
      slot: 'gloves',
      leaf: 'gloves',
      formality: 0.06,
      warmth: 0.92,
      styles: { sporty: 0.8, outdoor: 0.6 },
    },
  ],
  [
    'work overalls, work dungarees, gardening overalls, gardening dungarees',
    {
      slot: 'one-piece',
      leaf: 'overalls',
      formality: 0.05,
      warmth: 0.45,
      styles: { outdoor: 0.6, relaxed: 0.6 },
    },
  ],
  [
    'garden clogs, gardening clogs, garden shoes, gardening shoes',
    {
      slot: 'shoes',
      leaf: 'slip-ons',
      formality: 0.04,
      warmth: 0.25,
      styles: { outdoor: 0.7, relaxed: 0.5 },
    },
  ],
  [
    'chore coat, chore jacket, workwear jacket',
    {
      slot: 'outer',
      leaf: 'jacket',
      formality: 0.2,
      warmth: 0.45,
      styles: { relaxed: 0.8, vintage: 0.3 },
    },
  ],
  [
    'cycling shorts, bib shorts, padded shorts',
    {
      slot: 'bottom',
      leaf: 'sports-bottom',
      formality: 0.02,
      warmth: 0.2,
      volume: -0.9,
      length: 0.3,
      styles: { sporty: 1 },
    },
  ],
  [
    'evening bag, evening clutch, opera clutch, opera bag, minaudiere, beaded clutch, sequin clutch',
    { slot: 'bag', leaf: 'clutch', formality: 0.8, styles: { glamorous: 0.9 } },
  ],
  [
    'shopping bag, market bag, market tote, farmers market tote, grocery bag, grocery tote, jute bag, string bag',
    { slot: 'bag', leaf: 'tote', formality: 0.12, styles: { relaxed: 0.6 } },
  ],
  [
    'fan scarf, football scarf, soccer scarf, supporter scarf, supporters scarf, club scarf, team scarf',
    {
      slot: 'scarf',
      leaf: 'scarf',
      formality: 0.1,
      warmth: 0.65,
      styles: { sporty: 0.5, street: 0.5 },
    },
  ],
  [
    'wedding ring, wedding band, engagement ring',
    { slot: 'ring', leaf: 'jewelry', formality: 0.5, styles: { classic: 0.3 } },
  ],
];
