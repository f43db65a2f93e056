import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import friends from '../server/demo/friends.json' with { type: 'json' };
import { drawPortrait } from '../tests/support/portraits.ts';

const folder = path.join(import.meta.dirname, '../server/demo/portraits');

/** Draws the portraits that the demo's people sent, in the tones that they pointed at: abstract faces, no real people. */
export async function drawDemoPortraits(): Promise<void> {
  await fs.mkdir(folder, { recursive: true });
  for (const { portrait } of friends) {
    if (!portrait) continue;
    const { drawing, samples } = portrait;
    const [skin, hair, eye] = [samples.skin[0]!, samples.hair[0]!, samples.eye[0]!];
    const paper = samples.white;
    const { data, width, height } = await drawPortrait({ skin, hair, eye, paper }, 960);
    const raw = { width, height, channels: 4 } as const;
    const picture = sharp(Buffer.from(data.buffer), { raw }).removeAlpha().webp({ quality: 86 });
    await picture.toFile(path.join(folder, `${drawing}.webp`));
  }
}
