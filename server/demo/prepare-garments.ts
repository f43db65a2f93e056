import fs from 'node:fs/promises';
import path from 'node:path';
import { smallerRenditions } from '#contract/rules/images.ts';
import { makeRenditions } from '../jobs/process-image.ts';

const demo = import.meta.dirname;
const folder = path.join(demo, 'garments');

/**
 * Makes the smaller renditions of the demo's drawn garments, and finds out what is shown with each,
 * ahead of time: working on them at the first start took most of it.
 */
export async function prepareGarments(): Promise<void> {
  const prepared: Record<string, unknown> = {};
  for (const file of (await fs.readdir(folder)).filter((name) => name.endsWith('.webp')).sort()) {
    const { files, found } = await makeRenditions(await fs.readFile(path.join(folder, file)));
    prepared[path.basename(file, '.webp')] = found;
    for (const side of smallerRenditions) {
      const within = path.join(demo, 'renditions', String(side));
      await fs.mkdir(within, { recursive: true });
      const made = files.find(({ name }) => name === side)!;
      await fs.writeFile(path.join(within, file), made.bytes);
    }
  }
  await fs.writeFile(path.join(demo, 'prepared.json'), `${JSON.stringify(prepared, null, 2)}\n`);
}
