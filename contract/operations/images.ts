import type { OperationTable } from './descriptor.ts';
import { member } from './traits.ts';

/** The operations that send a picture. */
export const imagesTable = {
  imageUpload: {
    service: 'services',
    verb: 'imageupload',
    kind: 'write',
    ...member,
    whileStoodIn: 'open',
    perMinute: 300,
  },
} as const satisfies OperationTable;
