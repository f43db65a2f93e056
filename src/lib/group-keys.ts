import { owedToServer } from './session-end.ts';

/** Where groups of outfits and of looks are kept on this device (product spec, section 3). */
export const groupKeys = { outfits: 'hem.outfitGroups', looks: 'hem.lookGroups' } as const;

/** Where an earlier Hem kept their changes that the server was not told yet. */
export const groupChangesKey = owedToServer('hem.groupChanges');
