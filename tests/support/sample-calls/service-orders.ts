import { randomUUID } from 'node:crypto';
import type { serviceOrdersTable } from '#contract/operations/service-orders.ts';
import type { SampleCalls } from './sample-call.ts';

export const serviceOrdersSamples: SampleCalls<typeof serviceOrdersTable> = {
  saveCart: {
    valid: async () => ({ cartId: `gid://shopify/Cart/${randomUUID()}?key=${randomUUID()}` }),
  },
};
