/**
 * Makes the smaller renditions of the demo's drawn garments, and finds out what is shown with each,
 * ahead of time: working on them at the first start took most of it.
 *
 * Run after draw-garments.ts: npx tsx scripts/prepare-garments.ts
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import { makeRenditions } from '../server/jobs/process-image.ts';

const demo = path.join(import.meta.dirname, '../server/demo');
const folder = path.join(demo, 'garments');
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
