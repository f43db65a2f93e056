import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { type CutOut, cutOut } from '../server/cutout/cut-out.ts';

/** What the scripts over photos need of a cut. */
export type FileCut = Pick<CutOut, 'verdict' | 'mask'>;

/**
 * Cuts a photo out, or reads the cut of the same bytes that a run before has left in `folder`: cutting takes
 * seconds, and many photos are gone through more than once. After a change to the cutting the folder is stale.
 */
export async function cutOfFile(bytes: Buffer, folder?: string): Promise<FileCut> {
  if (!folder) return cutOut(bytes);
  const name = createHash('sha256').update(bytes).digest('hex');
  const [maskFile, verdictFile] = ['png', 'json'].map((end) =>
    path.join(folder, `${name}.${end}`),
  ) as [string, string];
  if (fs.existsSync(verdictFile)) {
    const { verdict } = JSON.parse(fs.readFileSync(verdictFile, 'utf8')) as FileCut;
    const { data, info } = await sharp(maskFile)
      .extractChannel(0)
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { verdict, mask: { width: info.width, height: info.height, data } };
  }
  const { verdict, mask } = await cutOut(bytes);
  fs.mkdirSync(folder, { recursive: true });
  const { width, height, data } = mask;
  await sharp(data, { raw: { width, height, channels: 1 } })
    .png()
    .toFile(maskFile);
  fs.writeFileSync(verdictFile, JSON.stringify({ verdict }));
  return { verdict, mask };
}
