import * as v from 'valibot';
import { expect, it } from 'vitest';
import { email, line, prose } from './scalars.ts';

it.each([
  "o'brien@example.com",
  'anna@xn--bcher-kva.example',
  'anna@example.xn--p1ai',
  'first.last+hem@mail.example.co.uk',
])('takes an email that people have: %s', (address) => {
  expect(v.parse(email, ` ${address.toUpperCase()} `)).toBe(address);
});

it.each(['anna', 'anna@', '@example.com', 'anna@host', 'anna@example.c', 'a b@example.com', ''])(
  'refuses what is none: %s',
  (address) => {
    expect(v.safeParse(email, address).success).toBe(false);
  },
);

it('takes what cannot be seen out of every text that a member writes', () => {
  for (const kind of [line(60), prose(60)]) {
    expect(v.parse(kind, ' Coat\u202e \u200b')).toBe('Coat');
    // Counted and trimmed as it is seen.
    expect(v.safeParse(kind, `${'\u200b'.repeat(100)}Coat`).success).toBe(true);
  }
  expect(v.safeParse(v.pipe(line(60), v.minLength(1)), '\u200b\u202e').success).toBe(false);
});
