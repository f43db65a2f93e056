import { createWatchers } from '../log/watchers.ts';

/** The methods of a console that write a line. */
export const consoleLevels = ['error', 'warn', 'info', 'log', 'debug'] as const;

/** One of {@link consoleLevels}; `page` for the beginning of another document. */
export type ConsoleLevel = (typeof consoleLevels)[number] | 'page';

/** One line of the page's console. */
export interface ConsoleLine {
  /** Counts from 1; also the order. */
  key: number;
  /** Milliseconds since 1970. */
  atMs: number;
  level: ConsoleLevel;
  text: string;
}

/** The most lines kept; the oldest go first. */
const maxLines = 500;

/** Keeps what the page writes to its console. */
export function createConsoleLog(now: () => number = Date.now) {
  const { subscribe, tell } = createWatchers();
  let kept: ConsoleLine[] = [];
  let shown: readonly ConsoleLine[] | undefined;
  let count = 0;

  return {
    subscribe,

    /** The lines so far, oldest first; the same array until there is another line. */
    lines(): readonly ConsoleLine[] {
      shown ??= kept.slice(-maxLines);
      return shown;
    },

    add(level: ConsoleLevel, text: string): void {
      kept.push({ key: ++count, atMs: now(), level, text });
      // Not at each line: a page may write thousands at once.
      if (kept.length >= 2 * maxLines) kept = kept.slice(-maxLines);
      shown = undefined;
      tell();
    },

    clear(): void {
      kept = [];
      shown = undefined;
      tell();
    },
  };
}

/** The console of the page in the frame. */
export const pageConsole = createConsoleLog();
