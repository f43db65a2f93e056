import { flagRegistry } from '#bridge/flag-registry.ts';
import { isOwnPath } from '#bridge/own-path.ts';
import type { KeyboardMode, OwnDevice, Sides } from './devices.ts';
import { type FaultSettings, noFaults } from './faults/faults.ts';
import { type PermissionState, permissionNames } from './frame/page-permissions.ts';
import { defaultSettings, type Settings } from './settings.ts';

/** The content of a simulator address: some settings, and the path that the page starts at. */
export interface FromAddress {
  settings: Partial<Settings>;
  path: string | undefined;
}

/** The settings that are a single word, number or boolean: an address has them as they are. */
const plain = [
  'injection',
  'lateMs',
  'purchaseEnds',
  'locale',
  'timeZone',
  'network',
  'lossPercent',
  'device',
  'isRotated',
  'zoom',
  'theme',
  'hasReducedMotion',
  'textZoom',
  'hasSafeAreas',
  'heightPolicy',
  'clampPx',
  'seed',
] as const satisfies (keyof Settings)[];

const faultNames = Object.keys(noFaults) as (keyof FaultSettings)[];
const ownNames = [
  'width',
  'height',
  'pixelRatio',
  'top',
  'bottom',
] as const satisfies (keyof OwnDevice)[];
const sideNames = ['top', 'right', 'bottom', 'left'] as const satisfies (keyof Sides)[];

/** Stands for no flags at all: the name is in no registry. */
const noFlags = 'none';

/** A value from its text, of the type of the default. */
const readValue = (text: string, usual: string | number | boolean) =>
  typeof usual === 'string' ? text : typeof usual === 'number' ? Number(text) : text === 'true';

/**
 * Reads a simulator address's query. Unknown parameters are ignored; `completeSettings` checks the
 * values.
 */
export function readAddress(query: string): FromAddress {
  const given = new URLSearchParams(query);
  const usual = defaultSettings();
  const settings: Partial<Settings> = {};
  const profile = given.get('profile');
  if (profile !== null) settings.profile = profile;
  for (const name of plain) {
    const text = given.get(name);
    if (text !== null) Object.assign(settings, { [name]: readValue(text, usual[name]) });
  }
  const safeArea = given.get('safeArea')?.split(',').map(Number);
  if (safeArea) {
    const sides = sideNames.map((name, index) => [name, safeArea[index] ?? 0]);
    settings.safeArea = Object.fromEntries(sides) as unknown as Sides;
  }
  const keyboard = given.get('keyboard')?.split(',');
  if (keyboard) {
    const [mode, height] = keyboard;
    settings.keyboard = { mode: mode as KeyboardMode, ...(height && { height: Number(height) }) };
  }
  const own = given.get('own')?.split(',').map(Number);
  if (own) {
    const sizes = ownNames.map((name, index) => [name, own[index] ?? 0]);
    settings.own = Object.fromEntries(sizes) as unknown as OwnDevice;
  }
  // `can=reminder.set@0,file.share@2`: what the host announces otherwise than usual.
  const can = given.get('can')?.split(',');
  if (can) {
    const versions = can.map((each) => each.split('@'));
    settings.capabilities = Object.fromEntries(
      versions.map(([name = '', version]) => [name, Number(version)]),
    );
  }
  const permissions = permissionNames.flatMap((name) => {
    const state = given.get(`may.${name}`) as PermissionState | null;
    return state ? [[name, state] as const] : [];
  });
  if (permissions.length > 0) {
    settings.permissions = { ...usual.permissions, ...Object.fromEntries(permissions) };
  }
  const flags = flagRegistry.flatMap(({ key, default: value }) => {
    const text = given.get(key);
    if (text === null) return [];
    const read = readValue(text, value);
    return Number.isNaN(read) ? [] : [[key, read] as const];
  });
  // An address with flags names all of them: the host does not set the others.
  if (flags.length > 0 || given.get('flags') === noFlags) {
    settings.flags = Object.fromEntries(flags) as Settings['flags'];
  }
  const faults = faultNames.flatMap((name) => {
    const value = Number(given.get(`fault.${name}`));
    return value > 0 ? [[name, value] as const] : [];
  });
  if (faults.length > 0) settings.faults = { ...noFaults, ...Object.fromEntries(faults) };
  const path = given.get('path');
  return { settings, path: path && isOwnPath(path) ? path : undefined };
}

/**
 * A query that {@link readAddress} reads back: the host, what differs from the defaults, all flags, the
 * faults, the path. It always names the host, so that it sets everything wherever it is opened.
 */
export function writeAddress(settings: Settings, path: string | undefined): string {
  const usual = defaultSettings();
  const given = new URLSearchParams({ profile: settings.profile });
  for (const name of plain) {
    if (settings[name] !== usual[name]) given.set(name, String(settings[name]));
  }
  const { safeArea, keyboard, flags, own, capabilities, permissions } = settings;
  const sizes = ownNames.map((name) => own[name]).join();
  if (sizes !== ownNames.map((name) => usual.own[name]).join()) given.set('own', sizes);
  const can = Object.entries(capabilities).map(([name, version]) => `${name}@${version}`);
  if (can.length > 0) given.set('can', can.join());
  for (const name of permissionNames) {
    if (permissions[name] !== 'browser') given.set(`may.${name}`, permissions[name]);
  }
  if (safeArea) given.set('safeArea', sideNames.map((name) => safeArea[name]).join());
  if (keyboard.mode !== 'off')
    given.set('keyboard', [keyboard.mode, keyboard.height ?? []].flat().join());
  for (const [key, value] of Object.entries(flags)) given.set(key, String(value));
  if (Object.keys(flags).length === 0) given.set('flags', noFlags);
  for (const name of faultNames) {
    if (settings.faults[name]) given.set(`fault.${name}`, String(settings.faults[name]));
  }
  if (path) given.set('path', path);
  return given.toString();
}
