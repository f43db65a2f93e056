import { describe, expect, it } from 'vitest';
import { progressOf } from './service-order-progress.ts';

const [first, later, last] = [1, 2, 3].map((day) => new Date(Date.UTC(2026, 0, day)));
const order = {
  status: 'created' as const,
  sentLabelAt: null,
  inStudioAt: null,
  inProgressAt: null,
  fulfilledAt: null,
};
const news = { reached: {}, updatedAt: last!, cancelledAt: null };

describe('the progress of an order', () => {
  it('is the furthest step that is told of, with the time of each', () => {
    expect(
      progressOf(order, 'created', { ...news, reached: { sentLabel: first!, inStudio: null } }),
    ).toEqual({ status: 'inStudio', sentLabelAt: first, inStudioAt: last });
  });

  it('never goes back, and keeps the first time', () => {
    const there = {
      ...order,
      status: 'inStudio' as const,
      sentLabelAt: first!,
      inStudioAt: first!,
    };
    expect(
      progressOf(there, 'inStudio', { ...news, reached: { sentLabel: later!, inStudio: later! } }),
    ).toEqual({});
  });

  it('ends where the order is cancelled', () => {
    const reached = { sentLabel: first!, inStudio: last! };
    expect(progressOf(order, 'created', { ...news, reached, cancelledAt: later! })).toEqual({
      status: 'sentLabel',
      sentLabelAt: first,
    });
    expect(progressOf(order, 'cancelled', { ...news, reached })).toEqual({});
  });
});
