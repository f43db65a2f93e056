import fs from 'node:fs';
import puppeteer, {
  type Browser,
  type BrowserContext,
  type ElementHandle,
  type Page,
} from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { type BuiltServer, type Member, startBuiltServer } from '#tests/browser/built-server.ts';
import { sealPassword } from '#tests/support/seal-password.ts';
import type { TestServer } from '#tests/support/test-server.ts';

const executablePath = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';

/** Why the suite cannot run here, in words; `null` where it can. */
export function whyNoFirefox(): string | null {
  return fs.existsSync(executablePath) ? null : `there is no ${executablePath}`;
}

/** Headless, over WebDriver BiDi, with touch, and without access to the network beyond this machine. */
const launchFirefox = (): Promise<Browser> =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    timeout: 30_000,
    extraPrefsFirefox: {
      'dom.w3c_touch_events.enabled': 1,
      // As in older Firefoxes, which do not tell who frames a page.
      'dom.location.ancestorOrigins.enabled': false,
      // A proxy that does not exist; this machine's own addresses never go through a proxy.
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': 9,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': 9,
    },
  });

/** The built product in Firefox; a new browser context and page for each test. */
export interface FirefoxStage {
  readonly page: Page;
  readonly server: BuiltServer;
  /** The demo account, signed in. */
  readonly demo: Member;
  /** Puts a session into the browser's storage, as a person who signed in earlier has it. */
  signIn(origin: string, member: Member): Promise<void>;
  /** Waits until something is there to be seen. */
  see(selector: string): Promise<ElementHandle>;
}

/**
 * Sets the stage up for all tests of a file; each test fails if its page does what a page must not do.
 */
export function useFirefox(): FirefoxStage {
  let server: BuiltServer;
  let browser: Browser;
  let demo: Member;
  let context: BrowserContext;
  let page: Page;
  let faults: string[];

  beforeAll(async () => {
    [server, browser] = await Promise.all([startBuiltServer(), launchFirefox()]);
    const { email, password } = server.demo;
    const sealed = await sealPassword({ call: server.call as TestServer['call'] }, password);
    demo = await server.call('tokenAuth', { email, password: sealed });
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });
  beforeEach(async () => {
    context = await browser.createBrowserContext();
    page = await context.newPage();
    page.setDefaultTimeout(15_000);
    faults = watch(page);
  });
  afterEach(async () => {
    await context?.close();
    expect(faults).toEqual([]);
  });

  return {
    get page() {
      return page;
    },
    get server() {
      return server;
    },
    get demo() {
      return demo;
    },
    async signIn(origin, { token, userId }) {
      await page.goto(`${origin}/icon.svg`);
      const session = JSON.stringify({ token, userId });
      await page.evaluate((session) => localStorage.setItem('hem.session', session), session);
    },
    see: async (selector) => (await page.waitForSelector(selector, { visible: true }))!,
  };
}

/** What a page did and must not do: policy violations, uncaught errors, calls to other origins. */
function watch(page: Page): string[] {
  const faults: string[] = [];
  // Firefox tells a driver of policy violations as of errors.
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    const isOurs = !/^http/.test(protocol) || /^(127\.0\.0\.1|localhost)$/.test(hostname);
    if (!isOurs) faults.push(request.url());
  });
  return faults;
}
