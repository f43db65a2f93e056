import { describe, expect, it } from 'vitest';
import { shopLine, shopOrder } from '#tests/support/service-orders.ts';
import { readShopEvent } from './shop-payloads.ts';

const readOrder = (changes: Record<string, unknown>) => {
  const event = readShopEvent(shopOrder(changes));
  return event?.kind === 'order' ? event.order : null;
};

describe('an order of a shop', () => {
  it('has the stock keeping unit of each line, and none where the shop says none', () => {
    const order = readOrder({
      line_items: [
        shopLine(1, { sku: 'STYLE-BLUEPRINT' }),
        shopLine(2, { sku: null }),
        shopLine(3, { sku: '', properties: [{ name: 'sku', value: 'STYLE-BLUEPRINT' }] }),
        shopLine(4),
      ],
    });
    expect(order!.lines.map(({ sku }) => sku)).toEqual(['STYLE-BLUEPRINT', null, '', null]);
  });

  it('says whose cart it was of, and whether all its money was given back', () => {
    const note_attributes = [{ name: 'user id', value: 'maya' }];
    const told = ['paid', 'partially_refunded', 'refunded'].map((financial_status) =>
      readOrder({ financial_status, note_attributes }),
    );
    expect(told).toMatchObject([
      { userId: 'maya', isPaid: true, isRefunded: false },
      { userId: 'maya', isPaid: true, isRefunded: false },
      { userId: 'maya', isPaid: true, isRefunded: true },
    ]);
    expect(readOrder({})).toMatchObject({ userId: null });
  });
});

describe('a refund of a shop', () => {
  const read = (line: Record<string, unknown>) => {
    const event = readShopEvent({
      id: 5,
      order_id: 7,
      refund_line_items: [{ line_item_id: 1, subtotal: '49.00', ...line }],
    });
    return event?.kind === 'refund' ? event.refund.lines : null;
  };

  it('says what was paid for the line that it is of', () => {
    const discount_allocations = [{ amount: '4.00' }, { amount: '5.00' }];
    const line_item = { sku: 'STYLE-BLUEPRINT', quantity: 2, price: '49.00', discount_allocations };
    expect(read({ line_item })).toEqual([
      { storeLineId: '1', cents: 4900, sku: 'STYLE-BLUEPRINT', paidCents: 8900 },
    ]);
  });

  it.each([
    ['is left out', {}],
    ['is null', { line_item: null }],
    ['is nothing that can be read', { line_item: { price: 'much' } }],
  ])('is taken also where that line %s', (_, line) => {
    expect(read(line)).toEqual([{ storeLineId: '1', cents: 4900, sku: null, paidCents: null }]);
  });
});
