import { cutBand } from './cut-band.ts';
import { grabCut, seed } from './grab-cut.ts';
import { edgeShare, touchedShare } from './measures.ts';
import type { Cv } from './open-cv.ts';
import { type LabPicture, type Picture, shrink, toLab, withoutTexture } from './photo-pixels.ts';
import { areaOf, majority, morph, overlap, resize, type Shape, tidy } from './shapes.ts';
import { guessesOf, threshold } from './starts.ts';

/** The longest side of the copy that starts are tried on. */
const startPx = 240;

export interface Found {
  shape: Shape;
  /** The shapes each of the methods found by itself. */
  rivals: Shape[];
  /** The shapes found again from the shape itself, grown and shrunk, and on blurred copies. */
  moved: Shape[];
  /** The part beside the shape that has no color of the ground's. */
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
  const best = wholeOf(lab, middleOf(shapes), shapes);
  const agreeing = shapes.filter((other) => overlap(best, other) >= 0.75);
  const { shape, votes } = await cutBand(cv, working, agreeing);
  const enlarged = (other: Shape) => resize(other, working);
  const rough = majority(agreeing);
  const again = (['dilate', 'erode'] as const).map((change) =>
    cutFrom(cv, lab, morph(cv, rough, change, startPx / 40)),
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

/** A smaller shape may be a print, a ribbon or a yoke that stands out from the rest of the garment. */
const partShare = 0.2;

/** The shape itself, or one that holds it, where it may be a part and the other has an outline to be seen. */
function wholeOf(picture: LabPicture, part: Shape, shapes: Shape[]): Shape {
  const area = areaOf(part);
  if (area > part.data.length * partShare) return part;
  const wholes = shapes.filter((other) => {
    const common = part.data.reduce((sum, value, at) => sum + (value & other.data[at]!), 0);
    return (
      common > area * 0.97 &&
      areaOf(other) > area * 1.5 &&
      touchedShare(other) < 0.05 &&
      edgeShare(picture, other) > 0.85
    );
  });
  return (
    wholes.sort((one, other) => edgeShare(picture, other) - edgeShare(picture, one))[0] ?? part
  );
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

function seedsOf({ width, height, data }: Shape): Uint8Array {
  return data.map((value, pixel) => {
    if (value) return seed.maybeGarment;
    const x = pixel % width;
    const y = (pixel - x) / width;
    const isRing = x < 2 || y < 2 || x >= width - 2 || y >= height - 2;
    return isRing ? seed.ground : seed.maybeGround;
  });
}
