import '#tests/support/page.ts';
import './still-motion.ts';

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays } from '#contract/rules/calendar-days.ts';
import { dayName, todayIs } from '#lib/calendar-weeks.ts';
import { paths } from '#lib/paths.ts';
import { takeConsoleErrors } from '#tests/support/console-guard.ts';
import { reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { settledMember } from './member.ts';

let server: TestServer;
let maya: Person;
let itemId: string;
let outfitId: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(844);
  reachServer(server);
  maya = await settledMember(server);
  const owner = maya.userId;
  const piece = { owner, changes: { title: 'Grey suit', category: 'suit' } };
  ({ itemId } = (await server.call('saveItem', piece, maya)).item);
  const place = { x: 0.5, y: 0.5, size: 0.5, rotation: 0, isFlipped: false };
  const outfit = {
    owner,
    changes: { title: 'Office' },
    collage: { background: 'paper' as const, layers: [{ itemId, ...place }] },
  };
  ({ outfitId } = (await server.call('saveOutfit', outfit, maya)).outfit);
});
afterEach(() => {
  cleanup();
  // happy-dom has no `search` element yet, of which React warns.
  expect(takeConsoleErrors().filter(([, tag]) => tag !== 'search')).toEqual([]);
});

const today = todayIs();
const plan = async (day: string, isWorn = false, slot: 'day' | 'evening' = 'day') => {
  const changes = { outfitId, day, slot };
  return (await server.call('savePlan', { owner: maya.userId, changes, isWorn }, maya)).plan.planId;
};
const plansOf = async (from: string, to = from) =>
  (await server.call('getPlans', { owner: maya.userId, from, to }, maya)).plans;
const wearsOfPiece = async () =>
  (await server.call('getItemDetails', { owner: maya.userId, itemId }, maya)).item.wearCount;
const open = (search = '') => renderApp(`/outfits?view=calendar${search}`, maya);
const panel = () => screen.findByRole('region', { name: /day,/ });

/** Plans as much for a day as it holds. */
const fill = async (day: string) => {
  for (let at = 1; at <= 12; at += 1) {
    const changes = { itemIds: [itemId], day, slot: 'day' as const, title: `Fitting ${at}` };
    await server.call('savePlan', { owner: maya.userId, changes }, maya);
  }
};
const full = 'A day holds 12 plans.';

describe('the calendar', () => {
  it('opens on today, and the view is in the address', async () => {
    const { user, where } = renderApp('/outfits', maya);
    await user.click(await screen.findByRole('radio', { name: 'Calendar' }));
    await waitFor(() => expect(where()).toBe('/outfits?view=calendar'));
    within(await panel()).getByRole('heading', { name: dayName(today) });
    const chosen = screen.getByRole('button', { pressed: true, current: 'date' });
    expect(chosen.getAttribute('aria-label')).toBe(dayName(today));
  });

  it('is meant by its name in the address however it is written', async () => {
    renderApp('/looks?view=Calendar', maya);
    await panel();
    screen.getByRole('radio', { name: 'Calendar', checked: true });
  });

  it('begins its weeks as the language does', async () => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('de-DE');
    open('&on=2026-11-20');
    const days = await screen.findAllByRole('button', { name: /^\w+day, / });
    expect(days[0]?.getAttribute('aria-label')).toBe('Monday, October 26');
    cleanup();
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US');
    open('&on=2026-11-20');
    const american = await screen.findAllByRole('button', { name: /^\w+day, / });
    expect(american[0]?.getAttribute('aria-label')).toBe('Sunday, November 1');
  });

  it('opens where the browser names no language that there is', async () => {
    const language = vi.spyOn(navigator, 'language', 'get').mockReturnValue('c');
    open();
    await panel();
    language.mockRestore();
  });

  it('has a 29 February in a leap year, and goes on to the 31 days of March', async () => {
    const { user, where } = open('&on=2028-02-29');
    await screen.findByRole('button', { name: 'Tuesday, February 29' });
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    await screen.findByRole('button', { name: 'Friday, March 31' });
    expect(where()).toContain('on=2028-03-29');
  });

  it('ends with the last day that a plan may have', async () => {
    const { user } = renderApp(paths.calendar('outfits', '2199-12-31'), maya);
    await screen.findByText('Nothing planned yet.');
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(screen.queryByText('Your plans did not load')).toBeNull();
    expect(screen.getByRole('heading', { name: 'December 2199' })).toBeTruthy();
  });

  it('plans an outfit for a day, and takes that back with Undo', async () => {
    const day = addDays(today, 3);
    const { user } = open(`&on=${day}`);
    await user.click(within(await panel()).getByRole('button', { name: 'Plan' }));
    await user.click(await screen.findByRole('button', { name: 'Office' }));
    await waitFor(async () => expect(await plansOf(day)).toMatchObject([{ outfitId }]));
    await screen.findByRole('button', { name: `${dayName(day)}: Office` });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await plansOf(day)).toEqual([]));
  });

  it('plans loose pieces, with what they are for', async () => {
    const day = addDays(today, 2);
    const { user } = open(`&on=${day}`);
    await user.click(within(await panel()).getByRole('button', { name: 'Plan' }));
    await user.click(await screen.findByRole('radio', { name: 'Pieces' }));
    await user.type(screen.getByLabelText('What for'), 'Interview');
    await user.click(await screen.findByRole('button', { name: /^Grey suit/ }));
    await user.click(screen.getByRole('button', { name: 'Plan piece' }));
    await screen.findByRole('button', { name: `${dayName(day)}: Interview` });
    await waitFor(async () =>
      expect(await plansOf(day)).toMatchObject([{ title: 'Interview', itemIds: [itemId] }]),
    );
  });

  it('says of a day that is full that it is, where one plans for it', async () => {
    const day = addDays(today, 2);
    await fill(day);
    const { user } = open(`&on=${day}`);
    await user.click(within(await panel()).getByRole('button', { name: 'Plan' }));
    const sheet = within(await screen.findByRole('dialog', { name: dayName(day) }));
    await user.type(sheet.getByLabelText('What for'), 'Interview');
    await user.click(await sheet.findByRole('button', { name: 'Office' }));
    await sheet.findByText(full);
    expect(sheet.getByLabelText('What for')).toHaveProperty('value', 'Interview');
    await user.click(sheet.getByRole('radio', { name: 'Pieces' }));
    await user.click(await sheet.findByRole('button', { name: /^Grey suit/ }));
    await user.click(sheet.getByRole('button', { name: 'Plan piece' }));
    await sheet.findByText(full);
    expect(await plansOf(day)).toHaveLength(12);
  });

  it('says of a full day that it is where a plan is to move to it, and moves it to another', async () => {
    const day = addDays(today, 2);
    await fill(day);
    await plan(today);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Move' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Office' }));
    const date = sheet.getByLabelText('Day', { selector: '[type=date]' });
    await user.clear(date);
    await user.type(date, day);
    await user.click(sheet.getByRole('button', { name: 'Move' }));
    await sheet.findByText(full);
    await user.clear(date);
    await user.type(date, addDays(today, 3));
    expect(sheet.queryByText(full)).toBeNull();
    await user.click(sheet.getByRole('button', { name: 'Move' }));
    await waitFor(async () => expect(await plansOf(addDays(today, 3))).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('counts a wear once, however often it is marked, and takes it back', async () => {
    await plan(today);
    const { user } = open();
    const mark = () => screen.findByRole('button', { name: 'Mark worn' });
    await user.click(await mark());
    await screen.findByRole('button', { name: 'Worn' });
    await waitFor(async () => expect(await wearsOfPiece()).toBe(1));
    await user.click(screen.getByRole('button', { name: 'Worn' }));
    await mark();
    await waitFor(async () => expect(await wearsOfPiece()).toBe(0));
  });

  it('marks what was worn on a day of the past at once', async () => {
    const day = addDays(today, -3);
    const { user } = open(`&on=${day}`);
    await user.click(within(await panel()).getByRole('button', { name: 'Add worn' }));
    await user.click(await screen.findByRole('button', { name: 'Office' }));
    await waitFor(async () => expect(await plansOf(day)).toMatchObject([{ isWorn: true }]));
    expect(await wearsOfPiece()).toBe(1);
  });

  it('moves no worn plan to a day to come', async () => {
    await plan(today, true);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Move' }));
    const sheet = await screen.findByRole('dialog', { name: 'Office' });
    const date = within(sheet).getByLabelText('Day', { selector: '[type=date]' });
    await user.clear(date);
    await user.type(date, addDays(today, 5));
    await within(sheet).findByText(/^Mark it as not worn before/);
    const move = within(sheet).getByRole('button', { name: 'Move' });
    expect(move.getAttribute('aria-disabled')).toBe('true');
    await user.click(move);
    expect(await plansOf(today)).toHaveLength(1);
  });

  it('moves a plan to another day and to the evening, and back with Undo', async () => {
    const planId = await plan(today);
    const to = addDays(today, 5);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Move' }));
    const sheet = await screen.findByRole('dialog', { name: 'Office' });
    const date = within(sheet).getByLabelText('Day', { selector: '[type=date]' });
    await user.clear(date);
    await user.type(date, to);
    await user.click(within(sheet).getByRole('radio', { name: 'Evening' }));
    await user.click(within(sheet).getByRole('button', { name: 'Move' }));
    await waitFor(async () =>
      expect(await plansOf(to)).toMatchObject([{ planId, slot: 'evening' }]),
    );
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () =>
      expect(await plansOf(today)).toMatchObject([{ planId, slot: 'day' }]),
    );
  });

  it.each([true, false])(
    'moves a plan onto the same outfit, and Undo brings both back; the other was worn: %s',
    async (isWorn) => {
      const to = addDays(today, -2);
      const there = await plan(to, isWorn);
      const planId = await plan(today);
      const { user } = open();
      await user.click(await screen.findByRole('button', { name: 'Move' }));
      const sheet = await screen.findByRole('dialog', { name: 'Office' });
      const date = within(sheet).getByLabelText('Day', { selector: '[type=date]' });
      await user.clear(date);
      await user.type(date, to);
      await user.click(within(sheet).getByRole('button', { name: 'Move' }));
      await waitFor(async () => expect(await plansOf(today)).toEqual([]));
      expect(await plansOf(to)).toHaveLength(1);
      await user.click(await screen.findByRole('button', { name: 'Undo' }));
      await waitFor(async () => expect(await plansOf(today)).toMatchObject([{ planId }]));
      await waitFor(async () =>
        expect(await plansOf(to)).toMatchObject([{ planId: there, isWorn }]),
      );
    },
  );

  it('says what was worn a short time before', async () => {
    await plan(addDays(today, -4), true);
    await plan(today);
    open();
    await screen.findByText(/^Also worn on /);
  });

  it('says what of a plan is away, on days to come', async () => {
    await server.call(
      'saveItem',
      { owner: maya.userId, itemId, changes: { availability: 'in-storage' } },
      maya,
    );
    await plan(today);
    open();
    await screen.findByText('Grey suit: in storage');
    cleanup();
    await plan(addDays(today, -1));
    open(`&on=${addDays(today, -1)}`);
    await within(await panel()).findByText('Not worn yet');
    expect(screen.queryByText('Grey suit: in storage')).toBeNull();
  });

  it('shows a week by days and evenings, and logs a day of the past with one tap', async () => {
    const day = addDays(today, -7);
    await plan(day);
    const { user } = open(`&by=week&on=${day}`);
    await user.click(await screen.findByRole('button', { name: 'Office worn' }));
    await waitFor(async () => expect(await wearsOfPiece()).toBe(1));
    expect(screen.getAllByRole('button', { name: /^Plan for the evening of / })).toHaveLength(7);
  });

  it('keeps a plan whose outfit is deleted, by its name', async () => {
    await plan(today);
    await server.call('deleteOutfits', { owner: maya.userId, outfitIds: [outfitId] }, maya);
    open();
    await screen.findByRole('button', { name: `${dayName(today)}: Office` });
  });

  it('makes a private address, shows it once, and ends it', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Subscribe/ }));
    await user.click(await screen.findByRole('button', { name: 'Make an address' }));
    const address = await screen.findByLabelText<HTMLInputElement>('Private address');
    const { pathname } = new URL(address.value);
    expect(pathname).toMatch(/^\/calendar\/.+\.ics$/);
    const read = () => server.app.http.inject(pathname);
    expect((await read()).statusCode).toBe(200);
    await user.click(await screen.findByRole('button', { name: 'End the address' }));
    await screen.findByText('The address works no more');
    expect((await read()).statusCode).toBe(404);
  });
});

describe('an outfit', () => {
  it('is worn today by one press, and taken back by another', async () => {
    const { user } = renderApp(paths.outfit(outfitId), maya);
    await user.click(await screen.findByRole('button', { name: 'Wear today' }));
    await screen.findByText('Once');
    await waitFor(async () => expect(await wearsOfPiece()).toBe(1));
    await user.click(await screen.findByRole('button', { name: 'Worn today' }));
    await screen.findByRole('button', { name: 'Wear today' });
    await waitFor(async () => expect(await wearsOfPiece()).toBe(0));
    expect(await plansOf(today)).toHaveLength(1);
  });

  it('that is planned already stays so, with its words: there is nothing to undo', async () => {
    const tomorrow = addDays(today, 1);
    const changes = { outfitId, day: tomorrow, slot: 'day' as const, title: 'Birthday' };
    await server.call('savePlan', { owner: maya.userId, changes }, maya);
    const { user } = renderApp(paths.outfit(outfitId), maya);
    await user.click(await screen.findByRole('button', { name: 'Plan' }));
    const sheet = await screen.findByRole('dialog', { name: 'Plan' });
    await user.click(within(sheet).getByRole('button', { name: 'Plan' }));
    await screen.findByText(`It is planned for ${dayName(tomorrow)} already`);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(await plansOf(tomorrow)).toMatchObject([{ title: 'Birthday' }]);
  });

  it('is planned for a day', async () => {
    const { user } = renderApp(paths.outfit(outfitId), maya);
    await user.click(await screen.findByRole('button', { name: 'Plan' }));
    const sheet = await screen.findByRole('dialog', { name: 'Plan' });
    await user.type(within(sheet).getByLabelText('What for'), 'Opening');
    await user.click(within(sheet).getByRole('button', { name: 'Plan' }));
    const tomorrow = addDays(today, 1);
    await waitFor(async () =>
      expect(await plansOf(tomorrow)).toMatchObject([{ outfitId, title: 'Opening' }]),
    );
  });

  it('says of a full day that it is, where it is planned for it or worn on it', async () => {
    const tomorrow = addDays(today, 1);
    await fill(tomorrow);
    await fill(today);
    const { user } = renderApp(paths.outfit(outfitId), maya);
    await user.click(await screen.findByRole('button', { name: 'Plan' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Plan' }));
    await user.type(sheet.getByLabelText('What for'), 'Interview');
    await user.click(sheet.getByRole('button', { name: 'Plan' }));
    // The page knows nothing of that day: its sheet has left by then, and what was typed is a draft.
    await screen.findByText(full);
    await waitFor(() => expect(screen.queryByText(/^Planned for/)).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Plan' }));
    const again = within(await screen.findByRole('dialog', { name: 'Plan' }));
    const title = again.getByLabelText('What for');
    await waitFor(() => expect(title).toHaveProperty('value', 'Interview'));
    await user.click(again.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Wear today' }));
    await screen.findByRole('button', { name: 'Wear today', pressed: false });
    await screen.findByText(full);
  });
});
