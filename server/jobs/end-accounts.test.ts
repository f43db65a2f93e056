import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { descriptorOf, operationNames } from '#contract/operations.ts';
import { deletionGraceDays } from '#contract/rules/account-end.ts';
import { nameAnew } from '#tests/support/friends.ts';
import { makeOwner, type Owner, ownerPassword } from '#tests/support/owner.ts';
import { dumpRows } from '#tests/support/row-dump.ts';
import { sampleOf } from '#tests/support/sample-calls.ts';
import { sealPassword } from '#tests/support/seal-password.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openSession } from '../repositories/sessions.ts';
import { endAccountsJob } from './end-accounts.ts';
import { enqueue } from './job.ts';

const dayMs = 86_400_000;

let server: TestServer;
let owner: Owner;
let other: Owner;
beforeAll(async () => {
  server = await startTestServer();
  owner = await makeOwner(server);
  other = await makeOwner(server);
}, 60_000);
afterAll(() => server.close());

/** The files that are stored, by their paths. */
const storedFiles = () =>
  fs
    .readdirSync(server.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(server.dataDir, path.join(entry.parentPath, entry.name)));

const sessionOf = async (as: Owner): Promise<Owner> => {
  const { open, now } = server.app.services;
  return { ...as, ...(await openSession(open.database, as.userId, 'test', now())) };
};

/** Does everything that a member can do, but for the end. */
async function doEverything(as: Owner): Promise<void> {
  for (const name of operationNames) {
    if (descriptorOf(name).access !== 'signed-in' || name === 'userDeleteAccount') continue;
    const one = await sessionOf(as);
    await server.raw(name, await sampleOf(name).valid(server, one), one);
  }
  await server.app.services.jobs.idle();
}

const askForEnd = async (as: Owner) =>
  server.call(
    'userDeleteAccount',
    { password: await sealPassword(server, ownerPassword) },
    await sessionOf(as),
  );

async function endDue(): Promise<void> {
  await enqueue(server.app.services.open.database, endAccountsJob, {});
  await server.app.services.jobs.idle();
}

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await server.app.services.open.pool.query<Row>(text, values)).rows;

/** The rows that hold one of these texts, by table; nothing of a table that has none. */
async function rowsWith(texts: readonly string[]): Promise<Record<string, string[]>> {
  const dump = Object.entries(await dumpRows(server)).map(
    ([table, rows]) =>
      [table, rows.filter((row) => texts.some((text) => row.includes(text)))] as const,
  );
  return Object.fromEntries(dump.filter(([, rows]) => rows.length > 0));
}

/** The rows of somebody that no sweep forgets within these days. */
async function lasting({ userId }: Owner): Promise<Record<string, string[] | undefined>> {
  const { users, wardrobes, items, outfits, looks, plans } = await rowsWith([userId]);
  return { users, wardrobes, items, outfits, looks, plans };
}

describe('an account that is deleted', () => {
  it('leaves no row and no file; others keep theirs', async () => {
    await nameAnew(server, owner);
    for (const one of [owner, other]) await doEverything(one);
    await server.call('inviteFriend', { email: owner.email }, await sessionOf(other));
    await query("update service_orders set status = 'fulfilled'");
    const pictures = (
      await query<{ id: string }>('select id from images where owner_id = $1', [owner.userId])
    ).map(({ id }) => id);
    const texts = [owner.userId, owner.email, ...pictures];
    const isOf = (file: string) => pictures.some((id) => file.includes(id));
    const files = storedFiles();
    expect(files.filter(isOf).length).toBeGreaterThan(0);
    const others = await lasting(other);

    await askForEnd(owner);
    server.advance(deletionGraceDays * dayMs + 60_000);
    await endDue();

    expect(await rowsWith(texts)).toEqual({});
    const stored = storedFiles();
    expect(stored.filter(isOf)).toEqual([]);
    // What was sent goes by itself once it has become pictures.
    const kept = files.filter((file) => !isOf(file) && !file.includes('uploads_'));
    expect(stored).toEqual(expect.arrayContaining(kept));
    expect(await lasting(other)).toEqual(others);
    expect(server.mails.at(-1)).toMatchObject({
      to: owner.email,
      subject: 'Your Hem account is deleted',
    });
  }, 120_000);

  it('takes every row along that names it: no table refers to accounts in another way', async () => {
    // c: deleted with it; n: set to null.
    const held = await query<{ name: string }>(
      `select conrelid::regclass || '.' || conname as name from pg_constraint
       where contype = 'f' and confrelid = 'users'::regclass and confdeltype not in ('c', 'n')`,
    );
    expect(held).toEqual([]);
    const named = await query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and data_type = 'uuid' and column_name ~ '(user|owner|member|actor)_id$'
         and not exists (select from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
           where contype = 'f' and confrelid = 'users'::regclass and conrelid = table_name::regclass
             and attname = column_name)`,
    );
    expect(named).toEqual([]);
  });

  it('waits for what the studio has', async () => {
    const late = await makeOwner(server);
    const set = (status: string) =>
      query('update service_orders set status = $1 where owner_id = $2', [status, late.userId]);
    await set('inStudio');
    await askForEnd(late);
    server.advance(deletionGraceDays * dayMs + 60_000);
    await endDue();
    expect(await query('select from users where id = $1', [late.userId])).toHaveLength(1);
    await set('fulfilled');
    await endDue();
    expect(await query('select from users where id = $1', [late.userId])).toHaveLength(0);
  });
});
