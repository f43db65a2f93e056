import fs from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Beside the sources, or copied beside the bundle. */
const here = path.dirname(fileURLToPath(import.meta.url));
const folder =
  path.basename(here) === 'pages'
    ? path.join(here, '../../demo/renditions')
    : path.join(here, 'demo/renditions');

/** The longer sides of our drawings of garments, in pixels. */
export const drawingSizes = [240, 720] as const;

/** The path a drawing is served at. */
export const drawingPath = (size: 240 | 720, name: string): string =>
  `/store/drawings/${size}/${name}.webp`;

/** A drawing by its size and name, as an address names them; null where there is none. */
export async function readDrawing(size: string, name: string): Promise<Buffer | null> {
  const isName =
    drawingSizes.some((one) => String(one) === size) && /^[a-z][a-z-]{1,40}$/.test(name);
  return isName ? fs.readFile(path.join(folder, size, `${name}.webp`)).catch(() => null) : null;
}
