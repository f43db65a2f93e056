import { flagKey } from '#bridge/flags.ts';
import type { Payload } from '#bridge/protocol.ts';
import { devices } from './devices.ts';
import { ownPrefix } from './page-frame.ts';

/** What somebody has chosen in the simulator; kept for the next visit. */
export interface Settings {
  /** The name of a device. */
  device: string;
  theme: NonNullable<Payload<'bridge.welcome'>['theme']>;
  hasReducedMotion: boolean;
  hasSafeAreas: boolean;
  /** What the host does with the heights that the page posts. */
  heightPolicy: 'ignore' | 'apply';
  /** The flags that the host sets, by key. */
  flags: Record<string, boolean | number>;
}

const storageKey = `${ownPrefix}settings`;

const defaults = (): Settings => ({
  device: (devices[0] as (typeof devices)[0]).name,
  theme: 'light',
  hasReducedMotion: false,
  hasSafeAreas: true,
  heightPolicy: 'ignore',
  flags: { [flagKey('webView')]: true, [flagKey('header')]: false },
});

/** What was chosen last time, or the usual app: a web view under a native title bar. */
export function readSettings(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Partial<Settings>;
    const settings = { ...defaults(), ...kept };
    return devices.some(({ name }) => name === settings.device) ? settings : defaults();
  } catch {
    return defaults();
  }
}

/** Keeps what is chosen. */
export const keepSettings = (settings: Settings): void =>
  localStorage.setItem(storageKey, JSON.stringify(settings));
