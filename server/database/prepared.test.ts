import fs from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { templateFile } from '#tests/support/database-template.ts';
import { type OpenDatabase, openDatabase } from './database.ts';
import { prepared, type ValueNamed } from './prepared.ts';
import { users } from './schema.ts';

let open: OpenDatabase;
beforeAll(async () => {
  const template = new Uint8Array(fs.readFileSync(templateFile()));
  open = await openDatabase({ embedded: { directory: null, durable: false, template } });
});
afterAll(() => open.close());

it('builds a statement once, and asks it with other values, also within a transaction', async () => {
  let built = 0;
  const find = prepared((database, value: ValueNamed<'email'>) => {
    built += 1;
    return database
      .select({ email: users.email, createdAt: users.createdAt })
      .from(users)
      .where(eq(users.email, value('email')));
  });
  const add = (email: string, database = open.database) =>
    database.insert(users).values({ email, passwordHash: '-' });
  await add('one@example.com');
  for (const email of ['one@example.com', 'nobody@example.com', 'one@example.com']) {
    const rows = await find(open.database, { email });
    expect(rows.map((row) => row.email)).toEqual(email.startsWith('one') ? [email] : []);
    expect(rows.every(({ createdAt }) => createdAt instanceof Date)).toBe(true);
  }
  expect(built).toBe(1);
  const failing = open.transaction(async (database) => {
    await add('two@example.com', database);
    expect(await find(database, { email: 'two@example.com' })).toHaveLength(1);
    throw new Error('changed its mind');
  });
  await expect(failing).rejects.toThrow('changed its mind');
  expect(await find(open.database, { email: 'two@example.com' })).toEqual([]);
});
