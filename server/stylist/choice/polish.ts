import type { Slot } from '../facts.ts';
import type { ReadGarment } from '../garment.ts';
import type { StylistRequest } from '../request.ts';
import { missingSlot } from '../rules/rules.ts';
import type { Judge, Tally } from '../score.ts';
import { additions, mayHave } from './additions.ts';
import { cannotJoin } from './layering.ts';
import type { Pools } from './pools.ts';

/** Changes one after another, at most. */
const mostChanges = 6;

/**
 * Improves an outfit by one change after another: another garment for the same slot, one more, one less. A beam leaves
 * out what only shows its worth at the end.
 */
export function polish(
  tally: Tally,
  fixed: ReadonlySet<ReadGarment>,
  pools: Pools,
  request: StylistRequest,
  judge: Judge,
): Tally {
  let best = tally;
  let worth = judge.worth(tally);
  for (let change = 0; change < mostChanges; change += 1) {
    const before = best;
    const offer = (base: Tally, piece: ReadGarment) => {
      if (base.garments.includes(piece)) return;
      const now = judge.worthWith(base, piece);
      if (now <= worth + 1e-9 || missingSlot([...base.garments, piece], request) !== null) return;
      if (cannotJoin(base.garments, piece)) return;
      best = judge.add(base, piece);
      worth = now;
    };
    const slotOf = (slot: Slot | null) => (slot === null ? [] : (pools.bySlot.get(slot) ?? []));
    for (const gone of before.garments) {
      if (fixed.has(gone)) continue;
      const rest = judge.begin(before.garments.filter((one) => one !== gone));
      for (const piece of slotOf(gone.slot)) offer(rest, piece);
      const less = judge.worth(rest);
      if (less > worth + 1e-9 && missingSlot(rest.garments, request) === null) {
        best = rest;
        worth = less;
      }
    }
    for (const slot of additions) {
      if (mayHave(before.garments, slot, request)) {
        for (const piece of slotOf(slot)) offer(before, piece);
      }
    }
    if (best === before) break;
  }
  return best;
}
