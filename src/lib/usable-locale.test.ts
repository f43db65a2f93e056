import { expect, it } from 'vitest';
import { usableLocale } from './usable-locale.ts';

it.each([
  ['en_US', 'en-US'],
  ['de-CH', 'de-CH'],
  [undefined, undefined],
  ['', undefined],
  ['C', undefined],
  ['not a locale!!', undefined],
])('A host that says %j has the locale %j', (locale, usable) => {
  expect(usableLocale(locale)).toBe(usable);
});
