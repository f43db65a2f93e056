import sharp from 'sharp';
import { toOklab } from '#contract/rules/color-families.ts';
import { boxOf, type Mask } from './mask.ts';
import { type Picture, readPhoto } from './photo-pixels.ts';

/** The garment's square is looked at on so many points a side. */
export const patchSide = 96;
/** Longest side of the copy that is looked at: the photos that were learned from had it. */
const photoPx = 400;
/** Ground left around the garment, as a share of its longer side. */
const margin = 0.04;
/** Points along each side of a sample that are averaged. */
const pointsPerSample = 3;

/** A square around a garment, row by row: lightness (OKLab, 0..1) and how much of each sample is garment (0..1). */
export interface GarmentPatch {
  light: Float32Array;
  cover: Float32Array;
}

/** The square around what the mask covers; null of an empty mask. Throws what sharp throws of no picture. */
export async function garmentPatch(photo: Buffer, mask: Mask): Promise<GarmentPatch | null> {
  const { picture } = await readPhoto(photo, photoPx);
  const shape = await resized(mask, picture);
  const box = boxOf(shape);
  if (!box) return null;
  const side = Math.max(box.width, box.height) * (1 + 2 * margin);
  const left = box.left + box.width / 2 - side / 2;
  const top = box.top + box.height / 2 - side / 2;
  const light = new Float32Array(patchSide * patchSide);
  const cover = new Float32Array(patchSide * patchSide);
  const step = side / (patchSide * pointsPerSample);
  const points = pointsPerSample ** 2;
  for (let y = 0; y < patchSide; y += 1) {
    for (let x = 0; x < patchSide; x += 1) {
      const sum = [0, 0, 0];
      let covered = 0;
      for (let point = 0; point < points; point += 1) {
        const [dx, dy] = [point % pointsPerSample, Math.floor(point / pointsPerSample)];
        const px = Math.floor(left + (x * pointsPerSample + dx + 0.5) * step);
        const py = Math.floor(top + (y * pointsPerSample + dy + 0.5) * step);
        const isInside = px >= 0 && py >= 0 && px < shape.width && py < shape.height;
        const at = py * shape.width + px;
        for (let channel = 0; channel < 3; channel += 1) {
          sum[channel]! += isInside ? picture.rgb[at * 3 + channel]! : 128;
        }
        if (isInside) covered += shape.data[at]!;
      }
      const at = y * patchSide + x;
      light[at] = toOklab(sum[0]! / points, sum[1]! / points, sum[2]! / points).l;
      cover[at] = covered / points / 255;
    }
  }
  return { light, cover };
}

/** The same patch seen in a mirror: a garment is of one kind either way. */
export function mirrored({ light, cover }: GarmentPatch): GarmentPatch {
  const turn = (values: Float32Array) =>
    values.map((_, at) => {
      const x = at % patchSide;
      return values[at - x + patchSide - 1 - x]!;
    });
  return { light: turn(light), cover: turn(cover) };
}

async function resized({ width, height, data }: Mask, to: Picture): Promise<Mask> {
  if (width === to.width && height === to.height) return { width, height, data };
  const small = await sharp(data, { raw: { width, height, channels: 1 } })
    .resize(to.width, to.height, { fit: 'fill' })
    .extractChannel(0)
    .raw()
    .toBuffer();
  return { width: to.width, height: to.height, data: small };
}
