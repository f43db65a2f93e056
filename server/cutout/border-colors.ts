import { colorClusters } from './color-clusters.ts';
import type { LabPicture } from './photo-pixels.ts';

const clusters = 7;
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
  const centers = colorClusters(lab, ring, clusters).filter(({ share }) => share >= leastShare);
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
