import { snapshot } from 'valtio';
import { coldOpen } from '../app-life.ts';
import { app, settings } from '../app-state.ts';
import { noFaults } from '../faults/faults.ts';
import type { LogEntry } from '../log/message-log.ts';
import { perform } from '../perform.ts';
import { completeSettings, defaultSettings, type Settings } from '../settings.ts';
import { currentPath, log } from '../simulator.ts';
import type { ScenarioStart } from './format.ts';
import type { HeardMessage, ScenarioHost } from './run-scenario.ts';

/** How long the app may take to its first screen, in milliseconds. */
const readyWithinMs = 20_000;

/** Calls back with each message of the page that the host accepted. */
export const hearPage = (listener: (message: HeardMessage) => void): (() => void) =>
  log.hear(({ direction, verdict, type, content }: LogEntry) => {
    if (direction === 'to-host' && verdict === 'accepted') listener({ type, payload: content });
  });

/** The settings that a start names only where they are not as usual. */
const rare = [
  'capabilities',
  'permissions',
  'locale',
  'timeZone',
  'network',
  'lossPercent',
  'own',
] as const satisfies (keyof Settings & keyof ScenarioStart)[];

function unusual(): Partial<ScenarioStart> {
  const [now, usual] = [snapshot(settings) as Settings, defaultSettings()];
  const named = rare.filter((name) => JSON.stringify(now[name]) !== JSON.stringify(usual[name]));
  return structuredClone(Object.fromEntries(named.map((name) => [name, now[name]])));
}

/** Reads the present state of the app, as a scenario's start. */
export function startOfNow(): ScenarioStart {
  const { profile, device, isRotated, flags, faults, seed } = snapshot(settings);
  const start = {
    profile,
    device,
    isRotated,
    flags: { ...flags },
    path: currentPath(),
    ...unusual(),
  };
  const hasFaults = Object.values(faults).some((value) => value > 0);
  // What is lost on the page's network follows the seed, too.
  if (hasFaults) return { ...start, faults: { ...faults }, seed };
  return settings.lossPercent > 0 ? { ...start, seed } : start;
}

/** Starts the app anew in a state, and resolves once its first screen can be used. */
async function startApp({ path, faults, ...chosen }: ScenarioStart): Promise<void> {
  const usual = defaultSettings();
  const asUsual = Object.fromEntries(rare.map((name) => [name, usual[name]]));
  const checked = completeSettings({ ...settings, ...asUsual, ...chosen } as Partial<Settings>);
  Object.assign(settings, checked, structuredClone(chosen), {
    faults: { ...noFaults, ...faults },
    ...Object.fromEntries(rare.map((name) => [name, checked[name]])),
  });
  Object.assign(app.network, { isOffline: false, latencyMs: 0 });
  // Changed settings take effect in a microtask, and may rebuild the frame by themselves.
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      stop();
      reject(new Error(`the app showed no first screen within ${readyWithinMs} ms`));
    }, readyWithinMs);
    const stop = hearPage(({ type }) => {
      if (type !== 'page.ready') return;
      clearTimeout(timer);
      stop();
      resolve();
    });
    coldOpen(path);
  });
}

/** The simulator as the host of a scenario. */
export const simulatorHost: ScenarioHost = {
  start: startApp,
  perform: (action) => perform(action),
  hear: hearPage,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  now: () => performance.now(),
};
