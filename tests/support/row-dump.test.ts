import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bothDatabases } from './both-databases.ts';
import { digestRows, rowsChangedSince } from './row-dump.ts';
import { type Person, startTestServer, type TestServer } from './test-server.ts';

describe.each(bothDatabases())('rows on $name', ({ missing, serverOptions }) => {
  let server: TestServer;
  let maya: Person;
  let ben: Person;
  beforeAll(async () => {
    if (missing) return;
    server = await startTestServer(await serverOptions());
    maya = await server.person();
    ben = await server.person();
    await server.app.services.jobs.idle();
  });
  afterAll(() => server?.close());

  const run = (statement: string, values?: unknown[]) =>
    server.app.services.open.pool.query(statement, values);
  const tablesChanged = async (before: Awaited<ReturnType<typeof digestRows>>) =>
    Object.keys(await rowsChangedSince(server, before));
  /** The tables that differ after something was done: of all rows, and of Maya's. */
  const changedBy = async (act: () => Promise<unknown>) => {
    const before = await digestRows(server);
    const hers = await digestRows(server, [maya.userId]);
    await act();
    return [await tablesChanged(before), await tablesChanged(hers)];
  };

  it.skipIf(missing)('that are written, changed or taken away show, of whom they are', async () => {
    const rename = 'update users set first_name = $2 where id = $1';
    const end = 'delete from sessions where user_id = $1';
    expect(await changedBy(() => run(rename, [maya.userId, 'Maya']))).toEqual([
      ['users'],
      ['users'],
    ]);
    expect(await changedBy(() => run(rename, [ben.userId, 'Ben']))).toEqual([['users'], []]);
    expect(await changedBy(() => run(end, [maya.userId]))).toEqual([['sessions'], ['sessions']]);
    expect(await changedBy(() => run(end, [ben.userId]))).toEqual([['sessions'], []]);
    const insert = "insert into users (email, password_hash) values ($1, '-')";
    const email = `${randomUUID()}@example.com`;
    expect(await changedBy(() => run(insert, [email]))).toEqual([['users'], []]);
  });

  it.skipIf(missing)(
    'that change again and again show each time, and back are as before',
    async () => {
      const rename = 'update users set first_name = $2 where id = $1';
      await run(rename, [maya.userId, 'May']);
      const may = await digestRows(server, [maya.userId]);
      for (const name of ['June', 'July', 'August']) {
        expect(await changedBy(() => run(rename, [maya.userId, name]))).toEqual([
          ['users'],
          ['users'],
        ]);
        expect(await tablesChanged(may)).toEqual(['users']);
      }
      await run(rename, [maya.userId, 'May']);
      expect(await rowsChangedSince(server, may)).toEqual({});
    },
  );

  it.skipIf(missing)('that are written as they were, or taken back, are the same', async () => {
    const same = 'update users set first_name = first_name';
    expect(await changedBy(() => run(same))).toEqual([[], []]);
    const undone = 'begin; delete from sessions; rollback';
    expect(await changedBy(() => run(undone))).toEqual([[], []]);
  });
});
