import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { seededData } from './built-server.ts';

const root = path.join(import.meta.dirname, '../..');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hem-npm-start-'));
const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  fs.rmSync(folder, { recursive: true, force: true });
});

it.skipIf(process.platform === 'win32')('a stop of `npm start` stops the server', async () => {
  fs.cpSync(await seededData(), folder, { recursive: true });
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'error', EMBEDDED_STORE: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(npm);
  let said = '';
  const listens = new Promise<string>((resolve) => {
    npm.stdout.setEncoding('utf8').on('data', (text) => {
      said += text;
      const address = /Hem +(http\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    });
  });
  const ended = once(npm, 'exit');
  const early = ended.then(() => {
    throw new Error(`it ended at once: ${said}`);
  });
  const address = await Promise.race([listens, early]);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  npm.kill('SIGTERM');
  await ended;
  await expect(fetch(`${address}/healthz`)).rejects.toThrow();
});
