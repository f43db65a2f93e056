import { proxy } from 'valtio/vanilla';
import { onSessionEnd } from '#lib/session-end.ts';
import { localStore } from '#lib/storage.ts';
import { whatsNewVersion } from '#lib/versions.ts';

/** Keeps which version was opened. */
const dismissedKey = 'hem.whatsNewDismissed';

/** Whether the panel is open, and whether this version of it was opened before. */
export const whatsNew = proxy({
  isOpen: false,
  isSeen: localStore.get(dismissedKey) === whatsNewVersion,
});

/** Opens the panel, which dismisses the dot for this version. */
export function openWhatsNew(): void {
  whatsNew.isOpen = true;
  whatsNew.isSeen = true;
  localStore.set(dismissedKey, whatsNewVersion);
}

/** Closes the panel. */
export function closeWhatsNew(): void {
  whatsNew.isOpen = false;
}

// What is kept in storage is cleared with the session (product spec, section 4).
onSessionEnd(() => {
  closeWhatsNew();
  whatsNew.isSeen = false;
});
