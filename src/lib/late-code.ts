import { whenIdle } from './when-idle.ts';

/*
 * [Note: Late code] Code that comes later than the entry comes through `lateCode`, and nowhere else in
 * the app is there an `import()`. So one place knows all late code, loads it while the page is idle,
 * tells a file that did not come from code that fails, and cleans up after a failed try. A file that
 * does not come is no uncaught error: the part that wanted it says so and tries again (`ui/late.tsx`).
 */

/** The error of code that did not come: the network is away, or its file is gone. */
export class LateCodeError extends Error {
  override name = 'LateCodeError';
}

const known = new Set<() => Promise<unknown>>();
const failedStyles = new Set<HTMLLinkElement>();

// The messages of Chromium, Firefox and WebKit for a module that did not load, and of the bundler for a
// style sheet.
const notHere =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|Failed to fetch/i;

/**
 * Declares code that is loaded when it is wanted, or when the page is idle. Calls of the result at the
 * same time share one try; a later call tries again what failed. Throws LateCodeError.
 */
export function lateCode<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let missingStyles: string[] = [];
  const attempt = async () => {
    try {
      const mended = mendStyles();
      // Only the style sheets of this code: others' need not be waited for.
      if (missingStyles.length > 0) {
        await mended;
        const still = [...failedStyles].find(({ href }) => missingStyles.includes(href));
        if (still) throw new Error(`Unable to preload CSS for ${still.href}`);
      }
      return await load();
    } catch (cause) {
      if (!(cause instanceof Error)) throw cause;
      if (/preload CSS/.test(cause.message))
        missingStyles = [...failedStyles].map(({ href }) => href);
      // Code that loaded and then threw is a fault of ours, so its own error goes on.
      throw notHere.test(cause.message) ? new LateCodeError('code did not come', { cause }) : cause;
    }
  };
  let trying: Promise<Module> | undefined;
  const bring = () => {
    trying ??= attempt().finally(() => {
      trying = undefined;
    });
    return trying;
  };
  known.add(bring);
  return bring;
}

/**
 * Brings all late code, a part at a time, each when `isQuiet` comes and the page has nothing else to do; code that
 * this makes known comes too. Stops when `signal` says so. Throws LateCodeError at the first part that
 * does not come.
 */
export async function bringLateCode(
  isQuiet: () => Promise<unknown>,
  signal: AbortSignal,
): Promise<void> {
  for (const bring of known) {
    await isQuiet();
    await new Promise<void>((resolve) => whenIdle(resolve));
    if (signal.aborted) return;
    await bring();
  }
}

globalThis.addEventListener?.(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStyles.add(target);
  },
  { capture: true },
);

let mending: Promise<unknown> | undefined;

/**
 * Loads failed style sheets again: they stay in the document, and the bundler takes them for loaded. Those that fail
 * again are in `failedStyles` again.
 */
function mendStyles(): Promise<unknown> {
  // One at a time: a link that is removed while it loads never fires its event.
  mending ??= Promise.all([...failedStyles].map(fetchStyleAgain)).finally(() => {
    mending = undefined;
  });
  return mending;
}

function fetchStyleAgain(failed: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    failedStyles.delete(failed);
    const link = failed.cloneNode() as HTMLLinkElement;
    link.onload = () => resolve();
    link.onerror = () => resolve();
    failed.replaceWith(link);
  });
}
