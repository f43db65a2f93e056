import '#tests/support/page.ts';
import 'fake-indexeddb/auto';

import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '#lib/errors.ts';
import { dropCopy, keptAnswer } from '#lib/kept-answers.ts';
import { closeSession, openSession } from '#lib/session.ts';
import { copySchema } from '#lib/versions.ts';
import { itemCard } from '#tests/support/item-card.ts';
import { createQueryClient } from '../query-client.ts';
import { closeCopy, mostAgeMs, pruneCopy, readCopy, writeCopy } from './copy-database.ts';
import { keepAnswers } from './keep-answers.ts';
import { sayBy } from './said.ts';

const maya = '6f9b4f86-2c0e-4a7e-9a55-0f4f3f6f7c11';
const query = ['getWardrobes', { owner: maya }] as const;
const hash = JSON.stringify(query);
const key = `${copySchema} ${maya} ${hash}`;
let client: QueryClient;
let stop: () => void;

beforeEach(() => {
  openSession({ token: 'a-token', userId: maya });
  client = createQueryClient(() => {});
  stop = keepAnswers(client);
});
afterEach(async () => {
  stop();
  await closeCopy();
  dropCopy();
  sayBy(({ state }) => state.data);
});
const isKept = (text: unknown) => vi.waitFor(async () => expect(await readCopy(key)).toBe(text));

it('keeps what is shown, and what was there before it began', async () => {
  client.setQueryData(query, { wardrobes: [] });
  await isKept('{"wardrobes":[]}');
  expect(await keptAnswer(hash)).toEqual({ wardrobes: [] });
  client.setQueryData(query, { wardrobes: ['one'] });
  await isKept('{"wardrobes":["one"]}');
});

it('keeps what the server said, not what waits in the outbox besides', async () => {
  sayBy(() => ({ wardrobes: ['said'] }));
  client.setQueryData(query, { wardrobes: ['said', 'waiting'] });
  await isKept('{"wardrobes":["said"]}');
});

it('keeps nothing that opens something, and nothing while the staff stand in', async () => {
  client.setQueryData(['getCalendarFeed', {}], { address: 'secret' });
  client.setQueryData(query, { wardrobes: [] });
  await isKept('{"wardrobes":[]}');
  expect(await readCopy(`${copySchema} ${maya} ["getCalendarFeed",{}]`)).toBeUndefined();

  openSession({ token: 'stand-in_a', userId: maya });
  client.setQueryData(query, { wardrobes: ['theirs'] });
  expect(await keptAnswer(hash)).toBeUndefined();
  openSession({ token: 'a-token', userId: maya });
  expect(await keptAnswer(hash)).toEqual({ wardrobes: [] });
});

it('shows the copy beside a read, until the server answers', async () => {
  await writeCopy(key, '{"wardrobes":["kept"]}', Date.now());
  let answer = (_: unknown) => {};
  const read = client.fetchQuery({
    queryKey: query,
    queryFn: () => new Promise((resolve) => (answer = resolve)),
  });
  await vi.waitFor(() => expect(client.getQueryData(query)).toEqual({ wardrobes: ['kept'] }));
  expect(client.getQueryState(query)?.dataUpdatedAt).toBe(0);
  answer({ wardrobes: ['fresh'] });
  await read;
  expect(client.getQueryData(query)).toEqual({ wardrobes: ['fresh'] });
  await isKept('{"wardrobes":["fresh"]}');
});

it.each([
  ['not-found', undefined],
  ['forbidden', undefined],
  ['offline', { wardrobes: ['kept'] }],
  ['timeout', { wardrobes: ['kept'] }],
  ['server', { wardrobes: ['kept'] }],
] as const)('after %s the copy shows %j', async (kind, shown) => {
  await writeCopy(key, '{"wardrobes":["kept"]}', Date.now());
  const read = client.fetchQuery({
    queryKey: query,
    queryFn: () => Promise.reject(new AppError(kind)),
  });
  await expect(read).rejects.toThrow();
  expect(client.getQueryData(query)).toEqual(shown);
  await isKept(shown && '{"wardrobes":["kept"]}');
});

it.each(['', '{"wardrobes":["ke', 'nonsense'])('takes %j for none', async (text) => {
  await writeCopy(key, text, Date.now());
  expect(await keptAnswer(hash)).toBeUndefined();
});

it('finds nothing of another member, and drops it with what is old or of another Hem', async () => {
  const nowMs = Date.now();
  const others = [
    `${copySchema} somebody-else ${hash}`,
    `another-schema ${maya} ${hash}`,
    `${copySchema} ${maya} old`,
    `${copySchema} ${maya} from a clock that was wrong`,
  ];
  await writeCopy(others[0]!, '{}', nowMs);
  await writeCopy(others[1]!, '{}', nowMs);
  await writeCopy(others[2]!, '{}', nowMs - mostAgeMs - 1);
  await writeCopy(others[3]!, '{}', nowMs + mostAgeMs + 1);
  await writeCopy(key, '{}', nowMs);
  await pruneCopy(`${copySchema} ${maya} `, nowMs);
  for (const other of others) expect(await readCopy(other)).toBeUndefined();
  expect(await readCopy(key)).toBe('{}');
});

it('keeps at most so much, the newest', async () => {
  const prefix = `${copySchema} ${maya} `;
  for (const at of [1, 2, 3, 4]) await writeCopy(`${prefix}${at}`, 'x'.repeat(10), 1000 + at);
  await pruneCopy(prefix, 2000, 25);
  const kept = await Promise.all([1, 2, 3, 4].map((at) => readCopy(`${prefix}${at}`)));
  expect(kept.map((text) => text !== undefined)).toEqual([false, false, true, true]);
});

it('is gone with the session, and nothing is written after it', async () => {
  client.setQueryData(query, { wardrobes: [] });
  await isKept('{"wardrobes":[]}');
  client.setQueryData(query, { wardrobes: ['on its way'] });
  closeSession('signed-out');
  dropCopy();
  await vi.waitFor(async () =>
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('hem-copy'),
  );
  client.setQueryData(query, { wardrobes: ['later'] });
  stop();
  await new Promise((resolve) => window.requestAnimationFrame(resolve));
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('hem-copy');
});

it('puts a search together of what is kept once the browser knows that the network is away', async () => {
  const list = (filter: object) => JSON.stringify(['getItemNavigation', { filter, owner: maya }]);
  client.setQueryData(['getItemNavigation', { owner: maya, filter: {} }], {
    itemIds: ['1', '2'],
    groups: [],
  });
  client.setQueryData(['getItems', { owner: maya, ids: ['1', '2'] }], {
    cards: [itemCard({ title: 'Gray coat' }), itemCard({ itemId: '2', title: 'Hat' })],
    readMs: { 1: 1, 2: 1 },
  });
  await vi.waitFor(async () => expect(await keptAnswer(list({}))).toBeDefined());
  await vi.waitFor(async () =>
    expect(await keptAnswer(`["getItems",{"ids":["1","2"],"owner":"${maya}"}]`)).toBeDefined(),
  );
  expect(await keptAnswer(list({ search: 'coat' }))).toBeUndefined();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await keptAnswer(list({ search: 'coat' }))).toMatchObject({ itemIds: ['1'] });
  vi.restoreAllMocks();
});
