import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '#server/database/database.ts';
import { users } from '#server/database/schema.ts';
import { bothDatabases } from '#tests/support/both-databases.ts';
import type { JobRunner, JobServices } from '../ports/services.ts';
import type { Job } from './job.ts';
import { createJobRunner } from './job-runner.ts';
import { dailyAt, hourly, nextRun, removeSchedule, setSchedule } from './schedules.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

describe('the next time', () => {
  const timesOf = (hour: number, timeZone: string, from: string, count: number) => {
    const times: string[] = [];
    let at = new Date(from);
    for (let turn = 0; turn < count; turn += 1) {
      at = nextRun(dailyAt(hour, timeZone), at);
      times.push(at.toISOString());
    }
    return times;
  };

  it.each([
    // The night to March 29th has 23 hours there, the one to October 25th has 25.
    ['in spring', '2026-03-28T00:00:00Z', ['28T06', '29T05', '30T05']],
    ['in autumn', '2026-10-24T00:00:00Z', ['24T05', '25T06', '26T06']],
  ])('of seven in the morning is seven, when the clocks change %s', (_, from, times) => {
    const month = from.slice(0, 8);
    expect(timesOf(7, 'Europe/Berlin', from, 3)).toEqual(
      times.map((time) => `${month}${time}:00:00.000Z`),
    );
  });

  it('of an hour that the clocks leave out comes right after the gap, that day too', () => {
    expect(timesOf(2, 'America/New_York', '2026-03-07T12:00:00Z', 2)).toEqual([
      '2026-03-08T07:00:00.000Z',
      '2026-03-09T06:00:00.000Z',
    ]);
  });

  it('of an hour that the clocks repeat comes once, from whichever pass it is asked', () => {
    const times = ['2026-10-25T00:00:00.000Z', '2026-10-26T01:00:00.000Z'];
    expect(timesOf(2, 'Europe/Berlin', '2026-10-24T12:00:00Z', 2)).toEqual(times);
    const halfPast = { cron: '30 2 * * *', timeZone: 'Europe/Berlin' };
    // Asked after the first pass, in the second one before that minute, and after it.
    for (const late of ['2026-10-25T00:40:00Z', '2026-10-25T01:10:00Z', '2026-10-25T01:40:00Z']) {
      expect(nextRun(halfPast, new Date(late))).toEqual(new Date('2026-10-26T01:30:00Z'));
    }
  });

  it.each([
    ['a time zone', { cron: '0 7 * * *', timeZone: 'Mars/Base' }],
    ['a pattern', { cron: 'every morning', timeZone: 'Etc/UTC' }],
    ['a day', { cron: '0 7 31 2 *', timeZone: 'Etc/UTC' }],
  ])('is refused for %s that is none', (_, schedule) => {
    expect(() => nextRun(schedule, new Date())).toThrow();
  });
});

describe.each(bothDatabases())('what comes again, on $name', (engine) => {
  if (engine.missing) {
    it.skip('comes again', () => {});
    return;
  }
  let open: OpenDatabase;
  let url: string | null;
  let clock = 0;
  let runners: JobRunner[] = [];
  let ran: string[] = [];
  let onRun: (() => Promise<void>) | null = null;

  const now = () => new Date(clock);
  const suggest: Job<{ to: string }> = {
    kind: 'suggest',
    async work({ to }) {
      ran.push(`${to} ${now().toISOString().slice(5, 16)}`);
      await onRun?.();
    },
  };
  const run = (on: OpenDatabase = open) => {
    const listener = {
      onEnd: () => {},
      onTrouble: () => {},
      onBack: () => {},
      onUnknown: () => {},
    };
    const runner = createJobRunner({ open: on, now } as JobServices, [suggest], listener);
    runner.start();
    runners.push(runner);
    return runner;
  };
  const at = async (time: string) => {
    clock = new Date(`2026-${time}:00Z`).getTime();
    for (const runner of runners) await runner.idle();
  };
  const member = async () => {
    const email = `${Math.random()}@example.com`;
    const [row] = await open.database
      .insert(users)
      .values({ email, passwordHash: '-' })
      .returning();
    return row!.id;
  };
  const every = (hour: number, timeZone: string, to = 'ada', userId?: string) =>
    setSchedule(
      open.database,
      {
        key: `suggest:${to}`,
        job: suggest,
        payload: { to },
        schedule: dailyAt(hour, timeZone),
        ...(userId ? { userId } : {}),
      },
      now(),
    );

  beforeAll(async () => {
    ({ open, url } = await engine.open());
  });
  afterAll(() => open.close());
  afterEach(async () => {
    for (const runner of runners) await runner.stop();
    runners = [];
    ran = [];
    onRun = null;
    await open.pool.query('delete from jobs');
  });

  it('comes every hour, once', async () => {
    clock = Date.UTC(2026, 4, 1, 9, 30);
    const sweep = { key: 'hourly', job: suggest, payload: { to: 'all' }, schedule: hourly };
    await setSchedule(open.database, sweep, now());
    run();
    for (const time of ['05-01T09:59', '05-01T10:00', '05-01T10:01', '05-01T11:05']) await at(time);
    expect(ran).toEqual(['all 05-01T10:00', 'all 05-01T11:05']);
    await at('05-01T12:00');
    expect(ran).toHaveLength(3);
  });

  it('comes at the member’s own hour, on the days when the clocks change too', async () => {
    run();
    await at('03-27T12:00');
    await every(7, 'Europe/Berlin');
    for (const day of ['03-28T05', '03-28T06', '03-29T05', '03-29T06', '03-30T05']) {
      await at(`${day}:00`);
    }
    expect(ran).toEqual(['ada 03-28T06:00', 'ada 03-29T05:00', 'ada 03-30T05:00']);
    ran = [];
    await at('10-24T06:00');
    for (const day of ['10-25T05', '10-25T06', '10-25T07', '10-26T06']) await at(`${day}:00`);
    // The occurrences that were missed over the summer are done once.
    expect(ran).toEqual(['ada 10-24T06:00', 'ada 10-25T06:00', 'ada 10-26T06:00']);
  });

  it('that was missed while no server ran is done once, late', async () => {
    clock = Date.UTC(2026, 4, 1);
    await every(7, 'Etc/UTC');
    clock += 9 * dayMs + 10 * hourMs;
    // A server sets its schedules again at each start.
    await every(7, 'Etc/UTC');
    run();
    await at('05-10T10:00');
    await at('05-10T23:00');
    expect(ran).toEqual(['ada 05-10T10:00']);
    await at('05-11T07:00');
    expect(ran).toHaveLength(2);
  });

  it('is changed at once, whether it waits, is overdue or runs', async () => {
    clock = Date.UTC(2026, 4, 1);
    await every(7, 'Etc/UTC');
    run();
    await every(9, 'Asia/Tokyo');
    await at('05-01T07:00');
    expect(ran).toEqual([]);
    await at('05-02T00:00');
    expect(ran).toEqual(['ada 05-02T00:00']);
    // While it runs.
    onRun = () => every(12, 'Etc/UTC');
    await at('05-03T00:00');
    onRun = null;
    await at('05-03T12:00');
    await at('05-04T00:00');
    expect(ran.slice(1)).toEqual(['ada 05-03T00:00', 'ada 05-03T12:00']);
  });

  it('ends at once when it is removed, also while it runs', async () => {
    clock = Date.UTC(2026, 4, 1);
    await every(7, 'Etc/UTC', 'ada');
    await every(7, 'Etc/UTC', 'bea');
    run();
    await removeSchedule(open.database, 'suggest:bea');
    onRun = () => removeSchedule(open.database, 'suggest:ada');
    for (const day of ['05-01T07', '05-02T07', '05-03T07']) await at(`${day}:00`);
    expect(ran).toEqual(['ada 05-01T07:00']);
  });

  it('ends with the account of its member', async () => {
    clock = Date.UTC(2026, 4, 1);
    const [ada, bea] = [await member(), await member()];
    await every(7, 'Etc/UTC', 'ada', ada);
    await every(7, 'Etc/UTC', 'bea', bea);
    await open.database.delete(users).where(eq(users.id, ada));
    run();
    await at('05-01T07:00');
    expect(ran).toEqual(['bea 05-01T07:00']);
  });

  it('that fails is tried again until its next time, which begins anew', async () => {
    clock = Date.UTC(2026, 4, 1);
    await every(7, 'Etc/UTC');
    run();
    onRun = () => Promise.reject(new Error('no ideas'));
    // After a day of tries there is an hour between two of them.
    for (let hour = 7; hour < 30; hour += 1) {
      clock = Date.UTC(2026, 4, 1, hour, 30);
      await runners[0]!.idle();
    }
    expect(ran.at(-1)).toBe('ada 05-02T05:30');
    ran = [];
    for (const time of ['06:30', '06:59', '07:00', '07:01']) await at(`05-02T${time}`);
    expect(ran).toEqual(['ada 05-02T06:30', 'ada 05-02T07:00', 'ada 05-02T07:01']);
    onRun = null;
    await at('05-02T07:02');
    ran = [];
    await at('05-02T23:00');
    await at('05-03T07:00');
    expect(ran).toEqual(['ada 05-03T07:00']);
    const { rows } = await open.pool.query('select attempts, last_error, failed_at from jobs');
    expect(rows).toEqual([{ attempts: 0, last_error: null, failed_at: null }]);
  });

  it('leaves nothing behind where the time zone is unknown', async () => {
    await expect(every(7, 'Mars/Base')).rejects.toThrow();
    expect((await open.pool.query('select from jobs')).rowCount).toBe(0);
  });

  // Two servers never share an embedded database.
  if (!engine.isShared) return;
  it('comes once for two servers on one database, each time', async () => {
    const other = await openDatabase({ url: url! });
    try {
      clock = Date.UTC(2026, 4, 1);
      await Promise.all([every(7, 'Etc/UTC'), every(7, 'Etc/UTC'), every(7, 'Etc/UTC')]);
      for (const on of [open, other, open, other]) run(on);
      for (let day = 1; day <= 20; day += 1) {
        clock = Date.UTC(2026, 4, day, 7);
        await Promise.all(runners.map((runner) => runner.idle()));
      }
      expect(ran).toHaveLength(20);
      expect(new Set(ran).size).toBe(20);
      for (const runner of runners) await runner.stop();
      runners = [];
    } finally {
      await other.close();
    }
  });
});
