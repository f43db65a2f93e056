import { describe, expect, it } from 'vitest';
import {
  isAhead,
  nextStep,
  type OrderPlace,
  orderPlace,
  serviceProgress,
  serviceStatuses,
  stepBack,
} from './service-orders.ts';

const places: OrderPlace[] = [...serviceStatuses, 'cancelled'];

describe('The steps of an order', () => {
  it('lead through the statuses in their order, one at a time', () => {
    const way: OrderPlace[] = [];
    for (let at: OrderPlace | null = 'created'; at; at = nextStep(at)) way.push(at);
    expect(way).toEqual(Object.keys(serviceProgress));
  });

  it('lead nowhere from an end, neither on nor back', () => {
    for (const end of ['fulfilled', 'cancelled'] as const) {
      expect([end, nextStep(end), stepBack(end)]).toEqual([end, null, null]);
      expect(serviceStatuses.filter((status) => isAhead(end, status))).toEqual([]);
    }
  });

  it('can be taken back to the one before, and no further', () => {
    for (const place of places) {
      const back = stepBack(place);
      if (back) expect(nextStep(back)).toBe(place);
    }
  });
});

describe('An order of which all was given back', () => {
  const sums = { totalCents: 2999, refundedCents: 2999 };

  it('is cancelled before its label, and goes on with the garment after it', () => {
    expect(orderPlace({ status: 'created', ...sums })).toBe('cancelled');
    expect(orderPlace({ status: 'inStudio', ...sums })).toBe('inStudio');
    expect(orderPlace({ status: 'created', totalCents: 0, refundedCents: 0 })).toBe('created');
  });
});
