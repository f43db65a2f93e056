import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const dist = path.join(import.meta.dirname, '../../dist');

/** The text of every script, style and page of a built output. */
function textOf(output: string): string {
  return fs
    .readdirSync(path.join(dist, output), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|html)$/.test(entry.name))
    .map((entry) => fs.readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}

// Words of the simulator's own that no minifier takes away: its global, its storage, its address.
const words = ['hostSimulator', 'hem-simulator.', 'host-simulator'];

it.each(words)('the app’s build has nothing of the simulator, not %s', (word) => {
  expect(textOf('host-simulator')).toContain(word);
  expect(textOf('app')).not.toContain(word);
});
