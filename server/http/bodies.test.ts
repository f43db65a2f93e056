import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createSigner } from '../foundation/signer.ts';
import { openFileBlobs } from '../ports/blob-files.ts';
import { type BodyLimits, registerBodies } from './bodies.ts';
import { registerErrors } from './wire.ts';

const portOf = ({ server }: FastifyInstance) => (server.address() as net.AddressInfo).port;

/** A raw connection, on which a test writes requests byte by byte. */
async function connect(to: FastifyInstance) {
  const socket = net.connect(portOf(to), '127.0.0.1');
  socket.on('error', () => {});
  let heard = '';
  let isClosed = false;
  const waiting: (() => void)[] = [];
  const wake = () => {
    for (const resolve of waiting.splice(0)) resolve();
  };
  socket.on('data', (chunk) => {
    heard += chunk;
    wake();
  });
  socket.on('close', () => {
    isClosed = true;
    wake();
  });
  const until = async (holds: () => boolean) => {
    while (!holds()) await new Promise<void>((resolve) => waiting.push(resolve));
  };
  return {
    socket,
    say: (text: string | Buffer) => void socket.write(text),
    async answer() {
      await until(() => heard.includes('\r\n\r\n') || isClosed);
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(heard)?.[1]);
      const saysClose = /^connection: close\r$/im.test(heard);
      return { status, saysClose, text: heard };
    },
    closed: () => until(() => isClosed),
  };
}

const head = (method: string, url: string, headers: Record<string, string | number>) =>
  [
    `${method} ${url} HTTP/1.1`,
    'host: 127.0.0.1',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');

const size = 12_000_000;
const picture = { 'content-type': 'image/jpeg', 'x-ms-blob-type': 'BlockBlob' };

describe('an answer that comes before the body is whole', () => {
  let server: TestServer;
  let ada: Person;

  beforeAll(async () => {
    server = await startTestServer({
      env: { RATE_LIMITS: 'on', API_KEY: 'the-key' },
      webhooks: [
        { name: 'known', isSigned: () => true, eventId: () => null, work: async () => {} },
      ],
    });
    await server.app.http.listen({ host: '127.0.0.1', port: 0 });
    ada = await server.person();
  });
  afterAll(() => server.close());

  const address = async () => {
    const { body } = await server.raw(
      'imageUpload',
      { kind: 'item', contentType: 'image/jpeg', byteLength: size },
      ada,
      { 'x-api-key': 'the-key' },
    );
    return (body as { data: { url: string } }).data.url;
  };
  /** Requests that are refused while their bodies are still being sent, by what refuses them. */
  const refused: Record<string, () => Promise<[number, string]>> = {
    'a bad signature': async () => [403, head('PUT', '/blobs/up/x?s=no', requestHead())],
    'another content type': async () => [
      415,
      head('PUT', await address(), { ...requestHead(), 'content-type': 'image/png' }),
    ],
    'no block-blob header': async () => [
      400,
      head('PUT', await address(), { ...requestHead(), 'x-ms-blob-type': 'Page' }),
    ],
    'bytes that are no picture': async () => [400, head('PUT', await address(), requestHead())],
    'a call that is too large': async () => [
      413,
      head('POST', '/api/users/v1/query', {
        'content-type': 'application/json',
        'content-length': size,
      }),
    ],
    'a call without a type': async () => [
      415,
      head('POST', '/api/users/v1/query', { 'content-type': 'text/x', 'content-length': size }),
    ],
    'an event that is too large': async () => [
      413,
      head('POST', '/webhooks/known', { 'content-length': size }),
    ],
    'an event of nobody': async () => [
      404,
      head('POST', '/webhooks/x', { 'content-length': size }),
    ],
    'a path that nothing is at': async () => [
      413,
      head('POST', '/nowhere', { 'content-type': 'application/json', 'content-length': size }),
    ],
  };
  const requestHead = () => ({ ...picture, 'content-length': size });

  it.each(Object.keys(refused))('is heard at once, and says that it closes: %s', async (why) => {
    const [status, lines] = await refused[why]!();
    const caller = await connect(server.app.http);
    caller.say(lines);
    caller.say(Buffer.alloc(100_000, 'x'));
    expect(await caller.answer()).toMatchObject({ status, saysClose: true });
    // The rest of the body is read, so that the answer is not lost; then the connection ends.
    caller.say(Buffer.alloc(size - 100_000, 'x'));
    await caller.closed();
    expect(fs.readdirSync(path.join(server.dataDir, 'blobs/writing'))).toEqual([]);
  });

  it('leaves a client that keeps its connections able to call', async () => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    const send = (method: string, url: string, headers: object, body: Buffer | string) =>
      new Promise<number>((resolve, reject) => {
        const request = http.request(
          { port: portOf(server.app.http), agent, method, path: url, headers: { ...headers } },
          (response) => {
            response.resume();
            response.on('end', () => resolve(response.statusCode!));
          },
        );
        request.on('error', reject);
        request.end(body);
      });
    for (let round = 0; round < 3; round += 1) {
      expect(await send('PUT', '/blobs/up/x?s=no', picture, Buffer.alloc(size))).toBe(403);
      const json = { 'content-type': 'application/json', 'x-api-key': 'the-key' };
      const body = '{"userGetFeatureConfig":{"configScope":"global"}}';
      expect(await send('POST', '/api/users/v1/query', json, body)).toBe(200);
    }
    agent.destroy();
  });

  it('leaves the connection open where the whole body was read', async () => {
    const caller = await connect(server.app.http);
    const json = { 'content-type': 'application/json', 'content-length': 2 };
    caller.say(head('POST', '/api/users/v1/query', json));
    caller.say('{}');
    expect(await caller.answer()).toMatchObject({ status: 403, saysClose: false });
    caller.socket.destroy();
  });
});

describe('a body that does not come', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hem-bodies-'));
  let app: FastifyInstance;
  afterEach(() => app.close());
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  const serve = async (limits: BodyLimits) => {
    app = Fastify();
    registerErrors(app);
    registerBodies(app, limits);
    app.post('/', async () => 'taken');
    const signer = createSigner('s'.repeat(32), () => new Date());
    const blobs = await openFileBlobs(folder, signer, () => new Date());
    blobs.register(app);
    await app.listen({ host: '127.0.0.1', port: 0 });
    return blobs.signPut({
      key: 'up/one',
      contentType: 'image/jpeg',
      byteLength: 5000,
      expiresAt: new Date(Date.now() + 60_000),
    });
  };
  const post = head('POST', '/', { 'content-type': 'application/json', 'content-length': 9 });

  it.each(['post', 'put'])('is given up when it stands still (%s)', async (method) => {
    const url = await serve({ idleMs: 80, totalMs: 60_000, restBytes: 1e6 });
    const caller = await connect(app);
    caller.say(method === 'post' ? post : head('PUT', url, { ...picture, 'content-length': 5000 }));
    caller.say('{');
    const { status, saysClose, text } = await caller.answer();
    expect({ status, saysClose }).toEqual({ status: 408, saysClose: true });
    expect(text).toContain('"code":"timeout"');
    await caller.closed();
    expect(fs.readdirSync(path.join(folder, 'writing'))).toEqual([]);
  });

  it('is given up when it drips for ever', async () => {
    await serve({ idleMs: 60_000, totalMs: 150, restBytes: 3 });
    const caller = await connect(app);
    caller.say(head('POST', '/', { 'content-type': 'application/json', 'content-length': 1000 }));
    const drip = setInterval(() => caller.say(' '), 20);
    expect((await caller.answer()).status).toBe(408);
    await caller.closed();
    clearInterval(drip);
  });

  it('is given up with its connection where nobody reads it any more', async () => {
    await serve({ idleMs: 80, totalMs: 60_000, restBytes: 1e6 });
    const caller = await connect(app);
    caller.say(head('PUT', '/blobs/up/one?s=no', { ...picture, 'content-length': 5000 }));
    expect((await caller.answer()).status).toBe(403);
    await caller.closed();
  });

  it('is let go with its connection, and leaves no file', async () => {
    const url = await serve({ idleMs: 60_000, totalMs: 60_000, restBytes: 1e6 });
    const caller = await connect(app);
    caller.say(head('PUT', url, { ...picture, 'content-length': 5000 }));
    caller.say(Buffer.alloc(4000));
    await vi.waitFor(() => expect(fs.readdirSync(path.join(folder, 'writing'))).toHaveLength(1));
    caller.socket.destroy();
    await vi.waitFor(() => expect(fs.readdirSync(path.join(folder, 'writing'))).toEqual([]));
  });

  it('ends with the server', async () => {
    await serve({ idleMs: 60_000, totalMs: 60_000, restBytes: 1e6 });
    const caller = await connect(app);
    caller.say(head('PUT', '/blobs/up/one?s=no', { ...picture, 'content-length': 5000 }));
    expect((await caller.answer()).status).toBe(403);
    await app.close();
    await caller.closed();
  });
});
