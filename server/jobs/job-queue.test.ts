import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '#server/database/database.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import {
  enqueue,
  freeJobs,
  type JobQueue,
  type JobWork,
  listTroubledJobs,
  startJobs,
} from './job-queue.ts';

let server: TestServer;
let open: OpenDatabase;
let queue: JobQueue;
let offset = 0;
let done: string[] = [];
let givenUp: unknown[] = [];

beforeAll(async () => {
  server = await startTestServer();
  ({ open } = server.app.services);
  // Its own runner would take the jobs of these tests.
  await server.app.services.jobs.stop();
  await open.pool.query('delete from jobs');
});
afterAll(() => server.close());
afterEach(async () => {
  await queue.stop();
  await open.pool.query('delete from jobs');
  offset = 0;
  done = [];
  givenUp = [];
});

const hourMs = 3_600_000;
const now = () => new Date(Date.now() + offset);
const start = (send: JobWork['send-mail']) => {
  const nothing = async () => {};
  queue = startJobs({
    database: open.database,
    now,
    onError: () => {},
    onGivenUp: async (kind, payload) => void givenUp.push([kind, payload]),
    work: {
      'send-mail': send,
      'process-image': nothing,
      'delete-blobs': nothing,
      'delete-upload': nothing,
      'mail-reset-link': nothing,
      sweep: nothing,
    },
  });
};
const mail = (to: string) => ({ to, subject: '', text: '' });
const left = async () =>
  (await open.pool.query('select attempts, unended, last_error, failed_at from jobs')).rows;

describe('a job', () => {
  it('is done once, and gone', async () => {
    start(async ({ to }) => void done.push(to));
    await enqueue(open.database, 'send-mail', mail('a'));
    await enqueue(open.database, 'send-mail', mail('b'));
    offset = 1000;
    await queue.idle();
    expect(done.sort()).toEqual(['a', 'b']);
    expect(await left()).toEqual([]);
  });

  it('is taken alone, whatever the planner makes of the search for it', async () => {
    for (const to of ['a', 'b', 'c', 'd', 'e']) await enqueue(open.database, 'send-mail', mail(to));
    await open.pool.query('vacuum (analyze) jobs');
    // What is left is a loop in which the search for one job runs anew for each row.
    const off = ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material', 'memoize'];
    for (const way of off) await open.pool.query(`set enable_${way} = off`);
    try {
      start(async ({ to }) => void done.push(to));
      offset = 1000;
      await queue.idle();
    } finally {
      for (const way of off) await open.pool.query(`reset enable_${way}`);
    }
    expect(done.sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('is not done if its transaction did not commit', async () => {
    start(async ({ to }) => void done.push(to));
    await open
      .transaction(async (transaction) => {
        await enqueue(transaction, 'send-mail', mail('never'));
        throw new Error('rolled back');
      })
      .catch(() => {});
    offset = 1000;
    await queue.idle();
    expect(done).toEqual([]);
  });

  it('waits until it is due', async () => {
    start(async ({ to }) => void done.push(to));
    await enqueue(open.database, 'send-mail', mail('later'), new Date(Date.now() + 60_000));
    await queue.idle();
    expect(done).toEqual([]);
    offset = 61_000;
    await queue.idle();
    expect(done).toEqual(['later']);
  });

  it('that fails is tried for days, every hour at last, and is done once it can be', async () => {
    let isUp = false;
    start(async ({ to }) => {
      done.push(to);
      if (!isUp) throw new Error('no mail today');
    });
    await enqueue(open.database, 'send-mail', mail('x'));
    for (let hour = 0; hour < 4 * 24; hour += 1) {
      offset += hourMs;
      await queue.idle();
    }
    expect(done.length).toBeGreaterThan(90);
    expect(givenUp).toEqual([]);
    expect(await left()).toMatchObject([
      { unended: 0, last_error: 'Error: no mail today', failed_at: null },
    ]);
    isUp = true;
    offset += hourMs;
    await queue.idle();
    expect(await left()).toEqual([]);
  });

  it('that fails for five days is given up, and whoever waits for it is told', async () => {
    start(async () => {
      throw new Error('no mail this week');
    });
    await enqueue(open.database, 'send-mail', mail('x'));
    for (const days of [1, 3, 1, 1]) {
      offset += days * 24 * hourMs;
      await queue.idle();
    }
    expect(await left()).toMatchObject([{ failed_at: expect.any(Date) }]);
    expect(givenUp).toEqual([['send-mail', mail('x')]]);
  });

  it('that waits is seen by the operator, with its tries and since when', async () => {
    start(async () => {
      throw new Error('no mail today');
    });
    expect(await listTroubledJobs(open.database)).toEqual([]);
    await enqueue(open.database, 'send-mail', mail('x'));
    await enqueue(open.database, 'send-mail', mail('later'), new Date(Date.now() + hourMs));
    offset = 1000;
    await queue.idle();
    const since = expect.stringMatching(/^\d{4}-.+Z$/);
    expect(await listTroubledJobs(open.database)).toEqual([
      { kind: 'send-mail', waiting: 1, givenUp: 0, since, tries: 1 },
    ]);
  });

  it('is not done again because the database was away when it ended', async () => {
    start(async ({ to }) => {
      done.push(to);
      // From here on, until the second look, nothing can be written down.
      const away = vi.spyOn(open.database, 'delete').mockImplementationOnce(() => {
        away.mockRestore();
        throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
      });
    });
    await enqueue(open.database, 'send-mail', mail('once'));
    offset = 1000;
    await queue.idle();
    offset += 2 * hourMs;
    await queue.idle();
    expect(done).toEqual(['once']);
    expect(await left()).toEqual([]);
  });

  it('that ended its server time and again is given up without another try', async () => {
    await open.pool.query(
      `insert into jobs (kind, payload, unended, run_at, locked_until)
        values ('send-mail', $1, 8, now() - interval '1 hour', now() - interval '1 minute')`,
      [JSON.stringify(mail('poison'))],
    );
    start(async ({ to }) => void done.push(to));
    await queue.idle();
    expect(done).toEqual([]);
    expect(givenUp).toHaveLength(1);
  });

  it('belongs to whoever locked it, until the lock ends or an only server frees it', async () => {
    await open.pool.query(
      `insert into jobs (kind, payload, run_at, locked_until)
        values ('send-mail', $1, now() - interval '1 hour', now() + interval '1 minute')`,
      [JSON.stringify(mail('locked'))],
    );
    start(async ({ to }) => void done.push(to));
    await queue.idle();
    expect(done).toEqual([]);
    await freeJobs(open.database);
    await queue.idle();
    expect(done).toEqual(['locked']);
  });

  it('that runs is waited for when the server stops', async () => {
    let finish = () => {};
    const begun = new Promise<void>((resolve) => {
      start(
        () =>
          new Promise((end) => {
            finish = end;
            resolve();
          }),
      );
    });
    await enqueue(open.database, 'send-mail', mail('slow'));
    offset = 1000;
    queue.nudge();
    await begun;
    let stopped = false;
    const stopping = queue.stop().then(() => {
      stopped = true;
    });
    await open.pool.query('select 1');
    expect(stopped).toBe(false);
    finish();
    await stopping;
    expect(await left()).toEqual([]);
  });

  it('that does not end is given back when the server stops, and done by the next one', async () => {
    let finish = () => {};
    const begun = new Promise<void>((resolve) => {
      start(
        () =>
          new Promise((end) => {
            finish = end;
            resolve();
          }),
      );
    });
    await enqueue(open.database, 'send-mail', mail('endless'));
    offset = 1000;
    queue.nudge();
    await begun;
    await queue.stop(50);
    const cut = finish;
    start(async ({ to }) => void done.push(to));
    await queue.idle();
    expect(done).toEqual(['endless']);
    cut();
  });
});
