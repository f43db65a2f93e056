import '#tests/support/page.ts';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import type { OutboxEntry } from '#lib/outbox-entry.ts';
import type { OutboxKind } from './kind.ts';
import { createOverlay } from './overlay.ts';

/** What an operation does with what it has read. */
let onRead: (client: QueryClient, key: readonly unknown[], data: unknown) => unknown;
vi.mock('../operation.ts', () => ({
  onAnswerRead: (listener: typeof onRead) => {
    onRead = listener;
  },
}));

const key = ['getGroups', { owner: 'ada' }] as const;
const entry = {
  id: 'one',
  userId: 'ada',
  kind: 'deleteGroup',
  state: 'waiting',
  input: { groupId: 'b' },
  sinceMs: 0,
} as unknown as OutboxEntry;
const kinds = {
  deleteGroup: {
    shows: {
      getGroups: (all: string[], { input }: { input: { groupId: string } }) =>
        all.includes(input.groupId) ? all.filter((one) => one !== input.groupId) : all,
    },
  } as unknown as OutboxKind<never, unknown>,
};

/** Of three groups one is deleted, which waits. */
function deleteOne() {
  let list = [entry];
  const overlay = createOverlay(kinds, () => list);
  const client = new QueryClient();
  overlay.follow(client);
  const answer = (groups: string[]) => {
    const shown = onRead(client, key, groups);
    client.getQueryCache().build(client, { queryKey: key }).setData(shown);
  };
  answer(['a', 'b', 'c']);
  const leave = () => {
    list = [];
    overlay.refresh(client);
  };
  return { overlay, client, answer, leave, shown: () => client.getQueryData(key) };
}

it('shows what waits done, and what the server said again where it is dropped', () => {
  const { leave, shown } = deleteOne();
  expect(shown()).toEqual(['a', 'c']);
  leave();
  expect(shown()).toEqual(['a', 'b', 'c']);
});

it('shows a change as done that was answered, also in what was asked before and comes still', () => {
  const { overlay, client, answer, leave, shown } = deleteOne();
  overlay.takeOver(client, entry);
  answer(['a', 'b', 'c', 'd']);
  expect(shown()).toEqual(['a', 'c', 'd']);
  leave();
  expect(shown()).toEqual(['a', 'c', 'd']);
  answer(['a', 'b', 'c', 'd']);
  expect(shown()).toEqual(['a', 'c', 'd']);
  overlay.settle(entry);
  answer(['a', 'b', 'c', 'd']);
  expect(shown(), 'another device brought it back').toEqual(['a', 'b', 'c', 'd']);
});

it('does nothing to what the next one reads who signs in before an answer is written down', () => {
  const { overlay, client, answer, leave, shown } = deleteOne();
  overlay.takeOver(client, entry);
  overlay.forget();
  leave();
  answer(['a', 'b', 'c']);
  expect(shown()).toEqual(['a', 'b', 'c']);
});
