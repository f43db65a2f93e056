import fs from 'node:fs';
import path from 'node:path';
import { build, isBuilt } from '#scripts/build.ts';

const root = path.join(import.meta.dirname, '../..');

const firstScreen = 'src/features/wardrobes/wardrobes-screen.tsx';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/**
 * What a signed-in user's first tile on `/wardrobes` waits for: the entry's static closure, in
 * which that screen is, scripts and styles, each compressed as it is served. Builds the app into a
 * folder of its own.
 */
export function measureEntry(): { bytes: number; files: { file: string; bytes: number }[] } {
  if (!isBuilt()) build();
  const folder = path.join(root, 'dist/app');
  const manifest: Record<string, Chunk> = JSON.parse(
    fs.readFileSync(path.join(folder, 'manifest.json'), 'utf8'),
  );
  const wanted = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || wanted.has(chunk.file)) return;
    wanted.add(chunk.file);
    for (const css of chunk.css ?? []) wanted.add(css);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  visit('index.html');
  // If the screen had a chunk of its own it would not be counted.
  if (manifest[firstScreen]) throw new Error(`${firstScreen} is no longer part of the entry`);
  const files = [...wanted].map((file) => ({
    file,
    bytes: servedBytes(path.join(folder, file)),
  }));
  files.sort((one, other) => other.bytes - one.bytes);
  return { bytes: files.reduce((sum, { bytes }) => sum + bytes, 0), files };
}

/** What is too small to be compressed is served as it is. */
const servedBytes = (file: string): number =>
  (fs.statSync(`${file}.br`, { throwIfNoEntry: false }) ?? fs.statSync(file)).size;
