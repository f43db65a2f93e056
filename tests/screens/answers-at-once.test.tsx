import '#tests/support/page.ts';
import './still-motion.ts';

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays } from '#contract/rules/calendar-days.ts';
import { todayIs } from '#lib/calendar-weeks.ts';
import { paths } from '#lib/paths.ts';
import { takeConsoleErrors } from '#tests/support/console-guard.ts';
import { reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type FaultyWire, faultyWire, held, refused } from './faulty-wire.ts';
import { settledMember } from './member.ts';

let server: TestServer;
let wire: FaultyWire;
let maya: Person;
let outfitId: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(844);
  reachServer(server);
  wire = faultyWire();
  maya = await settledMember(server);
  const owner = maya.userId;
  const piece = { owner, changes: { title: 'Grey suit', category: 'suit' } };
  const { itemId } = (await server.call('saveItem', piece, maya)).item;
  const layer = { itemId, x: 0.5, y: 0.5, size: 0.5, rotation: 0, isFlipped: false };
  const outfit = {
    owner,
    changes: { title: 'Office' },
    collage: { background: 'paper' as const, layers: [layer] },
  };
  ({ outfitId } = (await server.call('saveOutfit', outfit, maya)).outfit);
});
afterEach(() => {
  cleanup();
  // happy-dom has no `search` element yet, of which React warns.
  expect(takeConsoleErrors().filter(([, tag]) => tag !== 'search')).toEqual([]);
});

const today = todayIs();
const plansOf = async (day: string) => {
  const { plans } = await server.call('getPlans', { owner: maya.userId, from: day, to: day }, maya);
  return plans;
};
const openPlan = async () => {
  const app = renderApp(paths.outfit(outfitId), maya);
  await app.user.click(await screen.findByRole('button', { name: 'Plan' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Plan' }));
  await app.user.type(sheet.getByLabelText('What for'), 'Opening');
  return { ...app, plan: () => app.user.click(sheet.getByRole('button', { name: 'Plan' })) };
};

describe('before the server answers', () => {
  it('an outfit is worn today, and Undo takes that back', async () => {
    const { fault, release } = held();
    wire.cut('savePlan', fault);
    const { user } = renderApp(paths.outfit(outfitId), maya);
    await user.click(await screen.findByRole('button', { name: 'Wear today' }));
    await screen.findByRole('button', { name: 'Worn today', pressed: true });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByRole('button', { name: 'Wear today', pressed: false });
    expect(await plansOf(today)).toEqual([]);
    release();
    await waitFor(() => expect(wire.callsOf('deletePlans')).toHaveLength(1));
    await waitFor(async () => expect(await plansOf(today)).toEqual([]));
    screen.getByRole('button', { name: 'Wear today', pressed: false });
  });

  it('an outfit is planned, and its sheet has left', async () => {
    const { fault, release } = held();
    wire.cut('savePlan', fault);
    const { plan } = await openPlan();
    await plan();
    await screen.findByText(/^Planned for /);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const tomorrow = addDays(today, 1);
    expect(await plansOf(tomorrow)).toEqual([]);
    release();
    await waitFor(async () =>
      expect(await plansOf(tomorrow)).toMatchObject([{ title: 'Opening' }]),
    );
    screen.getByText(/^Planned for /);
  });

  it('the wardrobes stand in their order', async () => {
    for (const name of ['Work', 'Trip'])
      await server.call('saveWardrobe', { owner: maya.userId, name, description: '' }, maya);
    const { fault, release } = held();
    wire.cut('orderWardrobes', fault);
    const { user } = renderApp('/wardrobes?sheet=order', maya);
    const last = await screen.findByRole('button', { name: /, 2 of 2, with the arrow keys$/ });
    last.focus();
    await user.keyboard('{ArrowUp}');
    const names = () =>
      screen.getAllByRole('article').map((one) => within(one).getByRole('heading').textContent);
    await user.click(screen.getByRole('button', { name: 'Save order' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { wardrobes } = await server.call('getWardrobes', { owner: maya.userId }, maya);
    expect(names()).toEqual(wardrobes.map(({ name }) => name).toReversed());
    release();
    await waitFor(() => expect(wire.callsOf('orderWardrobes')).toHaveLength(1));
  });
});

it('takes back what it said where the server refuses, and keeps what was typed', async () => {
  const { fault, release } = held(refused(403, 'forbidden'));
  wire.cut('savePlan', fault);
  const { user, plan } = await openPlan();
  await plan();
  await screen.findByText(/^Planned for /);
  release();
  await waitFor(() => expect(screen.queryByText(/^Planned for /)).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Plan' }));
  const field = within(await screen.findByRole('dialog', { name: 'Plan' })).getByLabelText(
    'What for',
  );
  await waitFor(() => expect(field).toHaveProperty('value', 'Opening'));
});
