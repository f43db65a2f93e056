import type { Browser, BrowserContext, FrameLocator, Locator, Page } from 'playwright';
import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { LogEntry } from '#host-simulator/log/message-log.ts';
import type { HostSimulator } from '#host-simulator/scripting.ts';
import type { Member, RunningServer } from '../built-server.ts';
import { sharedChromium, signedIn, watch } from '../chromium.ts';
import { sharedServer } from '../shared-server.ts';

type SimulatorWindow = Window & { hostSimulator: HostSimulator };

/** The simulator of the built product in Chromium, signed in; a new browser context for each test. */
export interface SimulatorStage {
  readonly page: Page;
  /** The page of Hem in the frame. */
  readonly hem: FrameLocator;
  readonly frame: Locator;
  readonly origin: string;
  /** Opens the simulator and waits until Hem has said that it is ready. */
  open(query?: string): Promise<void>;
  /** Another browser with the same account, for a person who was sent an address. */
  openElsewhere(address: string): Promise<{ page: Page; close(): Promise<void> }>;
  /** Calls the scripting interface; `use` closes over nothing. */
  call<Result>(
    use: (simulator: HostSimulator, given: never) => Result | Promise<Result>,
    given?: unknown,
  ): Promise<Result>;
  /**
   * Waits for a message in the log, the last of its kind: `direction`, `type`, and part of the rest.
   */
  logged(direction: LogEntry['direction'], type: string, part?: Part): Promise<LogEntry>;
  /** Waits until the page has said this since the log was last cleared. */
  said(type: string, content?: Record<string, unknown>): Promise<LogEntry>;
  /** Follows the link to the items, one entry into the history. */
  toItems(): Promise<void>;
  /** Opens a panel of the left or right column. */
  panel(name: string): Promise<void>;
}

/** A part of a log entry; of its content too. */
export type Part = Partial<Omit<LogEntry, 'content'>> & { content?: Record<string, unknown> };

/** Sets a stage up for all tests of a file. */
export function setUpSimulator(): SimulatorStage {
  let server: RunningServer;
  let browser: Browser;
  let member: Member;
  let context: BrowserContext;
  let page: Page;
  let faults: string[];
  let origin: string;

  beforeAll(async () => {
    server = sharedServer();
    browser = await sharedChromium();
    origin = server.origin.replace('127.0.0.1', 'localhost');
    member = await server.member();
  });
  beforeEach(async () => {
    context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      storageState: signedIn(origin, member),
      acceptDownloads: true,
    });
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
    ({ faults } = watch(context, origin));
    page = await context.newPage();
  });
  afterEach(async () => {
    await context.close();
    expect(faults).toEqual([]);
  });

  const logged: SimulatorStage['logged'] = async (
    direction,
    type,
    { content = {}, ...rest } = {},
  ) => {
    const found = await page.waitForFunction(
      ([direction, type, rest, content]) => {
        const isIn = (part: object, whole: unknown) =>
          Object.entries(part).every(
            ([key, value]) => (whole as Record<string, unknown>)?.[key] === value,
          );
        return (window as unknown as SimulatorWindow).hostSimulator
          .log()
          .findLast(
            (entry) =>
              entry.direction === direction &&
              entry.type === type &&
              isIn(rest, entry) &&
              isIn(content, entry.content),
          );
      },
      [direction, type, rest, content] as const,
      { timeout: 20_000 },
    );
    return (await found.jsonValue()) as LogEntry;
  };

  const stage: SimulatorStage = {
    get page() {
      return page;
    },
    get hem() {
      return page.frameLocator('iframe[title^="Hem in"]');
    },
    get frame() {
      return page.locator('iframe[title^="Hem in"]');
    },
    get origin() {
      return origin;
    },
    async open(query = '') {
      await page.goto(`${origin}/host-simulator/${query}`);
      await stage.said('page.ready');
    },
    async openElsewhere(address) {
      const other = await browser.newContext({ storageState: signedIn(origin, member) });
      page = await other.newPage();
      await page.goto(address);
      return { page, close: () => other.close() };
    },
    call: (use, given) =>
      // As a text, since it is given the interface.
      page.evaluate(`(${use})(window.hostSimulator, ${JSON.stringify(given) ?? 'undefined'})`),
    logged,
    said: (type, content) => logged('to-host', type, content ? { content } : {}),
    async toItems() {
      await stage.hem.getByRole('link', { name: 'Items', exact: true }).first().click();
      await stage.said('nav.state', { path: '/items' });
    },
    panel: (name) => page.getByRole('tab', { name, exact: true }).click(),
  };
  return stage;
}
