import { flagKey } from '#bridge/flags.ts';
import { deviceOf, devices, type KeyboardMode, type Sides } from './devices.ts';
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

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isBoolean = (value: unknown) => typeof value === 'boolean';
const isFlagValue = (value: unknown) => /^(boolean|number)$/.test(typeof value);
const oneOf = (names: readonly string[]) => (value: unknown) => names.includes(value as string);

/** A number in a range, its ends included. */
function within(min: number, max: number) {
  return (value: unknown) => typeof value === 'number' && value >= min && value <= max;
}

/** An object each of whose parts fits. */
const fits = (parts: Readonly<Record<string, (value: unknown) => boolean>>) => (value: unknown) =>
  isObject(value) &&
  Object.entries(parts).every(([name, check]) => check((value as Record<string, unknown>)[name]));

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

const side = within(0, 400);

/** What each setting may be; all else is as usual. */
const fields: { readonly [Name in keyof Settings]: (value: unknown) => boolean } = {
  profile: oneOf(hostProfiles.map(({ name }) => name)),
  injection: oneOf(['on-time', 'late', 'absent']),
  lateMs: within(0, 60_000),
  device: oneOf(devices.map(({ name }) => name)),
  isRotated: isBoolean,
  zoom: oneOf(['fit', '50', '75', '100']),
  theme: oneOf(['light', 'dark', 'system']),
  hasReducedMotion: isBoolean,
  textZoom: within(50, 400),
  hasSafeAreas: isBoolean,
  safeArea: fits({ top: side, right: side, bottom: side, left: side }),
  keyboard: fits({ mode: oneOf(['off', 'overlay', 'resize']), height: within(100, 700) }),
  heightPolicy: oneOf(['ignore', 'apply', 'clamp', 'animate']),
  clampPx: within(100, 20_000),
  flags: (value) => isObject(value) && Object.values(value).every(isFlagValue),
  faults: (value) => isObject(value) && Object.values(value).every(within(0, 60_000)),
  seed: (value) => typeof value === 'string',
};

/** Takes what is known of some settings, and the usual for the rest and for what cannot be. */
export function completeSettings(some: Partial<Settings>): Settings {
  const usual = defaultSettings();
  const known = Object.entries(some).filter(
    ([name, value]) => Object.hasOwn(fields, name) && fields[name as keyof Settings](value),
  );
  const settings: Settings = { ...usual, ...Object.fromEntries(known) };
  if (!some.keyboard) settings.keyboard.height = deviceOf(settings.device).keyboard;
  return { ...settings, faults: { ...usual.faults, ...settings.faults } };
}

/**
 * What was chosen last time; but an address that sets anything sets all of it, or whoever is sent one
 * would see it on the device chosen last.
 */
export const readSettings = (fromAddress: Partial<Settings>): Settings =>
  completeSettings(
    Object.keys(fromAddress).length > 0
      ? fromAddress
      : ((readOwn('settings') ?? {}) as Partial<Settings>),
  );

/** Keeps what is chosen. */
export const keepSettings = (settings: Settings): void => keepOwn('settings', settings);
