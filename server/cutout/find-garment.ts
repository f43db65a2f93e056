import sharp from 'sharp';
import { grabCut, seed } from './grab-cut.ts';
import { withoutHangers } from './hangers.ts';
import type { Cv } from './open-cv.ts';
import { type LabPicture, type Picture, shrink, toLab } from './photo-pixels.ts';
import {
  areaOf,
  morph,
  overlap,
  partsOf,
  type Shape,
  withoutSmallHoles,
  withoutSmallParts,
} from './shapes.ts';
import { guessesOf, threshold } from './starts.ts';

/** The longest side of the copy that starts are tried on. */
const startPx = 240;

export interface Found {
  shape: Shape;
  /** What each of the methods found by itself. */
  rivals: Shape[];
  /** What was found again from the shape itself, grown and shrunk, and on blurred copies. */
  moved: Shape[];
  /** What beside the shape has no color of the ground's. */
  leftover: Shape;
}

/** Finds the garment in a picture of the working size; null where nothing stands out from the ground. */
export async function findGarment(cv: Cv, working: Picture): Promise<Found | null> {
  const small = await shrink(working, startPx);
  const lab = toLab(small);
  const soft = toLab(await withoutTexture(small, 5));
  const { guesses, strangeness } = guessesOf(soft);
  const cuts = guesses
    .map(({ name, guess }) => ({ name, shape: cutFrom(cv, lab, overThreshold(guess)) }))
    .filter(({ shape }) => isPlausible(shape));
  if (cuts.length === 0) return null;
  const shapes = cuts.map(({ shape }) => shape);
  const softCut = cutFrom(cv, soft, overThreshold(guesses[0]!.guess));
  if (isPlausible(softCut)) shapes.push(softCut);
  const best = middleOf(shapes);
  const agreeing = shapes.filter((other) => overlap(best, other) >= 0.75);
  const { shape, votes } = await atWorkingSize(cv, working, agreeing);
  const enlarged = (other: Shape) => enlarge(other, working);
  const rough = majority(agreeing);
  const again = (['dilate', 'erode'] as const).map((change) =>
    cutFrom(cv, lab, morph(cv, rough, change, startPx / 20)),
  );
  const strange = {
    ...rough,
    data: Uint8Array.from(strangeness, (far) => (far > strangeFrom ? 1 : 0)),
  };
  return {
    shape,
    rivals: cuts.map((cut) => enlarged(cut.shape)),
    moved: [...votes, ...again.map(enlarged)],
    leftover: enlarged(besides(cv, strange, rough)),
  };
}

/** Colors that are this far from all of the ground's are no ground. */
const strangeFrom = 12;

function besides(cv: Cv, strange: Shape, shape: Shape): Shape {
  const own = morph(cv, shape, 'dilate', startPx / 60);
  const around = morph(cv, shape, 'dilate', startPx / 8);
  const data = strange.data.map((value, at) => (value && !own.data[at] && around.data[at] ? 1 : 0));
  return morph(cv, { ...shape, data }, 'open', 1);
}

/** The shape that has most in common with the others. */
function middleOf(shapes: Shape[]): Shape {
  const common = shapes.map((shape) =>
    shapes.reduce((sum, other) => sum + overlap(shape, other), 0),
  );
  return shapes[common.indexOf(Math.max(...common))]!;
}

function overThreshold(guess: { width: number; height: number; data: Float32Array }): Shape {
  const at = threshold(guess.data);
  return { ...guess, data: Uint8Array.from(guess.data, (value) => (value > at ? 1 : 0)) };
}

function cutFrom(cv: Cv, picture: LabPicture, start: Shape): Shape {
  const data = grabCut(cv, picture, seedsOf(start), 3);
  return tidy(cv, { ...start, data });
}

function isPlausible(shape: Shape): boolean {
  const share = areaOf(shape) / shape.data.length;
  return share > 0.02 && share < 0.92;
}

async function withoutTexture(picture: Picture, size: number): Promise<Picture> {
  const { width, height, rgb } = picture;
  if (Math.min(width, height) < 5) return picture;
  const blurred = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .median(size)
    .raw()
    .toBuffer();
  return { width, height, rgb: blurred };
}

function seedsOf({ width, height, data }: Shape): Uint8Array {
  return data.map((value, pixel) => {
    if (value) return seed.maybeGarment;
    const x = pixel % width;
    const y = (pixel - x) / width;
    const isRing = x < 2 || y < 2 || x >= width - 2 || y >= height - 2;
    return isRing ? seed.ground : seed.maybeGround;
  });
}

function tidy(cv: Cv, shape: Shape): Shape {
  return withoutSmallHoles(cv, withoutSmallParts(cv, shape, 0.15), 0.02);
}

function enlarge(shape: Shape, { width, height }: { width: number; height: number }): Shape {
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor((y * shape.height) / height) * shape.width;
    for (let x = 0; x < width; x += 1) {
      data[y * width + x] = shape.data[row + Math.floor((x * shape.width) / width)]!;
    }
  }
  return { width, height, data };
}

/**
 * Cuts at the working size, where only a band around the small outline is open: on the picture as it is
 * and with its texture blurred twice. What most of them say holds: the first follows edges best, the
 * others a patterned cloth.
 */
async function atWorkingSize(
  cv: Cv,
  working: Picture,
  cuts: Shape[],
): Promise<{ shape: Shape; votes: Shape[] }> {
  const enlarged = cuts.map((shape) => enlarge(shape, working));
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
  return { shape: withoutHangers(cv, toLab(working), even), votes };
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

/** What more than half of the shapes cover; of an even number, half is enough. */
function majority(shapes: Shape[]): Shape {
  const first = shapes[0]!;
  const data = first.data.map((_, at) => {
    let votes = 0;
    for (const shape of shapes) votes += shape.data[at]!;
    return votes * 2 >= shapes.length ? 1 : 0;
  });
  return { ...first, data };
}
