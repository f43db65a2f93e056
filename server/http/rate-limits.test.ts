import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type PostgresCluster,
  startPostgres,
  whyNoPostgres,
} from '#tests/support/postgres-cluster.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { networkOf } from './rate-limits.ts';

const noPostgres = whyNoPostgres();
const env = { RATE_LIMITS: 'on', TRUST_PROXY: '1' };
let count = 0;
/** Another caller's address each time. */
const elsewhere = () => {
  count += 1;
  return { 'x-forwarded-for': `198.51.100.${count}` };
};

describe('the limits of one account', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ env });
  });
  afterAll(() => server.close());

  it('hold for the email that is asked about, from however many addresses', async () => {
    const ask = (email: string) => server.raw('forgotPassword', { email }, null, elsewhere());
    for (let call = 0; call < 5; call += 1) {
      expect((await ask('maya@example.com')).statusCode).toBe(200);
    }
    expect((await ask('Maya@Example.com')).statusCode).toBe(429);
    expect((await ask('sam@example.com')).statusCode).toBe(200);
  });

  it('hold for it whoever the caller is signed in as', async () => {
    const email = `${randomUUID()}@example.com`;
    const statuses: number[] = [];
    for (let call = 0; call < 6; call += 1) {
      const thief = await server.person();
      const answer = await server.raw('forgotPassword', { email }, thief, elsewhere());
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('hold for whoever is signed in, and end with the minute', async () => {
    const [ada, ben] = [await server.person(), await server.person()];
    const ask = (as: typeof ada) => server.raw('sendEmailValidation', {}, as, elsewhere());
    for (let call = 0; call < 5; call += 1) expect((await ask(ada)).statusCode).toBe(200);
    expect((await ask(ada)).statusCode).toBe(429);
    expect((await ask(ben)).statusCode).toBe(200);
    server.advance(61_000);
    expect((await ask(ada)).statusCode).toBe(200);
  });
});

describe.skipIf(noPostgres)('the limits of two servers (skipped without PostgreSQL)', () => {
  let cluster: PostgresCluster;
  let servers: TestServer[];
  beforeAll(async () => {
    cluster = await startPostgres();
    const databaseUrl = await cluster.emptyDatabase();
    servers = [
      await startTestServer({ databaseUrl, env }),
      await startTestServer({ databaseUrl, env }),
    ];
  });
  afterAll(async () => {
    for (const server of servers ?? []) await server.close();
    await cluster?.stop();
  });

  it('are one limit, also for calls at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, turn) =>
        servers[turn % 2]!.raw('emailCheck', { email: 'maya@example.com' }, null, elsewhere()),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(40);
  });
});

describe('one caller', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:0001:2::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
  ])('at %s calls from %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
