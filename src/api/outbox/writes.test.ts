import '#tests/support/page.ts';
import fs from 'node:fs';
import { expect, it } from 'vitest';
import { operations } from '#contract/operations.ts';
import { kindTable } from './kinds.ts';
import { otherWrites } from './writes.ts';

const page = fs.readFileSync(new URL('../../../docs/writes.md', import.meta.url), 'utf8');

/** The rows of the page's table of writes, by name. */
const said = Object.fromEntries(
  [...page.matchAll(/^\| `(\w+)` \| ([\w-]+)/gm)].map(([, name, how]) => [name, how]),
);

it('are named on the page of writes, each with what becomes of it without a network', () => {
  const writes = Object.entries(operations).filter(([, { kind }]) => kind === 'write');
  const how = writes.map(([name]) => [
    name,
    name in kindTable ? 'waits' : (otherWrites as Record<string, string>)[name],
  ]);
  expect(said).toEqual(Object.fromEntries(how));
});

it('wait under the name of the operation that they call, so that its tags are read again', () => {
  for (const name of Object.keys(kindTable)) expect(operations).toHaveProperty(name);
});
