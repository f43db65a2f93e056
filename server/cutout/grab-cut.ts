import type { Cv } from './open-cv.ts';
import type { LabPicture } from './photo-pixels.ts';

/** The marks of what is known of a pixel before the cut; OpenCV's own numbers. */
export const seed = { ground: 0, garment: 1, maybeGround: 2, maybeGarment: 3 } as const;

/**
 * Cuts by GrabCut (Rother et al. 2004) from seeds, one a pixel; the answer is 1 for each pixel of the
 * garment. Seeds that hold no garment or no ground give an empty mask.
 */
export function grabCut(
  cv: Cv,
  { width, height, lab }: LabPicture,
  seeds: Uint8Array,
  iterations: number,
): Uint8Array {
  const hasGround = seeds.some((value) => value === seed.ground || value === seed.maybeGround);
  const hasGarment = seeds.some((value) => value === seed.garment || value === seed.maybeGarment);
  if (!hasGround || !hasGarment) return new Uint8Array(seeds.length);
  const image = new cv.Mat(height, width, cv.CV_8UC3);
  const mask = new cv.Mat(height, width, cv.CV_8UC1);
  const groundModel = new cv.Mat();
  const garmentModel = new cv.Mat();
  const noBox = new cv.Rect(0, 0, 0, 0);
  try {
    const pixels = image.data as Uint8Array;
    for (let at = 0; at < lab.length; at += 3) {
      pixels[at] = clamp(lab[at]! * 2);
      pixels[at + 1] = clamp(128 + lab[at + 1]! * 1.6);
      pixels[at + 2] = clamp(128 + lab[at + 2]! * 1.6);
    }
    (mask.data as Uint8Array).set(seeds);
    // OpenCV draws from its own random numbers: the same photo is to give the same mask.
    cv.setRNGSeed(1);
    cv.grabCut(image, mask, noBox, groundModel, garmentModel, iterations, cv.GC_INIT_WITH_MASK);
    return (mask.data as Uint8Array).map((value) => value & 1);
  } finally {
    for (const mat of [image, mask, groundModel, garmentModel]) mat.delete();
  }
}

function clamp(value: number): number {
  return Math.max(0, Math.min(255, Math.round(value)));
}
