import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { templateFile } from '#tests/support/database-template.ts';
import { openDatabase } from './database.ts';
import { startEmbedded } from './embedded.ts';
import { keepDumpBeforeEngineChange } from './engine-version.ts';
import { items, users } from './schema.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hem-engine-'));
const directory = path.join(folder, 'database');
const note = path.join(folder, 'engine.json');
const person = {
  email: 'ada@example.com',
  passwordHash: '-',
  firstName: `Ä'"\\ $1 {{x}} 🧥`,
  bio: 'Two\nlines\tand a tab',
};
const personalTags = ['a,b', '"quoted"'];

beforeAll(async () => {
  const template = new Uint8Array(fs.readFileSync(templateFile()));
  const open = await openDatabase({ embedded: { directory: null, durable: false, template } });
  const [row] = await open.database.insert(users).values(person).returning();
  await open.database
    .insert(items)
    .values({ ownerId: row!.id, title: 'Coat', condition: 'Good Condition', personalTags });
  const bytes = await open.dump();
  await open.close();
  // A database on disk, as a release before this one left it.
  const made = await PGlite.create({
    dataDir: directory,
    loadDataDir: new Blob([bytes as Uint8Array<ArrayBuffer>]),
  });
  await made.close();
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const dumps = () => fs.readdirSync(folder).filter((name) => name.endsWith('.sql'));

describe('before another engine works on a database', () => {
  it('nothing is dumped while the engine stays the same', async () => {
    await keepDumpBeforeEngineChange(directory);
    const { pglite } = JSON.parse(fs.readFileSync(note, 'utf8'));
    expect(pglite).toMatch(/^\d+\.\d+\.\d+$/);
    await keepDumpBeforeEngineChange(directory);
    expect(dumps()).toEqual([]);
  });

  it('all of it is kept as SQL, from which an empty database becomes the same', async () => {
    fs.writeFileSync(note, JSON.stringify({ pglite: '0.4.0', postgres: '18' }));
    await keepDumpBeforeEngineChange(directory);
    expect(dumps()).toEqual(['database-0.4.0.sql']);
    const restored = await PGlite.create();
    try {
      await restored.exec(fs.readFileSync(path.join(folder, 'database-0.4.0.sql'), 'utf8'));
      await restored.exec('reset all');
      const people = await restored.query(
        'select email, first_name as "firstName", bio, password_hash as "passwordHash" from users',
      );
      expect(people.rows).toEqual([person]);
      const tagged = await restored.query('select personal_tags as tags from items');
      expect(tagged.rows).toEqual([{ tags: personalTags }]);
      // Its ids go on where they were.
      const next = await restored.query<{ id: number }>(
        `insert into items (owner_id, title, condition) select id, 'Next', '' from users returning id`,
      );
      expect(next.rows[0]!.id).toBeGreaterThan(1);
      const migrations = await restored.query('select * from drizzle.__drizzle_migrations');
      expect(migrations.rows.length).toBeGreaterThan(0);
    } finally {
      await restored.close();
    }
  });

  it('a database of another PostgreSQL is refused, and left as it is', async () => {
    const other = path.join(folder, 'other', 'database');
    fs.mkdirSync(other, { recursive: true });
    fs.writeFileSync(path.join(other, 'PG_VERSION'), '17\n');
    await expect(keepDumpBeforeEngineChange(other)).rejects.toThrow('PostgreSQL 17');
    expect(fs.readdirSync(other)).toEqual(['PG_VERSION']);
  });
});

describe('a dump as SQL', () => {
  it('leaves the database in use as it was', async () => {
    const template = new Uint8Array(fs.readFileSync(templateFile()));
    const embedded = await startEmbedded({ directory: null, durable: false, template });
    const pool = new pg.Pool({ ...embedded.connection, user: 'postgres', database: 'postgres' });
    try {
      const text = await embedded.dumpSql();
      expect(text).toContain('CREATE TABLE public.users');
      const { rows } = await pool.query(
        `select count(*)::int as n, current_setting('TimeZone') as zone from users`,
      );
      expect(rows).toEqual([{ n: 0, zone: 'UTC' }]);
    } finally {
      await pool.end();
      await embedded.close();
    }
  });
});
