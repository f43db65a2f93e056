import '#tests/support/page.ts';
import './still-motion.ts';
// Brought before the first test, which would wait for it.
import '#features/items/keep-or-repair/keep-or-repair-screen.tsx';
import '#features/resale/resale-screen.tsx';

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#contract/rules/calendar-days.ts';
import { nextSeason } from '#contract/rules/unworn.ts';
import { addMonths, todayIs } from '#lib/calendar-weeks.ts';
import { newIdempotencyKey } from '#lib/unanswered-writes.ts';
import { entitle } from '#tests/support/entitle.ts';
import { reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { toasts } from '#ui/toasts.ts';
import { settledMember } from './member.ts';

let server: TestServer;
let maya: Person;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  reachServer(server);
  maya = await settledMember(server);
  localStorage.clear();
  toasts.list.splice(0);
});
afterEach(cleanup);

const owner = () => ({ owner: maya.userId });
/** A piece that was worn once, so many days ago. */
const piece = async (title: string, daysAgo: number, changes = {}) => {
  const { item } = await server.call(
    'saveItem',
    { ...owner(), changes: { title, ...changes } },
    maya,
  );
  const plan = { day: addDays(todayIs(), -daysAgo), slot: 'day' as const, itemIds: [item.itemId] };
  await server.call('savePlan', { ...owner(), changes: plan, isWorn: true }, maya);
  return item.itemId;
};
/** The pieces that the server asks about on a day. */
const asked = async (today = todayIs()) => {
  const days = { since: addMonths(todayIs(), -12), today };
  const { pieces } = await server.call('getUnworn', { ...owner(), ...days }, maya);
  return pieces.map(({ item }) => item.title);
};
const card = (name: string) => screen.findByRole('article', { name });
const open = (address = '/items/keep-or-repair') => renderApp(address, maya);

describe('what was not worn', () => {
  it('is kept by its button and by the arrow key, and not asked about for as long again', async () => {
    await piece('Wool coat', 500, { brand: 'Halden', purchasePriceCents: 12_000 });
    await piece('Straw hat', 450);
    await piece('Silk scarf', 400);
    const { user } = open();
    const coat = within(await card('Wool coat'));
    coat.getByText('Once');
    coat.getByText('$120.00');
    coat.getByText(/^Halden · /);
    screen.getByText('1 of 3');
    await user.click(screen.getByRole('button', { name: 'Keep' }));
    await card('Straw hat');
    // The second tap of two is no answer for what has just come.
    fireEvent.click(screen.getByRole('button', { name: 'Keep' }), { detail: 2 });
    screen.getByText('2 of 3 · one kept');
    screen.getByText('Kept. Next: Straw hat');
    await user.keyboard('{ArrowRight}');
    await card('Silk scarf');
    screen.getByText('3 of 3 · two kept');
    await waitFor(async () => expect(await asked()).toEqual(['Silk scarf']));
    const inYear = addMonths(todayIs(), 12);
    expect(await asked(addDays(inYear, -1))).toEqual(['Silk scarf']);
    expect(await asked(inYear)).toEqual(['Wool coat', 'Straw hat', 'Silk scarf']);
  });

  it('is put off until the next season', async () => {
    await piece('Wool coat', 500);
    const { user } = open();
    await card('Wool coat');
    const { season, day } = nextSeason(todayIs());
    await user.click(screen.getByRole('button', { name: `Ask me again in ${season}` }));
    await screen.findByText(`One asked again in ${season}.`);
    await waitFor(async () => expect(await asked()).toEqual([]));
    expect(await asked(addDays(day, -1))).toEqual([]);
    expect(await asked(day)).toEqual(['Wool coat']);
  });

  it('is brought back by Undo through all, by its button and by its keys', async () => {
    await piece('Wool coat', 500);
    await piece('Straw hat', 450);
    const { user } = open();
    await card('Wool coat');
    screen.getByRole('button', { name: 'Undo' });
    await user.keyboard('{ArrowRight}');
    await card('Straw hat');
    await user.click(screen.getByRole('button', { name: /^Ask me again in/ }));
    await screen.findByRole('heading', { name: 'That was the last one' });
    await waitFor(async () => expect(await asked()).toEqual([]));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await card('Straw hat');
    await waitFor(async () => expect(await asked()).toEqual(['Straw hat']));
    await user.keyboard('{Control>}z{/Control}');
    await card('Wool coat');
    screen.getByText('1 of 2');
    screen.getByText('Taken back. Wool coat');
    await waitFor(async () => expect(await asked()).toEqual(['Wool coat', 'Straw hat']));
  });

  it('goes to the alterations with the piece chosen, and is gone on with from there', async () => {
    const itemId = await piece('Wool coat', 500);
    await piece('Straw hat', 450);
    const first = open();
    await card('Wool coat');
    await first.user.keyboard('{ArrowUp}');
    await waitFor(() => expect(first.where()).toBe(`/alterations/select-services?item=${itemId}`));
    first.unmount();
    const { user } = open();
    await card('Straw hat');
    screen.getByText('2 of 2 · one to repair');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await card('Wool coat');
    expect(await asked()).toEqual(['Wool coat', 'Straw hat']);
  });

  it('says where a piece is that is not at hand, and that it cannot be sent', async () => {
    const itemId = await piece('Wool coat', 500);
    const lend = {
      changeId: newIdempotencyKey(),
      itemIds: [itemId],
      availability: 'lent' as const,
    };
    await server.call('setAvailability', { ...owner(), ...lend }, maya);
    const { user, where } = open();
    within(await card('Wool coat')).getByText('Lent');
    await user.click(screen.getByRole('button', { name: 'Repair' }));
    expect(toasts.list.map(({ title }) => title)).toEqual(['Not now: lent']);
    await user.keyboard('{ArrowUp}');
    expect(where()).toBe('/items/keep-or-repair');
    screen.getByText('1 of 1');
  });

  it('leads to its listing by button and by the arrow key, and comes back to where it was', async () => {
    const itemId = await piece('Wool coat', 500, { purchasePriceCents: 190_00, category: 'coat' });
    await piece('Straw hat', 450);
    await entitle(server.app.services.open.database, maya.userId, ['resaleValue']);
    const first = open();
    await card('Wool coat');
    // 190 × 0.45 × 1.2 × 1 × 0.75, 16% below and above.
    await screen.findByText('$65 to $89');
    await first.user.click(screen.getByRole('button', { name: 'Sell' }));
    await waitFor(() => expect(first.where()).toBe(`/resell-item?item=${itemId}`));
    first.unmount();
    const { user, where } = open();
    await card('Straw hat');
    screen.getByText('2 of 2 · one to sell');
    // Nothing was written down: it is asked about again.
    expect(await asked()).toEqual(['Wool coat', 'Straw hat']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await card('Wool coat');
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(where()).toBe(`/resell-item?item=${itemId}`));
  });

  it('leads back with what became of it, once it was all gone through', async () => {
    await piece('Wool coat', 500);
    const { user, where } = open();
    await card('Wool coat');
    await user.click(screen.getByRole('button', { name: 'Keep' }));
    await screen.findByText('One kept.');
    const done = screen.getByRole('button', { name: 'Done' });
    await waitFor(() => expect(document.activeElement).toBe(done));
    await user.click(done);
    await waitFor(() => expect(where()).toBe('/items'));
  });

  it('is nothing where all was worn, until one asks for fewer months', async () => {
    await piece('Straw hat', 100);
    const { user } = open();
    await screen.findByRole('heading', { name: 'Nothing to go through' });
    await user.click(screen.getByRole('button', { name: '3 months' }));
    await card('Straw hat');
    screen.getByRole('button', { name: 'Not worn for 3 months' });
  });

  it('does not go on while a key is held down', async () => {
    await piece('Wool coat', 500);
    await piece('Straw hat', 450);
    open();
    await card('Wool coat');
    fireEvent.keyDown(document.body, { key: 'ArrowRight', repeat: true });
    screen.getByText('1 of 2');
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    await screen.findByText('2 of 2 · one kept');
  });

  it('is reached from the statistics', async () => {
    await piece('Wool coat', 500);
    const { user } = open('/wardrobe-statistics');
    await user.click(await screen.findByRole('link', { name: 'Go through what you did not wear' }));
    await card('Wool coat');
  });
});
