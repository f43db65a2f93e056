import type { LabPicture } from './lab-picture.ts';

/** Pixels that belong together, with the box around them. */
export interface Region {
  pixels: number[];
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Joins the pixels that `joins` says belong to one of their four neighbors, from the first pixel that `starts`. */
export function regionsOf(
  width: number,
  height: number,
  starts: (at: number) => boolean,
  joins: (at: number, from: number, first: number) => boolean,
): Region[] {
  const seen = new Uint8Array(width * height);
  const regions: Region[] = [];
  for (let first = 0; first < seen.length; first += 1) {
    if (seen[first] || !starts(first)) continue;
    seen[first] = 1;
    const pixels = [first];
    const box = { left: width, right: 0, top: height, bottom: 0 };
    // The list grows while it is walked: what is found is searched from in turn.
    for (const at of pixels) {
      const [x, y] = [at % width, Math.floor(at / width)];
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
      const near = [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width];
      for (const next of near) {
        if (next < 0 || next >= seen.length || seen[next] || !joins(next, at, first)) continue;
        seen[next] = 1;
        pixels.push(next);
      }
    }
    regions.push({ pixels, ...box });
  }
  return regions;
}

/** The hues of skin in any light that is not colored, degrees in OKLab, and how colorful it is at the least and most. */
const skin = { hue: [5, 100], chroma: [0.012, 0.15], lightness: [0.13, 0.985] } as const;

/** How far neighbors, and a pixel and the first of its region, may differ in OKLab. */
const alike = { neighbor: 0.035, first: 0.24 };

/** Whether a tone may be skin, from the deepest to the fairest, in daylight, lamplight or shade. */
function maybeSkin({ l, a, b }: LabPicture, at: number): boolean {
  const chroma = Math.sqrt(a[at]! ** 2 + b[at]! ** 2);
  const hue = (Math.atan2(b[at]!, a[at]!) * 180) / Math.PI;
  return (
    l[at]! >= skin.lightness[0] &&
    l[at]! <= skin.lightness[1] &&
    chroma >= skin.chroma[0] &&
    chroma <= skin.chroma[1] &&
    hue >= skin.hue[0] &&
    hue <= skin.hue[1]
  );
}

/** The regions that may be skin, each of about one tone. */
export function skinRegions(picture: LabPicture): Region[] {
  const { width, height, l, a, b } = picture;
  const apart = (one: number, other: number) =>
    Math.sqrt((l[one]! - l[other]!) ** 2 + (a[one]! - a[other]!) ** 2 + (b[one]! - b[other]!) ** 2);
  return regionsOf(
    width,
    height,
    (at) => maybeSkin(picture, at),
    (at, from, first) =>
      maybeSkin(picture, at) &&
      apart(at, from) <= alike.neighbor &&
      apart(at, first) <= alike.first,
  );
}
