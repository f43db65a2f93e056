import { grabCut, seed } from './grab-cut.ts';
import { withoutHangers } from './hangers.ts';
import type { Cv } from './open-cv.ts';
import { type Picture, toLab, withoutTexture } from './photo-pixels.ts';
import { withoutShadows } from './shadows.ts';
import { areaOf, majority, morph, partsOf, resize, type Shape, tidy } from './shapes.ts';

/**
 * Cuts at the working size, where only a band around the small outline is open: on the picture as it is
 * and with its texture blurred twice. What most of them say holds: the first follows edges best, the
 * others a patterned cloth.
 */
export async function cutBand(
  cv: Cv,
  working: Picture,
  cuts: Shape[],
): Promise<{ shape: Shape; votes: Shape[] }> {
  const enlarged = cuts.map((shape) => resize(shape, working));
  const rough = majority(enlarged);
  const { width, height } = working;
  const band = Math.max(3, Math.round(Math.max(width, height) / 80));
  const all = enlarged.reduce(
    (sum, { data }) => sum.map((value, at) => value & data[at]!),
    new Uint8Array(width * height).fill(1),
  );
  const any = enlarged.reduce(
    (sum, { data }) => sum.map((value, at) => value | data[at]!),
    new Uint8Array(width * height),
  );
  const core = morph(cv, { width, height, data: all }, 'erode', band);
  const reach = morph(cv, { width, height, data: any }, 'dilate', band);
  const seeds = rough.data.map((value, at) => {
    if (core.data[at]) return seed.garment;
    if (!reach.data[at]) return seed.ground;
    return value ? seed.maybeGarment : seed.maybeGround;
  });
  const votes: Shape[] = [];
  for (const blur of [1, 5, 9]) {
    const picture = blur > 1 ? await withoutTexture(working, blur) : working;
    votes.push({ ...rough, data: grabCut(cv, toLab(picture), seeds, 1) });
  }
  const even = withoutNotches(cv, tidy(cv, majority(votes)));
  const lab = toLab(working);
  return { shape: withoutShadows(cv, lab, withoutHangers(cv, lab, even)), votes };
}

/** Closes the notches that a pattern leaves in an outline, where they are small. */
function withoutNotches(cv: Cv, shape: Shape): Shape {
  const closed = morph(cv, shape, 'close', Math.max(shape.width, shape.height) / 100);
  const filled = { ...shape, data: closed.data.map((value, at) => value & (1 - shape.data[at]!)) };
  const { labels, areas } = partsOf(cv, filled);
  const most = areaOf(shape) * 0.004;
  return {
    ...shape,
    data: shape.data.map((value, at) =>
      value || (labels[at]! > 0 && areas[labels[at]!]! < most) ? 1 : 0,
    ),
  };
}
