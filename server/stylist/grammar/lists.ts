import type { Unit } from './units.ts';

const small = new Set(['a', 'an', 'any', 'or', 'and', 'nor', 'no', 'and or']);

/** The part of a text up to its next end: whether it names garments and nothing else, and how it begins. */
function segmentAt(units: readonly Unit[], from: number) {
  let nouns = 0;
  let hasOr = false;
  for (let at = from; ; at += 1) {
    const unit = units[at];
    if (!unit || unit.break) {
      return { isList: nouns > 0, hasOr, end: at, isLast: !unit || unit.break === 'sentence' };
    }
    const { words, term, title, known } = unit;
    if (small.has(words)) {
      hasOr ||= words !== 'and' && /or$/.test(words);
    } else if (term || title !== null || known?.trait) nouns += 1;
    else return { isList: false, hasOr, end: at, isLast: true };
  }
}

/**
 * Whether a list goes on behind a comma: `no heels, skirts or dresses`. A single garment is one of the list only where
 * another follows it: `no heels, the red dress` begins something new.
 */
export function listGoesOn(units: readonly Unit[], from: number, isRefusing: boolean): boolean {
  const first = segmentAt(units, from);
  if (!first.isList) return false;
  if (first.hasOr) return true;
  if (first.isLast) return false;
  const next = segmentAt(units, first.end + 1);
  return next.isList && (next.hasOr || isRefusing || listGoesOn(units, first.end + 1, isRefusing));
}
