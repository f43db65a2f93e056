import '#tests/support/page.ts';
import './still-motion.ts';

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { spoil } from '#api/query-client.ts';
import { queryClient } from '#app/client.ts';
import { addDays } from '#contract/rules/calendar-days.ts';
import { dayName, shortDay, todayIs } from '#lib/calendar-weeks.ts';

import { makeFriends, nameAnew } from '#tests/support/friends.ts';
import { reachServer, renderApp } from '#tests/support/render-app.tsx';
import { collageOf } from '#tests/support/sample-calls/outfits.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { toasts } from '#ui/toasts.ts';
import { hangItems, settledMember } from './member.ts';

const inDays = (count: number) => addDays(todayIs(), count);
const days = { firstDay: inDays(2), lastDay: inDays(3) };

let server: TestServer;
/** The host. */
let maya: Person;
let theo: Person;
/** The first name of each, as they are shown. */
let names: { maya: string; theo: string };

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  reachServer(server);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(844);
  maya = await settledMember(server);
  theo = await settledMember(server);
  await makeFriends(server, maya, theo);
  names = { maya: await nameAnew(server, maya), theo: await nameAnew(server, theo) };
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const share = async (guest = theo) => {
  const form = { owner: maya.userId, title: 'Wedding', ...days, guestIds: [guest.userId] };
  return (await server.call('shareDay', form, maya)).sharedDayId;
};
const answer = (sharedDayId: string, isComing = true) =>
  server.call('answerSharedDay', { owner: maya.userId, sharedDayId, ...days, isComing }, theo);
const listed = async (as: Person) =>
  (await server.call('getSharedDays', { owner: as.userId }, as)).sharedDays;
const address = (sharedDayId: string) => `/friends/together/${sharedDayId}?owner=${maya.userId}`;
const calendar = (day: string) => `/outfits?view=calendar&by=month&on=${day}`;

/** Plans an outfit of somebody's for the first day. */
async function plan(as: Person, title: string): Promise<string> {
  const [itemId] = await hangItems(server, as, [{ title: `${title} piece` }], []);
  const input = { owner: as.userId, changes: { title }, collage: collageOf([itemId!]) };
  const { outfit } = await server.call('saveOutfit', input, as);
  const changes = { day: days.firstDay, slot: 'day' as const, outfitId: outfit.outfitId };
  await server.call('savePlan', { owner: as.userId, changes }, as);
  return itemId!;
}

/** The column of somebody on a day. */
const column = async (name: string, day = days.firstDay) => {
  const part = await screen.findByRole('region', { name: dayName(day) });
  return within(within(part).getByRole('heading', { name }).closest('li')!);
};

it.each(['host', 'guest'])('that is shared is named before the %s parts', async (side) => {
  const sharedDayId = await share();
  await answer(sharedDayId);
  const [me, other] = side === 'host' ? [maya, theo] : [theo, maya];
  const { user } = renderApp(`/friends/${other.userId}/wardrobes`, me);
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Block' }));
  await screen.findByText(/Dressing together for .?Wedding.? ends with it\./);
});

describe('a day of the calendar', () => {
  it('is shared with friends from the menu', async () => {
    const { user } = renderApp(calendar(days.firstDay), maya);
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Dress together' }));
    const send = await screen.findByRole('button', { name: 'Share' });
    await user.click(send);
    await screen.findByText('Say what it is for.');
    await screen.findByText('Choose a friend.');
    await user.type(screen.getByLabelText(/^What for/), 'Wedding');
    fireEvent.change(screen.getByLabelText('Last day'), { target: { value: days.lastDay } });
    await user.click(screen.getByRole('checkbox', { name: names.theo }));
    await user.click(send);
    await screen.findByText(/^Invitations? sent$/);
    expect(await listed(theo)).toMatchObject([{ title: 'Wedding', ...days, answer: 'waiting' }]);
    await screen.findByRole('link', { name: /Wedding · just you so far/ });
  });

  it('is where the calendar goes once it is shared, by month and by week', async () => {
    const far = { firstDay: inDays(45), lastDay: inDays(46) };
    for (const by of ['month', 'week']) {
      const { user } = renderApp(`/outfits?view=calendar&by=${by}`, maya);
      await user.click(await screen.findByRole('button', { name: 'More' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Dress together' }));
      await user.type(await screen.findByLabelText(/^What for/), `A ${by}`);
      const last = screen.getByLabelText('Last day');
      fireEvent.change(screen.getByLabelText('First day'), { target: { value: far.firstDay } });
      fireEvent.change(last, { target: { value: far.lastDay } });
      await user.click(screen.getByRole('checkbox', { name: names.theo }));
      await user.click(screen.getByRole('button', { name: 'Share' }));
      await screen.findByText(/^Invitations? sent$/);
      await screen.findByRole('link', { name: `A ${by} · just you so far` });
      if (by === 'month') {
        screen.getByRole('button', {
          name: new RegExp(`^${dayName(far.firstDay)}`),
          pressed: true,
        });
      }
      cleanup();
    }
  });

  it('says of days that cannot be shared why not', async () => {
    const { user } = renderApp(calendar(days.firstDay), maya);
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Dress together' }));
    await user.type(await screen.findByLabelText(/^What for/), 'Wedding');
    await user.click(screen.getByRole('checkbox', { name: names.theo }));
    fireEvent.change(screen.getByLabelText('Last day'), { target: { value: inDays(30) } });
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await screen.findByText('At most 14 days on end.');
    expect(await listed(maya)).toEqual([]);
  });

  it('leads to what everybody wears, and on no other day', async () => {
    await answer(await share());
    const { user } = renderApp(calendar(days.lastDay), theo);
    const row = await screen.findByRole('link', { name: `Wedding · with ${names.maya}` });
    await user.click(row);
    await screen.findByRole('heading', { name: 'Wedding' });
    cleanup();
    renderApp(calendar(inDays(4)), theo);
    await screen.findByText('Nothing planned yet.');
    expect(screen.queryByRole('link', { name: /Wedding/ })).toBeNull();
  });

  it('is told from the others by month, with what is shared and with whom', async () => {
    const sharedDayId = await share();
    const cell = (day: string, words = '') =>
      screen.findByRole('button', { name: `${dayName(day)}${words}` });
    renderApp(calendar(days.firstDay), theo);
    await cell(days.firstDay, `: Wedding, ${names.maya} asks you`);
    cleanup();
    await answer(sharedDayId);
    await plan(theo, 'Tweed');
    renderApp(calendar(days.lastDay), theo);
    await cell(days.lastDay, `: Wedding, with ${names.maya}`);
    cleanup();
    renderApp(calendar(inDays(4)), theo);
    await cell(inDays(4));
    cleanup();
    const { user } = renderApp(calendar(days.firstDay), theo);
    await user.click(await cell(days.firstDay, `: Tweed; Wedding, with ${names.maya}`));
    await user.click(await screen.findByRole('link', { name: `Wedding · with ${names.maya}` }));
    await screen.findByRole('heading', { name: 'Wedding' });
  });

  it('has no such entry and no such address with the feature off', async () => {
    const sharedDayId = await share();
    const { features } = server.app.services.config;
    features.enableSharedWardrobes = false;
    try {
      const { user } = renderApp(calendar(days.firstDay), maya);
      await user.click(await screen.findByRole('button', { name: 'More' }));
      await screen.findByRole('menuitem', { name: /^Subscribe/ });
      expect(screen.queryByRole('menuitem', { name: 'Dress together' })).toBeNull();
      expect(screen.queryByRole('link', { name: /Wedding/ })).toBeNull();
      cleanup();
      renderApp(address(sharedDayId), maya);
      await screen.findByRole('heading', { name: /not found|page is not/i });
    } finally {
      features.enableSharedWardrobes = true;
    }
  });
});

describe('a guest', () => {
  it('is asked among the requests, is told what a yes shows, and comes', async () => {
    await share();
    const { user } = renderApp('/friends', theo);
    await screen.findByText(/would like to dress together for/);
    await screen.findByText(`${shortDay(days.firstDay)} to ${shortDay(days.lastDay)}`);
    await screen.findByText(/see each other’s plans for these days/);
    await user.click(screen.getByRole('button', { name: 'I’ll come' }));
    await screen.findByText('You’re coming');
    expect(screen.queryByRole('button', { name: 'Not this time' })).toBeNull();
    expect(await listed(theo)).toMatchObject([{ answer: 'coming' }]);
  });

  it('who has answered is asked anew, on the same screen, where a day comes to it', async () => {
    const sharedDayId = await share();
    const { user } = renderApp('/friends', theo);
    await user.click(await screen.findByRole('button', { name: 'I’ll come' }));
    await screen.findByText('You’re coming');
    const changes = { lastDay: addDays(days.lastDay, 1) };
    await server.call('changeSharedDay', { owner: maya.userId, sharedDayId, changes }, maya);
    await spoil(queryClient, ['GetSharedDays']);
    await screen.findByRole('button', { name: 'I’ll come' });
    screen.getByText('You’re coming');
  });

  it('says no, and hears no more of it', async () => {
    await share();
    const { user } = renderApp('/friends', theo);
    await user.click(await screen.findByRole('button', { name: 'Not this time' }));
    await screen.findByText('You’re not coming');
    expect(screen.queryByRole('button', { name: 'I’ll come' })).toBeNull();
    expect(await listed(theo)).toEqual([]);
    expect((await listed(maya))[0]!.guests).toMatchObject([{ answer: 'not-coming' }]);
  });

  it('is told that the days are others by now, and shown those', async () => {
    const sharedDayId = await share();
    const { user } = renderApp('/friends', theo);
    const yes = await screen.findByRole('button', { name: 'I’ll come' });
    const changes = { lastDay: inDays(5) };
    await server.call('changeSharedDay', { owner: maya.userId, sharedDayId, changes }, maya);
    await user.click(yes);
    await screen.findByText(/The days were changed meanwhile/);
    await screen.findByText(`${shortDay(days.firstDay)} to ${shortDay(inDays(5))}`);
    expect(await listed(theo)).toMatchObject([{ answer: 'waiting' }]);
    await user.click(screen.getByRole('button', { name: 'I’ll come' }));
    await screen.findByText('You’re coming');
  });

  it('sees no plans before the yes, and can say it where the plans would be', async () => {
    const sharedDayId = await share();
    await plan(maya, 'Linen');
    const { user } = renderApp(address(sharedDayId), theo);
    await screen.findByRole('heading', { name: 'Wedding' });
    expect(screen.queryByText('Linen')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'I’ll come' }));
    await screen.findByText('Linen');
  });

  it('stays away after all, and can take that back', async () => {
    const sharedDayId = await share();
    await answer(sharedDayId);
    const { user } = renderApp(address(sharedDayId), theo);
    await screen.findByRole('region', { name: dayName(days.firstDay) });
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Not coming after all' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    // The days that were left are not read again.
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(toasts.list).toHaveLength(1);
    await user.click(undo);
    await waitFor(async () => expect(await listed(theo)).toMatchObject([{ answer: 'coming' }]));
  });
});

describe('what everybody wears', () => {
  it('stands side by side, by day and part, one’s own first', async () => {
    const sharedDayId = await share();
    await answer(sharedDayId);
    await plan(maya, 'Linen');
    await plan(theo, 'Tweed');
    renderApp(address(sharedDayId), theo);
    const region = await screen.findByRole('region', { name: dayName(days.firstDay) });
    const people = within(region).getAllByRole('heading', { level: 3 });
    expect(people.map((one) => one.textContent)).toEqual([
      expect.stringMatching(/You$/),
      expect.stringContaining(names.maya),
    ]);
    expect((await column('You')).getByText('Tweed')).toBeTruthy();
    expect((await column(names.maya)).getByText('Linen')).toBeTruthy();
    expect((await column(names.maya)).getByText('Nothing planned yet')).toBeTruthy();
    expect(
      (await column(names.maya, days.lastDay)).getAllByText('Nothing planned yet'),
    ).toHaveLength(2);
    expect((await column(names.maya)).queryByRole('button')).toBeNull();
  });

  it('is planned from there', async () => {
    const sharedDayId = await share();
    await answer(sharedDayId);
    await plan(theo, 'Tweed');
    const { user } = renderApp(address(sharedDayId), theo);
    const name = `Plan it for the evening of ${dayName(days.firstDay)}`;
    await user.click(await screen.findByRole('button', { name }));
    const sheet = within(await screen.findByRole('dialog'));
    await user.click(await sheet.findByRole('button', { name: 'Tweed' }));
    await waitFor(async () => expect((await column('You')).getAllByText('Tweed')).toHaveLength(2));
  });

  it('with a hidden piece is only said to be planned, and its owner is told so', async () => {
    const sharedDayId = await share();
    await answer(sharedDayId);
    const itemId = await plan(maya, 'Secret');
    await server.call('hideItems', { owner: maya.userId, itemIds: [itemId], isHidden: true }, maya);
    renderApp(address(sharedDayId), theo);
    await screen.findByText('Planned, not shown');
    expect(screen.queryByText('Secret')).toBeNull();
    cleanup();
    renderApp(address(sharedDayId), maya);
    await screen.findByText('Secret');
    await screen.findByText(/Only you see this/);
  });

  it('is gone once it is ended', async () => {
    renderApp(address('999999999'), maya);
    await screen.findByText('This is not here');
  });
});

describe('a host', () => {
  it('is told who has not answered, and who does not come', async () => {
    const sharedDayId = await share();
    renderApp(address(sharedDayId), maya);
    await screen.findByText(`${names.theo} has not answered.`);
    cleanup();
    await answer(sharedDayId, false);
    renderApp(address(sharedDayId), maya);
    await screen.findByText(`${names.theo} does not come.`);
  });

  it('changes what it is called, and sends no other field', async () => {
    const sharedDayId = await share();
    await answer(sharedDayId);
    const { user } = renderApp(address(sharedDayId), maya);
    await screen.findByRole('region', { name: dayName(days.firstDay) });
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Change' }));
    const title = await screen.findByLabelText(/^What for/);
    await user.clear(title);
    await user.type(title, 'Lisbon');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('heading', { name: 'Lisbon' });
    expect(await listed(theo)).toMatchObject([{ title: 'Lisbon', ...days, answer: 'coming' }]);
  });

  it('ends it for all, once that is confirmed', async () => {
    const sharedDayId = await share();
    await answer(sharedDayId);
    const { user } = renderApp(address(sharedDayId), maya);
    await screen.findByRole('region', { name: dayName(days.firstDay) });
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'End it' }));
    await user.click(await screen.findByRole('button', { name: 'End it' }));
    await screen.findByText('Wedding is not shared any more');
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(toasts.list).toHaveLength(1);
    expect(await listed(theo)).toEqual([]);
  });
});
