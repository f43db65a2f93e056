import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { headStub } from '#bridge/head-stub.ts';

it('buffers early messages for the suite with the app’s own head stub', () => {
  const html = fs.readFileSync(path.join(import.meta.dirname, '../index.html'), 'utf8');
  // The linter wants a const where the stub has a shorter let.
  expect(html.replace('const ', 'let ')).toContain(`&&${headStub}\n`);
});
