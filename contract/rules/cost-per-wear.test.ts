import fc from 'fast-check';
import { expect, it } from 'vitest';
import { costOfPiece, nextCostGoal } from './cost-per-wear.ts';

it('adds services and cleaning to a price, and takes off what it was sold for', () => {
  const further = [
    { kind: 'services', cents: 2000, currency: 'USD' },
    { kind: 'cleaning', cents: 1500, currency: 'USD' },
    { kind: 'sold', cents: 4000, currency: 'USD' },
  ] as const;
  expect(costOfPiece({ cents: 10_000, currency: 'USD' }, further)).toEqual({
    cents: 9500,
    currency: 'USD',
    leftOut: [],
  });
});

it('adds no sum in another currency, and tells it', () => {
  const services = { kind: 'services', cents: 2000, currency: 'USD' } as const;
  const cleaning = { kind: 'cleaning', cents: 500, currency: 'EUR' } as const;
  expect(costOfPiece({ cents: 10_000, currency: 'EUR' }, [services, cleaning])).toEqual({
    cents: 10_500,
    currency: 'EUR',
    leftOut: [services],
  });
});

it.each([
  [8900, 0, { belowCents: 5000, moreWears: 2 }],
  [8900, 1, { belowCents: 5000, moreWears: 1 }],
  [8900, 12, { belowCents: 500, moreWears: 6 }],
  [10_000, 1, { belowCents: 5000, moreWears: 2 }],
  [10_000, 2, { belowCents: 2000, moreWears: 4 }],
  [201, 1, { belowCents: 200, moreWears: 1 }],
  [200, 1, { belowCents: 100, moreWears: 2 }],
  [101, 1, { belowCents: 100, moreWears: 1 }],
  [100, 1, null],
  [0, 3, null],
  [-500, 3, null],
])('of %i cents and %i wears the next goal is %o', (cents, wears, goal) => {
  expect(nextCostGoal(cents, wears)).toEqual(goal);
});

it('names a round sum that a wear costs less than after so many more, and not before', () => {
  fc.assert(
    fc.property(fc.integer({ max: 1e10 }), fc.nat({ max: 10_000 }), (cents, wears) => {
      const goal = nextCostGoal(cents, wears);
      if (!goal) {
        expect(cents / Math.max(1, wears)).toBeLessThanOrEqual(100);
        return;
      }
      const { belowCents, moreWears } = goal;
      expect(String(belowCents)).toMatch(/^[125]0{2,}$/);
      expect(moreWears).toBeGreaterThan(0);
      expect(cents / (wears + moreWears)).toBeLessThan(belowCents);
      if (wears + moreWears > 1)
        expect(cents / (wears + moreWears - 1)).toBeGreaterThanOrEqual(belowCents);
    }),
  );
});
