import type { OperationTable } from './descriptor.ts';
import { member } from './traits.ts';

/** The operations on the country that services are sent to, and on photos for the studio. */
export const servicesTable = {
  saveCountry: {
    service: 'services',
    verb: 'saveCountry',
    kind: 'write',
    ...member,
    spoils: ['GetUserDetails'],
  },
  keepServicePhoto: {
    service: 'services',
    verb: 'manage',
    kind: 'write',
    ...member,
    perMinute: 60,
  },
} as const satisfies OperationTable;
