import type { OperationTable } from './descriptor.ts';
import { member } from './traits.ts';

const own = { service: 'services', ...member } as const;
const query = { ...own, verb: 'query', kind: 'read', sight: 'owner' } as const;
const manage = {
  ...query,
  verb: 'manage',
  kind: 'write',
  // The details say whether the studio waits for the member.
  spoils: ['GetServiceOrders', 'GetUserDetails', 'GetStatistics'],
} as const;

/** The operations on what is ordered from the studio. */
export const serviceOrdersTable = {
  saveCart: { ...own, verb: 'savecart', kind: 'write', spoils: ['GetUserDetails'] },
  getServiceOrders: { ...query, provides: ['GetServiceOrders'] },
  getServiceOrder: { ...query, provides: ['GetServiceOrders'] },
  orderAgain: query,
  messageStudio: manage,
  markOrderRead: manage,
  // The studio has a mail of each.
  askToCancel: { ...manage, perMinute: 10 },
  answerQuote: manage,
  reportProblem: manage,
} as const satisfies OperationTable;
