import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { enqueue } from '../jobs/job.ts';
import { sendMailJob } from '../jobs/send-mail.ts';
import { MailRefused } from '../ports/mailer.ts';

const dayMs = 86_400_000;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { OPERATOR_ADDRESS: '127.0.0.1:0' } });
});
afterAll(() => server.close());
afterEach(() => server.app.services.open.pool.query(`delete from jobs where kind <> 'sweep'`));

const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'POST' = 'GET') =>
  server.app.operator!.inject({ url, method, headers: { host: '127.0.0.1:9464', ...headers } });
const retry = (id: number | string) => ask(`/jobs/${id}/retry`, {}, 'POST');
const metric = async (name: string) =>
  (await ask('/metrics')).body
    .split('\n')
    .filter((line) => line.startsWith(name))
    .map((line) => line.slice(name.length).trim());
/** Puts in a job that fails until the mail server is `up`. */
const failingMail = async () => {
  const mail = { to: 'ada@secret.example', subject: 'Your code', text: 'the secret link' };
  const { open, jobs, mailer, now } = server.app.services;
  const { rows } = await open.pool.query(
    `insert into jobs (kind, payload, run_at, created_at) values ('send-mail', $1, $2, $2)
      returning id`,
    [JSON.stringify(mail), now()],
  );
  const down = vi.spyOn(mailer, 'send').mockRejectedValue(new Error('550 <ada@secret.example>'));
  await jobs.idle();
  return { id: rows[0].id as number, up: () => down.mockRestore() };
};

describe('the operator’s listener', () => {
  it('is not there unless it is configured, and never on the public one', async () => {
    const plain = await startTestServer();
    expect(plain.app.operator).toBeNull();
    for (const { app } of [plain, server]) {
      for (const url of ['/metrics', '/jobs', '/health']) {
        const answer = await app.http.inject(url);
        expect(answer.statusCode, url).toBe(404);
        expect(answer.body).not.toMatch(/hem_|process_|"jobs"/);
      }
      const started = await app.http.inject({ method: 'POST', url: '/jobs/1/retry' });
      expect(started.statusCode).toBe(404);
    }
    await plain.close();
  });

  it('has nothing of the public one', async () => {
    for (const url of ['/', '/healthz', '/api/users/v1/query', '/images/x/240']) {
      expect((await ask(url)).statusCode, url).toBe(404);
    }
  });

  it('on loopback answers this machine alone, and no page of its browsers', async () => {
    for (const host of ['127.0.0.1:9464', 'localhost:9464', '[::1]:9464']) {
      expect((await ask('/jobs', { host })).statusCode, host).toBe(200);
    }
    expect((await ask('/jobs', { host: 'rebound.example:9464' })).statusCode).toBe(403);
    expect((await ask('/jobs', { origin: 'https://evil.example' })).statusCode).toBe(403);
    const forged = { origin: 'http://127.0.0.1:9464' };
    expect((await ask('/jobs/1/retry', forged, 'POST')).statusCode).toBe(403);
  });

  it('with a token answers nobody without it', async () => {
    const token = 'a token of the operator';
    const env = { OPERATOR_ADDRESS: '0.0.0.0:0', OPERATOR_TOKEN: token.replaceAll(' ', '-') };
    const guarded = await startTestServer({ env });
    const get = async (url: string, authorization?: string) => {
      const headers = { host: 'hem.example', ...(authorization ? { authorization } : {}) };
      return (await guarded.app.operator!.inject({ url, headers })).statusCode;
    };
    const right = `Bearer ${env.OPERATOR_TOKEN}`;
    for (const wrong of [undefined, '', 'Bearer', env.OPERATOR_TOKEN, `${right}x`, 'Bearer x']) {
      for (const url of ['/metrics', '/jobs', '/nothing']) expect(await get(url, wrong)).toBe(401);
    }
    expect([await get('/metrics', right), await get('/jobs', right)]).toEqual([200, 200]);
    await guarded.close();
  });
});

describe('the jobs in trouble', () => {
  it('are listed with the reason, and without what they hold', async () => {
    expect((await ask('/jobs')).json()).toEqual({ jobs: [] });
    const { id, up } = await failingMail();
    const answer = await ask('/jobs');
    const lastError = 'Error: 550 <…@…>';
    expect(answer.json()).toMatchObject({
      jobs: [{ id, kind: 'send-mail', state: 'waiting', tries: 1, lastError }],
    });
    expect(answer.body).not.toMatch(/secret|Your code/);
    up();
  });

  it('are started again by hand, before their time or after they were given up', async () => {
    const { id, up } = await failingMail();
    for (let day = 0; day < 4; day += 1) {
      server.advance(2 * dayMs);
      await server.app.services.jobs.idle();
    }
    expect((await ask('/jobs')).json().jobs).toMatchObject([{ id, state: 'given-up' }]);
    // It may be tried for days again.
    expect((await retry(id)).statusCode).toBe(200);
    await server.app.services.jobs.idle();
    expect((await ask('/jobs')).json().jobs).toMatchObject([{ id, state: 'waiting', tries: 1 }]);
    up();
    expect((await retry(id)).json()).toEqual({ status: 'ok' });
    await server.app.services.jobs.idle();
    expect(server.mails.map(({ to }) => to)).toEqual(['ada@secret.example']);
    expect((await ask('/jobs')).json()).toEqual({ jobs: [] });
    expect((await retry(id)).statusCode).toBe(404);
  });

  it('are not started where it would do harm', async () => {
    const { pool } = server.app.services.open;
    const insert = async (columns: string, values: string) => {
      const { rows } = await pool.query(
        `insert into jobs (payload, run_at, ${columns})
          values ('{}', now() + interval '90 days', ${values}) returning id`,
      );
      return rows[0].id;
    };
    const healthy = await insert('kind', `'delete-upload'`);
    const running = await insert(
      'kind, last_error, locked_until',
      `'send-mail', 'x', now() + interval '90 days'`,
    );
    const final = await insert('kind, last_error, failed_at', `'process-image', 'x', now()`);
    for (const id of [healthy, running, final]) expect((await retry(id)).statusCode).toBe(409);
    for (const id of ['0', 'x', '99999999999999999999', '1%27']) {
      expect((await retry(id)).statusCode, id).toBe(404);
    }
  });
});

describe('the metrics', () => {
  it('count answers by operation and status, and name nobody', async () => {
    const ada = await server.person();
    await server.call('getWardrobes', { owner: ada.userId }, ada);
    await server.raw('getWardrobes', { owner: ada.userId });
    await server.app.http.inject('/images/some-id/240?s=no');
    await server.app.http.inject('/nowhere/at-all');
    await server.app.http.inject({ method: 'POST', url: '/api/made/v1/up', payload: { up: {} } });
    const counted = await metric('hem_request_duration_seconds_count');
    expect(counted).toEqual(
      expect.arrayContaining([
        '{operation="getWardrobes",status="200"} 1',
        '{operation="getWardrobes",status="401"} 1',
        '{operation="/images/:imageId/:rendition",status="403"} 1',
      ]),
    );
    expect(counted.join()).not.toMatch(/made|nowhere|some-id/);
    expect((await ask('/metrics')).headers['content-type']).toMatch(/^text\/plain; version=/);
  });

  it('count jobs by kind: done, failed, given up, waiting, and how long', async () => {
    const { up } = await failingMail();
    server.advance(30_000);
    expect(await metric('hem_jobs_waiting{kind="send-mail"}')).toEqual(['1']);
    const [age] = await metric('hem_oldest_due_job_seconds');
    expect(Number(age)).toBeGreaterThan(0);
    for (let day = 0; day < 4; day += 1) {
      server.advance(2 * dayMs);
      await server.app.services.jobs.idle();
    }
    expect(await metric('hem_jobs_waiting{kind="send-mail"}')).toEqual(['0']);
    expect(await metric('hem_jobs_given_up{kind="send-mail"}')).toEqual(['1']);
    const tries = (await metric('hem_job_tries_total')).join();
    for (const outcome of ['failed', 'given-up']) {
      expect(tries).toContain(`kind="send-mail",outcome="${outcome}"`);
    }
    expect(tries).toContain('kind="sweep",outcome="done"');
    up();
  });

  it('count no job of another version as one that is late', async () => {
    const { pool } = server.app.services.open;
    await pool.query(
      `insert into jobs (kind, payload, run_at) values ('of-tomorrow', '{}', now() - interval '9 days')`,
    );
    expect(await metric('hem_jobs_waiting{kind="of-tomorrow"}')).toEqual(['1']);
    const [age] = await metric('hem_oldest_due_job_seconds');
    expect(Number(age)).toBeLessThan(8 * 24 * 3600);
    await pool.query(`delete from jobs where kind = 'of-tomorrow'`);
  });

  it('give up a mail that is refused for good, at the first try', async () => {
    const send = vi
      .spyOn(server.app.services.mailer, 'send')
      .mockRejectedValue(new MailRefused('the mail server refused: 550'));
    await enqueue(server.app.services.open.database, sendMailJob, {
      to: 'ada@secret.example',
      subject: '',
      text: '',
    });
    await server.app.services.jobs.idle();
    expect(send).toHaveBeenCalledTimes(1);
    const { jobs } = (await ask('/jobs')).json();
    expect(jobs).toMatchObject([{ kind: 'send-mail', state: 'given-up', tries: 1 }]);
    expect(jobs[0].lastError).toContain('550');
    send.mockRestore();
    await server.app.services.open.pool.query('delete from jobs where failed_at is not null');
  });

  it('tell of the database and the process, also while it is away', async () => {
    expect(await metric('hem_database_up')).toEqual(['1']);
    expect((await metric('hem_database_connections')).sort()[0]).toMatch(/^{state="idle"} \d/);
    expect(await metric('hem_database_queue')).toEqual(['0']);
    expect(await metric('process_resident_memory_bytes')).toHaveLength(1);
    vi.spyOn(server.app.services.open.database, 'select').mockImplementation(() => {
      throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
    });
    expect(await metric('hem_database_up')).toEqual(['0']);
    expect(await metric('hem_jobs_waiting')).toEqual([]);
    vi.restoreAllMocks();
    expect(await metric('hem_database_up')).toEqual(['1']);
  });
});
