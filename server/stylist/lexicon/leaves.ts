import type { TermTable } from '../facts.ts';

/** What a leaf of the category tree says where it says less than the first term of its kind. */
export const leaves: TermTable = [
  [
    'evening-dress',
    {
      slot: 'one-piece',
      leaf: 'evening-dress',
      formality: 0.76,
      warmth: 0.15,
      styles: { glamorous: 0.7 },
    },
  ],
  [
    'cap',
    {
      slot: 'hat',
      leaf: 'cap',
      formality: 0.09,
      styles: { street: 0.7, sporty: 0.3, relaxed: 0.3 },
    },
  ],
  ['costume', { slot: 'other', leaf: 'costume', formality: 0 }],
  ['jewelry', { slot: 'jewelry', leaf: 'jewelry', formality: 0.5 }],
  ['hosiery', { slot: 'hosiery', leaf: 'hosiery', formality: 0.35, warmth: 0.45 }],
];
