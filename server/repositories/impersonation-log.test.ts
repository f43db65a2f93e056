import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bothDatabases } from '#tests/support/both-databases.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { addToLog, checkLog } from './impersonation-log.ts';

const reason = 'Ticket 4821: pieces are missing';

describe.each(bothDatabases())('the log of impersonations on $name', (engine) => {
  if (engine.missing) {
    it.skip('is whole', () => {});
    return;
  }
  let servers: TestServer[];
  let admin: Person;
  let folder: string;

  beforeAll(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hem-log-'));
    // Both servers sign with the secret of one folder.
    const options = { ...(await engine.serverOptions()), env: { DATA_DIR: folder } };
    servers = [await startTestServer(options)];
    if (engine.isShared) servers.push(await startTestServer(options));
    admin = await servers[0]!.person({ staff: true });
  });
  afterAll(async () => {
    for (const server of servers ?? []) await server.close();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  const query = (text: string, values: unknown[] = []) =>
    servers[0]!.app.services.open.pool.query(text, values);
  const check = () => servers[0]!.call('checkImpersonationLog', {}, admin);

  const visit = async (server = servers[0]!) => {
    const [staff, member] = [await server.person({ staff: true }), await server.person()];
    const { userId } = member;
    const { token } = await server.call('startImpersonation', { userId, reason }, staff);
    const within = { userId, token, email: '' };
    return { staff, member, within };
  };

  /** One impersonation with four rows. */
  const visitAndMend = async () => {
    const { within, ...who } = await visit();
    const [server] = servers as [TestServer];
    await server.call('getWardrobes', { owner: within.userId }, within);
    const form = { owner: within.userId, name: 'Work', description: '' };
    await server.call('saveWardrobe', form, within);
    await server.call('endImpersonation', {}, within);
    return who;
  };

  it('is whole, with every row in its place', async () => {
    const before = (await check()).entryCount;
    await visitAndMend();
    expect(await check()).toEqual({ isWhole: true, entryCount: before + 4, brokenAt: null });
  });

  it('keeps ids and names once both accounts are gone', async () => {
    const { staff, member } = await visitAndMend();
    await query('delete from users where id = any($1)', [[staff.userId, member.userId]]);
    const { entries } = await servers[0]!.call(
      'getImpersonationLog',
      { memberId: member.userId },
      admin,
    );
    expect(entries).toHaveLength(4);
    expect(entries[0]).toMatchObject({
      staff: { name: staff.email },
      member: { name: member.email },
    });
    expect((await check()).isWhole).toBe(true);
  });

  it('is read in pages, the latest first, and by whose it is', async () => {
    const { within, member } = await visit();
    const [server] = servers as [TestServer];
    for (let n = 0; n < 45; n += 1) {
      const form = { owner: member.userId, name: `W${n}`, description: '' };
      await server.call('saveWardrobe', form, within);
    }
    const page = await server.call('getImpersonationLog', { memberId: member.userId }, admin);
    expect([page.entries.length, page.hasMore]).toEqual([40, true]);
    const before = page.entries.at(-1)!.entryId;
    const next = { memberId: member.userId, before };
    const last = await server.call('getImpersonationLog', next, admin);
    expect([last.entries.length, last.hasMore]).toEqual([6, false]);
    expect(last.entries.at(-1)).toMatchObject({ event: 'started', detail: reason });
    const ids = [...page.entries, ...last.entries].map(({ entryId }) => Number(entryId));
    expect(ids).toEqual(ids.toSorted((one, other) => other - one));
  });

  describe('against whoever has the database’s own rights', () => {
    let rows: number;
    beforeEach(async () => {
      await visitAndMend();
      rows = (await check()).entryCount;
    });

    it.each([
      ['changes a row', "update impersonation_log set detail = 'nothing'"],
      ['changes whose it was', 'update impersonation_log set staff_id = subject_id'],
      ['deletes rows', 'delete from impersonation_log'],
      ['deletes the last one', 'delete from impersonation_log where id > 1'],
      ['truncates it', 'truncate impersonation_log'],
      ['truncates it with others', 'truncate impersonation_log, impersonations cascade'],
      ['deletes its head', 'delete from impersonation_log_head'],
      ['truncates its head', 'truncate impersonation_log_head'],
      [
        'passes for a replica',
        'set local session_replication_role = replica; delete from impersonation_log',
      ],
    ])('refuses who %s', async (_what, statement) => {
      await expect(query(statement)).rejects.toThrow('only added to');
      expect(await check()).toEqual({ isWhole: true, entryCount: rows, brokenAt: null });
    });

    /** What somebody does who first takes the triggers away; all of it undone at the end. */
    const tamper = async (...statements: string[]) => {
      const { open, signer } = servers[0]!.app.services;
      const found = { isWhole: true, brokenAt: null as number | null };
      const undone = new Error('undone');
      const { sql } = await import('drizzle-orm');
      await open
        .transaction(async (database) => {
          await database.execute(sql`alter table impersonation_log disable trigger all`);
          for (const statement of statements) await database.execute(sql.raw(statement));
          Object.assign(found, await checkLog(database, signer));
          throw undone;
        })
        .catch((error) => {
          if (error !== undone) throw error;
        });
      return found;
    };
    const anew = (id: string, hash: string) =>
      `update impersonation_log set detail = 'other', hash = '${hash}' where id = ${id}`;

    it('notices a row that says something else', async () => {
      const last = await tamper(
        `update impersonation_log set detail = 'Asked to' where id = ${rows}`,
      );
      expect(last).toMatchObject({ isWhole: false, brokenAt: rows });
      const first = await tamper(
        'update impersonation_log set staff_name = subject_name where id = 1',
      );
      expect(first).toMatchObject({ isWhole: false, brokenAt: 1 });
      const moment = await tamper(
        "update impersonation_log set at = at - interval '1 hour' where id = 2",
      );
      expect(moment).toMatchObject({ isWhole: false, brokenAt: 2 });
    });

    it('notices a row that is missing: in the middle, at the end, and every one', async () => {
      const middle = await tamper('delete from impersonation_log where id = 3');
      expect(middle).toMatchObject({ isWhole: false, brokenAt: 3 });
      const closed = await tamper(
        'delete from impersonation_log where id = 3',
        'update impersonation_log set id = -id where id > 3',
        'update impersonation_log set id = -id - 1 where id < 0',
      );
      expect(closed).toMatchObject({ isWhole: false, brokenAt: 3 });
      const end = await tamper(`delete from impersonation_log where id = ${rows}`);
      expect(end).toMatchObject({ isWhole: false, brokenAt: rows });
      const shortened = await tamper(
        `delete from impersonation_log where id = ${rows}`,
        `update impersonation_log_head set entries = l.id, hash = l.hash, signature = l.signature
         from impersonation_log l where l.id = ${rows - 1}`,
      );
      expect(shortened).toMatchObject({ isWhole: false, brokenAt: rows });
      const all = await tamper(
        'delete from impersonation_log',
        "update impersonation_log_head set entries = 0, hash = '', signature = ''",
      );
      expect(all).toMatchObject({ isWhole: false, brokenAt: 1 });
    });

    it('notices a row that was put in, and a chain that was written anew without the secret', async () => {
      const copied = await tamper(
        `insert into impersonation_log select ${rows + 1}, at, impersonation_id, staff_id, staff_name,
         subject_id, subject_name, event, operation, kind, about, detail, hash, signature
         from impersonation_log where id = ${rows}`,
      );
      expect(copied).toMatchObject({ isWhole: false });
      const rewritten = await tamper(anew(String(rows), 'a'.repeat(64)));
      expect(rewritten).toMatchObject({ isWhole: false, brokenAt: rows });
    });

    it('notices what was added with another secret, though its hashes are right', async () => {
      const { open, signer } = servers[0]!.app.services;
      const { createSigner } = await import('../foundation/signer.ts');
      const forged = createSigner('another secret', () => new Date());
      const { rows: found } = await query(
        'select * from impersonation_log order by id desc limit 1',
      );
      const [last] = found;
      const undone = new Error('undone');
      let holds: unknown;
      await open
        .transaction(async (database) => {
          const row = {
            ...{ impersonationId: last.impersonation_id, event: 'called' as const },
            ...{ staffId: last.staff_id, staffName: last.staff_name },
            ...{ subjectId: last.subject_id, subjectName: last.subject_name },
          };
          await addToLog(database, forged, row, new Date());
          holds = await checkLog(database, signer);
          throw undone;
        })
        .catch((error) => {
          if (error !== undone) throw error;
        });
      expect(holds).toEqual({ isWhole: false, entryCount: rows, brokenAt: rows + 1 });
    });
  });

  it.skipIf(!engine.isShared)(
    'stays one chain, whoever starts, writes, reads and ends at once',
    async () => {
      const visits = await Promise.all(
        Array.from({ length: 6 }, (_, n) => visit(servers[n % servers.length])),
      );
      await Promise.all(
        visits.flatMap(({ within, staff, member }, n) => {
          const [one, other] = [servers[n % 2]!, servers[(n + 1) % 2]!];
          const form = (name: string) => ({ owner: member.userId, name, description: '' });
          return [
            ...['A', 'B', 'C'].map((name) => one.raw('saveWardrobe', form(name), within)),
            ...['D', 'E'].map((name) => other.raw('saveWardrobe', form(name), within)),
            other.raw('getWardrobes', { owner: member.userId }, within),
            one.raw('deleteWardrobe', { owner: member.userId, wardrobeId: '1' }, within),
            ...(n % 2 ? [other.raw('endImpersonation', {}, within)] : []),
            ...(n % 3
              ? []
              : [one.raw('startImpersonation', { userId: member.userId, reason }, staff)]),
            other.raw('saveWardrobe', form('F'), member),
          ];
        }),
      );
      expect(await check()).toMatchObject({ isWhole: true });
      // What was done there was written down, and what was not was not.
      for (const { member } of visits) {
        const { rows: done } = await query(
          "select count(*)::int as n from wardrobes where owner_id = $1 and name <> 'F'",
          [member.userId],
        );
        const { rows: told } = await query(
          "select count(*)::int as n from impersonation_log where subject_id = $1 and operation = 'saveWardrobe' and event = 'called'",
          [member.userId],
        );
        expect(told).toEqual(done);
      }
    },
  );
});
