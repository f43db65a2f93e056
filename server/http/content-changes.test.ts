import http from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let address: string;
beforeAll(async () => {
  server = await startTestServer();
  address = await server.app.http.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

/** Listens to the counts; answers what was heard, and how to wait for so many. */
function listen() {
  const heard: string[] = [];
  let tell = () => {};
  const request = http.get(`${address}/content-changes`, (answer) => {
    answer.setEncoding('utf8');
    answer.on('data', (text: string) => {
      heard.push(...[...text.matchAll(/^data: (\d+) \d+$/gm)].map(([, count]) => count!));
      tell();
    });
  });
  request.on('error', () => {});
  return {
    heard,
    has: (count: number) =>
      new Promise<void>((resolve) => {
        tell = () => heard.length >= count && resolve();
        tell();
      }),
    leave: () => request.destroy(),
  };
}

it('Whoever listens is told when another text is shown, whichever server showed it', async () => {
  const [one, other] = [listen(), listen()];
  await Promise.all([one.has(1), other.has(1)]);
  await server.app.services.open.pool.query('update content_state set revision = revision + 1');
  await Promise.all([one.has(2), other.has(2)]);
  expect(Number(one.heard[1])).toBe(Number(one.heard[0]) + 1);
  expect(other.heard).toEqual(one.heard);
  one.leave();
  await server.app.services.open.pool.query('update content_state set revision = revision + 1');
  await other.has(3);
  expect(one.heard).toHaveLength(2);
  other.leave();
});

it('A server that stops does not wait for who listens', async () => {
  const own = await startTestServer();
  const at = await own.app.http.listen({ host: '127.0.0.1', port: 0 });
  const ended = new Promise<void>((resolve) => {
    http.get(`${at}/content-changes`, (answer) => {
      answer.once('data', () => void own.close());
      answer.resume();
      answer.once('end', resolve);
    });
  });
  await ended;
});

it('Whoever comes is told for how long nothing has changed', async () => {
  const { pool } = server.app.services.open;
  await pool.query(`update content_state set changed_at = now() - interval '1 hour'`);
  const since = async () => {
    const answer = await fetch(`${address}/content-changes`);
    const reader = answer.body!.getReader();
    const { value } = await reader.read();
    await reader.cancel();
    return Number(/^data: \d+ (\d+)$/m.exec(new TextDecoder().decode(value))?.[1]);
  };
  expect(await since()).toBeGreaterThanOrEqual(3_600_000);
  const staff = await server.person({ staff: true });
  const slot = 'lab/tips/shoes-go-last';
  const { published } = await server.call('getContent', { slot }, staff);
  const { source, versionId: basedOn } = published!;
  await server.call('publishContent', { slot, source, basedOn }, staff);
  expect(await since()).toBeLessThan(3_600_000);
});
