import fs from 'node:fs';
import path from 'node:path';

/** Pictures of the personality quiz: 2.5 MB that seldom anybody needs, and whose captions say enough without them. */
const quizPicture = /-(?:creative|dramatic|romantic|classic|natural)-[\w-]+\.webp$/;

/**
 * The addresses of the built app's files that a service worker keeps: all whose names change with
 * their content, but for the pictures of the quiz. `folder` is the app's build.
 */
export function filesToKeep(folder: string): string[] {
  const assets = path.join(folder, 'assets');
  if (!fs.existsSync(assets)) throw new Error('the service worker is built after the app');
  return fs
    .readdirSync(assets)
    .filter((name) => !/\.(br|gz|map)$/.test(name) && !quizPicture.test(name))
    .sort()
    .map((name) => `/assets/${name}`);
}
