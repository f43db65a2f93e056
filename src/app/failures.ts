import { proxy } from 'valtio/vanilla';

/** How much is on this device and not with the server. */
export interface Unsent {
  photos: number;
  outfits: number;
  /** Other changes. */
  changes: number;
}

/** The dialog over the whole app, if there is one: a fault, or the question before a sign-out. */
export const failures = proxy<{
  dialog: 'timeout' | 'generic' | 'unsent' | 'unsent-everywhere' | null;
  /** The subject of the question before a sign-out. */
  unsent: Unsent;
}>({
  dialog: null,
  unsent: { photos: 0, outfits: 0, changes: 0 },
});
