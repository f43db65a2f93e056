import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataFolderTaken, lockDataFolder } from './data-lock.ts';

let root: string;
let folder: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'hem-lock-'));
  folder = path.join(root, 'data');
  fs.mkdirSync(folder);
});
afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

const lock = () =>
  lockDataFolder(folder, (error) => {
    throw error;
  });
/** What a killed server leaves: its lock and its file. */
const leave = (holder: unknown) => {
  fs.mkdirSync(path.join(folder, 'server.lock'));
  fs.writeFileSync(path.join(folder, 'server.json'), JSON.stringify(holder));
};
/** The id of a process that has ended. */
const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid;

describe('the data folder', () => {
  it('is one server’s, which a second one is told', async () => {
    const release = await lock();
    await expect(lock()).rejects.toThrow(DataFolderTaken);
    await expect(lock()).rejects.toThrow(`process ${process.pid} on ${os.hostname()}`);
    await release();
    await (await lock())();
  });

  it('is made if it is not there', async () => {
    folder = path.join(folder, 'deep', 'er');
    await (await lock())();
    expect(fs.existsSync(folder)).toBe(true);
  });

  it('is taken over at once from a server that was killed', async () => {
    leave({ pid: deadPid(), host: os.hostname() });
    const release = await lock();
    await expect(lock()).rejects.toThrow(DataFolderTaken);
    await release();
  });

  it('is taken over from a killed server that had our process id, as in a container', async () => {
    leave({ pid: process.pid, host: os.hostname() });
    await (await lock())();
  });

  it('is not taken over from another machine that shares the folder', async () => {
    leave({ pid: deadPid(), host: 'another-machine' });
    await expect(lock()).rejects.toThrow('on another-machine');
  });

  it('is not taken over from a server that runs', async () => {
    leave({ pid: process.ppid, host: os.hostname() });
    await expect(lock()).rejects.toThrow(DataFolderTaken);
  });

  it('goes to one of many that find it left by a killed server', async () => {
    const pid = deadPid();
    // They start one in each turn of the event loop, so that each round overlaps differently.
    for (let round = 0; round < 60; round += 1) {
      fs.rmSync(folder, { recursive: true });
      fs.mkdirSync(folder);
      leave({ pid, host: os.hostname() });
      const starts: ReturnType<typeof lock>[] = [];
      for (let server = 0; server < 5; server += 1) {
        const start = lock();
        // It may be refused before the last of them has started.
        start.catch(() => {});
        starts.push(start);
        for (let turn = 0; turn < round % 12; turn += 1) await setImmediate();
      }
      const all = await Promise.allSettled(starts);
      const got = all.filter((one) => one.status === 'fulfilled');
      expect(got, `round ${round}`).toHaveLength(1);
      await got[0]!.value();
    }
  });

  it('is not trusted to a note that cannot be read', async () => {
    leave('');
    fs.writeFileSync(path.join(folder, 'server.json'), '{"pid":');
    await expect(lock()).rejects.toThrow(DataFolderTaken);
  });
});
