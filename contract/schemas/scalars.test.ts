import * as v from 'valibot';
import { expect, it } from 'vitest';
import { email } from './scalars.ts';

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
