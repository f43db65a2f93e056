import { proxy } from 'valtio/vanilla';
import { onSessionEnd } from '#lib/session-end.ts';
import { localStore } from '#lib/storage.ts';
import { whatsNewVersion } from '#lib/versions.ts';

/** Keeps which version of What's New was opened. */
const dismissedKey = 'hem.whatsNewDismissed';

/** Whether the panel is open, and what in it is new. */
export const notices = proxy({
  isOpen: false,
  /** Whether this version of What's New was opened before. */
  isSeen: localStore.get(dismissedKey) === whatsNewVersion,
  /** Notices that were not read, as far as it is known (app/notice-watch.tsx). */
  unread: 0,
  /** Whether What's New is shown in it, in place of what is for this member. */
  isOnNews: false,
});

/** Opens the panel at what is new, and dismisses What's New for this version. */
export function openNotices(): void {
  notices.isOnNews = !notices.isSeen && notices.unread === 0;
  notices.isOpen = true;
  notices.isSeen = true;
  localStore.set(dismissedKey, whatsNewVersion);
}

/** Closes the panel. */
export function closeNotices(): void {
  notices.isOpen = false;
}

// What is kept in storage is cleared with the session (product spec, section 4).
onSessionEnd(() => {
  closeNotices();
  notices.isSeen = false;
  notices.unread = 0;
});
