import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedChromium } from './chromium.ts';
import { type HeightLayout, heightLayouts } from './height-layouts.ts';

const origin = 'http://heights.test';
const firstHeight = 600;
/**
 * How many pages stand beside each other: each has a second or two of waiting. Two such groups wait
 * at a time (maxConcurrency of the project).
 */
const atOnce = 16;

let browser: Browser;
let code: string;

/** The heights that a page posted, and its real ones, in CSS pixels. */
interface Outcome {
  heights: number[];
  isLoop: boolean;
  /** How many posts came after it had to be at rest. */
  restless: number;
  /** How tall the content was in the host's first view, and is in the last one. */
  first: number;
  last: number;
  tallest: number;
  view: number;
}

beforeAll(async () => {
  const output = await build({
    configFile: false,
    root: path.join(import.meta.dirname, '../..'),
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: path.join(import.meta.dirname, '../../bridge/page-height-dom.ts'),
        formats: ['iife'],
        name: 'heights',
      },
    },
  });
  [{ code }] = (output as Rolldown.RolldownOutput[])[0]!.output;
  browser = await sharedChromium();
});

/** The host: a page that frames others. */
async function openHost(): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1_400, height: 900 } });
  const page = await context.newPage();
  await context.route(`${origin}/**`, (route) =>
    route.fulfill(
      route.request().url().endsWith('.js')
        ? { contentType: 'text/javascript', body: code }
        : { contentType: 'text/html', body: '<!doctype html><body>' },
    ),
  );
  await page.goto(origin);
  return page;
}

const source = ({ css = '', html, script = '' }: HeightLayout) => `<!doctype html>
<style>body { margin: 0; font: 16px/1.5 sans-serif } p { margin: 0 } #root { display: flow-root } ${css}</style>
<div id="root">${html}</div>
<script>const root = document.getElementById('root');</script>
<script src="${origin}/heights.js"></script>
<script>
// How far the content reaches, by every box that nothing clips.
window.reach = () => {
  const clips = (element) => element && element !== document.body &&
    (getComputedStyle(element).overflowY !== 'visible' || clips(element.parentElement));
  return Math.max(...[...document.body.querySelectorAll('*')].map((element) =>
    getComputedStyle(element).position === 'fixed' || clips(element.parentElement)
      ? 0
      : element.getBoundingClientRect().bottom));
};
</script>
<script>${script}</script>
<script>
window.first = reach();
window.tallest = 0;
(function look() { tallest = Math.max(tallest, reach()); requestAnimationFrame(look) })();
heights.watchPageHeight({
  intervalMs: () => 100,
  hostHeight: () => undefined,
  post: (height) => parent.hear(window, height),
}).attach(root);
</script>`;

/** Shows pages beside each other in a host that applies what they ask for, and watches them. */
async function show(
  layouts: readonly HeightLayout[],
  policy: 'apply' | 'animate',
): Promise<Outcome[]> {
  const page = await openHost();
  const seen = await page.evaluate(
    async ([pages, policy, firstHeight]) => {
      type Frame = Window & { reach(): number; first: number; tallest: number };
      const host = window as unknown as { hear(from: Window, height: object): void };
      const posts = new Map<Window, { height: number; loop?: boolean; atMs: number }[]>();
      document.body.replaceChildren();
      host.hear = (from, height) => {
        const list = posts.get(from) ?? [];
        const said = { ...(height as { height: number; loop?: boolean }), atMs: performance.now() };
        posts.set(from, [...list, said]);
        const frame = [...document.querySelectorAll('iframe')].find(
          ({ contentWindow }) => contentWindow === from,
        );
        // As a native side does: in a task of its own.
        setTimeout(() => {
          if (frame) frame.style.height = `${said.height}px`;
        });
      };
      return await Promise.all(
        pages.map(async ({ html, changesUntilMs }) => {
          const frame = document.createElement('iframe');
          frame.style.cssText = `position: absolute; top: 0; left: 0; border: 0; width: 320px; height: ${firstHeight}px`;
          if (policy === 'animate') frame.style.transition = 'height 250ms';
          frame.srcdoc = html;
          const isLoaded = new Promise((resolve) => frame.addEventListener('load', resolve));
          document.body.append(frame);
          await isLoaded;
          const from = frame.contentWindow as unknown as Frame;
          await new Promise((resolve) => setTimeout(resolve, changesUntilMs + 2_000));
          const calm = posts.get(from)?.length ?? 0;
          await new Promise((resolve) => setTimeout(resolve, 1_000));
          const all = posts.get(from) ?? [];
          return {
            heights: all.map(({ height }) => height),
            isLoop: all.at(-1)?.loop === true,
            restless: all.length - calm,
            first: from.first,
            last: from.reach(),
            tallest: from.tallest,
            view: from.innerHeight,
          };
        }),
      );
    },
    [
      layouts.map((layout) => ({
        html: source(layout),
        changesUntilMs: layout.changesUntilMs ?? 0,
      })),
      policy,
      firstHeight,
    ] as const,
  );
  await page.context().close();
  return seen;
}

/** The rules that are broken, in words. */
function faultsOf({ isEndless, changesUntilMs }: HeightLayout, seen: Outcome): string[] {
  const { heights, isLoop, restless, first, last, tallest, view } = seen;
  const asked = heights.at(-1) ?? 0;
  const enough = isEndless
    ? first
    : changesUntilMs
      ? Math.max(first, tallest)
      : Math.max(first, last);
  const faults = [
    restless > 0 && 'is not at rest after 2 s',
    Math.max(...heights) > 2 * enough + 1 && 'asks for more than twice the height',
    !changesUntilMs && asked < Math.floor(first) && 'is lower than the content in the first view',
    Math.abs(view - asked) > 1 && 'is not as tall as it asks for',
    !isEndless && last > view + 1 && 'cuts something',
    isLoop !== !!isEndless && (isLoop ? 'calls itself a loop' : 'does not see that it loops'),
  ].filter((fault) => fault !== false);
  return faults.length > 0 ? [...faults, JSON.stringify(seen)] : [];
}

describe.each(['apply', 'animate'] as const)('under a host that would %s heights', (policy) => {
  const groups = Array.from({ length: Math.ceil(heightLayouts.length / atOnce) }, (_, index) =>
    heightLayouts.slice(index * atOnce, (index + 1) * atOnce),
  );
  it.concurrent.each(groups.map((group) => [group[0]?.name, group] as const))(
    'pages come to rest, show all and never grow wild: %s, and those after it',
    async (_, group) => {
      const seen = await show(group, policy);
      const wrong = group.flatMap((layout, index) => {
        const faults = faultsOf(layout, seen[index]!);
        return faults.length > 0 ? [`${layout.name}: ${faults.join('; ')}`] : [];
      });
      expect(wrong).toEqual([]);
    },
  );
});

it('there are pages of every kind', () => {
  expect(heightLayouts.length).toBeGreaterThanOrEqual(60);
});
