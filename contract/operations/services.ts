import type { OperationTable } from './descriptor.ts';
import { member } from './traits.ts';

/** What is called of the country that services are sent to. */
export const servicesTable = {
  saveCountry: {
    service: 'services',
    verb: 'saveCountry',
    kind: 'write',
    ...member,
    spoils: ['GetUserDetails'],
  },
} as const satisfies OperationTable;
