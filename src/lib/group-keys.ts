import { ofThisBrowser } from './session-end.ts';

/**
 * Where the user's groups of outfits and of looks are kept on this device (product spec, section 3), each user's
 * under their id. They outlive the session: nothing else has them.
 */
export const groupKeys = {
  outfits: ofThisBrowser('hem.outfitGroups'),
  looks: ofThisBrowser('hem.lookGroups'),
} as const;
