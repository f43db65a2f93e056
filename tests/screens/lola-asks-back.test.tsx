import '#tests/support/page.ts';
import './still-motion.ts';

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LolaBoard, LolaTurn } from '#contract/schemas/lola.ts';
import { lolaBoards, recallBoards } from '#features/lola/lola-boards.ts';
import { type RenderedApp, reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type Fault, type FaultyWire, faultyWire, held } from './faulty-wire.ts';
import { hangItems, settledMember } from './member.ts';

let server: TestServer;
let maya: Person;
let wire: FaultyWire;
let ids: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  reachServer(server);
  wire = faultyWire();
  maya = await settledMember(server);
  const hung = await hangItems(server, maya, [
    { title: 'Blue oxford shirt', category: 'shirt' },
    { title: 'White tee', category: 't-shirt' },
    { title: 'Grey trousers', category: 'trousers' },
    { title: 'Straight jeans', category: 'jeans' },
    { title: 'Penny loafers', category: 'loafers' },
    { title: 'White sneakers', category: 'sneakers' },
    { title: 'Wool coat', category: 'coat' },
    { title: 'Cream blazer', category: 'blazer', brand: 'Arket' },
    { title: 'Cream blazer', category: 'blazer', brand: 'Toast', purchaseDate: '2019-03-02' },
  ]);
  ids = { loafers: hung[4]!, arket: hung[7]!, toast: hung[8]! };
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  lolaBoards.work = {};
});

const open = () => renderApp('/ask-lola-ai', maya);
async function ask({ user }: RenderedApp, text: string): Promise<void> {
  await user.type(await screen.findByRole('textbox', { name: /^(What|Answer)/ }), text);
  await user.click(screen.getByRole('button', { name: 'Ask' }));
}
const boards = () => screen.findAllByRole('button', { name: /^Outfit: / });
const openBoard = async ({ user }: RenderedApp) => {
  await user.click((await boards())[0]!);
  return within(await screen.findByRole('dialog'));
};
/** The server's answer, with some of it another. */
const answering =
  (change: (turn: LolaTurn) => Partial<LolaTurn>): Fault =>
  async (_call, through) => {
    const answer = await (await through()).json();
    const { turn } = answer.data;
    return Response.json({
      ...answer,
      data: { ...answer.data, turn: { ...turn, ...change(turn) } },
    });
  };
const asked = () =>
  wire.callsOf('fetchLolaOutfitSuggestions').map(({ input }) => (input as LolaTurn).asked);
const withLacks = (lacks: (board: LolaBoard) => LolaBoard['lacks']) =>
  answering(({ boards: all }) => ({
    boards: all.map((board) => ({ ...board, lacks: lacks(board) })),
  }));

describe('Lola asks back', () => {
  it('about a wish that is not sure: one tap turns it round, a second takes it away', async () => {
    const app = open();
    wire.cut(
      'fetchLolaOutfitSuggestions',
      answering((turn) => ({
        asked: {
          ...turn.asked,
          wishes: [{ isWanted: false, isDoubtful: true, words: 'loafers', leaves: ['loafers'] }],
        },
      })),
    );
    await ask(app, 'everyday');
    const doubtful = await screen.findByRole('button', {
      name: 'Not loafers? Turn round: Loafers',
    });
    screen.getByRole('textbox', { name: 'Answer, or say more' });
    wire.cut('fetchLolaOutfitSuggestions');
    await app.user.click(doubtful);
    await app.user.click(await screen.findByRole('button', { name: 'Take away: Loafers' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /Loafers$/ })).toBeNull());
    expect(asked().map(({ wishes }) => wishes)).toEqual([
      [],
      [{ isWanted: true, words: 'loafers', leaves: ['loafers'] }],
      [],
    ]);
  });

  it('which of two pieces of one name is meant, and puts the other in its place', async () => {
    const app = open();
    wire.cut(
      'fetchLolaOutfitSuggestions',
      answering((turn) => ({
        asked: {
          ...turn.asked,
          wishes: [{ isWanted: true, words: 'Cream blazer', itemIds: [ids.arket!] }],
        },
        which: { words: 'Cream blazer', itemIds: [ids.arket!, ids.toast!] },
      })),
    );
    await ask(app, 'the office with my cream blazer');
    const card = within(await screen.findByRole('region', { name: 'Which one?' }));
    card.getByText('Both are called “Cream blazer”');
    const arket = await card.findByRole('button', { name: /^Arket, Never worn, since / });
    const toast = card.getByRole('button', { name: 'Toast, Never worn, since 2019' });
    expect(arket.getAttribute('aria-pressed')).toBe('true');
    wire.cut('fetchLolaOutfitSuggestions');
    await app.user.click(toast);
    await waitFor(() => expect(asked()).toHaveLength(2));
    expect(asked()[1]!.wishes[0]).toEqual({
      isWanted: true,
      words: 'Cream blazer',
      itemIds: [ids.toast],
    });
    await waitFor(() =>
      expect(
        within(screen.getByRole('region', { name: 'Which one?' }))
          .getByRole('button', { name: /^Toast/ })
          .getAttribute('aria-pressed'),
      ).toBe('true'),
    );
    // What stayed for that question is no wish of the member's.
    screen.getByRole('button', { name: 'Take away: Cream blazer' });
    expect(screen.queryByRole('button', { name: /Take away: (Locked|Not)/ })).toBeNull();
  });

  it('says what is lacking, and which piece is nearest to it where there is one', async () => {
    const app = open();
    wire.cut(
      'fetchLolaOutfitSuggestions',
      withLacks(({ itemIds }) => [{ words: 'A bow tie', itemId: itemIds[0]! }]),
    );
    await ask(app, 'everyday');
    await boards();
    expect(screen.getAllByText('A bow tie is missing;')[0]).toBeTruthy();
    expect(screen.getAllByText('this is the nearest you own.')[0]).toBeTruthy();
    wire.cut(
      'fetchLolaOutfitSuggestions',
      withLacks(() => [{ words: 'Green boots', itemId: null }]),
    );
    await ask(app, 'dinner');
    await screen.findAllByText('Green boots are missing.');
    expect(screen.queryByText('this is the nearest you own.')).toBeNull();
    expect(screen.queryByRole('link', { name: /shop/i })).toBeNull();
  });

  it('tells the weather that is likely, which can be taken away', async () => {
    const app = open();
    await ask(app, 'everyday');
    const likely = /^Likely -?\d+(–| to )-?\d+° in [A-Z][a-z]+$/;
    await app.user.click(await screen.findByRole('button', { name: /^Take away: Likely/ }));
    await screen.findByRole('button', { name: 'Take away: Without the forecast' });
    expect(screen.queryByRole('button', { name: likely })).toBeNull();
    await app.user.click(screen.getByRole('button', { name: 'Take away: Without the forecast' }));
    await app.user.click(await screen.findByRole('button', { name: likely }));
    await screen.findByRole('textbox', { name: 'Town' });
  });

  it('says how it read a slip of the keys', async () => {
    const app = open();
    wire.cut(
      'fetchLolaOutfitSuggestions',
      answering(() => ({
        corrections: [
          { typed: 'offcie', meant: 'office' },
          { typed: 'warmm', meant: 'warm' },
        ],
      })),
    );
    await ask(app, 'the office');
    await screen.findByRole('button', { name: 'Take away: Office (for “offcie”)' });
    screen.getByText('Read “warmm” as warm.');
  });
});

describe('a board', () => {
  it('names a piece that has no photo, with its kind', async () => {
    const app = open();
    await ask(app, 'everyday');
    const board = (await boards())[0]!;
    const [name] = board.getAttribute('aria-label')!.replace('Outfit: ', '').split(', ');
    within(board).getByText(name!);
    expect(within(board).getAllByText(/^(Shirts|T-shirts|Trousers|Jeans)$/).length).toBeGreaterThan(
      0,
    );
  });

  it('keeps its locks: in others like it, on their boards, and in the next question', async () => {
    const app = open();
    await ask(app, 'everyday, with my penny loafers');
    let board = await openBoard(app);
    await app.user.click(board.getByRole('button', { name: 'Lock Penny loafers' }));
    await waitFor(() =>
      expect(
        board.getByRole('button', { name: 'Lock Penny loafers' }).getAttribute('aria-pressed'),
      ).toBe('true'),
    );
    await app.user.click(board.getByRole('button', { name: 'Close' }));
    await screen.findByRole('button', { name: 'Take away: Locked: Penny loafers' });
    await app.user.click((await screen.findAllByRole('button', { name: 'Others like this' }))[0]!);
    await waitFor(() => expect(asked()).toHaveLength(2));
    expect(asked()[1]!.lockedIds).toEqual([ids.loafers]);
    await waitFor(() =>
      expect(screen.queryByRole('status', { name: 'Lola is looking' })).toBeNull(),
    );
    const cards = await screen.findAllByRole('button', { name: 'Others like this' });
    expect(cards.length).toBeGreaterThan(0);
    await app.user.click((await boards()).filter((one) => one.nextElementSibling !== null)[0]!);
    board = within(await screen.findByRole('dialog'));
    const padlock = board.getByRole('button', { name: 'Lock Penny loafers' });
    expect(padlock.getAttribute('aria-pressed')).toBe('true');
    await app.user.click(board.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await ask(app, 'something warmer');
    await waitFor(() => expect(asked()).toHaveLength(3));
    expect(asked()[2]!.lockedIds).toEqual([ids.loafers]);
  });

  it('is after a reload what it was made by swaps, and not after the session', async () => {
    const app = open();
    await ask(app, 'everyday');
    const board = await openBoard(app);
    const list = () => within(board.getByRole('list', { name: 'Pieces' }));
    const shoes = list().getByRole('button', { name: /sneakers|loafers/ });
    const other = /sneakers/.test(shoes.getAttribute('aria-label')!)
      ? 'Penny loafers'
      : 'White sneakers';
    await app.user.click(shoes);
    await app.user.click(board.getByRole('button', { name: 'Swap' }));
    await app.user.click(await board.findByRole('button', { name: other }));
    await waitFor(() => list().getByRole('button', { name: other }));
    const swapped = lolaBoards.work;
    const key = Object.keys(swapped)[0]!;
    app.unmount();
    lolaBoards.work = {};
    recallBoards();
    expect(lolaBoards.work[key]!.cards).toEqual([]);
    open();
    expect((await boards())[0]!.getAttribute('aria-label')).toContain(other);
    localStorage.clear();
    lolaBoards.work = {};
    recallBoards();
    expect(lolaBoards.work).toEqual({});
  });
});

describe('while she looks', () => {
  it('says nothing within a second, then what she is doing, step by step', async () => {
    const app = open();
    await screen.findByRole('textbox', { name: /^What/ });
    const { fault, release } = held();
    wire.cut('fetchLolaOutfitSuggestions', fault);
    await app.user.type(screen.getByRole('textbox', { name: /^What/ }), 'dinner');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    act(() => void fireEvent.click(screen.getByRole('button', { name: 'Ask' })));
    const status = () => screen.getByRole('status', { name: 'Lola is looking' }).textContent;
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    await pass(990);
    expect(status()).toBe('dinner');
    await pass(20);
    expect(status()).toContain('Reading your question');
    await pass(2000);
    expect(status()).toMatch(/Looking through (9|your) pieces/);
    vi.useRealTimers();
    release();
    await boards();
    expect(screen.queryByText(/^Looking through/)).toBeNull();
    app.unmount();
  });
});
