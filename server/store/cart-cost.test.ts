import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costOf, type PricedLine } from './cart-cost.ts';

const service = (priceCents: number, quantity = 1): PricedLine => ({
  priceCents,
  quantity,
  isService: true,
});
const fee = (priceCents: number): PricedLine => ({ priceCents, quantity: 1, isService: false });

describe('what a cart costs', () => {
  it.each([
    ['nothing', [], 0, 0, 0],
    ['one service', [service(1800)], 1800, 0, 1800],
    ['one service and the fee', [service(1800), fee(199)], 1999, 0, 1999],
    ['two services', [service(1800), service(2400)], 4200, 420, 3780],
    ['the same service twice', [service(1800, 2)], 3600, 360, 3240],
    [
      'three services and the fee',
      [service(1800), service(2400), service(3200), fee(499)],
      7899,
      740,
      7159,
    ],
    ['a custom one beside another', [service(0), service(1800), fee(299)], 2099, 180, 1919],
    ['custom ones only', [service(0), service(0), fee(299)], 299, 0, 299],
    ['half a cent', [service(5), service(10)], 15, 2, 13],
    ['a fee only', [fee(499)], 499, 0, 499],
  ])('%s', (_, lines, subtotalCents, discountCents, totalCents) => {
    expect(costOf(lines)).toMatchObject({ subtotalCents, discountCents, totalCents });
  });

  it.each([
    ['more than the credit', [service(3200), fee(199)], 2000, 1399],
    ['less than the credit', [service(1200), fee(199)], 1200, 199],
    ['several', [service(1800), service(2400)], 420 + 2000, 1780],
    ['a fee only', [fee(499)], 0, 499],
  ])('with a credit of $20: %s', (_, lines, discountCents, totalCents) => {
    expect(costOf(lines, 2000)).toMatchObject({ discountCents, totalCents });
  });

  it('is the sum of its lines to the cent, and takes off no line more than it costs', () => {
    const line = fc.record({
      priceCents: fc.nat(50_000),
      quantity: fc.integer({ min: 1, max: 9 }),
      isService: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), fc.nat(9000), (lines, credit) => {
        const cost = costOf(lines, credit);
        const sum = (key: 'subtotalCents' | 'discountCents' | 'creditCents' | 'totalCents') =>
          cost.lines.reduce((all, one) => all + one[key], 0);
        expect(sum('subtotalCents')).toBe(cost.subtotalCents);
        expect(sum('discountCents')).toBe(cost.discountCents);
        expect(sum('totalCents')).toBe(cost.totalCents);
        expect(sum('creditCents')).toBe(cost.creditCents);
        expect(cost.creditCents).toBeLessThanOrEqual(credit);
        cost.lines.forEach((one, index) => {
          expect(one.discountCents).toBeGreaterThanOrEqual(0);
          expect(one.totalCents).toBeGreaterThanOrEqual(0);
          if (!lines[index]!.isService) expect(one.discountCents).toBe(0);
        });
      }),
    );
  });
});
