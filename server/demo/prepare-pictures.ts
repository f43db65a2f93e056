import fs from 'node:fs/promises';
import path from 'node:path';
import { smallerRenditions } from '#contract/rules/images.ts';
import { makeRenditions } from '../jobs/process-image.ts';

const demo = import.meta.dirname;

/** Every picture of the demo by its id, with its file: drawn garments, the photos of looks, and drawn portraits. */
export async function demoPictures(): Promise<Map<string, string>> {
  const pictures = new Map<string, string>();
  for (const [folder, prefix] of [
    ['garments', ''],
    ['looks', 'look-'],
    ['portraits', 'portrait-'],
  ] as const) {
    for (const file of (await fs.readdir(path.join(demo, folder))).sort()) {
      if (file.endsWith('.webp'))
        pictures.set(`${prefix}${path.basename(file, '.webp')}`, path.join(demo, folder, file));
    }
  }
  return pictures;
}

/**
 * Makes the smaller renditions of the demo's pictures, and finds out what is shown with each, ahead of
 * time: working on them at the first start took most of it.
 */
export async function preparePictures(): Promise<void> {
  const prepared: Record<string, unknown> = {};
  for (const [id, file] of await demoPictures()) {
    const { files, found } = await makeRenditions(await fs.readFile(file));
    prepared[id] = found;
    for (const side of smallerRenditions) {
      const within = path.join(demo, 'renditions', String(side));
      await fs.mkdir(within, { recursive: true });
      const made = files.find(({ name }) => name === side)!;
      await fs.writeFile(path.join(within, `${id}.webp`), made.bytes);
    }
  }
  await fs.writeFile(path.join(demo, 'prepared.json'), `${JSON.stringify(prepared, null, 2)}\n`);
}
