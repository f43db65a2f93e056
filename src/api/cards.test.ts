// @vitest-environment happy-dom
import { onlineManager, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#lib/errors.ts';
import { defineCards } from './cards.ts';
import { createQueryClient, momentMs, readAgain, spoil } from './query-client.ts';

interface Card {
  id: string;
  words: string;
  isPending: boolean;
}

let client: ReturnType<typeof createQueryClient>;
let read: ReturnType<typeof vi.fn<(owner: string, ids: string[]) => Promise<Card[]>>>;
let cards: ReturnType<typeof defineCards<Card>>;
let pending: Set<string>;
let failures: Error[];

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  failures = [];
  client = createQueryClient(({ error }) => void failures.push(error));
  client.mount();
  pending = new Set();
  read = vi.fn(async (_owner: string, ids: string[]) =>
    ids.map((id) => ({ id, words: `${id} as read`, isPending: pending.has(id) })),
  );
  cards = defineCards<Card>({
    operation: 'getItems',
    mostAtOnce: 5,
    idOf: ({ id }) => id,
    pendingMs: (card) => (card.isPending ? 1200 : null),
    read: (owner, ids) => read(owner, ids),
  });
});
afterEach(() => {
  client.clear();
  client.unmount();
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(1);
/** A list that has stood on the screen for a while. */
const standing = momentMs();
const show = (ids: string[], owner = 'ada', sinceMs = standing) => {
  const observer = new QueryObserver(client, cards.windowQuery(client, owner, ids, sinceMs));
  return { observer, leave: observer.subscribe(() => {}) };
};
const asked = () => read.mock.calls.map(([, ids]) => ids);

describe('the cards of a list', () => {
  it('are asked for as one call for all windows of one turn, by owner, and not more at once than may be', async () => {
    show(['1', '2']);
    show(['2', '3', '4']);
    show(['1'], 'ben');
    await settle();
    expect(read.mock.calls).toEqual([
      ['ada', ['1', '2', '3', '4']],
      ['ben', ['1']],
    ]);
    read.mockClear();
    show(['11', '12', '13']);
    show(['14', '15', '16']);
    await settle();
    expect(asked()).toEqual([['11', '12', '13', '14', '15'], ['16']]);
  });

  it('are asked for alone when one comes in front and moves every window', async () => {
    const before = [show(['1', '2', '3']), show(['4', '5'])];
    await settle();
    for (const { leave } of before) leave();
    const { observer } = show(['new', '1', '2']);
    expect(observer.getCurrentResult().data?.cards.map(({ id }) => id)).toEqual(['1', '2']);
    show(['3', '4', '5']);
    await settle();
    expect(asked().slice(1)).toEqual([['new']]);
    expect(observer.getCurrentResult().data?.cards.map(({ id }) => id)).toEqual(['new', '1', '2']);
  });

  it('are asked for by a screen that comes later, and belong to one owner', async () => {
    show(['1', '2']).leave();
    await settle();
    show(['2', '3'], 'ada', momentMs());
    show(['1'], 'ben');
    await settle();
    expect(read.mock.calls.slice(1)).toEqual([
      ['ada', ['2', '3']],
      ['ben', ['1']],
    ]);
  });

  it.each([
    ['a write spoiled them', () => spoil(client, ['GetItems'])],
    ['the app is in front again', () => readAgain(client)],
    [
      'the network is back',
      () => {
        onlineManager.setOnline(false);
        onlineManager.setOnline(true);
      },
    ],
  ])('are all asked for again when %s', async (_why, happens) => {
    show(['1', '2']);
    await settle();
    void happens();
    await settle();
    expect(asked()).toEqual([
      ['1', '2'],
      ['1', '2'],
    ]);
    // What another window knew is as old.
    show(['2', '3']);
    await settle();
    expect(asked()[2]).toEqual(['3']);
  });

  it('are looked at again while there is soon more to see, those alone', async () => {
    pending = new Set(['2']);
    const { observer } = show(['1', '2', '3']);
    await settle();
    await vi.advanceTimersByTimeAsync(1300);
    expect(asked()).toEqual([['1', '2', '3'], ['2']]);
    pending.clear();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked()).toEqual([['1', '2', '3'], ['2'], ['2']]);
    expect(observer.getCurrentResult().data?.cards).toHaveLength(3);
  });

  it('that a write answered are shown everywhere, and not asked for', async () => {
    const { observer } = show(['1', '2']);
    await settle();
    void spoil(client, ['GetItems'], () => {
      cards.seed(client, 'ada', { id: '2', words: 'as answered', isPending: false });
      cards.seed(client, 'ada', { id: '3', words: 'quite new', isPending: false });
      return [];
    });
    expect(observer.getCurrentResult().data?.cards[1]?.words).toBe('as answered');
    await settle();
    show(['3', '1', '2']);
    await settle();
    expect(asked().slice(1)).toEqual([['1']]);
    expect(cards.find(client, 'ada', '3')?.words).toBe('quite new');
    expect(cards.find(client, 'ben', '3')).toBeUndefined();
  });

  it('that are gone leave no hole, and are not waited for', async () => {
    read.mockImplementation(async (_owner, ids) =>
      ids.filter((id) => id !== '2').map((id) => ({ id, words: id, isPending: false })),
    );
    const { observer } = show(['1', '2', '3']);
    await settle();
    expect(observer.getCurrentResult().data?.cards.map(({ id }) => id)).toEqual(['1', '3']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('fail together, and one that is asked for again brings what is missing', async () => {
    read.mockRejectedValueOnce(new Error('no'));
    const windows = [show(['1', '2']), show(['3'])];
    await settle();
    expect(windows.map(({ observer }) => observer.getCurrentResult().isError)).toEqual([
      true,
      true,
    ]);
    expect(new Set(failures).size, 'one fault').toBe(1);
    for (const { observer } of windows) void observer.refetch();
    await settle();
    expect(asked().slice(1)).toEqual([['1', '2', '3']]);
    expect(windows.map(({ observer }) => observer.getCurrentResult().isSuccess)).toEqual([
      true,
      true,
    ]);
  });

  it('are shown of a window that did not come, as far as others have them', async () => {
    const wrapper = ({ children }: { children: ReactNode }) =>
      createElement(QueryClientProvider, { client }, children);
    const { result, rerender } = renderHook(({ ids, to }) => cards.useCards('ada', ids, 0, to), {
      wrapper,
      initialProps: { ids: ['1', '2', '3'], to: 2 },
    });
    await act(settle);
    expect([...result.current.cards.keys()]).toEqual(['1', '2', '3']);
    read.mockRejectedValue(new AppError('offline'));
    // The second was deleted: a fourth, which nobody has seen, takes its place at the end.
    rerender({ ids: ['1', '3', '4'], to: 1 });
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect([...result.current.cards.keys()]).toEqual(['1', '3']);
    expect(result.current.isError, 'nothing in view is missing').toBe(false);
    rerender({ ids: ['1', '3', '4'], to: 2 });
    expect(result.current.isError).toBe(true);
    cleanup();
  });
});
