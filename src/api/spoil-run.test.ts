// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { startSpoilRun } from './spoil-run.ts';

let client: ReturnType<typeof createQueryClient>;
let spoilings: string[][];

beforeEach(() => {
  vi.useFakeTimers();
  client = createQueryClient(() => {});
  for (const name of ['getItems', 'getWardrobes']) client.setQueryData([name, {}], 'old');
  spoilings = [];
  const { invalidateQueries } = client;
  client.invalidateQueries = async (filters) => {
    const all = client.getQueryCache().findAll(filters);
    spoilings.push(all.map(({ queryKey }) => String(queryKey[0])).sort());
    return invalidateQueries.call(client, filters);
  };
});
afterEach(() => {
  client.clear();
  vi.useRealTimers();
});

it('without waits spoils once, at its end, whatever was gathered', async () => {
  const run = startSpoilRun(client);
  for (let write = 0; write < 20; write += 1) void run.spoil(client, ['GetItems']);
  void run.spoil(client, ['GetWardrobes']);
  await vi.advanceTimersByTimeAsync(50_000);
  expect(spoilings).toEqual([]);
  run.end();
  expect(spoilings).toEqual([['getItems', 'getWardrobes']]);
  run.end();
  expect(spoilings, 'nothing waits any more').toHaveLength(1);
});

it('puts what each write answered into the cache at once', () => {
  const run = startSpoilRun(client);
  const seed = vi.fn(() => []);
  void run.spoil(client, ['GetItems'], seed);
  expect(seed).toHaveBeenCalledOnce();
});

it('with waits spoils at once, then ever less often, and what is left at its end', async () => {
  const run = startSpoilRun(client, [0, 1000, 4000]);
  // A write every 200 ms, for 20 s.
  for (let write = 0; write < 100; write += 1) {
    void run.spoil(client, ['GetItems']);
    await vi.advanceTimersByTimeAsync(200);
    if (write === 0) expect(spoilings).toHaveLength(1);
  }
  expect(spoilings.length).toBeLessThanOrEqual(7);
  const before = spoilings.length;
  void run.spoil(client, ['GetItems']);
  run.end();
  expect(spoilings).toHaveLength(before + 1);
  // The next run begins with the first wait again.
  void run.spoil(client, ['GetItems']);
  await vi.advanceTimersByTimeAsync(0);
  expect(spoilings).toHaveLength(before + 2);
});
