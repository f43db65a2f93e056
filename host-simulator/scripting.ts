import { snapshot } from 'valtio';
import { background, clearStorage, foreground, kill, quit, reload, start } from './app-life.ts';
import { settings } from './app-state.ts';
import { sharedAddress } from './controls/share-button.tsx';
import type { LogEntry } from './log/message-log.ts';
import { perform } from './perform.ts';
import type { Pressed } from './press.ts';
import { type HostAction, readScenario, type Scenario } from './scenario/format.ts';
import type { ReplayOptions, ScenarioResult } from './scenario/run-scenario.ts';
import { record, replay, scenarios, stopRecording } from './scenario/scenario-store.ts';
import type { Settings } from './settings.ts';
import { log } from './simulator.ts';
import { runSuiteInFrame } from './suite/frame-suite.ts';
import type { SuiteLine } from './suite/run-suite.ts';

/** The interface at `window.hostSimulator`, with which a QA suite drives the simulator. */
export interface HostSimulator {
  /** Presses hardware back; resolves with the page's answer. */
  back(): Promise<Pressed>;
  /** Presses a bottom tab of the app. */
  tab(name: string): Promise<Pressed>;
  /** Opens a deep link in the running page; cold, in an app that starts with it. */
  open(path: string, options?: { isCold?: boolean }): Promise<Pressed | undefined>;
  /** Sends a text as it is, or a message in an envelope. */
  send(message: string | { type: string; payload?: unknown }): void;
  /** Sets a flag as the host does; `undefined` stops setting it. */
  setFlag(key: string, value: boolean | number | undefined): void;
  /** Does anything that a scenario's step can do, by name. */
  perform(action: HostAction): Promise<unknown>;
  /** Reads all messages that were sent so far. */
  log(): readonly LogEntry[];
  clearLog(): void;
  reload(): void;
  /** Ends the app and starts it again at the same path, without its session. */
  kill(): void;
  /** Ends the app. */
  quit(): void;
  /** Starts the app where it was ended. */
  start(): void;
  /** Ends the app, clears all it kept, and starts it at `/`. */
  clearStorage(): Promise<void>;
  background(): void;
  foreground(): void;
  /** Takes the network away from the page, or gives it back. */
  offline(isOffline: boolean): void;
  /** Adds so many milliseconds to each of the page's requests. */
  slow(latencyMs: number): void;
  /** Ends the web view's process; `reload` builds another. */
  die(): void;
  /** Reads all that is chosen: host profile, device, keyboard, faults, seed … */
  settings(): Settings;
  /** Chooses some of it, as the panels do. */
  choose(some: Partial<Settings>): void;
  /** An address that sets all this up again. */
  address(): string;
  /** Starts the app anew where it is and records; resolves once there is something to do. */
  record(): Promise<void>;
  /** Ends the recording, under a proposed name unless one is given; `undefined` if there was none. */
  stopRecording(name?: string): Scenario | undefined;
  /** Runs a scenario, given whole or as the text of a `*.bridge.json`. */
  replay(
    scenario: Scenario | string,
    options?: Pick<ReplayOptions, 'pace'>,
  ): Promise<ScenarioResult>;
  /** Runs the host conformance suite in the frame, and presses what it asks for. */
  runSuite(): Promise<readonly SuiteLine[]>;
  /** The scenarios kept in this browser. */
  scenarios(): Scenario[];
}

declare global {
  interface Window {
    hostSimulator?: HostSimulator;
  }
}

/** Puts the scripting interface on the window. */
export function offerScripting(): void {
  window.hostSimulator = {
    back: () => perform({ do: 'back' }) as Promise<Pressed>,
    tab: (tab) => perform({ do: 'tab', tab }) as Promise<Pressed>,
    open: (path, { isCold = false } = {}) =>
      perform({ do: 'open', path, isCold }) as Promise<Pressed | undefined>,
    send(message) {
      if (typeof message === 'string') perform({ do: 'sendText', text: message });
      else perform({ do: 'send', type: message.type, payload: message.payload ?? {} });
    },
    setFlag: (key, value) =>
      void perform({ do: 'flag', key, ...(value === undefined ? {} : { value }) }),
    perform: (action) => perform(action),
    log: () => log.entries(),
    clearLog: log.clear,
    reload,
    kill,
    quit,
    start,
    clearStorage,
    background,
    foreground,
    offline: (isOffline) => void perform({ do: 'offline', isOffline }),
    slow: (latencyMs) => void perform({ do: 'slow', latencyMs }),
    die: () => void perform({ do: 'die' }),
    settings: () => snapshot(settings) as Settings,
    choose: (some) => void Object.assign(settings, some),
    address: sharedAddress,
    record,
    stopRecording,
    replay: async (scenario, options) =>
      replay(typeof scenario === 'string' ? readScenario(scenario) : scenario, options),
    runSuite: runSuiteInFrame,
    scenarios: () => snapshot(scenarios).saved as Scenario[],
  };
}
