import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, minify, type Rolldown } from 'vite';
import type { Row } from './table.ts';

const root = path.join(import.meta.dirname, '..');

/** The largest parts of the entry's script that are told one by one. */
const told = 14;

/**
 * What the entry's script is made of: what it would weigh less without each package or folder of ours,
 * compressed. Parts share words with each other, so that they add up to less than the whole.
 */
export async function measureEntryParts(): Promise<Row[]> {
  const parts = new Map<string, string[]>();
  for (const { file, code } of await readModules()) {
    // What a module gives to others looks unused in its code alone.
    const small = await minify('part.js', code, {
      compress: { unused: false },
      mangle: { toplevel: true },
    });
    const part = partOf(file);
    parts.set(part, [...(parts.get(part) ?? []), small.code || code]);
  }
  const weightOf = (all: Iterable<string[]>) =>
    brotliCompressSync([...all].flat().join('\n')).length;
  const whole = weightOf(parts.values());
  const weights = [...parts.keys()].map((part) => {
    const others = [...parts].filter(([name]) => name !== part).map(([, codes]) => codes);
    return { part, bytes: whole - weightOf(others) };
  });
  weights.sort((one, other) => other.bytes - one.bytes);
  return weights.slice(0, told).map(({ part, bytes }) => ({
    what: `of the entry's script: ${part}`,
    figure: `${(bytes / 1000).toFixed(1)} kB`,
    beside: `${(whole / 1000).toFixed(1)} kB in all`,
    ratio: bytes / whole,
    goal: '',
    holds: true,
  }));
}

/** The modules of the entry as the bundler leaves them, before they are made small. */
async function readModules(): Promise<{ file: string; code: string }[]> {
  const output = (await build({
    root,
    mode: 'app',
    logLevel: 'error',
    build: { write: false, minify: false },
  })) as Rolldown.RolldownOutput;
  const entry = output.output.find((one) => one.type === 'chunk' && one.isEntry);
  if (entry?.type !== 'chunk') throw new Error('the build has no entry');
  return Object.entries(entry.modules).flatMap(([file, { code }]) =>
    code ? [{ file, code }] : [],
  );
}

/** The package, or the folder of ours. */
function partOf(file: string): string {
  const [, ofPackage] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file) ?? [];
  if (ofPackage) return ofPackage;
  const [top = '', next = ''] = path.relative(root, file).split(path.sep);
  return top === 'src' && !next.includes('.') ? `src/${next}` : top.replace(/^\0.*/, 'the bundler');
}
