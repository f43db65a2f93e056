import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '#server/database/database.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Mail } from '../ports/mailer.ts';
import type { JobRunner } from '../ports/services.ts';
import { freeJobs, listTroubledJobs } from '../repositories/jobs.ts';
import { enqueue, HopelessJob, type Job } from './job.ts';
import { createJobRunner, type JobListener } from './job-runner.ts';

let server: TestServer;
let open: OpenDatabase;
let queue: JobRunner;
let offset = 0;
let done: string[] = [];
let givenUp: unknown[] = [];
let unknown: unknown[] = [];

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
  unknown = [];
});

const hourMs = 3_600_000;
const now = () => new Date(Date.now() + offset);
/** The kind of job of these tests; each test says what it does. */
const sendJob: Job<Mail> = { kind: 'send-mail', work: async () => {} };
const listener: JobListener = {
  onEnd: () => {},
  onTrouble: () => {},
  onBack: () => {},
  onUnknown: (kind, due) => void unknown.push([kind, due]),
};
const start = (work: Job<Mail>['work']) => {
  const job: Job<Mail> = {
    ...sendJob,
    work,
    giveUp: async (payload) => void givenUp.push(payload),
  };
  queue = createJobRunner({ ...server.app.services, now }, [job], listener);
  queue.start();
};
const mail = (to: string) => ({ to, subject: '', text: '' });
const left = async () =>
  (await open.pool.query('select attempts, unended, last_error, failed_at from jobs')).rows;

describe('a job', () => {
  it('is done once, and gone', async () => {
    start(async ({ to }) => void done.push(to));
    await enqueue(open.database, sendJob, mail('a'));
    await enqueue(open.database, sendJob, mail('b'));
    offset = 1000;
    await queue.idle();
    expect(done.sort()).toEqual(['a', 'b']);
    expect(await left()).toEqual([]);
  });

  it('is taken alone, whatever the planner makes of the search for it', async () => {
    for (const to of ['a', 'b', 'c', 'd', 'e']) await enqueue(open.database, sendJob, mail(to));
    await open.pool.query('vacuum (analyze) jobs');
    // The planner then has only a nested loop, in which the search for a job runs for each row.
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
        await enqueue(transaction, sendJob, mail('never'));
        throw new Error('rolled back');
      })
      .catch(() => {});
    offset = 1000;
    await queue.idle();
    expect(done).toEqual([]);
  });

  it('waits until it is due', async () => {
    start(async ({ to }) => void done.push(to));
    await enqueue(open.database, sendJob, mail('later'), new Date(Date.now() + 60_000));
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
    await enqueue(open.database, sendJob, mail('x'));
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
    await enqueue(open.database, sendJob, mail('x'));
    for (const days of [1, 3, 1, 1]) {
      offset += days * 24 * hourMs;
      await queue.idle();
    }
    expect(await left()).toMatchObject([{ failed_at: expect.any(Date) }]);
    expect(givenUp).toEqual([mail('x')]);
  });

  it('that no other try can do is given up at once, and seen by the operator', async () => {
    start(async ({ to }) => {
      done.push(to);
      throw new HopelessJob('refused for good');
    });
    await enqueue(open.database, sendJob, mail('a'));
    await queue.idle();
    offset += 5 * hourMs;
    await queue.idle();
    expect(done).toEqual(['a']);
    expect(givenUp).toEqual([mail('a')]);
    const troubled = await listTroubledJobs(open.database, ['send-mail'], now());
    expect(troubled).toMatchObject([{ state: 'given-up', tries: 1 }]);
  });

  it('that waits is seen by the operator, with its tries, since when and why', async () => {
    start(async () => {
      throw new Error('no mail today');
    });
    const troubled = () => listTroubledJobs(open.database, ['send-mail'], now());
    expect(await troubled()).toEqual([]);
    await enqueue(open.database, sendJob, mail('x'));
    await enqueue(open.database, sendJob, mail('later'), new Date(Date.now() + hourMs));
    await open.pool.query(`insert into jobs (kind, payload) values ('sew-button', '{}')`);
    offset = 1000;
    await queue.idle();
    const [id, since] = [expect.any(Number), expect.any(Date)];
    expect(await troubled()).toEqual([
      {
        ...{ id, kind: 'send-mail', state: 'waiting', since, tries: 1 },
        ...{ nextTry: expect.any(Date), lastError: 'Error: no mail today' },
      },
      {
        ...{ id, kind: 'sew-button', state: 'unknown-kind', since, tries: 0 },
        ...{ nextTry: expect.any(Date), lastError: null },
      },
    ]);
  });

  it('is not done again because the database was away when it ended', async () => {
    start(async ({ to }) => {
      done.push(to);
      // From here on, until the second poll, nothing can be written down.
      const away = vi.spyOn(open.database, 'delete').mockImplementationOnce(() => {
        away.mockRestore();
        throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
      });
    });
    await enqueue(open.database, sendJob, mail('once'));
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

  it('is free again 20 s after its server was killed', async () => {
    let lockedMs = Number.NaN;
    start(async () => {
      const [row] = (await open.pool.query('select locked_until from jobs')).rows;
      lockedMs = row.locked_until.getTime() - now().getTime();
    });
    await enqueue(open.database, sendJob, mail('a'));
    await queue.idle();
    expect(lockedMs).toBeGreaterThan(0);
    expect(lockedMs).toBeLessThanOrEqual(20_000);
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
          new Promise<void>((end) => {
            finish = end;
            resolve();
          }),
      );
    });
    await enqueue(open.database, sendJob, mail('slow'));
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
          new Promise<void>((end) => {
            finish = end;
            resolve();
          }),
      );
    });
    await enqueue(open.database, sendJob, mail('endless'));
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

  it('of a kind that is not known is left for whoever knows it, and told of once an hour', async () => {
    await open.pool.query(`insert into jobs (kind, payload, run_at) values
      ('sew-button', '{}', now() - interval '1 hour'),
      ('sew-button', '{}', now() + interval '1 day')`);
    start(async ({ to }) => void done.push(to));
    await enqueue(open.database, sendJob, mail('a'));
    offset = 1000;
    await queue.idle();
    await queue.idle();
    expect(done).toEqual(['a']);
    expect(unknown).toEqual([['sew-button', 1]]);
    expect(await left()).toMatchObject([{ attempts: 0 }, { attempts: 0 }]);
    await queue.stop();
    const sewn: string[] = [];
    const sew: Job<object> = { kind: 'sew-button', work: async () => void sewn.push('button') };
    queue = createJobRunner({ ...server.app.services, now }, [sew], listener);
    queue.start();
    await queue.idle();
    expect(sewn).toEqual(['button']);
  });
});
