import { proxy } from 'valtio';
import { flagKey } from '#bridge/flags.ts';
import type { Payload } from '#bridge/protocol.ts';
import { type Device, devices, layOut } from './devices.ts';
import { readSettings, type Settings } from './settings.ts';

/** What the simulated app shows at this moment, apart from what was chosen in {@link settings}. */
interface AppState {
  /** Grows to rebuild the frame. */
  frameKey: number;
  isWelcomed: boolean;
  place: Payload<'nav.state'> | undefined;
  reported: Payload<'page.height'> | undefined;
  /** Posts of the page's height since the document began. */
  heightPosts: number;
  flagState: Payload<'flags.state'>['flags'];
  tab: string;
  toast: { words: string; key: number } | undefined;
}

/** What was chosen; written by the panels. */
export const settings = proxy<Settings>(readSettings());

/** What is known of a page that has said nothing yet. */
export const freshPage = () => ({
  isWelcomed: false,
  place: undefined,
  reported: undefined,
  heightPosts: 0,
  flagState: {},
});

/** What the app shows. */
export const app = proxy<AppState>({
  frameKey: 0,
  tab: 'wardrobe',
  toast: undefined,
  ...freshPage(),
});

/** The device chosen. */
export const deviceOf = (name: string): Device =>
  devices.find((device) => device.name === name) ?? (devices[0] as Device);

/** How the chosen device's screen is divided now. */
export const layoutOf = ({ device, flags, hasSafeAreas }: Settings) =>
  layOut(
    deviceOf(device),
    flags[flagKey('header')] !== false || flags[flagKey('webView')] === false,
    hasSafeAreas,
  );

/**
 * How tall the web view is: as the host likes, or, where the host applies heights, as the page
 * reports. A filling page leaves it to the host.
 */
export function appliedHeight(chosen: Settings, reported: AppState['reported']): number {
  const { height } = layoutOf(chosen).viewport;
  const isApplied = chosen.heightPolicy === 'apply' && reported?.mode === 'fit';
  return isApplied ? Math.max(1, reported.height) : height;
}

/** What the page is told of its screen. */
export const screenNow = () => {
  const { viewport, safeArea } = layoutOf(settings);
  return { viewport, safeArea };
};
