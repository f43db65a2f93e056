import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readConfig } from '#server/config/config.ts';
import { launch } from '#server/launch.ts';
import type { Row } from './table.ts';

/** A first start with the demo beside one without, and a start on what is there. */
export async function measureStart(): Promise<Row[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hem-start-'));
  const start = async (name: string, demo: boolean) => {
    const env = { DATA_DIR: path.join(folder, name), PORT: '0', LOG_LEVEL: 'silent' };
    const began = performance.now();
    const running = await launch(readConfig(env), { pages: null, demo }, (error) => {
      throw error;
    });
    const ms = performance.now() - began;
    await running.close();
    return ms;
  };
  // The first of all loads the code.
  await start('warm', true);
  const without = await start('without', false);
  const first = await start('with', true);
  const again = await startBuilt(path.join(folder, 'with'));
  fs.rmSync(folder, { recursive: true, force: true });
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  return [
    {
      what: 'first start with the demo',
      figure: seconds(first),
      beside: `${seconds(without)} without it`,
      ratio: first / without,
      goal: '≤ 2',
      holds: first <= 2 * without,
    },
    {
      what: 'start of the built server on what is there',
      figure: seconds(again),
      beside: '3 s',
      ratio: again / 3000,
      goal: '≤ 1',
      holds: again <= 3000,
    },
  ];
}

/** The whole process, from its beginning to the line that says its address. */
async function startBuilt(dataDir: string): Promise<number> {
  const began = performance.now();
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: path.join(import.meta.dirname, '..'),
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(server.stdout, 'data');
  const ms = performance.now() - began;
  server.kill();
  await once(server, 'exit');
  return ms;
}
