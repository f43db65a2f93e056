import '#tests/support/page.ts';
import './still-motion.ts';

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startOver } from '#features/alterations/alterations-store.ts';
import { clearDraft } from '#lib/drafts.ts';
import { defaultTimeoutMs } from '#lib/http.ts';
import { paths } from '#lib/paths.ts';
import { takeConsoleErrors } from '#tests/support/console-guard.ts';
import { type RenderedApp, reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { hangItems, settledMember } from './member.ts';

// What a member reads on the way to an order (product spec, sections 2, 7, 8 and 9).

let server: TestServer;
let maya: Person;
let jeans: string;
/** Answers a call to the store in its place, by the name of its document. */
let fault: (name: string, through: () => Promise<Response>) => Response | Promise<Response>;
let asked: string[];

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  reachServer(server);
  const wire = globalThis.fetch;
  asked = [];
  fault = (_name, through) => through();
  globalThis.fetch = async (input, init) => {
    const name = /(?:query|mutation) (\w+)/.exec(String(init?.body))?.[1];
    if (!name || !String(input).startsWith('/store/')) return wire(input, init);
    asked.push(name);
    return fault(name, () => wire(input, init));
  };
  maya = await settledMember(server);
  [jeans] = (await hangItems(server, maya, [
    { title: 'Straight jeans', category: 'jeans', condition: 'Needs Repair' },
  ])) as [string];
});
afterEach(async () => {
  cleanup();
  startOver();
  await clearDraft({ userId: maya.userId, name: 'alterations' });
  // happy-dom has no `search` element yet, of which React warns.
  expect(takeConsoleErrors().filter(([, tag]) => tag !== 'search')).toEqual([]);
});

/** The words of the page, as one reads them: a block after another. */
const words = () =>
  [...document.querySelectorAll('h1, h2, p, dt, dd, li, span')]
    .map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' ').trim())
    .join('\n');
const choose = async ({ user }: RenderedApp, ...names: string[]) => {
  for (const name of names) {
    const box = { name: new RegExp(`^${name}`) };
    await user.click(await screen.findByRole('checkbox', box, { timeout: 10_000 }));
    if (!name.startsWith('Shorten')) continue;
    await user.click(await screen.findByRole('button', { name: 'A little more' }));
    await user.click(await screen.findByRole('button', { name: 'Add to order' }));
  }
};
/** Orders these services for the jeans, up to the summary. */
const summary = async (...names: string[]) => {
  const app = renderApp(paths.alterationServices(jeans), maya);
  await choose(app, ...names);
  if (names.some((name) => name.startsWith('Custom'))) {
    await app.user.type(screen.getByLabelText(/What do you need/), 'The pocket hangs');
  }
  await app.user.click(await screen.findByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { name: 'Order Summary' });
};
/** What stands beside a label among the sums. */
const sumOf = (label: RegExp) => screen.queryByText(label, { selector: 'dt' })?.nextSibling;

describe('the copy of the services', () => {
  it('stands on the overview: discount, label, time, guarantee, and where the studio is', async () => {
    renderApp(paths.services(), maya);
    await screen.findByRole('heading', { name: 'Our sewing studio, in Nevada' });
    expect(words()).toMatch(/10% off\s+several services ordered together/);
    expect(words()).toMatch(/Free\s+prepaid shipping label/);
    expect(words()).toMatch(/One week\s+or so, and it is back with you/);
    screen.getByText('A perfect-fit guarantee, with free reshipping for adjustments.');
  });

  it('says of the discount where services are selected', async () => {
    renderApp(paths.alterationServices(jeans), maya);
    await screen.findByText('10% off when multiple services are ordered together');
  });

  it('stands in the summary, before one pays', async () => {
    await summary('Shorten hem');
    expect(sumOf(/^Prepaid shipping label$/)?.textContent).toBe('Free');
    screen.getByText('Back with you in about one week');
    screen.getByText('Perfect-fit guarantee, with free reshipping for adjustments');
    screen.getByText('A free prepaid label to our partner sewing studio in Nevada');
  });
});

describe('what an order costs', () => {
  it.each([
    ['one service', ['Shorten hem'], '$1.99', null],
    ['a custom service', ['Custom repair'], '$2.99', null],
    ['several services', ['Shorten hem', 'Take in waist'], '$4.99', '–$4.20'],
  ] as const)(
    'is shown with the handling fee and the discount of %s',
    async (_of, names, fee, discount) => {
      await summary(...names);
      await waitFor(() => expect(sumOf(/^Service handling fee/)?.textContent).toBe(fee));
      expect(sumOf(/^10% off/)?.textContent ?? null).toBe(discount);
    },
  );
});

describe('a store that asks to be left alone', () => {
  const busy = (seconds: number) => () =>
    new Response('{}', { status: 429, headers: { 'retry-after': String(seconds) } });

  it('is asked again once its time is over, and nobody hears of it', async () => {
    let isBusy = true;
    fault = (_name, through) => {
      if (!isBusy) return through();
      isBusy = false;
      return busy(0)();
    };
    renderApp(paths.services(), maya);
    const offered = within(await screen.findByRole('region', { name: 'What the studio does' }));
    await offered.findByText('Shorten sleeves');
    expect(screen.queryByText('Failed to fetch collections')).toBeNull();
  });

  it('for longer than a call may take is not waited for: the page says so at once', async () => {
    fault = busy(defaultTimeoutMs / 1000 + 1);
    renderApp(paths.services(), maya);
    await screen.findByText('Failed to fetch collections');
    expect(new Set(asked)).toEqual(new Set(['Collection']));
  });
});
