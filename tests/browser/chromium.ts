import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { chromiumArguments, headlessChromiumPath } from '#scripts/chromium.ts';
import type { Member } from './built-server.ts';

/** A browser that ends with the suite. */
export const launchChromium = (...more: string[]): Promise<Browser> =>
  chromium.launch({ executablePath: headlessChromiumPath, args: [...chromiumArguments, ...more] });

let ofThisWorker: Promise<Browser> | undefined;

/**
 * The browser of this worker, for all its spec files: what one file leaves open is closed after it
 * (close-contexts.ts). Another comes in the place of one that has crashed.
 */
export async function sharedChromium(): Promise<Browser> {
  const browser = await ofThisWorker?.catch(() => undefined);
  if (!browser?.isConnected()) ofThisWorker = launchChromium();
  return ofThisWorker!;
}

/** Closes what a file has left open in the browser of this worker. */
export async function closeContexts(): Promise<void> {
  const browser = await ofThisWorker?.catch(() => undefined);
  await Promise.all(browser?.contexts().map((context) => context.close()) ?? []);
}

/** The widths and themes of `npm test` (docs/design/look.md, Widths). */
export const views = {
  phone: {
    viewport: { width: 390, height: 844 },
    colorScheme: 'light',
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  },
  desktop: { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
} as const;

/** The browser's storage with this person signed in. */
export const signedIn = (origin: string, { token, userId }: Member) => ({
  cookies: [],
  origins: [
    {
      origin,
      localStorage: [{ name: 'hem.session', value: JSON.stringify({ token, userId }) }],
    },
  ],
});

/** What a page did and must not do: policy violations, uncaught errors, calls to other origins. */
export function watch(context: BrowserContext, origin: string): { faults: string[] } {
  const faults: string[] = [];
  context.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) faults.push(message.text());
  });
  context.on('weberror', (error) => faults.push(String(error.error())));
  context.on('request', (request) => {
    const isOurs = /^(blob|data|about|chrome-error):/.test(request.url());
    if (!isOurs && new URL(request.url()).origin !== origin) faults.push(request.url());
  });
  return { faults };
}

/** A browser with a profile on disk, which can be killed as a phone kills an app. */
export interface KillableBrowser {
  page: Page;
  context: BrowserContext;
  /** SIGKILL: nothing can be written down any more. */
  kill(): Promise<void>;
}

/** Opens the browser on a profile folder. */
export async function openKillable(profile: string): Promise<KillableBrowser> {
  const child: ChildProcess = spawn(
    headlessChromiumPath,
    [
      ...chromiumArguments,
      `--user-data-dir=${profile}`,
      '--remote-debugging-port=0',
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  const address = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.stderr?.on('data', (chunk) => {
      text += chunk;
      const found = /DevTools listening on (ws:\S+)/.exec(text);
      if (found) resolve(found[1]!);
    });
    child.once('exit', () => reject(new Error(text)));
  });
  const browser = await chromium.connectOverCDP(address);
  const context = browser.contexts()[0]!;
  return {
    context,
    page: context.pages()[0] ?? (await context.newPage()),
    async kill() {
      const ended = once(child, 'exit');
      // The whole group of the one that was started here.
      process.kill(-child.pid!, 'SIGKILL');
      await ended;
      // A killed browser leaves its lock on the profile behind.
      for (const name of ['SingletonLock', 'SingletonSocket', 'SingletonCookie']) {
        fs.rmSync(path.join(profile, name), { force: true });
      }
    },
  };
}

/** A profile folder, empty. */
export const newProfile = (): string => fs.mkdtempSync(path.join(os.tmpdir(), 'hem-profile-'));
