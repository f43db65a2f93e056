import * as v from 'valibot';
import { flagKey } from '#bridge/flags.ts';
import { devices, type KeyboardMode, type OwnDevice, ownName, type Sides } from './devices.ts';
import { type FaultSettings, noFaults } from './faults/faults.ts';
import { type NetworkKind, networkKinds } from './frame/page-network.ts';
import { type Permissions, permissionNames, permissionStates } from './frame/page-permissions.ts';
import { isLocale, isTimeZone } from './frame/page-region.ts';
import { keepOwn, readOwn } from './own-storage.ts';
import type { Injection } from './profiles/profile.ts';
import { hostProfiles } from './profiles/profiles.ts';

/** How large the device is drawn: as fits, or in percent of its real size. */
export type Zoom = 'fit' | '50' | '75' | '100';

/** The ways in which the host treats the heights that the page posts. */
export type HeightPolicy = 'ignore' | 'apply' | 'clamp' | 'animate';

/** The ways in which a purchase in the app's store ends: `wait` is for the approval of somebody else. */
export const purchaseEnds = ['ask', 'buy', 'cancel', 'wait', 'fail'] as const;
export type PurchaseEnd = (typeof purchaseEnds)[number];

/** The choices of somebody in the simulator; kept for the next visit. */
export interface Settings {
  /** The name of a host profile. */
  profile: string;
  /** The time at which the host's object comes, for a profile that may be late. */
  injection: Injection;
  lateMs: number;
  /** The version of each message that the host announces; 0 for none, 1 unless the message is named. */
  capabilities: Record<string, number>;
  permissions: Permissions;
  /** How the app's store ends a purchase: by asking its user, or at once. */
  purchaseEnds: PurchaseEnd;
  /** The device's language (`de-DE`) and zone (`Asia/Tokyo`); empty for the browser's. */
  locale: string;
  timeZone: string;
  network: NetworkKind;
  /** How many of the page's requests fail, in percent. */
  lossPercent: number;
  /** The name of a device. */
  device: string;
  own: OwnDevice;
  isRotated: boolean;
  zoom: Zoom;
  theme: 'light' | 'dark' | 'system';
  hasReducedMotion: boolean;
  /** The zoom of text, in percent. */
  textZoom: number;
  hasSafeAreas: boolean;
  /** The safe area that is used in place of the device's own. */
  safeArea: Sides | undefined;
  /** The keyboard; its height is the device's unless another one is set. */
  keyboard: { mode: KeyboardMode; height?: number | undefined };
  heightPolicy: HeightPolicy;
  /** The tallest web view of a host that clamps, in CSS pixels. */
  clampPx: number;
  /** The flags that the host sets, by key. */
  flags: Record<string, boolean | number>;
  faults: FaultSettings;
  seed: string;
}

const firstDevice = devices[0] as (typeof devices)[0];

/** The defaults: a web view under a native title bar. */
export const defaultSettings = (): Settings => ({
  profile: (hostProfiles[0] as (typeof hostProfiles)[0]).name,
  injection: 'on-time',
  lateMs: 600,
  capabilities: {},
  permissions: { camera: 'browser', notifications: 'browser', place: 'browser' },
  purchaseEnds: 'ask',
  locale: '',
  timeZone: '',
  network: 'usual',
  lossPercent: 0,
  device: firstDevice.name,
  own: { width: 360, height: 740, pixelRatio: 0, top: 24, bottom: 0 },
  isRotated: false,
  zoom: 'fit',
  theme: 'light',
  hasReducedMotion: false,
  textZoom: 100,
  hasSafeAreas: true,
  safeArea: undefined,
  keyboard: { mode: 'off' },
  heightPolicy: 'ignore',
  clampPx: 2_000,
  flags: { [flagKey('webView')]: true, [flagKey('header')]: false },
  faults: { ...noFaults },
  seed: 'hem',
});

const range = (min: number, max: number) => v.pipe(v.number(), v.minValue(min), v.maxValue(max));
const side = range(0, 400);
const fault = v.fallback(range(0, 60_000), 0);

/** Some settings; a value that is not allowed becomes the default. */
const settingsSchema = (usual: Settings) =>
  v.object({
    profile: v.fallback(v.picklist(hostProfiles.map(({ name }) => name)), usual.profile),
    injection: v.fallback(v.picklist(['on-time', 'late', 'absent']), usual.injection),
    lateMs: v.fallback(range(0, 60_000), usual.lateMs),
    capabilities: v.fallback(v.record(v.string(), range(0, 9)), usual.capabilities),
    permissions: v.fallback(
      v.object(
        Object.fromEntries(permissionNames.map((name) => [name, v.picklist(permissionStates)])),
      ) as unknown as v.GenericSchema<Permissions>,
      usual.permissions,
    ),
    purchaseEnds: v.fallback(v.picklist(purchaseEnds), usual.purchaseEnds),
    locale: v.fallback(v.pipe(v.string(), v.check(isLocale)), usual.locale),
    timeZone: v.fallback(v.pipe(v.string(), v.check(isTimeZone)), usual.timeZone),
    network: v.fallback(v.picklist(networkKinds), usual.network),
    lossPercent: v.fallback(range(0, 100), usual.lossPercent),
    device: v.fallback(v.picklist([...devices.map(({ name }) => name), ownName]), usual.device),
    own: v.fallback(
      v.object({
        width: range(200, 2_000),
        height: range(200, 2_000),
        pixelRatio: range(0, 5),
        top: range(0, 200),
        bottom: range(0, 200),
      }),
      usual.own,
    ),
    isRotated: v.fallback(v.boolean(), usual.isRotated),
    zoom: v.fallback(v.picklist(['fit', '50', '75', '100']), usual.zoom),
    theme: v.fallback(v.picklist(['light', 'dark', 'system']), usual.theme),
    hasReducedMotion: v.fallback(v.boolean(), usual.hasReducedMotion),
    textZoom: v.fallback(range(50, 400), usual.textZoom),
    hasSafeAreas: v.fallback(v.boolean(), usual.hasSafeAreas),
    safeArea: v.fallback(
      v.optional(v.object({ top: side, right: side, bottom: side, left: side })),
      undefined,
    ),
    keyboard: v.fallback(
      v.object({
        mode: v.picklist(['off', 'overlay', 'resize']),
        height: v.optional(range(100, 700)),
      }),
      usual.keyboard,
    ),
    heightPolicy: v.fallback(
      v.picklist(['ignore', 'apply', 'clamp', 'animate']),
      usual.heightPolicy,
    ),
    clampPx: v.fallback(range(100, 20_000), usual.clampPx),
    flags: v.fallback(v.record(v.string(), v.union([v.boolean(), v.number()])), usual.flags),
    faults: v.fallback(
      v.object({
        latencyMs: fault,
        jitterMs: fault,
        drop: fault,
        duplicate: fault,
        reorder: fault,
        truncate: fault,
        oversize: fault,
        wrongOrigin: fault,
      }),
      usual.faults,
    ),
    seed: v.fallback(v.string(), usual.seed),
  });

/** Completes some settings with the defaults, which also replace values that are not allowed. */
export function completeSettings(some: Partial<Settings>): Settings {
  const usual = defaultSettings();
  return { ...usual, ...v.parse(settingsSchema(usual), { ...some }) };
}

/**
 * The last settings; but an address that sets anything sets everything, or a person who is sent one
 * would see it on the device that they chose last.
 */
export const readSettings = (fromAddress: Partial<Settings>): Settings =>
  completeSettings(
    Object.keys(fromAddress).length > 0
      ? fromAddress
      : ((readOwn('settings') ?? {}) as Partial<Settings>),
  );

/** Keeps what is chosen. */
export const keepSettings = (settings: Settings): void => keepOwn('settings', settings);
