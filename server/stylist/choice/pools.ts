import type { Slot } from '../facts.ts';
import { noise } from '../noise.ts';
import type { StylistRequest, WardrobePiece } from '../request.ts';
import type { Refusal } from '../rules/rule.ts';
import { refusalOf } from '../rules/rules.ts';
import type { Judge, Tally } from '../score.ts';
import { chanceOf } from './aims.ts';

/** Most garments of a slot that are tried; the rest of a large wardrobe is left out, the least fitting first. */
const most: Partial<Record<Slot, number>> = {
  top: 26,
  bottom: 22,
  'one-piece': 20,
  shoes: 18,
  outer: 12,
  bag: 10,
  layer: 8,
};
const mostElse = 4;

/** The pieces that may be suggested, by slot, and those that may not. */
export interface Pools {
  bySlot: ReadonlyMap<Slot, readonly WardrobePiece[]>;
  refused: readonly Refusal[];
}

/** Sorts a wardrobe into what may be worn for a request and what may not, and keeps the most fitting of each slot. */
export function fillPools(
  pieces: readonly WardrobePiece[],
  request: StylistRequest,
  judge: Judge,
  begun: Tally,
): Pools {
  const refused: Refusal[] = [];
  // No day is like the other.
  const chance = chanceOf(request).pools;
  const found = new Map<Slot, { piece: WardrobePiece; worth: number }[]>();
  for (const piece of pieces) {
    if (piece.slot === null) continue;
    const refusal = refusalOf(piece, request);
    if (refusal) {
      refused.push(refusal);
      continue;
    }
    const worth =
      judge.worth(judge.add(begun, piece)) + chance * noise(`${request.seed} ${piece.id}`);
    const ofSlot = found.get(piece.slot) ?? [];
    ofSlot.push({ piece, worth });
    found.set(piece.slot, ofSlot);
  }
  const bySlot = new Map<Slot, WardrobePiece[]>();
  for (const [slot, ofSlot] of found) {
    ofSlot.sort(
      (one, other) => other.worth - one.worth || (one.piece.id < other.piece.id ? -1 : 1),
    );
    bySlot.set(
      slot,
      ofSlot.slice(0, most[slot] ?? mostElse).map(({ piece }) => piece),
    );
  }
  return { bySlot, refused };
}
