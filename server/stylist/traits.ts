import type { GarmentTrait } from '#contract/rules/stylist.ts';
import { isHigh, isLowCut, isSheer, isTight } from './body.ts';
import type { ReadGarment } from './garment.ts';
import { lengthInWords, sleeveOf } from './lengths.ts';

/*
 * [Note: Traits] Whether a garment is short, tight or sheer is read from its words. What nothing speaks of has no trait:
 * `no short skirts` leaves a skirt of which no length is known, and `something long` does not find it. What is refused is
 * meant in full: slim is tight, and a block heel is a heel, though one may stand in it all day (`body.ts`).
 */

const has = ({ terms }: ReadGarment, words: RegExp): boolean =>
  terms.some((term) => words.test(term));

/** On a heel of any kind: who wants none wants no block heel either. */
const isHeeled = (garment: ReadGarment): boolean =>
  isHigh(garment) || (has(garment, /block heel|platform/) && !has(garment, /low heel|kitten/));

const traits: Record<GarmentTrait, (garment: ReadGarment) => boolean> = {
  short: (garment) => (lengthInWords(garment) ?? 1) <= 0.3,
  long: (garment) => (lengthInWords(garment) ?? 0) >= 0.8,
  tight: (garment) =>
    isTight(garment) || (garment.volume ?? 0) <= -0.5 || has(garment, /^(legging|tight|jegging)$/),
  loose: ({ volume }) => (volume ?? 0) >= 0.4,
  sleeveless: (garment) => sleeveOf(garment) === 0,
  'long-sleeved': (garment) => (sleeveOf(garment) ?? 0) >= 0.9,
  'low-cut': isLowCut,
  'high-heeled': (garment) => garment.slot === 'shoes' && isHeeled(garment),
  flat: (garment) => garment.slot === 'shoes' && !isHeeled(garment),
  warm: ({ warmth }) => (warmth ?? 0) >= 0.6,
  thin: ({ warmth }) => (warmth ?? 1) <= 0.3,
  waterproof: ({ rain }) => rain >= 0.5,
  sheer: (garment) => isSheer(garment) || has(garment, /tulle|chiffon/),
  shiny: (garment) =>
    has(garment, /sequin|satin|metallic|glitter|patent|lame|shiny|silk|lurex|sparkl|rhinestone/),
  patterned: ({ pattern }) =>
    pattern !== null && pattern.kind !== 'plain' && pattern.kind !== 'texture',
  plain: ({ pattern }) => pattern === null || pattern.busy === 0 || pattern.kind === 'texture',
  dressy: ({ formality }) => (formality ?? 0) >= 0.6,
  casual: ({ formality }) => (formality ?? 1) <= 0.3,
  sporty: ({ styles }) => (styles.sporty ?? 0) >= 0.5,
  light: ({ colors: [main] }) => main !== undefined && main.l >= 0.78,
  dark: ({ colors: [main] }) => main !== undefined && main.l <= 0.42,
  bright: ({ colors: [main] }) => main !== undefined && main.c >= 0.11,
};

/** Whether a garment is known to have a trait ([Note: Traits]). */
export const hasTrait = (garment: ReadGarment, trait: GarmentTrait): boolean =>
  traits[trait](garment);
