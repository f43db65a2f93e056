// @vitest-environment happy-dom
import { assert, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { parsePrice } from './price-field.tsx';

it.each([
  ['49', 4900],
  ['49.9', 4990],
  ['49.90', 4990],
  ['$49.90', 4990],
  [' $ 49.90 ', 4990],
  ['49.', 4900],
  ['.5', 50],
  ['0', 0],
  ['1,234', 123_400],
  ['1,234.50', 123_450],
  ['49,90', 4990],
  ['12,5', 1250],
  ['12,', 1200],
  ['1.234,5', 123_450],
  ['1,00,000', 10_000_000],
  ['1.234,50', 123_450],
  ['1 234,50', 123_450],
  ['19.99', 1999],
  ['1000000', 100_000_000],
  ['100000000', 10_000_000_000],
  ['USD 12', 1200],
])('reads %s as money', (text, cents) => {
  expect(parsePrice(text, 'USD')).toBe(cents);
});

it.each(['', '  ', '$'])('reads nothing out of "%s"', (text) => {
  expect(parsePrice(text, 'USD')).toBeNull();
});

it.each([
  'abc',
  '-5',
  '4.999',
  '1e5',
  '.',
  '12..5',
  '12,34,5',
  '1,2345',
  '1234,567',
  '1.234.567',
  ',',
  '1,234.5,6',
  '100000000.01',
  '999999999',
  '€5',
  '5 EUR',
  'Infinity',
])('refuses %s', (text) => {
  expect(parsePrice(text, 'USD')).toBeUndefined();
});

it('reads the sign of the currency that is asked for, and of no other', () => {
  expect(parsePrice('€5', 'EUR')).toBe(500);
  expect(parsePrice('CHF 12.50', 'CHF')).toBe(1250);
  expect(parsePrice('¥1,800', 'JPY')).toBe(180_000);
  expect(parsePrice('$5', 'EUR')).toBeUndefined();
});

it('reads back every price that it shows', () => {
  assert(
    property(integer({ min: 0, max: 10_000_000_000 }), (cents) => {
      expect(parsePrice((cents / 100).toFixed(2), 'USD')).toBe(cents);
      const shown = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
      expect(parsePrice(shown.format(cents / 100), 'USD')).toBe(cents);
    }),
  );
});
