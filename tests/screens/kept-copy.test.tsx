import '#tests/support/page.ts';
import './still-motion.ts';

import { cleanup, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { queryClient } from '#app/client.ts';
import { dropCopy, readKeptBy } from '#lib/kept-answers.ts';
import { reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type FaultyWire, faultyWire, held } from './faulty-wire.ts';
import { hangItems, hangRail, settledMember } from './member.ts';

/*
 * Whatever a device holds, after the first fresh answers a screen is the one that a device without a copy shows.
 */

let server: TestServer;
let maya: Person;
let wire: FaultyWire;
let paths: string[];

beforeAll(async () => {
  server = await startTestServer();
  maya = await settledMember(server);
  const everyday = await hangRail(server, maya, 'Everyday');
  await hangRail(server, maya, 'Work');
  const titles = ['Linen shirt', 'Gray coat', 'Red scarf'];
  const ids = await hangItems(
    server,
    maya,
    titles.map((title) => ({ title })),
    [everyday],
  );
  paths = ['/wardrobes', '/items', `/items/${ids[1]}`, `/wardrobes/${everyday}/items`, '/outfits'];
});
afterAll(() => server.close());
beforeEach(() => {
  reachServer(server);
  wire = faultyWire();
});
afterEach(cleanup);

type Answers = Map<string, unknown>;

/** The screen of a path once nothing is being read: its words, its names and its pictures. */
async function open(path: string): Promise<{ shown: string[]; answers: Answers }> {
  renderApp(path, maya);
  const isDone = () =>
    document.querySelector('main h1') !== null &&
    queryClient.isFetching() === 0 &&
    !/Looking for what is new|Still waiting|Shown as last seen/.test(document.body.textContent);
  await waitFor(() => expect(isDone()).toBe(true));
  // What was read leads to more.
  await new Promise((resolve) => window.requestAnimationFrame(resolve));
  await waitFor(() => expect(isDone()).toBe(true));
  const parts = document.querySelectorAll('main, main [aria-label], main img');
  const shown = [...parts].map((one) =>
    [one.getAttribute('aria-label'), one.getAttribute('alt'), one.textContent].join('|'),
  );
  const answers: Answers = new Map(
    queryClient
      .getQueryCache()
      .getAll()
      .flatMap(({ queryHash, state }) =>
        state.data === undefined ? [] : [[queryHash, state.data] as const],
      ),
  );
  return { shown, answers };
}

/** Takes the page away, and all that it kept. */
function leave() {
  cleanup();
  queryClient.clear();
  dropCopy();
  sessionStorage.clear();
}

/** The answer as it was before: other words, and some rows that are gone or were not there yet. */
function older(value: unknown, drop: number): unknown {
  if (Array.isArray(value)) {
    return value.filter((_, at) => (at + drop) % 3 !== 0).map((one) => older(one, drop + 1));
  }
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      if (/^(title|name)$/.test(name) && typeof one === 'string') return [name, `${one} before`];
      return [
        name,
        typeof one === 'number' && /count/i.test(name) ? one + 1 : older(one, drop + 1),
      ];
    }),
  );
}

const holding = fc.oneof(
  fc.constant({ kind: 'empty' as const }),
  fc.constant({ kind: 'same' as const }),
  fc.record({ kind: fc.constant('older' as const), drop: fc.nat(2) }),
  fc.record({ kind: fc.constant('torn' as const), at: fc.double({ min: 0, max: 1, noNaN: true }) }),
  fc.constant({ kind: 'foreign' as const }),
);

/** What the device reads of a query. */
function textOf(answer: unknown, held: typeof holding extends fc.Arbitrary<infer H> ? H : never) {
  const text = JSON.stringify(answer);
  if (held.kind === 'same') return text;
  if (held.kind === 'older') return JSON.stringify(older(answer, held.drop));
  if (held.kind === 'torn') return text.slice(0, Math.floor(text.length * held.at));
  // Another member's lies under another key.
  return undefined;
}

it('whatever is kept, a screen ends as one that began with nothing', async () => {
  const plain = new Map<string, Awaited<ReturnType<typeof open>>>();
  for (const path of paths) {
    plain.set(path, await open(path));
    leave();
  }
  let showedOlder = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...paths),
      fc.array(holding, { minLength: 1, maxLength: 8 }),
      async (path, holdings) => {
        const { shown, answers } = plain.get(path)!;
        const hashes = [...answers.keys()];
        readKeptBy(async (key) => {
          const at = hashes.indexOf(key.slice(key.indexOf('[')));
          if (at < 0) return undefined;
          return textOf(answers.get(hashes[at]!), holdings[at % holdings.length]!);
        });
        const { fault, release } = held();
        wire.cut('userDetails', fault);
        // What was read of them anew would be seen in place of the older.
        wire.cut('getWardrobes', fault);
        const opened = open(path);
        // Once something of the copy is on screen, or it is known that there is none.
        await waitFor(() => expect(wire.callsOf('userDetails').length).toBeGreaterThan(0));
        const isOlder = path === '/wardrobes' && holdings.every(({ kind }) => kind === 'older');
        if (isOlder) await waitFor(() => expect(document.body.textContent).toMatch(/ before/));
        else await new Promise((resolve) => window.requestAnimationFrame(resolve));
        if (/ before/.test(document.body.textContent)) showedOlder += 1;
        release();
        wire.cut('userDetails');
        wire.cut('getWardrobes');
        expect((await opened).shown).toEqual(shown);
        wire.calls.length = 0;
        leave();
      },
    ),
    {
      numRuns: 25,
      endOnFailure: true,
      examples: [['/wardrobes', [{ kind: 'older', drop: 1 }]]],
    },
  );
  // The copy was seen on the way.
  expect(showedOlder).toBeGreaterThan(0);
}, 240_000);
