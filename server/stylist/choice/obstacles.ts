import type { StylistRule } from '#contract/rules/stylist.ts';
import type { Slot } from '../facts.ts';
import type { StylistRequest, WardrobePiece } from '../request.ts';
import { missingCover } from '../rules/covers.ts';
import { missingSlot } from '../rules/rules.ts';
import type { Tally } from '../score.ts';
import type { Pools } from './pools.ts';

/** Why there is no whole outfit: a slot that nothing can fill. */
export interface Obstacle {
  slot: Slot;
  /** How many garments of it there are. */
  owned: number;
  /** How many of them each rule keeps back; the most first. */
  refused: { rule: StylistRule; count: number }[];
}

/** The slots that nothing can fill, in the order in which an outfit needs them. */
export function obstaclesOf(
  wardrobe: readonly WardrobePiece[],
  starts: readonly Tally[],
  { bySlot, refused }: Pools,
  request: StylistRequest,
): Obstacle[] {
  const garments = [...(starts[0]?.garments ?? [])];
  const obstacles: Obstacle[] = [];
  /** A piece that fills a slot, one that leaves nothing bare before others. */
  const filling = (slot: Slot): WardrobePiece | undefined => {
    const fits = (bySlot.get(slot) ?? []).filter(
      (piece) => missingSlot([...garments, piece], request) !== slot,
    );
    return fits.find((piece) => missingCover([piece], request) === null) ?? fits[0];
  };
  for (;;) {
    const slot = missingSlot(garments, request);
    if (slot === null) return obstacles;
    const isDress = slot === 'top' && garments.length === 0;
    const found = (isDress ? filling('one-piece') : undefined) ?? filling(slot);
    if (!found) {
      const ofSlot = refused.filter((one) => one.slot === slot);
      const counts = new Map<StylistRule, number>();
      for (const { rule } of ofSlot) counts.set(rule, (counts.get(rule) ?? 0) + 1);
      obstacles.push({
        slot,
        owned: wardrobe.filter((piece) => piece.slot === slot).length,
        refused: [...counts]
          .map(([rule, count]) => ({ rule, count }))
          .sort((one, other) => other.count - one.count),
      });
    }
    // As if something of it were there, to see what else is missing.
    garments.push(found ?? { ...wardrobe[0]!, slot, leaf: null, terms: [] });
  }
}
