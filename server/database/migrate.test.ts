import fs from 'node:fs';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { folderForTests, postgresForTests } from '#tests/support/for-tests.ts';
import { deriveItemsJob } from '../jobs/derive-items.ts';
import type { JobServices } from '../ports/services.ts';
import { openDatabase } from './database.ts';

const folder = folderForTests('migrate');
const postgres = postgresForTests();

/** A folder of migrations as the first release had it. */
function firstRelease(): string {
  const all = path.join(import.meta.dirname, 'migrations');
  fs.mkdirSync(path.join(folder, 'meta'), { recursive: true });
  fs.copyFileSync(path.join(all, '0000_start.sql'), path.join(folder, '0000_start.sql'));
  const journal = JSON.parse(fs.readFileSync(path.join(all, 'meta/_journal.json'), 'utf8'));
  journal.entries = journal.entries.slice(0, 1);
  fs.writeFileSync(path.join(folder, 'meta/_journal.json'), JSON.stringify(journal));
  return folder;
}

describe.skipIf(postgres.missing)('the migrations (skipped without PostgreSQL)', () => {
  it('run forward on the data of the first release, and lose none of it', async () => {
    const url = await postgres.emptyDatabase();
    const client = new pg.Client(url);
    await client.connect();
    await migrate(drizzle(client), { migrationsFolder: firstRelease() });
    await client.query(`
      insert into users (id, email, password_hash, created_at, entitlements)
        values ('00000000-0000-4000-8000-000000000001', 'ada@example.com', '-', '2025-03-04T05:06:07Z',
          '{styleBlueprint,noServiceFees,styleBlueprint}');
      insert into wardrobes (owner_id, name, item_count)
        values ('00000000-0000-4000-8000-000000000001', 'Work', 7);
      insert into one_time_links (user_id, purpose, token_hash, email, expires_at)
        values ('00000000-0000-4000-8000-000000000001', 'change-email', 'x', 'b@example.com', now());
      insert into images (id, owner_id, kind, content_type, byte_length)
        values ('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-000000000001',
          'user', 'image/png', 1);
      insert into users (email, password_hash, image_id) values
        ('gone@example.com', '-', '00000000-0000-4000-8000-00000000000b');
      update users set image_id = '00000000-0000-4000-8000-00000000000a'
        where email = 'ada@example.com';
      insert into items (owner_id, title, condition, search_text) values
        ('00000000-0000-4000-8000-000000000001', 'Söhne jumper', 'Good Condition', 'söhne jumper'),
        ('00000000-0000-4000-8000-000000000001', 'Default title', 'Good Condition', 'default title');
      insert into items (owner_id, title, condition, category, main_color, brand) values
        ('00000000-0000-4000-8000-000000000001', 'Default title', 'Good Condition', 'blazer', 'cream', 'Marlowe');
      insert into jobs (kind, payload, attempts) values
        ('sweep', '{}', 0), ('sweep', '{}', 3), ('send-mail', '{"to":"a"}', 2)`);
    await client.end();

    const open = await openDatabase({ url });
    const rows = async (text: string) => (await open.pool.query(text)).rows;
    expect(await rows('select name from wardrobes')).toEqual([{ name: 'Work' }]);
    expect(await rows('select email from one_time_links')).toEqual([{ email: 'b@example.com' }]);
    expect(await rows('select email, image_id as image from users order by email')).toEqual([
      { email: 'ada@example.com', image: '00000000-0000-4000-8000-00000000000a' },
      // It named a picture that was not there any more.
      { email: 'gone@example.com', image: null },
    ]);
    // Each entitlement became a grant, once, of whoever held it.
    const given = { email: 'ada@example.com', source: 'staff', by: 'migration' };
    const time = { from: new Date('2025-03-04T05:06:07Z'), until: null, revoked: null };
    expect(
      await rows(`select email, key, source, granted_by as by, from_at as from, until_at as until,
        revoked_at as revoked from grants join users on users.id = user_id order by key`),
    ).toEqual([
      { key: 'noServiceFees', ...given, ...time },
      { key: 'styleBlueprint', ...given, ...time },
    ]);
    // The sweeps are scheduled anew by the start, once for all servers.
    expect(await rows('select kind, attempts, unended from jobs order by id')).toEqual([
      { kind: 'send-mail', attempts: 2, unended: 0 },
      // Since what pieces are called and found by was made in another way than before, three times.
      { kind: 'derive-items', attempts: 0, unended: 0 },
      { kind: 'derive-items', attempts: 0, unended: 0 },
      { kind: 'derive-items', attempts: 0, unended: 0 },
    ]);
    await deriveItemsJob.work({}, { open } as JobServices);
    expect(await rows('select sort_name, search_text from items order by id')).toEqual([
      { sort_name: 'sohne jumper', search_text: expect.stringMatching(/ sohne .* sweater/s) },
      { sort_name: 'new piece', search_text: expect.not.stringContaining('title') },
      { sort_name: 'cream blazer, marlowe', search_text: expect.stringContaining(' marlowe') },
    ]);
    expect(
      await rows(`select relpersistence as kept from pg_class where relname = 'call_counts'`),
    ).toEqual([{ kept: 'u' }]);
    await open.close();
  });
});
