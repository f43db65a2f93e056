import fs from 'node:fs';
import path from 'node:path';

/**
 * The addresses of the built app's files that a service worker keeps: all whose names change with
 * their content. `folder` is the app's build.
 */
export function filesToKeep(folder: string): string[] {
  const assets = path.join(folder, 'assets');
  if (!fs.existsSync(assets)) throw new Error('the service worker is built after the app');
  return fs
    .readdirSync(assets)
    .filter((name) => !/\.(br|gz|map)$/.test(name))
    .sort()
    .map((name) => `/assets/${name}`);
}
