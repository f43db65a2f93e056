import type { OperationTable } from './descriptor.ts';
import { member } from './traits.ts';

/** What is called of the country that services are sent to, and of photos for the studio. */
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
