import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { registerStop } from './stop.ts';

/** A server with a grace period, and a connection to it that has said something. */
async function serve(graceMs: number, said: string, options: object = {}) {
  const http = Fastify(options) as unknown as FastifyInstance;
  registerStop(http, graceMs);
  const begun = new Promise<void>((resolve) => {
    http.get('/soon', async () => {
      resolve();
      await sleep(100);
      return 'answered';
    });
  });
  http.post('/', async () => 'taken');
  await http.listen({ host: '127.0.0.1', port: 0 });
  const socket = net.connect((http.server.address() as net.AddressInfo).port, '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk) => {
    heard += chunk;
  });
  socket.on('error', () => {});
  socket.write(said);
  return { http, begun, socket, heard: () => heard };
}

const head = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';

describe('a stop', () => {
  it('answers what is answered soon, and ends with it though the connection would be kept', async () => {
    const { http, begun, socket, heard } = await serve(
      60_000,
      'GET /soon HTTP/1.1\r\nhost: x\r\n\r\n',
    );
    await begun;
    const closed = once(socket, 'close');
    await http.close();
    await closed;
    expect(heard()).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: close[\s\S]*answered$/i);
  });

  it.each([
    ['a body that drips', `${head}content-length: 9999\r\n\r\n{`, {}],
    ['lines that never end', head, {}],
    ['a TLS connection that never says what it wants', '', { https: {} }],
  ])('is not held up by %s', async (_, said, options) => {
    const { http, socket } = await serve(200, said, options);
    const drip = setInterval(() => said && socket.write('a'), 20);
    await sleep(100);
    await http.close();
    clearInterval(drip);
  });
});
