import type { Occasion } from '../request.ts';
import type { GarmentRule } from './rule.ts';

/** How dressed up one is on an occasion at least, best and at most (`TermFacts.formality`). */
export interface DressCode {
  from: number;
  best: number;
  to: number;
}

/*
 * Words put a garment nearer to the middle than the garment is ("evening gown" 0.7, "sneakers" 0.25),
 * so the codes are wide at the ends.
 */
export const dressCodes: Record<Occasion, DressCode> = {
  Everyday: { from: 0.05, best: 0.3, to: 0.62 },
  Work: { from: 0.25, best: 0.47, to: 0.78 },
  Business: { from: 0.36, best: 0.58, to: 0.9 },
  Evening: { from: 0.36, best: 0.62, to: 1 },
  Formal: { from: 0.45, best: 0.75, to: 1 },
  Wedding: { from: 0.4, best: 0.62, to: 1 },
  Date: { from: 0.25, best: 0.5, to: 0.85 },
  Party: { from: 0.28, best: 0.55, to: 0.95 },
  Travel: { from: 0, best: 0.25, to: 0.55 },
  Outdoors: { from: 0, best: 0.18, to: 0.42 },
  Sport: { from: 0, best: 0.06, to: 0.3 },
  Beach: { from: 0, best: 0.12, to: 0.4 },
  Home: { from: 0, best: 0.15, to: 0.4 },
};

/** How far *dressier* and *easier* move what is best on an occasion. */
export const dressinessStep = 0.12;

/** An occasion in words, after *for*. */
export const occasionWords: Record<Occasion, string> = {
  Everyday: 'an ordinary day',
  Work: 'work',
  Business: 'business',
  Evening: 'an evening out',
  Formal: 'a formal occasion',
  Wedding: 'a wedding',
  Date: 'a date',
  Party: 'a party',
  Travel: 'travel',
  Outdoors: 'outdoors',
  Sport: 'sport',
  Beach: 'the beach',
  Home: 'home',
};

/** Kinds that are never right for an occasion, whatever else their words say. */
const never: Partial<Record<Occasion, readonly string[]>> = {
  Work: ['swimwear', 'sports-top', 'sports-bottom', 'sweatpants', 'evening-dress', 'shorts'],
  Business: [
    'shorts',
    'hoodie',
    'sweatpants',
    'sweatshirt',
    't-shirt',
    'tank-top',
    'cap',
    'backpack',
    'sandals',
    'leggings',
    'overalls',
  ],
  Evening: [
    'hoodie',
    'sweatpants',
    'sweatshirt',
    'backpack',
    'cap',
    'sports-top',
    'sports-bottom',
    'leggings',
  ],
  Formal: [
    'jeans',
    'shorts',
    'hoodie',
    'sweatpants',
    'sweatshirt',
    't-shirt',
    'sneakers',
    'backpack',
    'cap',
    'denim-jacket',
    'leggings',
    'overalls',
    'sandals',
    'tote',
  ],
  Wedding: [
    'jeans',
    'shorts',
    'hoodie',
    'sweatpants',
    'sweatshirt',
    't-shirt',
    'sneakers',
    'backpack',
    'cap',
    'denim-jacket',
    'leggings',
    'overalls',
    'puffer',
    'parka',
  ],
  Sport: [
    'heels',
    'loafers',
    'lace-ups',
    'flats',
    'sandals',
    'clutch',
    'jeans',
    'blazer',
    'coat',
    'trench-coat',
    'mini-skirt',
    'midi-skirt',
    'maxi-skirt',
    'blouse',
    'shirt',
    'boots',
    'ankle-boots',
    'day-dress',
    'shirt-dress',
    'tie',
  ],
  Outdoors: ['heels', 'clutch', 'evening-dress', 'suit', 'tie'],
  Beach: [
    'heels',
    'suit',
    'coat',
    'boots',
    'ankle-boots',
    'tie',
    'trench-coat',
    'puffer',
    'parka',
    'clutch',
  ],
  Everyday: ['evening-dress', 'tie', 'swimwear'],
  Travel: ['evening-dress', 'clutch', 'swimwear'],
};

/** Dress code: what its owner wears on the occasion is right; else how dressed up it is must fit. */
export const dressCode: GarmentRule = (
  { occasions, formality, leaf, slot },
  { occasion, dressiness },
) => {
  if (occasion === null || occasions.includes(occasion)) return null;
  const words = `is not for ${occasionWords[occasion]}`;
  if (slot === 'swim' && occasion !== 'Beach' && occasion !== 'Sport') return words;
  if (leaf && never[occasion]?.includes(leaf)) return words;
  if (formality === null) return null;
  const { from, to } = dressCodes[occasion];
  const shift = dressiness * dressinessStep;
  if (formality < from + Math.min(0, shift)) return `is too casual for ${occasionWords[occasion]}`;
  return formality > to + Math.max(0, shift)
    ? `is too dressed up for ${occasionWords[occasion]}`
    : null;
};
