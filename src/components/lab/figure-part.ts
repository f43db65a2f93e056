/** The form reaches from its head, at 0, to where its stand ends; in the units of its drawing ([Note: Figure]). */
const floor = 870;
/** The height at which the arms end, and the legs begin to be alone. */
const hands = 390;
/** What is left free above the highest place and under the lowest, in units of the drawing. */
const around = { above: 140, under: 90 };

/** A place on the form, given in percent of the way from its head to the floor, in units of the drawing. */
export const heightOf = (at: number): number => (at / 100) * floor;

/** The part of the form that is shown for places, in units of the drawing: with room at the right for their numbers. */
export function figurePart(lines: readonly { at: number }[]) {
  const top = Math.max(-14, heightOf(lines[0]!.at) - around.above);
  const bottom = Math.min(floor + 4, heightOf(lines.at(-1)!.at) + around.under);
  const half = top < hands ? 154 : 88;
  return { left: -half, top, width: 2 * half + 36, height: bottom - top };
}
