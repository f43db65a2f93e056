import type { OperationTable } from './descriptor.ts';
import { anyone, member } from './traits.ts';

const own = { service: 'measurements', ...member, sight: 'owner' } as const;
const query = { ...own, verb: 'query', kind: 'read' } as const;
const manage = { ...own, verb: 'manage', kind: 'write' } as const;
const spoils = ['GetMeasurements', 'GetUserDetails'] as const;
/** Whoever has the link or the key of a phone. */
const phone = {
  service: 'measurements',
  verb: 'manage',
  kind: 'write',
  ...anyone,
  perMinute: 120,
} as const;

/** The operations on people's measurements. */
export const measurementsTable = {
  getMeasurements: { ...query, whileStoodIn: 'open', provides: ['GetMeasurements'] },
  saveMeasurements: { ...manage, whileStoodIn: 'open', spoils },
  deleteMeasured: { ...manage, spoils },
  startMeasuring: { ...manage, tellsSecret: true, perMinute: 20 },
  textMeasuringLink: { ...manage, perMinute: 3 },
  getMeasuring: query,
  openMeasuring: { ...phone, perMinute: 30 },
  measureOnPhone: phone,
} as const satisfies OperationTable;
