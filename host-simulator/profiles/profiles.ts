import { androidHost, parentWindowHost, webkitHost } from './bare-hosts.ts';
import type { HostProfile } from './profile.ts';
import { reactNativeAndroid, reactNativeIos, reactNativeWindows } from './react-native.ts';

/** An app from before the protocol: its messages have no envelope, and it never sends a welcome. */
const legacyHost: HostProfile = {
  ...reactNativeIos,
  name: 'legacy',
  label: 'Legacy app',
  note: 'As React Native on iOS, but says { type, ...rest } and never welcomes the page.',
  isLegacy: true,
};

/** Every kind of host on offer. */
export const hostProfiles: readonly HostProfile[] = [
  reactNativeIos,
  reactNativeAndroid,
  reactNativeWindows,
  webkitHost,
  androidHost,
  legacyHost,
  parentWindowHost,
];

/** The profile of a name; the first one for an unknown name. */
export const profileOf = (name: string): HostProfile =>
  hostProfiles.find((profile) => profile.name === name) ?? reactNativeIos;
