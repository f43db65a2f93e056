import { proxy } from 'valtio/vanilla';

/** How much is on this device and not with the server. */
export interface Unsent {
  photos: number;
  outfits: number;
  /** Other changes. */
  changes: number;
}

/** What stands over the whole app, if anything does: a fault, or the question before a sign-out. */
export const failures = proxy<{
  dialog: 'timeout' | 'generic' | 'unsent' | 'unsent-everywhere' | null;
  /** What the question before a sign-out is about. */
  unsent: Unsent;
}>({
  dialog: null,
  unsent: { photos: 0, outfits: 0, changes: 0 },
});
