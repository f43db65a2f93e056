import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from './database.ts';
import { users } from './schema.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hem-embedded-'));
// Of this suite alone: other suites make their databases at the same time.
const sockets = fs.mkdtempSync(path.join(os.tmpdir(), 'hem-sockets-'));
beforeAll(() => vi.stubEnv('TMPDIR', sockets));
afterAll(() => {
  vi.unstubAllEnvs();
  fs.rmSync(folder, { recursive: true, force: true });
  fs.rmSync(sockets, { recursive: true, force: true });
});

describe('the embedded database', () => {
  it('asks the disk to hold each commit before it acknowledges it, and only once', async () => {
    const open = await openDatabase({ embedded: { directory: path.join(folder, 'database') } });
    try {
      const insert = (n: number) =>
        open.database.insert(users).values({ email: `${n}@example.com`, passwordHash: '-' });
      // The first write after a start may have to make room in the log.
      await insert(0);
      const before = await open.fsyncs();
      for (let n = 1; n <= 20; n += 1) await insert(n);
      expect((await open.fsyncs()) - before).toBe(20);
      await open.database.select().from(users);
      expect((await open.fsyncs()) - before).toBe(20);
    } finally {
      await open.close();
    }
  });

  it('is made whole or not at all, and leaves nothing beside it', async () => {
    expect(fs.readdirSync(folder)).toEqual(['database']);
    const directory = path.join(folder, 'second');
    fs.mkdirSync(`${directory}.making`);
    fs.writeFileSync(path.join(`${directory}.making`, 'half'), '');
    const open = await openDatabase({ embedded: { directory } });
    await open.close();
    expect(fs.readdirSync(folder).sort()).toEqual(['database', 'second']);
    expect(fs.existsSync(path.join(directory, 'half'))).toBe(false);
    expect(fs.readdirSync(sockets).filter((name) => name.startsWith('hem-'))).toEqual([]);
  });
});
