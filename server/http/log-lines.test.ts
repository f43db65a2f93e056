import net from 'node:net';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { loggerOptions } from '../foundation/log-lines.ts';
import { registerErrors } from './wire.ts';

let server: TestServer;
let lines: string[] = [];
beforeAll(async () => {
  const log = { write: (line: string) => void lines.push(line) };
  server = await startTestServer({ env: { LOG_LEVEL: 'debug' }, log });
});
afterAll(() => server.close());
afterEach(() => {
  lines = [];
});

describe('the log', () => {
  it('tells of a failing query what it was, and none of its parameters', async () => {
    const ada = await server.person();
    const { pool } = server.app.services.open;
    await pool.query('alter table items rename column notes to other');
    const changes = { title: 'Secret of Ada', notes: 'Words of Ada' };
    const answer = await server.raw('saveItem', { owner: ada.userId, changes }, ada);
    await pool.query('alter table items rename column other to notes');
    expect(answer).toMatchObject({ statusCode: 500, body: { code: 'server' } });
    const told = lines.join('');
    expect(told).toContain('unforeseen');
    expect(told).toContain('insert into');
    for (const secret of ['Secret of Ada', 'Words of Ada', ada.userId, ada.token]) {
      expect(told).not.toContain(secret);
    }
  });

  it('tells of a failing job neither', async () => {
    const { pool, transaction } = server.app.services.open;
    await transaction((database) =>
      database.execute(
        `insert into jobs (kind, payload) values ('mail-reset-link', '{"email":"ada@secret.example"}')`,
      ),
    );
    await pool.query('alter table users rename column bio to other');
    await server.app.services.jobs.idle();
    await pool.query('alter table users rename column other to bio');
    const { rows } = await pool.query('select last_error from jobs where last_error is not null');
    expect(rows[0]?.last_error).toContain('Failed query');
    expect(JSON.stringify(rows) + lines.join('')).not.toContain('ada@secret.example');
    await pool.query('delete from jobs');
  });

  it('tells of a request neither the token of a link nor a signature', async () => {
    await server.app.http.inject('/healthz?reset=token-of-a-mail');
    await server.app.http.inject('/images/x/240?u=a&d=1&s=signature');
    expect(lines.join('')).toContain('/healthz');
    expect(lines.join('')).not.toMatch(/token-of-a-mail|signature/);
  });

  it('has no error for a caller who goes away while an answer is sent', async () => {
    const told: string[] = [];
    const http = Fastify({
      logger: loggerOptions('info', { write: (line) => void told.push(line) }),
    });
    registerErrors(http as unknown as FastifyInstance);
    // Never ends, and is cut off as a connection is that its caller closes.
    http.get('/', async () => {
      const body = new PassThrough();
      const sent = pipeline(body, new PassThrough());
      body.destroy();
      await sent;
    });
    await http.inject('/');
    await http.close();
    const levels = told.map((line) => JSON.parse(line) as { level: number; msg: string });
    expect(levels).toContainEqual(expect.objectContaining({ msg: 'the caller went away' }));
    expect(Math.max(...levels.map(({ level }) => level))).toBe(30);
  });

  it('has no error for an upload that its caller drops', async () => {
    const ada = await server.person();
    const asked = { kind: 'item', contentType: 'image/jpeg', byteLength: 100_000 } as const;
    const { url } = await server.call('imageUpload', asked, ada);
    const base = new URL(await server.app.http.listen({ host: '127.0.0.1', port: 0 }));
    const socket = net.connect(Number(base.port), '127.0.0.1');
    socket.write(
      `PUT ${url} HTTP/1.1\r\nHost: x\r\nContent-Type: image/jpeg\r\nx-ms-blob-type: BlockBlob\r\nContent-Length: 100000\r\n\r\nhalf`,
    );
    await vi.waitUntil(() => lines.some((line) => line.includes('incoming request')));
    socket.resetAndDestroy();
    await vi
      .waitUntil(
        () => lines.some((line) => /request (completed|aborted|errored)|cut off/.test(line)),
        {
          timeout: 5000,
        },
      )
      .catch(() => {});
    const levels = lines.map((line) => JSON.parse(line).level as number);
    expect(levels.filter((level) => level >= 40)).toEqual([]);
  });
});

describe('forgotPassword', () => {
  it('does the same work for an address that is known and for one that is not', async () => {
    const ada = await server.person();
    await server.app.services.jobs.stop();
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const workOf = async (email: string) => {
      query.mockClear();
      await server.call('forgotPassword', { email });
      return query.mock.calls.map(([what]) =>
        typeof what === 'string' ? what : (what as { text: string }).text,
      );
    };
    const known = await workOf(ada.email);
    expect(known.length).toBeGreaterThan(1);
    expect(await workOf('nobody@example.com')).toEqual(known);
  });
});
