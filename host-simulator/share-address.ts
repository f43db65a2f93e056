import { flagRegistry } from '#bridge/flag-registry.ts';
import { type FaultSettings, noFaults } from './faults/faults.ts';
import { defaultSettings, type Settings } from './settings.ts';

/** What a simulator address sets: some settings, and the path that the page starts at. */
export interface FromAddress {
  settings: Partial<Settings>;
  path: string | undefined;
}

/** The settings that an address may carry as they stand. */
const plain = ['profile', 'injection', 'device', 'zoom', 'theme', 'heightPolicy', 'seed'] as const;

const faultNames = Object.keys(noFaults) as (keyof FaultSettings)[];

/** Reads a simulator address's query. What it does not know it leaves alone. */
export function readAddress(query: string): FromAddress {
  const given = new URLSearchParams(query);
  const settings: Partial<Settings> = {};
  for (const name of plain) {
    const value = given.get(name);
    if (value !== null) Object.assign(settings, { [name]: value });
  }
  if (given.has('rotated')) settings.isRotated = given.get('rotated') === 'true';
  const textZoom = Number(given.get('textZoom'));
  if (textZoom >= 50) settings.textZoom = textZoom;
  const flags = flagRegistry.flatMap(({ key, type }) => {
    const text = given.get(key);
    if (text === null) return [];
    const value = type === 'boolean' ? text === 'true' : Number(text);
    return Number.isNaN(value) ? [] : [[key, value] as const];
  });
  // An address with flags says all of them: those it leaves out are not set.
  if (flags.length > 0) settings.flags = Object.fromEntries(flags);
  const faults = faultNames.flatMap((name) => {
    const value = Number(given.get(`fault.${name}`));
    return value > 0 ? [[name, value] as const] : [];
  });
  if (faults.length > 0) settings.faults = { ...noFaults, ...Object.fromEntries(faults) };
  const path = given.get('path');
  return { settings, path: path?.startsWith('/') && path[1] !== '/' ? path : undefined };
}

/** A query that {@link readAddress} reads back: what differs from the usual, all flags, the faults, the path. */
export function writeAddress(settings: Settings, path: string | undefined): string {
  const usual = defaultSettings();
  const given = new URLSearchParams();
  for (const name of plain) if (settings[name] !== usual[name]) given.set(name, settings[name]);
  if (settings.isRotated) given.set('rotated', 'true');
  if (settings.textZoom !== usual.textZoom) given.set('textZoom', String(settings.textZoom));
  for (const [key, value] of Object.entries(settings.flags)) given.set(key, String(value));
  for (const name of faultNames) {
    if (settings.faults[name]) given.set(`fault.${name}`, String(settings.faults[name]));
  }
  if (path) given.set('path', path);
  return given.toString();
}
