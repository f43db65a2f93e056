import fs from 'node:fs/promises';
import path from 'node:path';
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
    for (const side of ['240', '720']) {
      await fs.mkdir(path.join(demo, 'renditions', side), { recursive: true });
      const made = files.find(({ name }) => name === side)!;
      await fs.writeFile(path.join(demo, 'renditions', side, file), made.bytes);
    }
  }
  await fs.writeFile(path.join(demo, 'prepared.json'), `${JSON.stringify(prepared, null, 2)}\n`);
}
