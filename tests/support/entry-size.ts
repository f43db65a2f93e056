import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

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
  const folder = path.join(root, 'node_modules/.cache/hem/entry-size');
  execFileSync(
    process.execPath,
    [
      path.join(root, 'node_modules/vite/bin/vite.js'),
      'build',
      '--mode',
      'app',
      '--logLevel',
      'error',
      '--outDir',
      folder,
      '--emptyOutDir',
    ],
    { cwd: root, env: { ...process.env, NODE_ENV: 'production' } },
  );
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
    bytes: brotliCompressSync(fs.readFileSync(path.join(folder, file))).length,
  }));
  files.sort((one, other) => other.bytes - one.bytes);
  return { bytes: files.reduce((sum, { bytes }) => sum + bytes, 0), files };
}
