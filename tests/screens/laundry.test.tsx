import '#tests/support/page.ts';
import './still-motion.ts';
// Brought before the first test, which would wait for it.
import '#features/items/availability/availability-sheet.tsx';
import '#features/items/laundry/laundry-screen.tsx';

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays } from '#contract/rules/calendar-days.ts';
import { todayIs } from '#lib/calendar-weeks.ts';
import { newIdempotencyKey } from '#lib/unanswered-writes.ts';
import { reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { toasts } from '#ui/toasts.ts';
import { faultyWire, offline } from './faulty-wire.ts';
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
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const owner = () => ({ owner: maya.userId });
const piece = async (title: string, category = 'shirt') =>
  (await server.call('saveItem', { ...owner(), changes: { title, category } }, maya)).item.itemId;
const details = async (itemId: string) =>
  (await server.call('getItemDetails', { ...owner(), itemId }, maya)).item;
const wearsOf = async (itemId: string) => (await details(itemId)).wearsSinceWash;
const wear = (itemIds: string[]) =>
  server.call(
    'savePlan',
    { ...owner(), changes: { day: todayIs(), slot: 'day', itemIds }, isWorn: true },
    maya,
  );
const wash = (itemIds: string[]) =>
  server.call(
    'setAvailability',
    { ...owner(), changeId: newIdempotencyKey(), itemIds, availability: 'in-the-wash' },
    maya,
  );
const openWhere = async (itemId: string) => {
  const { user } = renderApp(`/items/${itemId}?sheet=where`, maya);
  return { user, sheet: within(await screen.findByRole('dialog', { name: 'Where is it now?' })) };
};

describe('wears since the wash', () => {
  it('are told of a piece, corrected by one, and taken back', async () => {
    const shirt = await piece('Poplin shirt');
    await wear([shirt]);
    const { user, sheet } = await openWhere(shirt);
    await sheet.findByRole('heading', { name: 'Worn once since the wash' });
    sheet.getByText(/One more wear, then it is due/);
    sheet.getByRole('button', { name: 'Worn, 1', pressed: true });
    await user.click(sheet.getByRole('button', { name: 'One wear more' }));
    await sheet.findByRole('heading', { name: 'Worn twice since the wash' });
    sheet.getByText(/It is due for the wash/);
    await waitFor(async () => expect(await wearsOf(shirt)).toBe(2));
    await user.click(await sheet.findByRole('button', { name: 'Undo' }));
    await sheet.findByRole('heading', { name: 'Worn once since the wash' });
    await waitFor(async () => expect(await wearsOf(shirt)).toBe(1));
    expect(
      await screen.findByRole('button', { name: /Worn once since the wash/, hidden: true }),
    ).toBeTruthy();
  });

  it('come with a wear of today, which is taken back by the same button', async () => {
    const shirt = await piece('Poplin shirt');
    const { user, sheet } = await openWhere(shirt);
    await user.click(await sheet.findByRole('button', { name: 'Wear today' }));
    await sheet.findByRole('heading', { name: 'Worn once since the wash' });
    await waitFor(async () => expect(await details(shirt)).toMatchObject({ wearCount: 1 }));
    await user.click(await sheet.findByRole('button', { name: 'Worn today', pressed: true }));
    await sheet.findByRole('heading', { name: 'Not worn since the wash' });
    await waitFor(async () =>
      expect(await details(shirt)).toMatchObject({ wearCount: 0, availability: 'ready' }),
    );
  });

  it('end in the wash, from the foot of the sheet', async () => {
    const shirt = await piece('Poplin shirt');
    await wear([shirt]);
    const { user, sheet } = await openWhere(shirt);
    await user.click(await sheet.findByRole('button', { name: 'Into the wash' }));
    await user.click(await sheet.findByRole('button', { name: 'Clean again' }));
    await sheet.findByRole('heading', { name: 'Not worn since the wash' });
    await waitFor(async () =>
      expect(await details(shirt)).toMatchObject({ wearsSinceWash: 0, availability: 'ready' }),
    );
  });

  it('are told by hand, with a day, once for each part of it', async () => {
    const shirt = await piece('Poplin shirt');
    const { user } = renderApp(`/items/${shirt}`, maya);
    const add = async (day: string) => {
      await user.click(await screen.findByRole('button', { name: 'Add a day' }));
      fireEvent.change(screen.getByLabelText('Worn on'), { target: { value: day } });
      await user.click(screen.getByRole('button', { name: 'Add' }));
    };
    await add('2026-03-29');
    await waitFor(async () =>
      expect(await details(shirt)).toMatchObject({ wearCount: 1, lastWornDay: '2026-03-29' }),
    );
    await screen.findByRole('link', { name: 'Mar 29, 2026' });
    await add('2026-03-29');
    await waitFor(() =>
      expect(toasts.list.map(({ title }) => title)).toContainEqual(
        expect.stringMatching(/^It was worn on .* already$/),
      ),
    );
    await add(addDays(todayIs(), 1));
    await screen.findByText('That day has not begun.');
    expect(await details(shirt)).toMatchObject({ wearCount: 1 });
  });

  it('are not told of what is never due', async () => {
    const bag = await piece('Tote', 'tote');
    await wear([bag]);
    const { sheet } = await openWhere(bag);
    await sheet.findByRole('button', { name: 'Worn', pressed: true });
    expect(sheet.queryByText(/since the wash/)).toBeNull();
  });
});

describe('the laundry', () => {
  it('says one piece clean, which can be undone, and folds its row away', async () => {
    const [shirt, tee] = [await piece('Poplin shirt'), await piece('White tee')];
    await wear([shirt]);
    await wash([shirt]);
    await wash([tee]);
    const { user } = renderApp('/items/laundry', maya);
    await screen.findByText(/Since today, worn once/);
    await user.click(screen.getByRole('button', { name: 'Poplin shirt: clean again' }));
    await screen.findByText('Clean again just now');
    await waitFor(async () => expect((await details(shirt)).availability).toBe('ready'));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect((await details(shirt)).availability).toBe('in-the-wash'));
    await waitFor(() => expect(screen.queryByText('Clean again just now')).toBeNull());
    expect(await wearsOf(shirt)).toBe(1);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    fireEvent.click(screen.getByRole('button', { name: 'Poplin shirt: clean again' }));
    await screen.findByText('Clean again just now');
    await waitFor(async () => expect((await details(shirt)).availability).toBe('ready'));
    await vi.advanceTimersByTimeAsync(10_000);
    await waitFor(() => expect(screen.queryByText('Poplin shirt')).toBeNull());
    await screen.findByText('White tee');
  });

  it('puts what was said clean by mistake back into the basket, also without a network', async () => {
    const shirt = await piece('Poplin shirt');
    await wash([shirt, await piece('White tee')]);
    const wire = faultyWire();
    const { user } = renderApp('/items/laundry', maya);
    await user.click(await screen.findByRole('button', { name: 'Poplin shirt: clean again' }));
    // The basket was read anew, without it.
    await waitFor(async () => expect((await details(shirt)).availability).toBe('ready'));
    await waitFor(() => expect(wire.callsOf('getLaundry').length).toBeGreaterThan(1));
    await screen.findByText('Clean again just now');
    wire.cut('everything', offline);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText('Clean again just now')).toBeNull());
    await screen.findByRole('button', { name: 'Poplin shirt: clean again' });
    wire.cut('everything');
  });

  it('says all clean at once, and undoes them as one', async () => {
    const ids = [await piece('Poplin shirt'), await piece('White tee'), await piece('Blue tee')];
    await wash(ids);
    const { user } = renderApp('/items/laundry', maya);
    await user.click(await screen.findByRole('button', { name: 'All three clean again' }));
    await waitFor(() => expect(screen.getAllByText('Clean again just now')).toHaveLength(3));
    await waitFor(async () => expect((await details(ids[2]!)).availability).toBe('ready'));
    const [now, undo] = [performance.now(), screen.getByRole('button', { name: 'Undo all three' })];
    const clock = vi.spyOn(performance, 'now').mockReturnValue(now);
    // The second one of two quick taps.
    fireEvent.click(undo);
    expect(undo.textContent).toBe('Undo all three');
    clock.mockReturnValue(now + 1000);
    fireEvent.click(undo);
    clock.mockRestore();
    await waitFor(async () =>
      expect(await Promise.all(ids.map(async (id) => (await details(id)).availability))).toEqual([
        'in-the-wash',
        'in-the-wash',
        'in-the-wash',
      ]),
    );
    await screen.findByRole('button', { name: 'All three clean again' });
  });

  it('puts what is due into the basket, and changes when that is', async () => {
    const tee = await piece('White tee', 't-shirt');
    await piece('Tote', 'tote');
    await wear([tee]);
    const { user } = renderApp('/items/laundry', maya);
    await screen.findByText('1 is due now');
    await user.click(screen.getByRole('button', { name: 'T-shirts: wash after more wears' }));
    await screen.findByText('White tee: one more wear');
    await user.click(screen.getByRole('button', { name: 'T-shirts: wash after fewer wears' }));
    await user.click(screen.getByRole('button', { name: '1 more, never due' }));
    await screen.findByText('1 piece, never due');
    await user.click(await screen.findByRole('button', { name: 'White tee: into the wash' }));
    await screen.findByRole('button', { name: 'White tee: clean again' });
    await waitFor(async () => expect((await details(tee)).availability).toBe('in-the-wash'));
    expect(screen.queryByRole('heading', { name: 'Due for the wash' })).toBeNull();
  });

  it('is reached from the list of pieces, and tells of earlier washes', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
    const shirt = await piece('Poplin shirt');
    await wash([shirt]);
    const { user } = renderApp('/items', maya);
    await user.click(await screen.findByRole('link', { name: '1 piece in the wash' }));
    await user.click(await screen.findByRole('button', { name: 'Poplin shirt: clean again' }));
    await waitFor(async () => expect((await details(shirt)).availability).toBe('ready'));
    await user.click(screen.getByRole('button', { name: 'Wash history' }));
    const history = within(await screen.findByRole('dialog', { name: 'Wash history' }));
    await history.findByRole('link', { name: 'Poplin shirt' });
    await history.findByText('1 piece');
  });
});
