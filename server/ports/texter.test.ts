import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openGateway, openTextOutbox, TextRefused } from './texter.ts';

const text = { to: '(775) 555-0123', text: 'Open this link: https://hem.test/measure#a&b' };

/** A gateway on this machine that answers so, and what it was told. */
async function gateway(status: number) {
  const told: { authorization: string | undefined; form: URLSearchParams }[] = [];
  const server = http.createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    told.push({ authorization: request.headers.authorization, form: new URLSearchParams(body) });
    response.writeHead(status).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/Messages.json`;
  return {
    told,
    texter: openGateway({ url, account: 'hem', password: 'key', from: '+17755550100' }),
  };
}

it('posts a message as a form, signed in, to the number in full', async () => {
  const { told, texter } = await gateway(201);
  await texter.send(text);
  expect(told[0]!.authorization).toBe(`Basic ${Buffer.from('hem:key').toString('base64')}`);
  expect(Object.fromEntries(told[0]!.form)).toEqual({
    To: '+17755550123',
    From: '+17755550100',
    Body: text.text,
  });
});

it.each([
  [400, TextRefused],
  [401, Error],
  [500, Error],
])('throws where it is answered %i', async (status, kind) => {
  const { texter } = await gateway(status);
  const error = await texter.send(text).catch((thrown) => thrown);
  expect(error.constructor).toBe(kind);
});

it('writes messages to files where there is no gateway', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hem-texts-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  const told: string[] = [];
  await openTextOutbox(path.join(folder, 'outbox'), (line) => told.push(line)).send(text);
  const [file] = fs.readdirSync(path.join(folder, 'outbox'));
  expect(fs.readFileSync(path.join(folder, 'outbox', file!), 'utf8')).toContain(text.text);
  expect(told.join()).toContain(text.to);
});
