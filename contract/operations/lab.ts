import type { OperationTable } from './descriptor.ts';
import { member } from './traits.ts';

const own = { service: 'lab', ...member, sight: 'owner' } as const;

/** The operations of the Style Lab. */
export const labTable = {
  getLab: { ...own, verb: 'query', kind: 'read', whileStoodIn: 'open', provides: ['GetLab'] },
  getLabPiece: {
    ...own,
    verb: 'query',
    kind: 'read',
    whileStoodIn: 'open',
    provides: ['GetLab', 'GetItems'],
  },
  saveLabReading: { ...own, verb: 'save', kind: 'write', spoils: ['GetLab'] },
} as const satisfies OperationTable;
