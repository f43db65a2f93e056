import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, it } from 'vitest';
import { seededRandom } from '#host-simulator/faults/seeded-random.ts';
import { sharedChromium } from './chromium.ts';
import type { Pressed, WalkPage, WalkStep } from './walk-page.tsx';

const root = path.join(import.meta.dirname, '../..');
const origin = 'http://walk.test';
const seed = '20251122';
const sequences = 300;
/** Walks go on where the last one ended; this many in one document, which is reloaded halfway. */
const walksInDocument = 20;

let browser: Browser;
let page: Page;

beforeAll(async () => {
  const output = await build({
    configFile: false,
    root,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      target: 'es2022',
      rollupOptions: {
        input: path.join(import.meta.dirname, 'walk-page.tsx'),
        output: { codeSplitting: false },
      },
    },
  });
  const [{ code }] = (output as Rolldown.RolldownOutput).output;
  browser = await sharedChromium();
  const context = await browser.newContext();
  page = await context.newPage();
  const styles = '::view-transition-group(*) { animation-duration: 1ms }';
  await context.route(`${origin}/**`, (route) =>
    route.request().url().endsWith('/walk.js')
      ? route.fulfill({ contentType: 'text/javascript', body: code })
      : route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><style>${styles}</style><body><script type="module" src="/walk.js"></script>`,
        }),
  );
});

const walk = async (steps: readonly WalkStep[]): Promise<Pressed[]> => {
  const { pressed, faults } = await page.evaluate(
    (steps) => (window as unknown as { walkPage: WalkPage }).walkPage.walk(steps),
    steps,
  );
  expect(faults).toEqual([]);
  return pressed;
};

/** Whether nav.state had told what back then did, for each press. */
const findings = (pressed: readonly Pressed[]) =>
  pressed.flatMap(({ steps, told, answer, hasMoved, isTrue }) =>
    told?.canGoBack === answer.handled && answer.handled === hasMoved && isTrue
      ? []
      : [{ steps, told, answer, hasMoved, isTrue }],
  );

it.each<[string, string, WalkStep[]]>([
  ['two entries of one path', '/items', [{ do: 'open', to: '/items' }]],
  ['a sheet that the address has opened', '/wardrobes?sheet=new', []],
  ['a place in the page that the browser has gone to', '/items', [{ do: 'place', to: 'list' }]],
  ['a tap that carries a picture, in its own task', '/items', [{ do: 'carried', to: '/items/1' }]],
  [
    'a second tap, whose transition ends the first one’s',
    '/items',
    [
      { do: 'carried', to: '/items/1' },
      { do: 'carried', to: '/items/2' },
    ],
  ],
])('nav.state is true of %s, and back does what it told', async (_, path, steps) => {
  await page.goto(origin + path);
  const pressed = await walk([...steps, { do: 'back' }]);
  expect(findings(pressed)).toEqual([]);
  expect(pressed[0]?.answer.handled).toBe(true);
});

it.each([true, false])(
  'nav.state is true of a walk longer than the browser remembers (Navigation API: %s)',
  async (hasNavigation) => {
    const long = await page.context().newPage();
    if (!hasNavigation)
      await long.addInitScript('delete Window.prototype.navigation; delete window.navigation;');
    await long.goto(`${origin}/items`);
    expect(await long.evaluate(() => 'navigation' in window)).toBe(hasNavigation);
    const links = Array.from(
      { length: 60 },
      (_, n): WalkStep => ({ do: 'link', to: `/items/${n}` }),
    );
    const backs = Array.from({ length: 52 }, (): WalkStep => ({ do: 'back' }));
    const { pressed } = await long.evaluate(
      (steps) => (window as unknown as { walkPage: WalkPage }).walkPage.walk(steps),
      [...links, ...backs],
    );
    expect(findings(pressed)).toEqual([]);
    expect(pressed.map(({ answer }) => answer.handled)).toContain(false);
    await long.close();
  },
);

it('nav.state tells what back then does, on 300 walks through history', async () => {
  const random = seededRandom(seed);
  const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T;
  const places = ['/wardrobes', '/items', '/items', '/items/1', '/items?sheet=new', '/?tab=2'];
  const anyStep = (): WalkStep => {
    // It takes some time: the browser captures the old screen and the new one.
    if (random() < 0.01) return { do: 'carried', to: pick(places) };
    const what = pick([
      'link',
      'link',
      'open',
      'open',
      'replace',
      'place',
      'sheet',
      'close',
      'menu',
      'back',
      'back',
      'back',
      'back',
      'tab',
      'browserBack',
      'browserForward',
    ] as const);
    if (what === 'place') return { do: what, to: pick(['a', 'b']) };
    if (what === 'link' || what === 'open' || what === 'replace') {
      return { do: what, to: pick(places) };
    }
    return { do: what };
  };
  const anyWalk = (): WalkStep[] => [
    ...Array.from({ length: 2 + Math.floor(random() * 6) }, anyStep),
    { do: 'back' },
  ];
  let presses = 0;
  for (let n = 0; n < sequences; n += walksInDocument) {
    const start = pick(places);
    await page.goto(origin + start);
    const walks = Array.from({ length: walksInDocument }, anyWalk);
    const half = walks.splice(walksInDocument / 2).flat();
    for (const steps of [walks.flat(), half]) {
      const pressed = await walk(steps);
      presses += pressed.length;
      const [wrong] = findings(pressed);
      if (wrong) {
        const before = steps.slice(0, wrong.steps);
        expect.fail(`from ${start}: ${JSON.stringify({ before, wrong })}`);
      }
      await page.reload();
    }
  }
  expect(presses).toBeGreaterThan(sequences);
});
