import path from 'node:path';
import type { Page } from 'playwright';
import { build } from 'vite';
import { lineKeys } from '../contract/rules/services.ts';
import { addLines, createCart } from '../server/store/cart-changes.ts';
import { findProduct } from '../server/store/catalog/read-catalog.ts';
import { cartGid } from '../server/store/gid.ts';
import { priceCart } from '../server/store/priced-cart.ts';
import { findCart } from '../server/store/read-cart.ts';
import { documents } from '../src/api/store/documents.ts';
import type { Person, Stage } from './stage.ts';
import type { BenchStore } from './store-page.ts';
import { median, type Row } from './table.ts';

const rounds = 40;
const mostLines = 250;

/** The cart through the client, the store's own cost of a large one, and the steps of the wizard. */
export async function measureStore(stage: Stage, person: Person): Promise<Row[]> {
  const small = await makeCart(stage, 3);
  const large = await makeCart(stage, mostLines);
  return [
    await measureClient(stage, small),
    await measureLargeCart(stage, large),
    await measureStep(stage, person),
  ];
}

/** Makes a cart of so many lines; its id. */
async function makeCart({ running }: Stage, count: number): Promise<string> {
  const { services } = running.app;
  const { database } = services.open;
  const now = services.now();
  const handles = ['shorten-hem', 'taper-leg', 'mend-seam'];
  const products = await Promise.all(handles.map((handle) => findProduct(database, { handle })));
  const lines = Array.from({ length: count }, (_, at) => ({
    variantId: products[at % products.length]!.variants[0]!.id,
    merchandiseId: '',
    quantity: 1,
    attributes: [{ key: lineKeys.itemId, value: String(at + 1) }],
  }));
  const given = { note: null, attributes: [], buyer: {}, lines: lines.slice(0, 100) };
  const gid = cartGid((await createCart(database, given, now)).cart!);
  for (let from = 100; from < count; from += 100) {
    await addLines(database, gid, lines.slice(from, from + 100), now);
  }
  return gid;
}

async function measureClient(stage: Stage, cartId: string): Promise<Row> {
  const page = await stage.phone(null);
  await page.goto(`${stage.address}/auth`);
  // The page's policy lets no script in; the debugger asks nobody.
  await page.evaluate(`${await bundleClient()}; true`);
  const { publicToken } = stage.running.app.services.store!.forPage;
  const { own, bare } = await page.evaluate(
    async ({ token, document, id, times }) => {
      const { benchStore } = window as unknown as {
        benchStore: BenchStore;
      };
      const client = benchStore.createStoreClient({
        address: '/store',
        publicToken: token,
        retries: 0,
      });
      const variables = { cartId: id };
      const asks = {
        own: () => client.ask(document, variables),
        async bare() {
          const answer = await fetch('/store/api/2025-01/graphql.json', {
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              'x-shopify-storefront-access-token': token,
            },
            body: JSON.stringify({ query: document, variables }),
          });
          await answer.json();
        },
      };
      const figures: Record<keyof typeof asks, number[]> = { own: [], bare: [] };
      for (let round = 0; round < times; round += 1) {
        for (const name of ['own', 'bare'] as const) {
          const since = performance.now();
          await asks[name]();
          figures[name].push(performance.now() - since);
        }
      }
      return figures;
    },
    { token: publicToken, document: documents.cart, id: cartId, times: rounds },
  );
  await page.context().close();
  return compare(
    'a cart of 3 lines through the client',
    median(own),
    median(bare),
    'a bare fetch of it',
    1.3,
  );
}

/** The client as one script, which puts it on `window.benchStore`. */
async function bundleClient(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: {
        entry: path.join(import.meta.dirname, 'store-page.ts'),
        formats: ['iife'],
        name: 'benchStore',
      },
    },
  });
  const [bundle] = [made].flat() as { output: { code: string }[] }[];
  return bundle!.output[0]!.code;
}

async function measureLargeCart({ running }: Stage, cartId: string): Promise<Row> {
  const { services, http } = running.app;
  const { database } = services.open;
  const { publicToken } = services.store!.forPage;
  const asked = async () => {
    await http.inject({
      method: 'POST',
      url: '/store/api/2025-01/graphql.json',
      headers: { 'x-shopify-storefront-access-token': publicToken },
      payload: { query: documents.cart, variables: { cartId } },
    });
  };
  const statements = async () => {
    const cart = await findCart(database, cartId, services.now());
    await priceCart(database, cart!);
  };
  const own: number[] = [];
  const beside: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    own.push(await timed(asked));
    beside.push(await timed(statements));
  }
  const what = `the store’s answer of a cart with ${mostLines} lines`;
  return compare(what, median(own), median(beside), 'its statements alone', 3);
}

async function timed(work: () => Promise<void>): Promise<number> {
  const since = performance.now();
  await work();
  return performance.now() - since;
}

const goalMs = 100;

async function measureStep(stage: Stage, person: Person): Promise<Row> {
  const page = await stage.phone(person);
  await page.goto(`${stage.address}/alterations`);
  await page
    .getByRole('button', { name: /^Piece|^First/ })
    .first()
    .click();
  const next = page.getByRole('button', { name: 'Continue' });
  const figures: number[] = [];
  // The first step loads the code and the collections.
  for (let round = 0; round <= 8; round += 1) {
    figures.push(await stepMs(next));
    await page.goBack();
    await next.waitFor();
    await page.waitForLoadState('networkidle');
  }
  await page.context().close();
  const ms = median(figures.slice(1));
  return {
    what: 'a step of the wizard, from the press until the next one is painted',
    figure: `${ms.toFixed(0)} ms`,
    beside: `${goalMs} ms`,
    ratio: ms / goalMs,
    goal: '≤ 1',
    holds: ms <= goalMs,
  };
}

/** Milliseconds from the press until the frame in which the step is another one. */
const stepMs = (next: ReturnType<Page['locator']>): Promise<number> =>
  next.evaluate(
    (button: HTMLElement) =>
      new Promise<number>((resolve) => {
        const since = performance.now();
        const { pathname } = location;
        const look = () => {
          const present = document.querySelector('li[data-present]')?.textContent ?? '';
          if (location.pathname !== pathname && present.includes('Services')) {
            resolve(performance.now() - since);
          } else requestAnimationFrame(look);
        };
        button.click();
        requestAnimationFrame(look);
      }),
  );

function compare(what: string, own: number, bare: number, beside: string, most: number): Row {
  return {
    what,
    figure: `${own.toFixed(1)} ms`,
    beside: `${bare.toFixed(1)} ms, ${beside}`,
    ratio: own / bare,
    goal: `≤ ${most}`,
    holds: own / bare <= most,
  };
}
