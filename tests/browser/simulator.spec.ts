import AxeBuilder from '@axe-core/playwright';
import type { Browser, BrowserContext, FrameLocator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HostSimulator } from '#host-simulator/scripting.ts';
import { type BuiltServer, type Member, startBuiltServer } from './built-server.ts';
import { launchChromium, signedIn, watch } from './chromium.ts';

type SimulatorWindow = { hostSimulator: HostSimulator };

let server: BuiltServer;
let browser: Browser;
let member: Member;
let context: BrowserContext;
let page: Page;
let hem: FrameLocator;
let faults: string[];
let origin: string;

beforeAll(async () => {
  [server, browser] = await Promise.all([startBuiltServer(), launchChromium()]);
  origin = server.origin.replace('127.0.0.1', 'localhost');
  member = await server.member();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});
beforeEach(async () => {
  context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: signedIn(origin, member),
    acceptDownloads: true,
  });
  ({ faults } = watch(context, origin));
  page = await context.newPage();
  hem = page.frameLocator('iframe[title^="Hem in"]');
});
afterEach(async () => {
  await context.close();
  expect(faults).toEqual([]);
});

/** Calls the scripting interface. */
const call = <Result>(
  use: (simulator: HostSimulator, given: never) => Result | Promise<Result>,
  given?: unknown,
): Promise<Result> =>
  // As a text, since it is given the interface: it closes over nothing.
  page.evaluate(`(${use})(window.hostSimulator, ${JSON.stringify(given) ?? 'undefined'})`);

/** Waits until the page has said this since the log was last cleared. */
const said = (type: string, part: object = {}) =>
  page.waitForFunction(
    ([type, part]) => {
      const { hostSimulator } = window as unknown as SimulatorWindow;
      return hostSimulator
        .log()
        .some(
          (entry) =>
            entry.direction === 'to-host' &&
            entry.type === type &&
            Object.entries(part).every(
              ([key, value]) => (entry.content as Record<string, unknown>)[key] === value,
            ),
        );
    },
    [type, part] as const,
    { timeout: 20_000 },
  );

async function open(query = ''): Promise<void> {
  await page.goto(`${origin}/host-simulator/${query}`);
  await said('page.ready');
}

async function toItems(): Promise<void> {
  await hem.getByRole('link', { name: 'Items', exact: true }).first().click();
  await said('nav.state', { path: '/items' });
}

describe('the simulator', () => {
  it.each([
    'react-native-ios',
    'react-native-android',
    'react-native-windows',
    'webkit',
    'android',
    'parent-window',
  ])('connects as %s, and the page answers back', async (profile) => {
    await open(`?profile=${profile}`);
    await toItems();
    await call((simulator) => simulator.clearLog());
    const answer = await call((simulator) => simulator.back());
    expect(answer).toMatchObject({ handled: true, canGoBack: false });
    const verdicts = await call((simulator) => simulator.log().map(({ verdict }) => verdict));
    expect(new Set(verdicts)).toEqual(new Set(['accepted']));
  });

  it('is understood as a legacy app, which gets no answer', async () => {
    await open('?profile=legacy');
    await toItems();
    await call((simulator) => simulator.clearLog());
    expect(await call((simulator) => simulator.back())).toMatchObject({ code: 'NO_ANSWER' });
    await said('nav.state', { path: '/wardrobes' });
    const flags = await page.evaluate(() => localStorage.getItem('hem.flag.webView'));
    expect(flags).toBe('true');
  });

  it('is found by the page when React Native on Android injects its object late', async () => {
    await open('?profile=react-native-android');
    await call((simulator) => simulator.clearLog());
    await call((simulator) => simulator.choose({ injection: 'late', lateMs: 900 }));
    await said('bridge.hello');
    await said('page.ready');
    expect(await call((simulator) => simulator.back())).toMatchObject({ handled: false });
  });

  it('says what the app would do with a press that the page leaves to it', async () => {
    await open();
    await page.getByRole('button', { name: 'Hardware back' }).click();
    await page.getByText('Back was not handled: the app leaves this screen').waitFor();
  });

  it('starts a killed app where it was, and a reloaded page with its host', async () => {
    await open();
    await toItems();
    for (const way of ['kill', 'reload'] as const) {
      await call((simulator) => simulator.clearLog());
      await call((simulator, way) => simulator[way as 'kill'](), way);
      await said('page.ready');
      await said('nav.state', { path: '/items' });
    }
    await call((simulator) => simulator.clearLog());
    // The page itself leaves for another document: the frame is built anew, host and all, and
    // nothing is loaded without one first.
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
    });
    await hem
      .locator('body')
      .evaluate(() => void setTimeout(() => location.assign('/account-settings')));
    await said('bridge.hello');
    await said('nav.state', { path: '/account-settings' });
    expect(loads).toEqual(['/account-settings']);
  });

  it('takes the network away, requests included, and gives it back', async () => {
    await open();
    await call((simulator) => simulator.offline(true));
    await hem.getByText(/You are offline/).waitFor();
    const failed = await hem
      .locator('body')
      .evaluate(() => fetch('/icon.svg').then(String, (error: Error) => error.name));
    expect(failed).toBe('TypeError');
    await call((simulator) => simulator.offline(false));
    await hem.getByText(/You are offline/).waitFor({ state: 'detached' });
  });

  it('goes back by a swipe from the edge of the device', async () => {
    await open();
    await toItems();
    await call((simulator) => simulator.clearLog());
    const { x, y, height } = (await page.locator('iframe[title^="Hem in"]').boundingBox())!;
    await page.mouse.move(x + 4, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + 160, y + height / 2, { steps: 6 });
    await page.mouse.up();
    await said('nav.back', { handled: true });
  });

  it('hides the page from itself in the background', async () => {
    await open();
    const state = () => hem.locator('body').evaluate(() => document.visibilityState);
    await page.getByRole('button', { name: 'Background' }).click();
    expect(await state()).toBe('hidden');
    await page.getByRole('button', { name: 'Foreground' }).click();
    expect(await state()).toBe('visible');
  });

  it('draws a keyboard over the page, or makes room for it', async () => {
    await open();
    const height = () => hem.locator('body').evaluate(() => innerHeight);
    const before = await height();
    await page.getByRole('tab', { name: 'Device' }).click();
    await page.getByText('Overlay').click();
    await page.waitForFunction(() => {
      const view = document.querySelector('iframe')?.contentDocument?.documentElement;
      return (
        view && Number.parseFloat(getComputedStyle(view).getPropertyValue('--keyboard-height'))
      );
    });
    expect(await height()).toBe(before);
    await page.getByText('Resize', { exact: true }).click();
    await expect.poll(height).toBeLessThan(before - 200);
  });

  it('makes the page’s text larger as the device does', async () => {
    await open();
    const size = () =>
      hem
        .getByRole('link', { name: 'Items', exact: true })
        .first()
        .evaluate((link) => Number.parseFloat(getComputedStyle(link).fontSize));
    const before = await size();
    await call((simulator) => simulator.choose({ textZoom: 200 }));
    await expect.poll(size).toBeCloseTo(before * 2, 0);
  });

  it('gives the web view the height that a fitting page reports, up to its limit', async () => {
    await open('?path=/account-settings');
    const frame = page.locator('iframe[title^="Hem in"]');
    const height = () => frame.evaluate((element) => (element as HTMLIFrameElement).offsetHeight);
    const reported = () =>
      call((simulator) => {
        const post = simulator.log().findLast(({ type }) => type === 'page.height');
        return post?.content as { height: number; mode: string } | undefined;
      });
    await expect.poll(async () => (await reported())?.mode).toBe('fit');
    await page.getByRole('tab', { name: 'Height' }).click();
    await page.getByText('Apply', { exact: true }).click();
    await expect.poll(height).toBeGreaterThan(700);
    await expect.poll(async () => (await height()) - ((await reported())?.height ?? 0)).toBe(0);
    await call((simulator) => simulator.choose({ heightPolicy: 'clamp', clampPx: 680 }));
    await expect.poll(height).toBe(680);
    await page.getByText('No loop').waitFor();
  });

  it('records, exports, imports and replays a scenario', async () => {
    await open();
    await page.getByRole('tab', { name: 'Scenarios' }).click();
    await page.getByRole('button', { name: 'Record', exact: true }).click();
    await page.getByRole('button', { name: 'Stop recording' }).waitFor();
    await toItems();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await said('nav.back', { handled: true });
    await page.getByRole('button', { name: 'Stop recording' }).click();
    await page.getByText('tap link Items').waitFor();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export as *.bridge.json' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.bridge\.json$/);
    const file = await download.path();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('None yet').waitFor();

    await page.getByLabel('Scenario file').setInputFiles(file);
    await page.getByRole('button', { name: 'Replay' }).click();
    await page.getByText('PASS', { exact: true }).waitFor();

    const [scenario] = await call((simulator) => simulator.scenarios());
    const broken = structuredClone(scenario!);
    const expected = broken.steps.find((step) => 'expect' in step && step.expect === 'nav.state')!;
    Object.assign(expected, { payload: { path: '/looks' }, withinMs: 500 });
    const result = await call((simulator, given) => simulator.replay(given), broken);
    expect(result.status).toBe('fail');
    expect(result.steps.map(({ reason }) => reason).join()).toContain('"/items", not "/looks"');
  });

  it('does the same faults to the same messages with the same seed', async () => {
    await open();
    const run = async (seed: string) => {
      await call((simulator) => simulator.clearLog());
      await call(
        (simulator, seed) =>
          simulator.choose({
            seed,
            faults: { ...simulator.settings().faults, drop: 0, truncate: 0 },
          }),
        seed,
      );
      await call((simulator) => simulator.reload());
      await said('page.ready');
      await call((simulator) => simulator.clearLog());
      await call((simulator) =>
        simulator.choose({ faults: { ...simulator.settings().faults, drop: 40, truncate: 30 } }),
      );
      await call((simulator) => {
        for (let n = 0; n < 30; n++) simulator.send({ type: 'bridge.ping' });
      });
      return call((simulator) =>
        simulator
          .log()
          .filter(({ direction }) => direction === 'to-page')
          .map(({ fault }) => fault),
      );
    };
    const first = await run('one');
    expect(first.filter((fault) => fault === 'dropped').length).toBeGreaterThan(4);
    expect(await run('one')).toEqual(first);
    expect(await run('two')).not.toEqual(first);
  });

  it('has the page drop what another origin says', async () => {
    await open();
    await call((simulator) =>
      simulator.choose({ faults: { ...simulator.settings().faults, wrongOrigin: 100 } }),
    );
    await call((simulator) => simulator.send({ type: 'bridge.ping' }));
    await page.waitForFunction(() =>
      (window as unknown as SimulatorWindow).hostSimulator
        .log()
        .some(({ type, verdict }) => type === 'bridge.ping' && verdict === 'wrong-speaker'),
    );
  });

  it.each(['react-native-ios', 'react-native-windows', 'webkit', 'android', 'parent-window'])(
    'passes its own conformance suite as %s',
    async (profile) => {
      await open(`?profile=${profile}`);
      const lines = await call((simulator) => simulator.runSuite());
      expect(lines.filter(({ status }) => status !== 'pass')).toEqual([]);
      expect(lines.length).toBeGreaterThan(20);
    },
  );

  it('sends by a form made from the schema, many times, and finds it in the log', async () => {
    await open();
    await page.getByLabel('Message', { exact: true }).selectOption('app.state');
    await page.getByLabel('state', { exact: true }).selectOption('inactive');
    await page.getByLabel('How often, ×').fill('3');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByLabel('Search the log').fill('app.state inactive accepted');
    await expect
      .poll(() => page.getByRole('list', { name: 'Message log' }).getByRole('listitem').count())
      .toBe(3);
  });

  it('is set up by an address that it has made itself', async () => {
    await open('?profile=webkit');
    await toItems();
    await call((simulator) => simulator.choose({ device: '412×915', isRotated: true }));
    await call((simulator) => simulator.setFlag('hem.flag.syncButton', true));
    const address = await call((simulator) => simulator.address());
    const other = await browser.newContext({ storageState: signedIn(origin, member) });
    page = await other.newPage();
    await page.goto(address);
    await said('nav.state', { path: '/items' });
    expect(await call((simulator) => simulator.settings())).toMatchObject({
      profile: 'webkit',
      device: '412×915',
      isRotated: true,
      flags: { 'hem.flag.syncButton': true, 'hem.flag.header': false },
    });
    await other.close();
  });

  it('goes from part to part by F6, out of the frame as well', async () => {
    await open();
    await hem.locator('a').first().focus();
    await page.keyboard.press('F6');
    const place = () =>
      page.evaluate(() => document.activeElement?.closest('section')?.getAttribute('aria-label'));
    expect(await place()).toBe('Readings');
    await page.keyboard.press('F6');
    expect(await place()).toBe('Controls');
  });

  it.each([
    [1440, 900],
    [390, 844],
  ])('has nothing that axe finds at %i × %i, on any of its tabs', async (width, height) => {
    await page.setViewportSize({ width, height });
    await open();
    const parts = { Controls: ['Host', 'Device', 'Faults', 'Scenarios'], Messages: [] as string[] };
    parts.Messages = ['Messages', 'Height', 'Suite'];
    for (const [part, tabs] of Object.entries(parts)) {
      if (width < 1024) await page.getByRole('button', { name: part, exact: true }).click();
      for (const tab of tabs) {
        await page.getByRole('tab', { name: tab, exact: true }).click();
        const { violations } = await new AxeBuilder({ page })
          .exclude('iframe')
          .options({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] })
          .analyze();
        expect(
          violations.map(({ id, nodes }) => `${tab}: ${id} ${nodes[0]?.html.slice(0, 160)}`),
        ).toEqual([]);
      }
    }
  });
});
