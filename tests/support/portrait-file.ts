import sharp from 'sharp';
import { drawPortrait } from './portraits.ts';

/** A drawn portrait as a file of a camera would be: a JPEG, 900 pixels wide. */
export async function portraitFile(): Promise<Buffer> {
  const tones = { skin: '#e3b79c', hair: '#4b352a', eye: '#5a6b4a' };
  const { data, width, height } = await drawPortrait(tones, 900);
  const raw = { width, height, channels: 4 } as const;
  return sharp(Buffer.from(data.buffer), { raw }).jpeg({ quality: 90 }).toBuffer();
}
