import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { registerHealth } from './health.ts';

describe('the server’s health', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
  const ask = async (url: string) => {
    const answer = await server.app.http.inject(url);
    return { status: answer.statusCode, body: answer.json() };
  };
  const lives = { status: 200, body: { status: 'ok' } };

  it('is told while everything answers, and nothing else with it', async () => {
    expect(await ask('/healthz')).toEqual(lives);
    const body = { status: 'ok', database: 'ok', blobs: 'ok' };
    expect(await ask('/readyz')).toEqual({ status: 200, body });
  });

  it('says that the database is away where it fails, while the process lives', async () => {
    const { database } = server.app.services.open;
    vi.spyOn(database, 'execute').mockRejectedValueOnce(new Error('gone'));
    const body = { status: 'away', database: 'away', blobs: 'ok' };
    expect(await ask('/readyz')).toEqual({ status: 503, body });
    expect(await ask('/healthz')).toEqual(lives);
    expect(await ask('/readyz')).toMatchObject({ status: 200 });
  });

  it('waits for nobody who says nothing', async () => {
    const http = Fastify() as unknown as FastifyInstance;
    const silent = () => new Promise<never>(() => {});
    const open = { database: { execute: silent } };
    registerHealth(http, { open, blobs: { info: async () => null } } as never, 20);
    const answer = await http.inject('/readyz');
    expect(answer.json()).toEqual({ status: 'away', database: 'away', blobs: 'ok' });
    await http.close();
  });

  it('says that the pictures are away where their folder is', async () => {
    const folder = path.join(server.dataDir, 'blobs');
    fs.renameSync(folder, `${folder}-away`);
    try {
      const body = { status: 'away', database: 'ok', blobs: 'away' };
      expect(await ask('/readyz')).toEqual({ status: 503, body });
    } finally {
      fs.renameSync(`${folder}-away`, folder);
    }
    expect(await ask('/readyz')).toMatchObject({ status: 200 });
  });

  it('is 503 once the server is told to stop, to whoever asks while it ends', async () => {
    const own = await startTestServer();
    const { server: listener } = own.app.http;
    await own.app.http.listen({ host: '127.0.0.1', port: 0 });
    const connected = once(listener, 'connection');
    const socket = net.connect((listener.address() as net.AddressInfo).port, '127.0.0.1');
    const heard = text(socket);
    socket.write('GET /readyz HTTP/1.1\r\n');
    const [there] = (await connected) as [net.Socket];
    await vi.waitFor(() => expect(there.bytesRead).toBeGreaterThan(0));
    const closed = own.close();
    socket.write('host: x\r\n\r\n');
    expect(await heard).toMatch(/^HTTP\/1\.1 503 /);
    await closed;
  });
});
