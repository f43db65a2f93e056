import { flagKey } from '#bridge/flags.ts';
import { devices, type KeyboardMode, type Sides } from './devices.ts';
import { type FaultSettings, noFaults } from './faults/faults.ts';
import { keepOwn, readOwn } from './own-storage.ts';
import type { Injection } from './profiles/profile.ts';
import { hostProfiles } from './profiles/profiles.ts';

/** How large the device is drawn: as fits, or in percent of its real size. */
export type Zoom = 'fit' | '50' | '75' | '100';

/** What the host does with the heights that the page posts. */
export type HeightPolicy = 'ignore' | 'apply' | 'clamp' | 'animate';

/** What somebody has chosen in the simulator; kept for the next visit. */
export interface Settings {
  /** The name of a host profile. */
  profile: string;
  /** When the host's object comes, for a profile that may be late. */
  injection: Injection;
  lateMs: number;
  /** The name of a device. */
  device: string;
  isRotated: boolean;
  zoom: Zoom;
  theme: 'light' | 'dark' | 'system';
  hasReducedMotion: boolean;
  /** In percent. */
  textZoom: number;
  hasSafeAreas: boolean;
  /** In place of the device's own. */
  safeArea: Sides | undefined;
  keyboard: { mode: KeyboardMode; height: number };
  heightPolicy: HeightPolicy;
  /** The tallest web view of a host that clamps, in CSS pixels. */
  clampPx: number;
  /** The flags that the host sets, by key. */
  flags: Record<string, boolean | number>;
  faults: FaultSettings;
  seed: string;
}

const firstDevice = devices[0] as (typeof devices)[0];

/** The usual app: a web view under a native title bar. */
export const defaultSettings = (): Settings => ({
  profile: (hostProfiles[0] as (typeof hostProfiles)[0]).name,
  injection: 'on-time',
  lateMs: 600,
  device: firstDevice.name,
  isRotated: false,
  zoom: 'fit',
  theme: 'light',
  hasReducedMotion: false,
  textZoom: 100,
  hasSafeAreas: true,
  safeArea: undefined,
  keyboard: { mode: 'off', height: firstDevice.keyboard },
  heightPolicy: 'ignore',
  clampPx: 2_000,
  flags: { [flagKey('webView')]: true, [flagKey('header')]: false },
  faults: { ...noFaults },
  seed: 'hem',
});

/** Takes what is known of some settings, and the usual for the rest. */
export function completeSettings(some: Partial<Settings>): Settings {
  const usual = defaultSettings();
  const settings = { ...usual, ...some, faults: { ...usual.faults, ...some.faults } };
  if (!devices.some(({ name }) => name === settings.device)) settings.device = usual.device;
  if (!hostProfiles.some(({ name }) => name === settings.profile)) settings.profile = usual.profile;
  return settings;
}

/** What was chosen last time, under what the simulator's address says. */
export const readSettings = (fromAddress: Partial<Settings>): Settings =>
  completeSettings({ ...((readOwn('settings') ?? {}) as Partial<Settings>), ...fromAddress });

/** Keeps what is chosen. */
export const keepSettings = (settings: Settings): void => keepOwn('settings', settings);
