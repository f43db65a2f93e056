import { proxy } from 'valtio';
import { flagKey } from '#bridge/flags.ts';
import type { Payload } from '#bridge/protocol.ts';
import { deviceOf, layOut } from './devices.ts';
import { type NetworkConditions, networkOf } from './frame/page-network.ts';
import type { PermissionName } from './frame/page-permissions.ts';
import { readSettings, type Settings } from './settings.ts';
import { readAddress } from './share-address.ts';

/** A purchase in the app's store, as its settings show it. */
export interface Bought {
  purchaseId: string;
  product: string;
  state: 'trial' | 'active' | 'over' | 'refunded';
  /** ISO 8601; null of what was bought once. */
  until: string | null;
  ends: boolean;
}

/** The state of the simulated app at this moment, apart from what was chosen in {@link settings}. */
export interface AppState {
  isRunning: boolean;
  /** Counts up to rebuild the frame. */
  frameKey: number;
  /** The path where the next frame opens. */
  startPath: string;
  isWelcomed: boolean;
  place: Payload<'nav.state'> | undefined;
  /** The page that ours has left for, which gets no messages of the host; set until a page says hello. */
  left: Payload<'page.leave'> | undefined;
  reported: Payload<'page.height'> | undefined;
  /** The times at which the page posted its height, since the document began, in milliseconds since 1970. */
  heightPostsAt: number[];
  flagState: Payload<'flags.state'>['flags'];
  tab: string;
  /** The reminders that the page has given to the phone; they outlast the page, as the phone's own notifications do. */
  reminders: Payload<'reminder.set'>['reminders'];
  /** Those of them that come once, on a day. */
  onceReminders: Payload<'reminder.once'>['reminders'];
  /** The count on the app's icon; it outlasts the page too. */
  badge: number;
  toast: { words: string; key: number } | undefined;
  stage: Payload<'app.state'>['state'];
  network: { isOffline: boolean; latencyMs: number };
  /** Whether the process that draws the page has died: the web view is white. */
  isDead: boolean;
  /** The product that the app's store asks its user about at this moment. */
  selling: Payload<'purchase.ask'>['product'];
  /** What the phone bought in the app's store, as it was told last. */
  bought: Bought[];
  /** The product that waits for somebody's approval, with the account that it is for. */
  waiting: { product: string; account: string } | undefined;
  /** The permission that the app's user is asked for at this moment. */
  asked: PermissionName | undefined;
}

const address = readAddress(globalThis.location?.search ?? '');

/** The settings that were chosen; written by the panels. */
export const settings = proxy<Settings>(readSettings(address.settings));

/** Makes the state of a page that has sent nothing yet. */
export const freshPage = () => ({
  isWelcomed: false,
  place: undefined,
  reported: undefined,
  heightPostsAt: [],
  flagState: {},
});

/** The state of the simulated app. */
export const app = proxy<AppState>({
  isRunning: true,
  frameKey: 0,
  startPath: address.path ?? '/',
  tab: 'wardrobe',
  reminders: [],
  onceReminders: [],
  badge: 0,
  left: undefined,
  toast: undefined,
  stage: 'active',
  network: { isOffline: false, latencyMs: 0 },
  isDead: false,
  selling: undefined,
  bought: [],
  waiting: undefined,
  asked: undefined,
  ...freshPage(),
});

/** Divides the chosen device's screen as it is now. */
export const layoutOf = (chosen: Settings) =>
  layOut(deviceOf(chosen), {
    ...chosen,
    hasOwnHeader:
      chosen.flags[flagKey('header')] !== false || chosen.flags[flagKey('webView')] === false,
  });

/** Reads the conditions of the page's network: the kind that is chosen, and what was done to it by hand. */
export const networkNow = (): NetworkConditions => networkOf(settings, app.network);

/** Reads what the page is told about its screen. */
export const screenNow = () => {
  const { viewport, safeArea, keyboardOverlap } = layoutOf(settings);
  return { viewport, safeArea, keyboard: { height: keyboardOverlap } };
};

/** The most of a toast that is shown, in characters: a page may say an address of any length. */
const maxToast = 200;

/** Shows what the native app would do, for a moment. */
export function showToast(said: string): void {
  const words = said.length > maxToast ? `${said.slice(0, maxToast)}…` : said;
  app.toast = { words, key: (app.toast?.key ?? 0) + 1 };
}
