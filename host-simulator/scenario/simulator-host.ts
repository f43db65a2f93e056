import { snapshot } from 'valtio';
import { coldOpen } from '../app-life.ts';
import { app, settings } from '../app-state.ts';
import { noFaults } from '../faults/faults.ts';
import type { LogEntry } from '../log/message-log.ts';
import { perform } from '../perform.ts';
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

/** What the app is like now, as a scenario's start. */
export function startOfNow(): ScenarioStart {
  const { profile, device, isRotated, flags, faults, seed } = snapshot(settings);
  const start = { profile, device, isRotated, flags: { ...flags }, path: currentPath() };
  const hasFaults = Object.values(faults).some((value) => value > 0);
  return hasFaults ? { ...start, faults: { ...faults }, seed } : start;
}

/** Starts the app anew in a state, and resolves once its first screen can be used. */
async function startApp({ path, faults, ...chosen }: ScenarioStart): Promise<void> {
  Object.assign(settings, structuredClone(chosen), { faults: { ...noFaults, ...faults } });
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
