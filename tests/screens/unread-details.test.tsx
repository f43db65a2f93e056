import '#tests/support/page.ts';
import './still-motion.ts';

import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OperationName } from '#contract/operations.ts';
import { paths } from '#lib/paths.ts';
import { takeConsoleErrors } from '#tests/support/console-guard.ts';
import { reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type FaultyWire, faultyWire, held, offline } from './faulty-wire.ts';
import { settledMember } from './member.ts';

let server: TestServer;
let wire: FaultyWire;
let maya: Person;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  reachServer(server);
  wire = faultyWire();
  maya = await settledMember(server);
});
afterEach(() => {
  cleanup();
  // happy-dom has no `search` element yet, of which React warns.
  expect(takeConsoleErrors().filter(([, tag]) => tag !== 'search')).toEqual([]);
});

const imageId = '01890000-0000-7000-8000-000000000000';
const screens: {
  name: string;
  path: string;
  reads: OperationName;
  way: 'Back' | 'Close';
  home: string;
}[] = [
  { name: 'piece', path: paths.item('7'), reads: 'getItemDetails', way: 'Back', home: '/items' },
  {
    name: 'outfit',
    path: paths.outfit('7'),
    reads: 'getOutfitDetails',
    way: 'Back',
    home: '/outfits',
  },
  { name: 'look', path: paths.look('7'), reads: 'getLookDetails', way: 'Back', home: '/looks' },
  {
    name: 'outfit',
    path: paths.editOutfit('7'),
    reads: 'getOutfitDetails',
    way: 'Close',
    home: paths.outfit('7'),
  },
  {
    name: 'photo',
    path: paths.cutout('7', imageId),
    reads: 'getItemCutout',
    way: 'Close',
    home: paths.item('7'),
  },
];

describe.each(screens)('the screen $path', ({ name, path, reads, way, home }) => {
  it('keeps its way back where it did not load', async () => {
    wire.cut(reads, offline);
    const { user, where } = renderApp(path, maya);
    await screen.findByRole('heading', { name: `This ${name} did not load` });
    wire.cut(reads);
    await user.click(screen.getByRole('button', { name: way }));
    await waitFor(() => expect(where()).toBe(home));
  });

  it('keeps its way back while it loads', async () => {
    const answer = held();
    wire.cut(reads, answer.fault);
    const { user, where } = renderApp(path, maya);
    await waitFor(() => expect(wire.callsOf(reads)).not.toHaveLength(0));
    await user.click(await screen.findByRole('button', { name: way }));
    await waitFor(() => expect(where()).toBe(home));
    answer.release();
  });
});
