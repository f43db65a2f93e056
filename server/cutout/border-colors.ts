import type { LabPicture } from './photo-pixels.ts';

const clusters = 7;
const rounds = 8;
/** How much of each side counts as border. */
const ringShare = 0.05;
/** A color that less of the ring than this has may be the garment's, where it touches the border. */
const leastShare = 0.05;
/** Shadows are ground: a ground's color that is only darker, by up to this, is near. */
const shadowDepth = 25;
const shadowWeight = 0.35;

/** How far each pixel's color is from the nearest of the colors that the border has. */
export function borderColorDistance({ width, height, lab }: LabPicture): Float32Array {
  const edge = Math.max(1, Math.round(Math.min(width, height) * ringShare));
  const ring: number[] = [];
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const x = pixel % width;
    const y = (pixel - x) / width;
    if (x < edge || y < edge || x >= width - edge || y >= height - edge) ring.push(pixel);
  }
  const centers = cluster(lab, ring);
  const distance = new Float32Array(width * height);
  for (let pixel = 0; pixel < distance.length; pixel += 1) {
    let nearest = Number.POSITIVE_INFINITY;
    for (const { l, a, b, spread } of centers) {
      const lighter = lab[pixel * 3]! - l;
      const light = lighter < 0 && lighter > -shadowDepth ? lighter * shadowWeight : lighter;
      const far = Math.hypot(light, lab[pixel * 3 + 1]! - a, lab[pixel * 3 + 2]! - b);
      nearest = Math.min(nearest, Math.max(0, far - spread));
    }
    distance[pixel] = nearest;
  }
  return distance;
}

type Center = { l: number; a: number; b: number; share: number; spread: number };

function cluster(lab: Float32Array, pixels: number[]): Center[] {
  const sorted = [...pixels].sort((one, other) => lab[one * 3]! - lab[other * 3]!);
  let centers: Center[] = Array.from({ length: clusters }, (_, number) => {
    const at = sorted[Math.floor(((number + 0.5) * sorted.length) / clusters)]! * 3;
    return { l: lab[at]!, a: lab[at + 1]!, b: lab[at + 2]!, share: 0, spread: 0 };
  });
  for (let round = 0; round < rounds; round += 1) {
    const sums = centers.map(() => ({ l: 0, a: 0, b: 0, pixels: 0, spread: 0 }));
    for (const pixel of pixels) {
      const [l, a, b] = [lab[pixel * 3]!, lab[pixel * 3 + 1]!, lab[pixel * 3 + 2]!];
      let [nearest, least] = [0, Number.POSITIVE_INFINITY];
      centers.forEach((center, number) => {
        const far = (center.l - l) ** 2 + (center.a - a) ** 2 + (center.b - b) ** 2;
        if (far < least) [nearest, least] = [number, far];
      });
      const sum = sums[nearest]!;
      sum.l += l;
      sum.a += a;
      sum.b += b;
      sum.pixels += 1;
      sum.spread += Math.sqrt(least);
    }
    centers = sums
      .filter((sum) => sum.pixels > 0)
      .map((sum) => ({
        l: sum.l / sum.pixels,
        a: sum.a / sum.pixels,
        b: sum.b / sum.pixels,
        share: sum.pixels / pixels.length,
        spread: sum.spread / sum.pixels,
      }));
  }
  return centers.filter(({ share }) => share >= leastShare);
}
