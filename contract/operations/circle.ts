import type { OperationTable } from './descriptor.ts';
import { member } from './traits.ts';

const own = { service: 'circle', ...member, sight: 'owner' } as const;
const manage = { ...own, verb: 'manage', kind: 'write' } as const;
const spoils = ['GetCircle', 'GetUserDetails'] as const;

/** The operations on somebody's membership of the Circle. */
export const circleTable = {
  getCircle: { ...own, verb: 'query', kind: 'read', provides: ['GetCircle'] },
  startCheckout: { ...manage, tellsSecret: true, perMinute: 20 },
  refreshCircle: { ...manage, spoils, perMinute: 60 },
  setCircleEnd: { ...manage, spoils, perMinute: 20 },
  changeCirclePlan: { ...manage, spoils, perMinute: 20 },
  takeAppPurchases: { ...manage, spoils, perMinute: 20 },
  openCirclePortal: { ...manage, tellsSecret: true, perMinute: 20 },
} as const satisfies OperationTable;
