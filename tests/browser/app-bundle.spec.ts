import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const dist = path.join(import.meta.dirname, '../../dist');

/** The text of every script, style and page of a built output. */
function textOf(output: string): string {
  return fs
    .readdirSync(path.join(dist, output), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|html)$/.test(entry.name))
    .filter((entry) => entry.name !== 'service-worker.js')
    .map((entry) => fs.readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}

// Words of the simulator that a minifier keeps: its global, its storage, its address.
// The service worker may name the address, to leave the simulator's pages alone.
const words = ['hostSimulator', 'hem-simulator.', 'host-simulator'];

it.each(words)('the app’s build has nothing of the simulator, not %s', (word) => {
  expect(textOf('host-simulator').includes(word)).toBe(true);
  expect(textOf('app').includes(word)).toBe(false);
});
