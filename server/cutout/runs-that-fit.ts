import sharp from 'sharp';
import { type MaskRuns, maxMaskRuns, runsOf } from '#contract/rules/mask-runs.ts';
import type { Mask } from './mask.ts';

/** How far the smoothing averages, in pixels: the last leaves nothing as fine as would fill a mask with runs. */
const sigmas = [1, 2, 4, 8, 16, 32, 64];

/**
 * The runs of a mask; one that has more of them than may be sent, as of a lattice or of noise, is smoothed
 * as little as makes it fit.
 */
export async function runsThatFit({ width, height, data }: Mask): Promise<MaskRuns> {
  let fitting = runsOf(width, height, data);
  for (const sigma of sigmas) {
    if (fitting.runs.length <= maxMaskRuns) break;
    const smooth = await sharp(data, { raw: { width, height, channels: 1 } })
      .blur(sigma)
      .extractChannel(0)
      .raw()
      .toBuffer();
    fitting = runsOf(width, height, smooth);
  }
  return fitting;
}
