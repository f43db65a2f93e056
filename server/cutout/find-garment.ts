import sharp from 'sharp';
import { grabCut, seed } from './grab-cut.ts';
import type { Cv } from './open-cv.ts';
import { type LabPicture, type Picture, shrink, toLab } from './photo-pixels.ts';
import {
  areaOf,
  morph,
  overlap,
  type Shape,
  withoutSmallHoles,
  withoutSmallParts,
} from './shapes.ts';
import { type Guess, guessesOf, threshold } from './starts.ts';

/** The longest side of the copy that starts are tried on. */
const startPx = 240;

export interface Found {
  shape: Shape;
  /** What the other starts gave, at the same size. */
  rivals: Shape[];
  /** What the chosen start gave when it was moved a little. */
  moved: Shape[];
}

/** Finds the garment in a picture of the working size; null where nothing stands out from the ground. */
export async function findGarment(cv: Cv, working: Picture): Promise<Found | null> {
  const small = await shrink(working, startPx);
  const { width, height } = small;
  const lab = toLab(small);
  const soft = toLab(await withoutTexture(small));
  const cutFrom = (guess: Guess, at: number): Shape => {
    const seeds = seedsOf(guess, at, lab);
    return tidy(cv, { width, height, data: grabCut(cv, lab, seeds, 3) });
  };
  const guesses = guessesOf(soft).map(({ name, guess }) => ({ name, guess, at: threshold(guess) }));
  const cuts = guesses.map(({ guess, at }) => cutFrom(guess, at)).filter(isPlausible);
  if (cuts.length === 0) return null;
  const ranked = cuts
    .map((shape) => ({
      shape,
      agreed: cuts.reduce((sum, other) => sum + overlap(shape, other), 0),
    }))
    .sort((one, other) => other.agreed - one.agreed);
  const best = ranked[0]!.shape;
  const again = [0.75, 1.25].map((factor) => {
    const { guess, at } = guesses[0]!;
    return cutFrom(guess, Math.min(0.95, at * factor));
  });
  const shape = await atWorkingSize(cv, working, best);
  const enlarged = (other: Shape) => enlarge(other, working);
  return {
    shape,
    rivals: cuts.filter((other) => other !== best).map(enlarged),
    moved: again.map(enlarged),
  };
}

function isPlausible(shape: Shape): boolean {
  const share = areaOf(shape) / shape.data.length;
  return share > 0.02 && share < 0.92;
}

async function withoutTexture(picture: Picture): Promise<Picture> {
  const { width, height, rgb } = picture;
  if (Math.min(width, height) < 5) return picture;
  const blurred = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .median(5)
    .raw()
    .toBuffer();
  return { width, height, rgb: blurred };
}

function seedsOf(guess: Guess, at: number, { width, height }: LabPicture): Uint8Array {
  return Uint8Array.from(guess, (value, pixel) => {
    const x = pixel % width;
    const y = (pixel - x) / width;
    const isRing = x < 2 || y < 2 || x >= width - 2 || y >= height - 2;
    if (value > at) return seed.maybeGarment;
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

/** Cuts once more at the working size, where only a band around the small outline is open. */
async function atWorkingSize(cv: Cv, working: Picture, best: Shape): Promise<Shape> {
  const rough = enlarge(best, working);
  const band = Math.max(3, Math.round(Math.max(working.width, working.height) / 60));
  const core = morph(cv, rough, 'erode', band);
  const reach = morph(cv, rough, 'dilate', band);
  const seeds = rough.data.map((value, at) => {
    if (core.data[at]) return seed.garment;
    if (!reach.data[at]) return seed.ground;
    return value ? seed.maybeGarment : seed.maybeGround;
  });
  const data = grabCut(cv, toLab(working), seeds, 1);
  return tidy(cv, { ...rough, data });
}
