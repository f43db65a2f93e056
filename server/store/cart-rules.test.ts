import { describe, expect, it } from 'vitest';
import { addedProblems, changedLines, mergedLines, mostCents, shortLines } from './cart-rules.ts';
import type { CartLineRow } from './read-cart.ts';

const variants = new Map([
  [1, { priceCents: 1800, stock: null }],
  [2, { priceCents: 2400, stock: 1 }],
  [3, { priceCents: mostCents, stock: null }],
]);

const line = (id: number, variantId: number, quantity = 1): CartLineRow => ({
  id,
  cartToken: 'cart',
  variantId,
  quantity,
  attributes: [],
});

const asked = (variantId: number | null, quantity = 1) => ({
  variantId,
  merchandiseId: `gid://shopify/ProductVariant/${variantId}`,
  quantity,
  attributes: [],
});

const added = (...lines: ReturnType<typeof asked>[]) =>
  addedProblems(lines, [line(7, 1)], variants, ['lines']).map(({ code }) => code);

describe('lines that are added', () => {
  it('are of what is on sale, at least one, and no dearer than an order can be', () => {
    expect(added(asked(1))).toEqual([]);
    expect(added(asked(null), asked(9), asked(1, 0))).toEqual(['INVALID', 'INVALID', 'INVALID']);
    expect(added(asked(3))).toEqual(['MAXIMUM_EXCEEDED']);
    expect(added(...Array.from({ length: 500 }, () => asked(1)))).toEqual(['MAXIMUM_EXCEEDED']);
  });

  it('count on the line that there is of the same', () => {
    const lines = mergedLines([line(7, 1)], [asked(1, 2), asked(2), asked(1, 3)]);
    expect(lines.map(({ lineId, quantity }) => [lineId, quantity])).toEqual([
      [7, 5],
      [undefined, 1],
    ]);
  });
});

describe('lines that are changed', () => {
  it('become what all changes of them together say', () => {
    const changes = [
      { lineId: 7, id: 'seven', quantity: 4 },
      { lineId: 7, id: 'seven', variantId: 2 },
    ];
    const { problems, changed } = changedLines([line(7, 1), line(8, 1)], changes, variants);
    expect(problems).toEqual([]);
    expect([...changed]).toMatchObject([[7, { variantId: 2, quantity: 4 }]]);
  });

  it('have to be there', () => {
    const { problems } = changedLines([line(7, 1)], [{ lineId: 8, id: 'eight' }], variants);
    expect(problems).toMatchObject([
      { code: 'INVALID_MERCHANDISE_LINE', field: ['lines', '0', 'id'] },
    ]);
  });
});

it('a line is short of what is not in stock', () => {
  expect(shortLines([line(6, 2), line(7, 1, 5), line(8, 2, 3), line(9, 9)], variants)).toEqual([
    { lineId: 8, left: 1 },
  ]);
});
