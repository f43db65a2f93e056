import type { Slot } from '../facts.ts';
import type { ReadGarment } from '../garment.ts';
import type { DressCode, Requirement } from './dress-code.ts';
import { isOfKinds, standingOf } from './standing.ts';

/*
 * [Note: Marks] What an outfit has of a dress code is told by marks, one bit each: of each garment its own, and of an
 * outfit all of them. So an outfit that grows by one garment is judged at once.
 */

/** The marks that are not of one requirement. */
const marks = {
  ...{ base: 1, shoes: 2, outer: 4 },
  ...{ suit: 8, dress: 16, soft: 32 },
  ...{ bag: 64, jewelry: 128, neck: 256, waist: 512, head: 1024 },
  // Halves in colors that no outfit is of as a whole, and what breaks them.
  ...{ upper: 1 << 20, lower: 1 << 21, broken: 1 << 22 },
  layer: 1 << 23,
};
/** A requirement has two: met, and nearly met. */
const firstOfRequired = 11;
const metMark = (at: number): number => 1 << (firstOfRequired + 2 * at);
const nearMark = (at: number): number => 1 << (firstOfRequired + 2 * at + 1);

const has = (outfit: number, mark: number): boolean => (outfit & mark) !== 0;

/** Where a piece that a code thinks of first leads the outfit. */
const leadMarks: Partial<Record<Slot, number>> = {
  'one-piece': marks.base,
  top: marks.base,
  bottom: marks.base,
  layer: marks.base,
  swim: marks.base,
  shoes: marks.shoes,
  outer: marks.outer,
};
/** Kinds that make it an outfit of a dress, or of a suit, and with which a suit wants no tie. */
const ofDress =
  'day-dress, evening-dress, shirt-dress, knit-dress, mini-skirt, midi-skirt, maxi-skirt';
const ofSuit = 'suit, trousers, chinos, blazer, jeans';
const soft = 'heels, flats, blouse, camisole, cami, clutch, jumpsuit, bodysuit, tank-top';

const finishMarks: Partial<Record<Slot, number>> = {
  bag: marks.bag,
  jewelry: marks.jewelry,
  necklace: marks.jewelry,
  earrings: marks.jewelry,
  bracelet: marks.jewelry,
  ring: marks.jewelry,
  watch: marks.waist,
  belt: marks.waist,
  tie: marks.neck,
  scarf: marks.neck,
  hat: marks.head,
  hair: marks.head,
  eyewear: marks.head,
  layer: marks.layer,
  gloves: marks.head,
};

/** The mark of a garment beside colors that no outfit is of from top to bottom. */
function wholeMark({ slot, families }: ReadGarment, colors: string | undefined): number {
  if (!colors || families.length === 0) return 0;
  const isOfThem = families.every((one) => colors.split(', ').includes(one));
  if (slot === 'top') return isOfThem ? marks.upper : marks.broken;
  if (slot === 'bottom') return isOfThem ? marks.lower : marks.broken;
  return (slot === 'layer' || slot === 'outer') && !isOfThem ? marks.broken : 0;
}

/** Whether a garment is what a code requires. */
const meets = (garment: ReadGarment, { kinds, except }: Requirement): boolean =>
  isOfKinds(garment, kinds) && !except?.split(', ').includes(garment.leaf ?? '');

/** The marks of a garment ([Note: Marks]). */
export function marksOf(garment: ReadGarment, code: DressCode): number {
  const { slot } = garment;
  let all = wholeMark(garment, code.neverWhole);
  if (slot && standingOf(garment, code) === 'first') all |= leadMarks[slot] ?? 0;
  if (isOfKinds(garment, ofDress)) all |= marks.dress;
  if (isOfKinds(garment, ofSuit)) all |= marks.suit;
  if (isOfKinds(garment, soft)) all |= marks.soft;
  if (slot && isOfKinds(garment, code.finish)) all |= finishMarks[slot] ?? 0;
  for (const [at, one] of (code.required ?? []).entries()) {
    if (meets(garment, one)) all |= metMark(at);
    else if (isOfKinds(garment, one.nearest)) all |= nearMark(at);
  }
  return all;
}

/** Whether a requirement is one of this outfit: a dress wants no bow tie. */
function isAsked({ of }: Requirement, outfit: number): boolean {
  if (of === 'all') return true;
  const isDress = has(outfit, marks.dress);
  return of === 'dress' ? isDress : !isDress && has(outfit, marks.suit) && !has(outfit, marks.soft);
}

/** How much each thing moves an outfit's fit with a code. */
const worth = {
  mean: 0.75,
  ...{ base: 0.11, shoes: 0.06, outer: 0.02, finish: 0.04, layer: 0.06 },
  ...{ near: -0.08, missed: -0.14, whole: -0.3 },
};
const finishing = [marks.bag, marks.jewelry, marks.neck, marks.waist, marks.head];
/** More than two finish nothing. */
const mostFinishing = 2;

/** The fit of an outfit with a dress code, 0 to 1, of the mean fit of its garments and their marks. */
export function fitWithMarks(mean: number, outfit: number, { required = [] }: DressCode): number {
  let fit = mean * worth.mean;
  const isWhole = has(outfit, marks.upper) && has(outfit, marks.lower);
  if (isWhole && !has(outfit, marks.broken)) fit += worth.whole;
  if (has(outfit, marks.base)) fit += worth.base;
  if (has(outfit, marks.shoes)) fit += worth.shoes;
  if (has(outfit, marks.outer)) fit += worth.outer;
  let finished = 0;
  for (const mark of finishing) if (has(outfit, mark)) finished += 1;
  fit += Math.min(finished, mostFinishing) * worth.finish;
  if (has(outfit, marks.layer)) fit += worth.layer;
  for (let at = 0; at < required.length; at += 1) {
    if (!isAsked(required[at]!, outfit) || has(outfit, metMark(at))) continue;
    fit += has(outfit, nearMark(at)) ? worth.near : worth.missed;
  }
  return Math.min(1, Math.max(0, fit));
}

/** Whether an outfit has all that a code requires of it, of what is there to wear. */
export const hasRequired = (outfit: number, owned: number, { required = [] }: DressCode): boolean =>
  required.every(
    (one, at) => !isAsked(one, outfit) || has(outfit, metMark(at)) || !has(owned, metMark(at)),
  );

/** One thing that an event calls for and the wardrobe does not have, with the piece that is nearest to it. */
export interface Lack {
  words: string;
  itemId: string | null;
}

/**
 * What a code requires of an outfit and nothing that may be worn is, with the nearest piece of the outfit to each.
 */
export function lacksOf(
  outfit: readonly ReadGarment[],
  wearable: readonly ReadGarment[],
  code: DressCode | null,
): Lack[] {
  if (!code?.required) return [];
  const all = outfit.reduce((sum, garment) => sum | marksOf(garment, code), 0);
  return code.required.flatMap((one, at) => {
    if (!isAsked(one, all) || has(all, metMark(at))) return [];
    if (wearable.some((garment) => meets(garment, one))) return [];
    const nearest = outfit.find((garment) => isOfKinds(garment, one.nearest));
    return [{ words: one.words, itemId: nearest?.id ?? null }];
  });
}
