import type { LogEntry } from './message-log.ts';
import {
  clearStorage,
  host,
  kill,
  log,
  openPath,
  pressBack,
  pressTab,
  reload,
  setFlag,
} from './simulator.ts';

/** `window.hostSimulator`: what a QA suite drives the simulator with. */
export interface HostSimulator {
  /** Presses hardware back; resolves with the page's answer. */
  back(): Promise<{ handled: boolean }>;
  /** Presses a bottom tab of the app. */
  tab(name: string): Promise<{ handled: boolean }>;
  /** Opens a deep link in the running page. */
  open(path: string): Promise<{ handled: boolean }>;
  /** Sends a text as it is, or a message in an envelope. */
  send(message: string | { type: string; payload?: unknown }): void;
  /** Sets a flag as the host does. */
  setFlag(key: string, value: boolean | number | undefined): void;
  /** Everything that traveled so far. */
  log(): readonly LogEntry[];
  clearLog(): void;
  reload(): void;
  /** Ends the app and starts it again, without its session. */
  kill(): void;
  /** Ends the app, forgets all it kept, and starts it again. */
  clearStorage(): Promise<void>;
}

declare global {
  interface Window {
    hostSimulator?: HostSimulator;
  }
}

/** Puts the scripting interface on the window. */
export function offerScripting(): void {
  window.hostSimulator = {
    back: pressBack,
    tab: pressTab,
    open: openPath,
    send(message) {
      if (typeof message === 'string') host.sendText(message);
      else host.sendAny(message.type, message.payload ?? {});
    },
    setFlag,
    log: () => log.entries(),
    clearLog: log.clear,
    reload,
    kill,
    clearStorage,
  };
}
