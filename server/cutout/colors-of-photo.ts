import sharp from 'sharp';
import type { GarmentColors } from '#contract/rules/garment-colors.ts';
import { colorsInPicture } from '#contract/rules/picture-analysis.ts';
import type { Mask } from './mask.ts';

/** The colors of the garment in a photo: of what the mask covers, or without one of what is likely the garment. */
export async function colorsOfPhoto(photo: Buffer, mask: Mask | null): Promise<GarmentColors> {
  const { data, info } = await sharp(photo)
    .autoOrient()
    .resize(160, 160, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const inside = mask && (await shrink(mask, width, height));
  return colorsInPicture({ width, height, data }, inside ?? undefined);
}

async function shrink(mask: Mask, width: number, height: number): Promise<Buffer> {
  return sharp(mask.data, { raw: { width: mask.width, height: mask.height, channels: 1 } })
    .resize(width, height, { fit: 'fill' })
    .extractChannel(0)
    .raw()
    .toBuffer();
}
