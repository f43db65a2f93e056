import type { OperationTable } from './descriptor.ts';
import { anyone, member, quiet } from './traits.ts';

const query = { service: 'users', verb: 'query', kind: 'read', ...member } as const;
const save = { service: 'users', verb: 'save', kind: 'write', ...member } as const;
const byLink = { ...save, ...anyone, spoils: ['GetUserDetails'], perMinute: 10 } as const;

/** The operations on one's account: the choices that its forms offer, its sessions, and what is saved of it. */
export const accountTable = {
  userAttributeChoices: { ...query, whileStoodIn: 'open', provides: ['GetCountries'] },
  userSessions: { ...query, provides: ['GetSessions'] },
  /** What a member has to know before their account is deleted. */
  userAccountEnd: query,
  userSaveProfile: { ...save, spoils: ['GetUserDetails'] },
  userSaveCurrency: {
    ...save,
    spoils: [
      'GetUserDetails',
      'GetItemDetails',
      'GetItemHistory',
      'GetItemNavigation',
      'GetOutfitDetails',
      'GetLookDetails',
      'GetLaundry',
      'GetStatistics',
      'GetUnworn',
      'GetSavedFilters',
    ],
  },
  userDeleteAccount: { ...save, perMinute: 5 },
  userChangeEmail: { ...save, perMinute: 5 },
  userValidateEmailChange: { ...byLink, ...quiet },
  userStopEmailChange: byLink,
} as const satisfies OperationTable;
