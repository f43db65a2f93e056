import type { TermTable } from '../facts.ts';

/** Terms for what is carried. */
export const bags: TermTable = [
  [
    'bag, bags, handbag, handbags, purse, hand bag',
    { slot: 'bag', formality: 0.48, styles: { classic: 0.2 } },
  ],
  [
    'satchel, top handle bag, bowling bag, bowler bag, doctor bag, frame bag, structured bag, birkin, kelly bag, lady bag',
    { slot: 'bag', leaf: 'shoulder-bag', formality: 0.58, styles: { classic: 0.8 } },
  ],
  [
    'shoulder bag, shoulder bags, baguette, flap bag, quilted bag, chain bag, saddle bag',
    { slot: 'bag', leaf: 'shoulder-bag', formality: 0.5, styles: { classic: 0.4 } },
  ],
  [
    'hobo, hobo bag, slouchy bag, bucket bag, drawstring bag, fringe bag, fringed bag',
    { slot: 'bag', leaf: 'shoulder-bag', formality: 0.32, styles: { bohemian: 0.6, relaxed: 0.3 } },
  ],
  [
    'tote, totes, tote bag, shopper, carryall, canvas bag',
    { slot: 'bag', leaf: 'tote', formality: 0.4, styles: { relaxed: 0.3, minimal: 0.2 } },
  ],
  [
    'beach bag, straw bag, basket bag, raffia bag, wicker bag, straw tote',
    { slot: 'bag', leaf: 'tote', formality: 0.12, styles: { beach: 0.9, bohemian: 0.3 } },
  ],
  [
    'crossbody, cross body, crossbody bag, cross body bag, camera bag, messenger bag, messenger, mini bag',
    { slot: 'bag', leaf: 'crossbody-bag', formality: 0.34, styles: { relaxed: 0.4 } },
  ],
  [
    'belt bag, bum bag, fanny pack, waist bag',
    { slot: 'bag', leaf: 'crossbody-bag', formality: 0.1, styles: { street: 0.8, sporty: 0.5 } },
  ],
  [
    'clutch, clutches, clutch bag, envelope clutch, box clutch, clutch purse',
    { slot: 'bag', leaf: 'clutch', formality: 0.72, styles: { glamorous: 0.7 } },
  ],
  [
    'wristlet, pouch, envelope bag, foldover',
    { slot: 'bag', leaf: 'clutch', formality: 0.5, styles: { minimal: 0.3 } },
  ],
  [
    'wallet, card holder, cardholder, coin purse, purse wallet, key fob, keychain, key ring, makeup bag, cosmetic bag',
    { slot: 'other', formality: 0.45 },
  ],
  [
    'backpack, backpacks, rucksack, back pack, knapsack, book bag, school bag',
    {
      slot: 'bag',
      leaf: 'backpack',
      formality: 0.1,
      styles: { street: 0.5, sporty: 0.4, relaxed: 0.5 },
    },
  ],
  [
    'gym bag, sports bag, yoga bag',
    { slot: 'bag', leaf: 'travel-bag', formality: 0.02, styles: { sporty: 1 } },
  ],
  [
    'weekender, duffle bag, duffel bag, duffle, duffel, holdall, suitcase, luggage, travel bag, carry on',
    { slot: 'bag', leaf: 'travel-bag', formality: 0.3 },
  ],
  [
    'briefcase, laptop bag, work bag, portfolio',
    { slot: 'bag', leaf: 'tote', formality: 0.62, styles: { classic: 0.8 } },
  ],
];
