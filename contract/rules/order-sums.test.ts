import { describe, expect, it } from 'vitest';
import { discountParts, orderSums, quoteTerms } from './order-sums.ts';

const hem = { name: 'Shorten hem', productType: 'Alteration', priceCents: 1800 };
const darn = { name: 'Darn a hole', productType: 'Repair', priceCents: 2600 };
const custom = { name: 'Custom repair', productType: 'Custom', priceCents: 0 };

describe('The total of an order', () => {
  it.each([
    ['nothing', [], false, [0, 0, 0, 0]],
    ['one service', [hem], false, [1800, 0, 199, 1999]],
    ['several', [hem, darn], false, [4400, 440, 499, 4459]],
    ['several, without fees', [hem, darn], true, [4400, 440, 0, 3960]],
    ['a custom one alone', [custom], false, [0, 0, 299, 299]],
    ['a custom one beside another', [custom, hem], false, [1800, 180, 299, 1919]],
  ])('is of %s', (_what, services, hasNoFees, [servicesCents, discountCents, feesCents, all]) => {
    const totalCents = all;
    expect(orderSums(services, hasNoFees)).toEqual({
      servicesCents,
      discountCents,
      feesCents,
      totalCents,
    });
  });
});

describe('A credit', () => {
  it.each([
    ['takes off what it can', [hem, darn], 2000, [4400, 2440, 499, 2459]],
    ['takes off no more than the services cost', [hem], 2000, [1800, 1800, 199, 199]],
    ['takes nothing off the fee', [custom], 2000, [0, 0, 299, 299]],
  ])('%s', (_what, services, credit, [servicesCents, discountCents, feesCents, totalCents]) => {
    const sums = { servicesCents, discountCents, feesCents, totalCents };
    expect(orderSums(services, false, credit)).toEqual(sums);
  });

  it('is told apart from what comes off several services', () => {
    expect(discountParts([hem, darn], 440)).toEqual([
      { label: '10% off, multiple services', cents: 440 },
    ]);
    expect(discountParts([hem, darn], 2440)).toEqual([
      { label: '10% off, multiple services', cents: 440 },
      { label: 'Credit', cents: 2000 },
    ]);
    expect(discountParts([hem], 1800)).toEqual([{ label: 'Credit', cents: 1800 }]);
    expect(discountParts([hem], 0)).toEqual([]);
  });
});

describe('What is said of a quote that is to come', () => {
  it('is nothing where every service has a price', () => {
    expect(quoteTerms([hem, darn], '$4.99')).toBeNull();
  });

  it('says what becomes of the fee, and of the rest, where it is declined', () => {
    expect(quoteTerms([custom], '$2.99')).toMatch(/order is over, and you get the \$2\.99 back\.$/);
    expect(quoteTerms([custom], null)).toMatch(/If you decline, the order is over\.$/);
    expect(quoteTerms([custom, hem], '$2.99')).toMatch(/the rest is done all the same\.$/);
  });
});
