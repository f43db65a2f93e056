import sharp from 'sharp';
import { toOklab } from '#contract/rules/color-families.ts';

/** A picture without transparency: red, green and blue, 8 bits each, row by row. */
export interface Picture {
  width: number;
  height: number;
  rgb: Uint8Array;
}

/** The same picture as OKLab, in units in which a just visible difference is about 1 along each axis. */
export interface LabPicture {
  width: number;
  height: number;
  /** Three values a pixel: lightness 0..100, then the two opponent colors, about -90..90. */
  lab: Float32Array;
}

/**
 * Decodes a photo, upright and in sRGB, made small enough for `longestPx`; never enlarged. Throws what
 * sharp throws of a file that is no picture. `scale` is how many of its pixels come from one of the photo's.
 */
export async function readPhoto(
  photo: Buffer,
  longestPx: number,
): Promise<{ picture: Picture; scale: number }> {
  const { autoOrient } = await sharp(photo).metadata();
  const { data, info } = await sharp(photo)
    .autoOrient()
    .resize(longestPx, longestPx, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    picture: { width: info.width, height: info.height, rgb: toThreeChannels(data, info.channels) },
    scale: info.width / autoOrient.width,
  };
}

function toThreeChannels(data: Buffer, channels: number): Uint8Array {
  if (channels === 3) return data;
  const rgb = new Uint8Array((data.length / channels) * 3);
  for (let from = 0, to = 0; from < data.length; from += channels, to += 3) {
    rgb.fill(data[from]!, to, to + 3);
  }
  return rgb;
}

/** Makes a picture small enough for `longestPx`; each side keeps at least one pixel. */
export async function shrink(picture: Picture, longestPx: number): Promise<Picture> {
  const { width, height, rgb } = picture;
  if (Math.max(width, height) <= longestPx) return picture;
  const { data, info } = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .resize(longestPx, longestPx, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: data };
}

/** Blurs texture away and keeps edges: the median of squares of `size` pixels a side. */
export async function withoutTexture(picture: Picture, size: number): Promise<Picture> {
  const { width, height, rgb } = picture;
  if (Math.min(width, height) < 5) return picture;
  const blurred = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .median(size)
    .raw()
    .toBuffer();
  return { width, height, rgb: blurred };
}

// OKLab's opponent axes are short beside its lightness; cloth and ground differ more surely in color than
// in lightness, which light and shadow change.
const chromaScale = 300;

/** Turns a picture to OKLab. */
export function toLab({ width, height, rgb }: Picture): LabPicture {
  const lab = new Float32Array(rgb.length);
  for (let at = 0; at < rgb.length; at += 3) {
    const { l, a, b } = toOklab(rgb[at]!, rgb[at + 1]!, rgb[at + 2]!);
    lab[at] = l * 100;
    lab[at + 1] = a * chromaScale;
    lab[at + 2] = b * chromaScale;
  }
  return { width, height, lab };
}
