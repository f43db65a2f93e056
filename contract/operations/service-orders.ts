import type { OperationTable } from './descriptor.ts';
import { member } from './traits.ts';

const own = { service: 'services', ...member } as const;
const query = { ...own, verb: 'query', kind: 'read', sight: 'owner' } as const;
const manage = { ...query, verb: 'manage', kind: 'write', spoils: ['GetServiceOrders'] } as const;

/** The operations on what is ordered from the studio. */
export const serviceOrdersTable = {
  saveCart: { ...own, verb: 'savecart', kind: 'write', spoils: ['GetUserDetails'] },
  getServiceOrders: { ...query, provides: ['GetServiceOrders'] },
  getServiceOrder: { ...query, provides: ['GetServiceOrders'] },
  orderAgain: query,
  messageStudio: manage,
  markOrderRead: { ...manage, spoils: ['GetServiceOrders', 'GetUserDetails'] },
  askToCancel: manage,
  answerQuote: { ...manage, spoils: ['GetServiceOrders', 'GetUserDetails'] },
  reportProblem: manage,
} as const satisfies OperationTable;
