import type { StylistRule } from '#contract/rules/stylist.ts';
import type { Slot } from '../facts.ts';
import type { StylistRequest, WardrobePiece } from '../request.ts';
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
  const has = (slot: Slot) => (bySlot.get(slot)?.length ?? 0) > 0;
  for (;;) {
    const slot = missingSlot(garments, request);
    if (slot === null) return obstacles;
    if (slot === 'top' && garments.length === 0 && has('one-piece')) {
      garments.push(bySlot.get('one-piece')![0]!);
      continue;
    }
    if (!has(slot)) {
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
    garments.push({ ...wardrobe[0]!, slot, leaf: null });
  }
}
