// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepForOffline } from './keep-for-offline.ts';
import { LoadAhead } from './load-ahead.tsx';

/** What came, in its order. */
const came: string[] = [];
/** How the code of the next room comes. */
let nextRoom = async () => {};

vi.mock('./routes.tsx', () => ({ nextRooms: [{ load: () => nextRoom() }] }));
vi.mock('./keep-for-offline.ts', () => ({ keepForOffline: vi.fn() }));
vi.mock('#lib/late-code.ts', async (actual) => ({
  ...(await actual<object>()),
  bringLateCode: async () => void came.push('late code'),
}));

beforeEach(() => {
  vi.useFakeTimers();
  came.length = 0;
  vi.mocked(keepForOffline).mockClear();
  nextRoom = async () => void came.push('next room');
  vi.mocked(keepForOffline).mockImplementation(async () => void came.push('worker'));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const client = new QueryClient();
const show = () =>
  render(
    <QueryClientProvider client={client}>
      <LoadAhead />
    </QueryClientProvider>,
  );
/** Gives it more time than it needs. */
const wait = () => vi.advanceTimersByTimeAsync(20_000);

it('has the files kept after the next rooms and before the late code', async () => {
  show();
  await wait();
  expect(came).toEqual(['next room', 'worker', 'late code']);
});

it('has the files kept, and brings no late code, where the device saves data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  show();
  await wait();
  expect(came).toEqual(['next room', 'worker']);
});

it.each([
  ['fails', () => Promise.reject(new Error('refused'))],
  ['never ends', () => new Promise<void>(() => {})],
])('brings the late code also where the keeping %s', async (_, keep) => {
  vi.mocked(keepForOffline).mockImplementation(keep);
  show();
  await wait();
  expect(keepForOffline).toHaveBeenCalledOnce();
  expect(came).toEqual(['next room', 'late code']);
});

it('has the files kept where a room did not come', async () => {
  nextRoom = () => Promise.reject(new Error('no network'));
  show();
  await wait();
  expect(came).toEqual(['worker', 'late code']);
});

it('has nothing kept once it is gone', async () => {
  let arrive = () => {};
  nextRoom = () =>
    new Promise((resolve) => {
      arrive = resolve;
    });
  const { unmount } = show();
  await wait();
  unmount();
  arrive();
  await wait();
  expect(came).toEqual([]);
});

it('has nothing kept while something is being read', async () => {
  let answer = (_: string) => {};
  nextRoom = async () => {
    came.push('next room');
    const queryFn = () =>
      new Promise<string>((resolve) => {
        answer = resolve;
      });
    void client.fetchQuery({ queryKey: ['a room'], queryFn });
  };
  show();
  await wait();
  expect(came).toEqual(['next room']);
  answer('read');
  await wait();
  expect(came).toEqual(['next room', 'worker', 'late code']);
});
