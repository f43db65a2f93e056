import type { PageWindow } from '../profiles/profile.ts';
import { briefly } from './briefly.ts';
import { type ConsoleLevel, consoleLevels } from './console-log.ts';

/** A function that takes one line of a console. */
export type HearConsole = (level: ConsoleLevel, text: string) => void;

/**
 * Calls back with what a page writes to its console, which goes on writing it. To be called before the page's scripts
 * run.
 */
export function watchConsole(page: PageWindow, hear: HearConsole): void {
  const { console } = page as unknown as Pick<typeof globalThis, 'console'>;
  for (const level of consoleLevels) {
    const real = console[level];
    console[level] = (...values: unknown[]) => {
      try {
        hear(level, briefly(values));
      } catch {
        // A fault of the listener must not reach the page.
      }
      real.apply(console, values);
    };
  }
}

/** Calls back with the errors that nothing in a document has caught. */
export function watchFaults(page: PageWindow, hear: HearConsole): void {
  page.addEventListener('error', ({ error, message }) =>
    hear('error', briefly(['Uncaught', error ?? message])),
  );
  page.addEventListener('unhandledrejection', ({ reason }) =>
    hear('error', briefly(['Uncaught (in promise)', reason])),
  );
}
