import '#tests/support/page.ts';
import './still-motion.ts';

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { itemNoun } from '#components/noun/item-noun.tsx';
import { addDays } from '#contract/rules/calendar-days.ts';
import {
  addMonths,
  dayName,
  monthAndDay,
  monthName,
  shortDay,
  todayIs,
} from '#lib/calendar-weeks.ts';
import { paths } from '#lib/paths.ts';
import { makeFriends, nameAnew } from '#tests/support/friends.ts';
import { sharedWardrobe } from '#tests/support/loans.ts';
import { reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { toasts } from '#ui/toasts.ts';
import { faultyWire, refused } from './faulty-wire.ts';
import { hangItems, settledMember } from './member.ts';
import { startNativeHost } from './native-host.ts';

const today = todayIs();
const inDays = (count: number) => addDays(today, count);

let server: TestServer;
let maya: Person;
let theo: Person;
let wardrobeId: string;
let cape: string;
let hat: string;

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
  wardrobeId = await sharedWardrobe(server, maya);
  const pieces = [{ title: 'Cape' }, { title: 'Hat' }];
  [cape, hat] = (await hangItems(server, maya, pieces, [wardrobeId])) as [string, string];
});
afterEach(() => {
  cleanup();
  itemNoun.selection.clear();
  vi.restoreAllMocks();
});

const lent = async () => (await server.call('getLoans', { owner: maya.userId }, maya)).lent;
const borrowed = async () => (await server.call('getLoans', { owner: theo.userId }, theo)).borrowed;
const days = { firstDay: today, lastDay: inDays(2) };
const ask = async (by = theo, changes: object = {}) => {
  const input = { owner: maya.userId, itemIds: [cape], ...days, ...changes };
  return (await server.call('askForLoan', input, by)).loanId;
};
const agree = async (loanId: string) =>
  void (await server.call('answerLoan', { owner: maya.userId, loanId, isAccepted: true }, maya));
const handOver = async (loanId: string) =>
  void (await server.call('handOverLoan', { owner: maya.userId, loanId }, maya));

const pieceOfMaya = () => `/friends/${maya.userId}/items/${cape}?wardrobe=${wardrobeId}`;
const listOfMaya = () => `/friends/${maya.userId}/wardrobes/${wardrobeId}/items`;
const lend = (mayBorrow: boolean) =>
  server.call(
    'shareWardrobe',
    { owner: maya.userId, wardrobeId, sharing: 'friends', viewerIds: [], mayBorrow },
    maya,
  );
const hide = (itemId: string) =>
  server.call('hideItems', { owner: maya.userId, itemIds: [itemId], isHidden: true }, maya);
const day = (count: number) =>
  // By its role it would be looked for among the days of a year.
  screen.findByLabelText(new RegExp(`^${dayName(inDays(count))}(,|$)`));

describe('a friend’s piece', () => {
  it('is asked for, for some days, with a word', async () => {
    const { user } = renderApp(pieceOfMaya(), theo);
    await user.click(await screen.findByRole('button', { name: 'Ask to borrow' }));
    await user.click(await day(1));
    await user.click(await day(3));
    await user.type(screen.getByLabelText('Add a note'), 'For a wedding');
    await user.click(screen.getByRole('button', { name: 'Ask to borrow it' }));
    await screen.findByText(/ is asked$/);
    await screen.findByRole('link', { name: /^Asked for/ });
    expect(await lent()).toMatchObject([
      {
        ...{ state: 'waiting', firstDay: inDays(1), lastDay: inDays(3), note: 'For a wedding' },
        pieces: [{ itemId: cape }],
      },
    ]);
  });

  it('is not asked for on days on which it is promised, nor over them', async () => {
    await agree(await ask(theo, { firstDay: inDays(2), lastDay: inDays(3) }));
    const { user } = renderApp(pieceOfMaya(), theo);
    await user.click(await screen.findByRole('button', { name: 'Other days' }));
    await user.click(await day(0));
    await screen.findByText(new RegExp(`Free until ${monthAndDay(inDays(1))}`));
    const taken = await day(2);
    expect(taken.getAttribute('aria-disabled')).toBe('true');
    expect(taken.getAttribute('aria-label')).toMatch(/taken$/);
    await user.click(taken);
    expect(taken.getAttribute('aria-pressed')).toBe('false');
    // A range with a taken day in it begins anew.
    await user.click(await day(5));
    expect((await day(0)).getAttribute('aria-pressed')).toBe('false');
    expect((await day(5)).getAttribute('aria-pressed')).toBe('true');
  });

  it('is asked for on any day of a year, month by month, also with the keyboard', async () => {
    const { user } = renderApp(pieceOfMaya(), theo);
    await user.click(await screen.findByRole('button', { name: 'Ask to borrow' }));
    await user.click(await day(0));
    const months = screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'));
    expect(months.filter(Boolean).slice(0, 2)).toEqual([
      monthName(today),
      monthName(addMonths(today, 1)),
    ]);
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(await day(1));
    await user.keyboard('{PageDown}');
    // Tomorrow may be in the next month already.
    const nextMonth = `${addMonths(inDays(1), 1).slice(0, 7)}-01`;
    expect(document.activeElement?.getAttribute('aria-label')).toBe(dayName(nextMonth));
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(await day(364));
    await user.keyboard('{Enter}');
    await user.click(screen.getByText('Ask to borrow it'));
    await screen.findByText(/ is asked$/);
    expect(await lent()).toMatchObject([{ firstDay: inDays(364), lastDay: inDays(364) }]);
  });

  it('that is promised to somebody else meanwhile is said, and the words are kept', async () => {
    const { user } = renderApp(pieceOfMaya(), theo);
    await user.click(await screen.findByRole('button', { name: 'Ask to borrow' }));
    await user.click(await day(0));
    await user.type(screen.getByLabelText('Add a note'), 'Please');
    const send = screen.getByRole('button', { name: 'Ask to borrow it' });
    await waitFor(() => expect(send).not.toHaveProperty('disabled', true));
    await agree(await ask());
    await user.click(send);
    await screen.findByText(/Somebody else has it/);
    await waitFor(async () => expect((await day(0)).getAttribute('aria-disabled')).toBe('true'));
    expect(screen.getByLabelText('Add a note')).toHaveProperty('value', 'Please');
  });

  it('is asked for also where its taken days do not load', async () => {
    faultyWire().cut('getTakenDays', refused(500, 'server'));
    const { user } = renderApp(pieceOfMaya(), theo);
    await user.click(await screen.findByRole('button', { name: 'Ask to borrow' }));
    await screen.findByText(/did not load. You can ask all the same/);
    await user.click(await day(0));
    await user.click(screen.getByRole('button', { name: 'Ask to borrow it' }));
    await screen.findByText(/ is asked$/);
    expect(await lent()).toMatchObject([{ state: 'waiting' }]);
  });

  it('that is gone cannot be asked for', async () => {
    const { user } = renderApp(pieceOfMaya(), theo);
    const button = await screen.findByRole('button', { name: 'Ask to borrow' });
    const input = { owner: maya.userId, itemIds: [cape], availability: 'gone' as const };
    await server.call(
      'setAvailability',
      { ...input, changeId: '0'.repeat(32), goneWay: 'sold' },
      maya,
    );
    await user.click(button);
    await user.click(await day(0));
    const send = await screen.findByRole('button', { name: 'Ask to borrow it' });
    await waitFor(() => expect(send).not.toHaveProperty('disabled', true));
    await user.click(send);
    await screen.findByText(/cannot be lent now/);
  });

  it.each([
    ['shares', () => hide(cape)],
    ['lends', () => lend(false)],
  ])(
    'that its owner no longer %s while it is asked for is said, and leads out',
    async (verb, end) => {
      const { user } = renderApp(pieceOfMaya(), theo);
      await user.click(await screen.findByRole('button', { name: 'Ask to borrow' }));
      await user.click(await day(0));
      await end();
      await user.click(screen.getByRole('button', { name: 'Ask to borrow it' }));
      await screen.findByText(new RegExp(`no longer ${verb} this piece$`));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() =>
        expect(screen.queryByRole('button', { name: 'Ask to borrow' })).toBeNull(),
      );
      expect(screen.queryByText(/^Not saved/)).toBeNull();
    },
  );

  it('is chosen with others in the list, and all are one request', async () => {
    const { user } = renderApp(listOfMaya(), theo);
    await user.click(await screen.findByRole('button', { name: 'Borrow' }));
    await screen.findByText('Tap pieces');
    await user.click(await screen.findByRole('button', { name: /^Cape/ }));
    await user.click(await screen.findByRole('button', { name: /^Hat/ }));
    await user.click(screen.getByRole('button', { name: 'Ask to borrow' }));
    await user.click(await day(0));
    await user.click(await screen.findByRole('button', { name: 'Ask to borrow 2 pieces' }));
    await screen.findByText(/ is asked$/);
    const [loan] = await lent();
    expect(loan!.pieces.map(({ itemId }) => itemId).toSorted()).toEqual([cape, hat].toSorted());
    expect(screen.queryByRole('region', { name: 'Chosen pieces' })).toBeNull();
  });

  it('that is not lent can only be used to style its owner', async () => {
    await lend(false);
    const { user, unmount } = renderApp(listOfMaya(), theo);
    await user.click(await screen.findByRole('button', { name: 'Choose' }));
    await user.click(await screen.findByRole('button', { name: /^Cape/ }));
    expect(screen.queryByRole('button', { name: /orrow/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Style / }));
    await screen.findByRole('heading', { name: /^Style / });
    await screen.findByRole('button', { name: /^Send/ });
    unmount();
    renderApp(pieceOfMaya(), theo);
    await screen.findByRole('heading', { name: 'Cape' });
    expect(screen.queryByRole('button', { name: 'Ask to borrow' })).toBeNull();
  });

  it('is asked for without those beside it that are not lent', async () => {
    await lend(false);
    const other = await sharedWardrobe(server, maya);
    await hangItems(server, maya, [{ title: 'Belt' }], [other]);
    const { user } = renderApp(`/friends/${maya.userId}/items`, theo);
    await user.click(await screen.findByRole('button', { name: 'Borrow' }));
    await user.click(await screen.findByRole('button', { name: /^Cape/ }));
    expect(screen.queryByRole('button', { name: 'Ask to borrow' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: /^Belt/ }));
    await user.click(screen.getByRole('button', { name: 'Ask to borrow' }));
    await user.click(await day(0));
    await user.click(await screen.findByRole('button', { name: 'Ask to borrow 1 of 2 pieces' }));
    await screen.findByText(/ is asked$/);
    expect((await lent())[0]!.pieces.map(({ title }) => title)).toEqual(['Belt']);
  });
});

describe('the address of a loan', () => {
  it('leads to its card among many requests, and to its row once it is agreed', async () => {
    const loanIds: string[] = [];
    for (const count of [0, 5, 10]) {
      loanIds.push(await ask(theo, { firstDay: inDays(count), lastDay: inDays(count) }));
    }
    const sought = loanIds.at(-1)!;
    renderApp(paths.loan(sought), maya);
    await waitFor(() => expect(document.activeElement?.tagName).toBe('ARTICLE'));
    expect(document.activeElement?.textContent).toContain(shortDay(inDays(10)).slice(-2).trim());
    cleanup();
    await agree(sought);
    renderApp(paths.loan(sought), theo);
    await waitFor(() => expect(document.activeElement?.tagName).toBe('LI'));
    expect(document.activeElement?.textContent).toContain('will lend you Cape');
    // The row itself leads to the piece, of whoever's side one is.
    const link = await screen.findByRole('link', { name: /will lend you Cape$/ });
    expect(link.getAttribute('href')).toBe(paths.friend(maya.userId).item(cape));
    cleanup();
    renderApp('/friends', maya);
    const own = await screen.findByRole('link', { name: /^You will lend .* Cape$/ });
    expect(own.getAttribute('href')).toBe(paths.item(cape));
  });

  it('that is over says so', async () => {
    const loanId = await ask();
    await server.call('withdrawLoan', { owner: maya.userId, loanId }, theo);
    renderApp(paths.loan(loanId), maya);
    await screen.findByText('This loan is over, or was called off.');
  });
});

describe('what is still open', () => {
  const nameOf = async (friend: Person, to: Person) =>
    (await server.call('getFriends', {}, to)).friends.find(
      ({ userId }) => userId === friend.userId,
    )!.screenName!;

  it.each(['Remove friend', 'Block'])('is said before “%s”, to both', async (entry) => {
    const loanId = await ask();
    await agree(loanId);
    await handOver(loanId);
    await ask(theo, { itemIds: [hat] });
    const said = [
      [maya, theo, `${await nameOf(theo, maya)} still has your Cape. It stays in your list.`],
      [theo, maya, `You still have ${await nameOf(maya, theo)}’s Cape.`],
    ] as const;
    for (const [viewer, friend, words] of said) {
      const { user, unmount } = renderApp(`/friends/${friend.userId}`, viewer);
      await screen.findByText(/’s wardrobe$/);
      await user.click(screen.getByRole('button', { name: 'More' }));
      await user.click(await screen.findByRole('menuitem', { name: entry }));
      const question = within(await screen.findByRole('alertdialog'));
      await question.findByText(`${words} A request to borrow ends with it.`, { exact: false });
      unmount();
    }
  });

  it('with who asks to be a friend again is said before they are blocked', async () => {
    const loanId = await ask();
    await agree(loanId);
    await handOver(loanId);
    await server.call('endFriendship', { userId: theo.userId }, maya);
    await server.call('inviteFriend', { screenName: await nameAnew(server, maya) }, theo);
    const { user } = renderApp('/friends', maya);
    await screen.findByText('Lately');
    const request = (await screen.findByText('would like to be your friend')).closest('article')!;
    await choose(user, /^Block/, request);
    const question = within(await screen.findByRole('alertdialog'));
    question.getByText(/ still has your Cape\./);
    await user.click(question.getByRole('button', { name: 'Not now' }));
    await choose(user, /^Block/, request);
    await user.click(await screen.findByRole('button', { name: 'Block' }));
    await screen.findByText(/ is blocked$/);
  });
});

describe('a piece with which a friend has to do', () => {
  let areLoansRead = false;
  beforeEach(() => {
    areLoansRead = false;
    faultyWire().cut('getLoans', async (_call, through) => {
      const answer = await through();
      areLoansRead = true;
      return answer;
    });
  });
  const showPiece = async () => {
    const app = renderApp(`/items/${cape}`, maya);
    await screen.findByRole('button', { name: 'More' });
    await waitFor(() => expect(areLoansRead).toBe(true));
    return app;
  };
  const chooseOfPiece = async (user: ReturnType<typeof renderApp>['user'], name: string) => {
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  const question = async () => within(await screen.findByRole('alertdialog'));

  it('that is lent is deleted after a question, and both are told what became of it', async () => {
    const loanId = await ask();
    await agree(loanId);
    await handOver(loanId);
    const { user, unmount } = await showPiece();
    await chooseOfPiece(user, 'Delete');
    (await question()).getByText(/ has it now\.$/);
    await user.click((await question()).getByRole('button', { name: 'Leave it' }));
    await chooseOfPiece(user, 'Delete');
    await user.click((await question()).getByRole('button', { name: 'Delete it' }));
    await screen.findByText('Piece deleted');
    unmount();
    const lender = renderApp('/friends', maya);
    await screen.findByText(/^Deleted while .* had it:/);
    lender.unmount();
    renderApp('/friends', theo);
    await screen.findByText(/ no longer asks for/);
  });

  it('that is asked for is hidden after a question, and whoever asks reads a no', async () => {
    await ask();
    const { user, unmount } = await showPiece();
    await chooseOfPiece(user, 'Hide from friends');
    (await question()).getByText(/ asks to borrow it: that request ends\.$/);
    await user.click((await question()).getByRole('button', { name: 'Hide it' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    const asked = [{ state: 'waiting', pieces: [{ itemId: cape }] }];
    await waitFor(async () => expect(await borrowed()).toMatchObject(asked));
    await chooseOfPiece(user, 'Hide from friends');
    await user.click((await question()).getByRole('button', { name: 'Hide it' }));
    await screen.findByText('Hidden from friends', { selector: 'p, strong, span' });
    unmount();
    renderApp('/friends', theo);
    await screen.findByText('what you asked for');
  });

  it('that was promised is let go after a question', async () => {
    await agree(await ask());
    const { user } = await showPiece();
    await chooseOfPiece(user, 'Where is it now?');
    await user.click(await screen.findByRole('button', { name: /^For sale/ }));
    (await question()).getByText(/^You agreed to lend .* it\.$/);
    await user.click((await question()).getByRole('button', { name: 'Let it go' }));
    await waitFor(async () => {
      const input = { owner: maya.userId, itemId: cape };
      const { item } = await server.call('getItemDetails', input, maya);
      expect(item.availability).toBe('for-sale');
    });
  });

  it('and others are deleted together after a question', async () => {
    await ask();
    const { user } = renderApp('/items', maya);
    await user.click(await screen.findByRole('button', { name: 'Select' }));
    await user.click(await screen.findByRole('button', { name: /^Cape/ }));
    await user.click(await screen.findByRole('button', { name: /^Hat/ }));
    await waitFor(() => expect(areLoansRead).toBe(true));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    (await question()).getByText(/ asks to borrow Cape: that request ends\.$/);
    await user.click((await question()).getByRole('button', { name: 'Delete them' }));
    await screen.findByText('2 pieces deleted');
  });
});

describe('a loan', () => {
  it('is asked for, lent, handed over and given back, and both are told', async () => {
    await ask();
    const { user, unmount } = renderApp('/friends', maya);
    await user.click(await screen.findByRole('button', { name: 'Lend it' }));
    await screen.findByText(/^You will lend/);
    // Its first day has come: it is offered beside the menu.
    await user.dblClick(screen.getByRole('button', { name: 'It is handed over' }));
    await screen.findByText(new RegExp(`^until ${shortDay(days.lastDay).replace(' ', '\\s')}`));
    const { item } = await server.call(
      'getItemDetails',
      { owner: maya.userId, itemId: cape },
      maya,
    );
    expect(item.availability).toBe('lent');
    expect(await borrowed()).toMatchObject([{ state: 'running' }]);
    expect(screen.queryByText(/failed to retrieve/)).toBeNull();
    // It is not due back today.
    expect(screen.queryByRole('button', { name: 'It is back' })).toBeNull();
    await choose(user, 'It is back');
    await screen.findByText(/gave back/);
    expect(await borrowed()).toMatchObject([{ state: 'returned' }]);
    unmount();
    renderApp('/friends', theo);
    await screen.findByText(/^You returned /);
  });

  it('is where it was once a step of it is undone', async () => {
    await agree(await ask(theo, { firstDay: inDays(1), lastDay: inDays(2) }));
    const { user } = renderApp('/friends', maya);
    await screen.findByText(/^You will lend/);
    await choose(user, 'It is handed over');
    await screen.findByText(`Lent from today, not from ${shortDay(inDays(1))}.`);
    expect(await borrowed()).toMatchObject([{ state: 'running', firstDay: today }]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText(/^You will lend/);
    expect(await borrowed()).toMatchObject([{ state: 'agreed', firstDay: inDays(1) }]);
    await choose(user, 'It is handed over');
    await screen.findByText(/^until/);
    await choose(user, 'It is back');
    await screen.findByText(/gave back/);
    // The step before it is offered no more.
    expect(toasts.list.filter(({ action }) => action)).toHaveLength(1);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText(/^until/);
    expect(await borrowed()).toMatchObject([{ state: 'running' }]);
  });

  it('that was given back on another device keeps what is said of its damage', async () => {
    const loanId = await ask();
    await agree(loanId);
    await handOver(loanId);
    const { user } = renderApp('/friends', maya);
    await screen.findByText(/^until/);
    await choose(user, 'It came back damaged');
    const sheet = within(await screen.findByRole('dialog', { name: 'What is damaged?' }));
    await user.type(sheet.getByLabelText(/^What happened/), 'A seam');
    await server.call('returnLoan', { owner: maya.userId, loanId }, maya);
    await user.click(sheet.getByRole('button', { name: 'It is back' }));
    await screen.findByText(/gave back/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await lent()).toMatchObject([{ pieces: [{ damage: 'A seam' }] }]);
  });

  it('is in view where its piece leads to it, also where all is known by then', async () => {
    await ask();
    // There the page scrolls within a frame of its own.
    const phone = startNativeHost();
    const steps: string[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => void steps.push('row'));
    try {
      renderApp('/friends', theo);
      await screen.findByText(/^You asked/);
      cleanup();
      const again = renderApp(pieceOfMaya(), theo);
      const link = await screen.findByRole('link', { name: /^Asked for/ });
      vi.spyOn(Element.prototype, 'scrollTop', 'set').mockImplementation(
        () => void steps.push('top'),
      );
      await again.user.click(link);
      await screen.findByText(/^You asked/);
      await waitFor(() => expect(steps).toContain('row'));
      expect(steps).toContain('top');
      expect(steps.at(-1)).toBe('row');
    } finally {
      phone.stop();
    }
  });

  it('that is cancelled where an address leads to it goes without a warning', async () => {
    const loanId = await ask();
    const { user } = renderApp(paths.loan(loanId), theo);
    await screen.findByText(/^You asked/);
    await choose(user, 'Cancel request');
    await screen.findByText('Request cancelled');
    await waitFor(() => expect(screen.queryByText(/^You asked/)).toBeNull());
    expect(screen.queryByText(/was called off/)).toBeNull();
  });

  it('that cannot be lent then says who has it', async () => {
    const zoe = await settledMember(server);
    await makeFriends(server, maya, zoe);
    await ask(zoe, { firstDay: inDays(1), lastDay: inDays(4), note: 'For a wedding' });
    const { user } = renderApp('/friends', maya);
    // Theo's request may be read between its two steps, as a second card.
    const hers = (await screen.findByText(/For a wedding/)).closest('article')!;
    await agree(await ask(theo, { firstDay: inDays(3), lastDay: inDays(5) }));
    await user.click(within(hers).getByRole('button', { name: 'Lend it' }));
    await screen.findByText(/ was promised Cape, /);
    within(hers).getByRole('button', { name: 'Lend it' });
  });

  it('is declined, which whoever asked is told', async () => {
    await ask();
    const { user, unmount } = renderApp('/friends', maya);
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    await screen.findByText(/^You did not lend/);
    unmount();
    renderApp('/friends', theo);
    await screen.findByText(/cannot lend you/);
  });

  it('that was agreed on another device is not undone by a late no', async () => {
    const loanId = await ask();
    const { user } = renderApp('/friends', maya);
    const no = await screen.findByRole('button', { name: 'Not now' });
    await agree(loanId);
    await user.click(no);
    await screen.findByText('You agreed to lend it already');
    await screen.findByText(/^You will lend/);
    expect(await borrowed()).toMatchObject([{ state: 'agreed' }]);
    await choose(user, 'Not after all');
    await screen.findByText(/^You did not lend/);
  });

  it('is taken back by whoever asked', async () => {
    await ask();
    const { user } = renderApp('/friends', theo);
    await choose(user, 'Cancel request');
    await waitFor(() => expect(screen.queryByText(/^You asked/)).toBeNull());
    expect(await lent()).toEqual([]);
  });

  it('is prolonged, unless it is promised to somebody else by then', async () => {
    const loanId = await ask();
    await agree(loanId);
    await handOver(loanId);
    await agree(await ask(theo, { firstDay: inDays(6), lastDay: inDays(7) }));
    const { user } = renderApp('/friends', maya);
    const row = (await screen.findByText(/borrows your/)).closest('li')!;
    await choose(user, 'Until another day', row);
    const field = await screen.findByLabelText('The last day');
    await user.clear(field);
    await user.type(field, inDays(6));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('It is promised to somebody else by then.');
    await user.clear(field);
    await user.type(field, inDays(5));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(`Lent until ${dayName(inDays(5))}`);
    expect((await lent()).map(({ lastDay }) => lastDay)).toContain(inDays(5));
  });

  it('of several pieces speaks of them as several', async () => {
    await ask(theo, { itemIds: [cape, hat] });
    const { user } = renderApp('/friends', maya);
    await user.click(await screen.findByRole('button', { name: 'Lend them' }));
    await choose(user, 'They are handed over');
    await screen.findByText(/^You lent/, { selector: 'li a' });
    await choose(user, 'They are back');
    await screen.findByText('You have 2 pieces back');
  });

  it('that comes back damaged leads to the repair of what is damaged', async () => {
    const loanId = await ask(theo, { itemIds: [cape, hat] });
    await agree(loanId);
    await handOver(loanId);
    const { user, where } = renderApp('/friends', maya);
    await choose(user, 'Something came back damaged');
    await user.click(await screen.findByRole('checkbox', { name: 'Hat' }));
    await user.type(screen.getByLabelText(/^What happened/), 'A seam came open');
    await user.click(screen.getByRole('button', { name: 'They are back' }));
    await user.click(await screen.findByRole('button', { name: 'Repair' }));
    await waitFor(() => expect(where()).toBe(`/alterations/select-services?item=${hat}`));
    const [loan] = await lent();
    expect(loan).toMatchObject({ state: 'returned' });
    expect(loan!.pieces.find(({ itemId }) => itemId === hat)!.damage).toBe('A seam came open');
  });

  it('is answered on another device first, which is said', async () => {
    const loanId = await ask();
    const { user } = renderApp('/friends', maya);
    const lend = await screen.findByRole('button', { name: 'Lend it' });
    await server.call('withdrawLoan', { owner: maya.userId, loanId }, theo);
    await user.click(lend);
    await screen.findByText(/does not ask for it any more$/);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Lend it' })).toBeNull());
  });
});

/** Chooses in the menu of the only loan, or of one. */
async function choose(
  user: ReturnType<typeof renderApp>['user'],
  name: string | RegExp,
  row: HTMLElement = document.body,
) {
  await user.click(await within(row).findByRole('button', { name: /^More for/ }));
  await user.click(await screen.findByRole('menuitem', { name }));
}
