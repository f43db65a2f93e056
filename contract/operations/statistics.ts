import type { OperationTable } from './descriptor.ts';
import { member } from './traits.ts';

/** The operation on what a wardrobe comes to in numbers. */
export const statisticsTable = {
  getWardrobeStatistics: {
    service: 'statistics',
    verb: 'query',
    kind: 'read',
    ...member,
    sight: 'owner',
    whileStoodIn: 'open',
    provides: ['GetStatistics'],
  },
} as const satisfies OperationTable;
