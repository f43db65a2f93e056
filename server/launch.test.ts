import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { users } from '#server/database/schema.ts';
import { folderForTests, postgresForTests } from '#tests/support/for-tests.ts';
import { readConfig } from './config/config.ts';
import { keepOnce } from './foundation/keep-once.ts';
import { launch } from './launch.ts';

const folder = folderForTests('launch');
const postgres = postgresForTests();

describe.skipIf(postgres.missing)('production on PostgreSQL (skipped where there is none)', () => {
  it('seeds no demo, tells no password, and makes no simulator’s address', async () => {
    const config = readConfig({
      HEM_MODE: 'production',
      DATABASE_URL: await postgres.emptyDatabase(),
      SECRET: 's'.repeat(32),
      API_KEY: 'key',
      PUBLIC_URL: 'https://hem.example',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'hem@hem.example',
      DATA_DIR: path.join(folder, 'production'),
      PORT: '0',
      LOG_LEVEL: 'silent',
    });
    const running = await launch(config, { pages: null }, () => {});
    try {
      expect(running.demo).toBeNull();
      expect(running.addresses).toEqual({
        app: 'https://hem.example',
        simulator: null,
        operator: null,
      });
      expect(await running.app.services.open.database.select().from(users)).toEqual([]);
      expect(fs.existsSync(path.join(folder, 'production', 'secret'))).toBe(false);
    } finally {
      await running.close();
    }
  });
});

describe('a secret that is made once', () => {
  it('is the same the next time', async () => {
    const file = path.join(folder, 'one', 'secret');
    expect(await keepOnce(file, () => 'made')).toBe('made');
    expect(await keepOnce(file, () => 'made anew')).toBe('made');
    expect(fs.statSync(file).mode & 0o077).toBe(0);
  });

  it('is made again if a killed server left an empty file', async () => {
    const file = path.join(folder, 'empty');
    fs.writeFileSync(file, '');
    expect(await keepOnce(file, () => 'made')).toBe('made');
    expect(fs.readFileSync(file, 'utf8')).toBe('made');
  });
});
