import type { OperationTable } from './descriptor.ts';
import { itemTags } from './item-tags.ts';
import { member } from './traits.ts';

const stylings = { service: 'outfits', ...member, needs: 'sharedWardrobes' } as const;
// What becomes of a friendship becomes of what waits in it, and what becomes of a piece is seen on its board.
const query = {
  ...stylings,
  verb: 'query',
  kind: 'read',
  sight: 'owner',
  whileStoodIn: 'open',
  provides: ['GetStylings', 'GetFriends'],
} as const;
const manage = { ...stylings, verb: 'manage', kind: 'write', spoils: ['GetStylings'] } as const;
/** What the friend does. It is written into the account of whom they style (decision 083). */
const style = { ...manage, sight: 'friend' } as const;

/** The operations on outfits that friends lay for each other. */
export const stylingsTable = {
  getStylings: query,
  getStyling: { ...query, provides: ['GetStylings', 'GetFriends', 'GetOutfitDetails'] },
  sendStyling: { ...style, perMinute: 20 },
  withdrawStyling: style,
  keepStyling: { ...manage, sight: 'owner', spoils: ['GetStylings', ...itemTags] },
  seeStyling: { ...manage, sight: 'owner' },
} as const satisfies OperationTable;
