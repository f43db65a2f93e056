import type { Transport } from './transport.ts';

/** A tab without a host: messages go nowhere. */
export const none: Transport = { name: 'none', send() {} };
