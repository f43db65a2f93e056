import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { descriptorOf, type OperationName, operationNames } from '#contract/operations.ts';
import { makeOwner, type Owner } from '#tests/support/owner.ts';
import {
  type PostgresCluster,
  startPostgres,
  whyNoPostgres,
} from '#tests/support/postgres-cluster.ts';
import { sayRelations } from '#tests/support/relations.ts';
import { sampleCalls } from '#tests/support/sample-calls.ts';
import { makeQuotedOrder, makeStoreQuote } from '#tests/support/service-orders.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { OpenDatabase } from '../database/database.ts';
import { items, outfits, wardrobes } from '../database/schema.ts';
import { sweep } from '../jobs/sweep.ts';
import { lockAccount, lockScope } from '../repositories/account-lock.ts';
import { attributesOf, derive } from '../repositories/item-derivation.ts';
import { deriveOutfit, outfitFormOf } from '../repositories/outfit-derivation.ts';
import { openScope } from '../repositories/scope.ts';
import { findViewer, openSession } from '../repositories/sessions.ts';
import { keepCancelAsked } from '../store/messages.ts';
import { findOrder } from '../store/orders.ts';
import { quote } from '../store/quotes.ts';

const noPostgres = whyNoPostgres();
/** The US cents that the form of a quote's page shows. */
const shownIn = (html: string) => /name="shownCents" value="(\d+)"/.exec(html)?.[1];
/** The staff's are done at once in `impersonation-log.test.ts`. */
const writes = operationNames.filter(
  (name) => descriptorOf(name).kind === 'write' && descriptorOf(name).access !== 'staff',
);

describe.skipIf(noPostgres)('writes at once on two servers (skipped without PostgreSQL)', () => {
  let cluster: PostgresCluster;
  let databaseUrl: string;
  let servers: [TestServer, TestServer];
  let open: OpenDatabase;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hem-parallel-'));
  beforeAll(async () => {
    cluster = await startPostgres();
    databaseUrl = await cluster.emptyDatabase();
    // One store of pictures, as two servers have it.
    const options = { databaseUrl, env: { DATA_DIR: folder } };
    servers = [await startTestServer(options), await startTestServer(options)];
    ({ open } = servers[0].app.services);
  });
  afterAll(async () => {
    for (const server of servers ?? []) await server.close();
    await cluster?.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  /** Calls all at once, by turns on the one and the other server. */
  const atOnce = <Result>(
    count: number,
    call: (server: TestServer, turn: number) => Promise<Result>,
  ) => Promise.all(Array.from({ length: count }, (_, turn) => call(servers[turn % 2]!, turn)));
  const wardrobesOf = async (as: { userId: string; token: string; email: string }) =>
    (await servers[1].call('getWardrobes', { owner: as.userId }, as)).wardrobes;

  /** Whether a call waits while somebody's account is locked; it is over when this answers. */
  async function isHeldUpBy(userId: string, call: () => Promise<unknown>): Promise<boolean> {
    const ended = { is: false };
    const { pending, isHeld } = await open.transaction(async (on) => {
      await lockAccount(on, userId);
      const pending = call().finally(() => {
        ended.is = true;
      });
      // Other databases of this PostgreSQL are other tests'.
      const isWaiting = async () =>
        (
          await on.execute(sql`select from pg_locks join pg_stat_activity using (pid)
            where not granted and datname = current_database()`)
        ).rows.length > 0;
      let isHeld = false;
      while (!ended.is && !isHeld) isHeld = await isWaiting();
      return { pending, isHeld };
    });
    await pending;
    return isHeld;
  }

  it('count every piece of a wardrobe that many are put into', async () => {
    const ada = await servers[0].person();
    const form = { owner: ada.userId, name: 'Work', description: '' };
    const { wardrobe } = await servers[0].call('saveWardrobe', form, ada);
    const wardrobeIds = [wardrobe.wardrobeId];
    await atOnce(20, (server) =>
      server.call('saveItem', { owner: ada.userId, changes: {}, wardrobeIds }, ada),
    );
    expect(await wardrobesOf(ada)).toMatchObject([{ itemCount: 20 }]);
  });

  it('pass no limit', async () => {
    const ada = await servers[0].person();
    const rows = Array.from({ length: 195 }, (_, n) => ({ ownerId: ada.userId, name: String(n) }));
    await servers[0].app.services.open.database.insert(wardrobes).values(rows);
    const form = { owner: ada.userId, name: 'One more', description: '' };
    const answers = await atOnce(20, (server) => server.raw('saveWardrobe', form, ada));
    const codes = answers.map(({ statusCode, body }) => ('code' in body ? body.code : statusCode));
    expect(codes.filter((code) => code === 200)).toHaveLength(5);
    expect(codes.filter((code) => code === 'too-many')).toHaveLength(15);
    expect(await wardrobesOf(ada)).toHaveLength(200);
  });

  it('write what two do with each other under the lock of whose things it is about', async () => {
    // The scope and its lock alone, without what a room asks besides: a piece is lent for a day to one at most.
    await open.pool.query('create table test_loans (item_id bigint, day date, borrower uuid)');
    const people = await Promise.all([1, 2, 3].map(() => servers[0].person()));
    const relations = sayRelations();
    const pieces = await Promise.all(
      people.map(async (person) => {
        const saved = { owner: person.userId, changes: {} };
        const { item } = await servers[0].call('saveItem', saved, person);
        for (const other of people) relations.share(person.userId, other.userId, []);
        return { owner: person, itemId: Number(item.itemId) };
      }),
    );
    const borrow = (server: TestServer, who: Person, { owner, itemId }: (typeof pieces)[0]) =>
      server.app.services.open.transaction(async (on) => {
        const viewer = await findViewer(on, who.token, new Date());
        await lockScope(
          on,
          await openScope(relations, on, viewer!, owner.userId),
          () => new Date(),
        );
        const { rows } = await on.execute(
          sql`select from test_loans where item_id = ${itemId} and day = '2026-12-24'`,
        );
        if (rows.length > 0) return null;
        await on.execute(
          sql`insert into test_loans values (${itemId}, '2026-12-24', ${who.userId}::uuid)`,
        );
        return itemId;
      });
    // Crosswise, each of everybody else's piece, and all of them change their own things meanwhile.
    const lent = await atOnce(36, async (server, turn) => {
      const who = people[turn % 3]!;
      const piece = pieces[(turn + 1 + (Math.floor(turn / 3) % 2)) % 3]!;
      const form = { owner: who.userId, name: `Wardrobe ${turn}`, description: '' };
      const [itemId] = await Promise.all([
        borrow(server, who, piece),
        server.call('saveWardrobe', form, who),
      ]);
      return itemId;
    });
    expect(lent.filter((itemId) => itemId !== null).toSorted()).toEqual(
      pieces.map(({ itemId }) => itemId).toSorted(),
    );
    const [ada, bea] = people as [Person, Person, Person];
    const again = () => borrow(servers[1], bea, pieces[0]!);
    expect(await isHeldUpBy(bea.userId, again)).toBe(false);
    expect(await isHeldUpBy(ada.userId, again)).toBe(true);
    const { rows } = await open.pool.query(
      'select deadlocks::int from pg_stat_database where datname = current_database()',
    );
    expect(rows).toEqual([{ deadlocks: 0 }]);
  });

  it('take the lock of the member whom the staff stand in for, and keep the key as their own', async () => {
    const relations = sayRelations();
    const desk = await startTestServer({ databaseUrl, relations, env: { DATA_DIR: folder } });
    const [ada, staff] = [await servers[0].person(), await servers[0].person({ staff: true })];
    relations.standInFor(staff.userId, ada.userId);
    const form = { owner: ada.userId, name: 'One more', description: '' };
    const key = { 'idempotency-key': randomUUID() };
    const first = await desk.raw('saveWardrobe', form, staff, key);
    expect(first.statusCode).toBe(200);
    expect(await desk.raw('saveWardrobe', form, staff, key)).toEqual(first);
    const kept = await open.pool.query('select user_id from idempotency_keys where key = $1', [
      key['idempotency-key'],
    ]);
    expect(kept.rows).toEqual([{ user_id: staff.userId }]);
    const save = () => desk.call('saveWardrobe', form, staff);
    expect(await isHeldUpBy(staff.userId, save)).toBe(false);
    expect(await isHeldUpBy(ada.userId, save)).toBe(true);
    expect(await wardrobesOf(ada)).toHaveLength(3);
    await desk.close();
  });

  it('answer a quote one way only', async () => {
    const ada = await servers[0].person();
    const owner = ada.userId;
    const { item } = await servers[0].call('saveItem', { owner, changes: {} }, ada);
    for (let round = 0; round < 5; round++) {
      const asked = await makeQuotedOrder(servers[0], ada, item.itemId);
      const answers = await atOnce(8, async (server, turn) => {
        // Both answers on both servers.
        const isAccepted = turn % 4 < 2;
        const { statusCode } = await server.raw(
          'answerQuote',
          { owner, ...asked, isAccepted },
          ada,
        );
        return { isAccepted, statusCode };
      });
      const taken = answers.filter(({ statusCode }) => statusCode === 200);
      expect(taken.map((one) => one.isAccepted)).toEqual(Array(4).fill(taken[0]!.isAccepted));
      expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(4);
      const { order } = await servers[1].call(
        'getServiceOrder',
        { owner, orderId: asked.orderId },
        ada,
      );
      const answer = taken[0]!.isAccepted ? 'accepted' : 'declined';
      expect(order.lines[0]!.quote).toMatchObject({ answer });
    }
  });

  it('charge for a quote the sum that was shown, or nothing', async () => {
    const { database } = open;
    for (let round = 0; round < 6; round++) {
      const { orderId, lineId, path } = await makeStoreQuote(database, 1000);
      // A figure every other turn, and between them somebody who pays for the one that they see.
      const answers = await atOnce(12, async (server, turn) => {
        const { services, http } = server.app;
        if (turn % 3 === 0) {
          const cents = 2000 + turn;
          await services.open.transaction((on) =>
            quote(on, orderId, { lineId, cents }, services.now()),
          );
          return null;
        }
        if (turn === 10 && round % 2 > 0) {
          await services.open.transaction((on) => keepCancelAsked(on, orderId, async () => true));
          return null;
        }
        const shownCents = turn < 3 ? '1000' : shownIn((await http.inject(path)).body);
        const { statusCode, body } = await http.inject({
          method: 'POST',
          url: path,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: `shownCents=${shownCents}&outcome=success`,
        });
        return { shownCents, statusCode, body };
      });
      const line = (await findOrder(database, orderId))!.lines[0]!;
      const paying = answers.filter((answer) => answer !== null);
      const taken = paying.filter(({ statusCode }) => statusCode === 303);
      expect(line.quotePaidAt !== null).toBe(taken.length > 0);
      if (line.quotePaidAt) {
        expect(taken.map(({ shownCents }) => shownCents)).toContain(String(line.quoteCents));
      }
      for (const { statusCode, body } of paying.filter((one) => !taken.includes(one))) {
        expect([statusCode, body]).toEqual([409, expect.stringContaining('Nothing was charged')]);
        // The sentence and the form beside it say one sum.
        const told = /another price now: \$([\d.]+)\./.exec(body)?.[1];
        expect(told && String(Math.round(Number(told) * 100))).toEqual(told && shownIn(body));
      }
      const { body } = await servers[1].app.http.inject(path);
      const isHeld = round % 2 > 0 && !line.quotePaidAt;
      const sum = `$${(line.quoteCents! / 100).toFixed(2)}`;
      expect(body).toContain(isHeld ? 'You asked to cancel this order' : sum);
    }
  });

  it('wait for each other in one order, whatever the order of their ids', async () => {
    const ada = await servers[0].person();
    const owner = ada.userId;
    const made = await atOnce(30, (server) => server.call('saveItem', { owner, changes: {} }, ada));
    const itemIds = made.map(({ item }) => item.itemId);
    const answers = await atOnce(40, (server, turn) =>
      server.raw(
        turn % 4 < 2 ? 'deleteItems' : 'restoreItems',
        { owner, itemIds: turn % 3 === 0 ? itemIds : itemIds.toReversed() },
        ada,
      ),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 404]));
  });

  it('are tried again when PostgreSQL takes them back for a deadlock', async () => {
    const [one, other] = [await servers[0].person(), await servers[0].person()];
    let arrived = 0;
    let go = () => {};
    const both = new Promise<void>((resolve) => {
      go = resolve;
    });
    const inOrder = (ids: string[]) =>
      open.transaction(async (database) => {
        for (const [index, id] of ids.entries()) {
          await database.execute(
            `update users set bio = coalesce(bio, '') || 'x' where id = '${id}'`,
          );
          if (index > 0) continue;
          arrived += 1;
          if (arrived === 2) go();
          await both;
        }
      });
    await Promise.all([inOrder([one.userId, other.userId]), inOrder([other.userId, one.userId])]);
    const { rows } = await open.pool.query('select bio from users where id = any($1)', [
      [one.userId, other.userId],
    ]);
    expect(rows).toEqual([{ bio: 'xx' }, { bio: 'xx' }]);
  });

  it('that are one write, sent many times, happen once and are answered alike', async () => {
    const ada = await servers[0].person();
    const input = { owner: ada.userId, changes: { title: 'Once' } };
    const key = { 'idempotency-key': randomUUID() };
    const answers = await atOnce(12, (server) => server.call('saveItem', input, ada, key));
    expect(new Set(answers.map(({ item }) => item.itemId)).size).toBe(1);
    const { itemIds } = await servers[0].call(
      'getItemNavigation',
      { owner: ada.userId, filter: {} },
      ada,
    );
    expect(itemIds).toHaveLength(1);
  });

  /** What must be true of an account after any writes, in any order. */
  const expectWhole = async (owner: Owner) => {
    const { pool, database } = open;
    const { rows: counts } = await pool.query(
      `select w.id::text as id,
          (select count(*)::int from wardrobe_items join items i on i.id = item_id
            where wardrobe_id = w.id and deleted_at is null) as items,
          (select count(*)::int from wardrobe_outfits join outfits o on o.id = outfit_id
            where wardrobe_id = w.id and deleted_at is null) as outfits,
          (select count(*)::int from wardrobe_looks join looks l on l.id = look_id
            where wardrobe_id = w.id and deleted_at is null) as looks
        from wardrobes w where w.owner_id = $1 order by w.place, w.id`,
      [owner.userId],
    );
    const { token } = await openSession(database, owner.userId, 'test', new Date());
    const shown = await wardrobesOf({ ...owner, token });
    expect(
      shown.map(({ wardrobeId, itemCount, outfitCount, lookCount }) => ({
        id: wardrobeId,
        items: itemCount,
        outfits: outfitCount,
        looks: lookCount,
      })),
    ).toEqual(counts);
    expect(shown.length).toBeLessThanOrEqual(200);
    for (const row of await database.select().from(items)) {
      const { categoryGroup, searchText, sortName } = row;
      expect({ categoryGroup, searchText, sortName }).toEqual(derive(attributesOf(row)));
    }
    for (const row of await database.select().from(outfits)) {
      const { searchText, sortName } = row;
      expect({ searchText, sortName }).toEqual(deriveOutfit(outfitFormOf(row)));
    }
    const { rows: broken } = await pool.query(
      `select 'photos out of order' as fault from item_images
          group by item_id having max(position) <> count(*) - 1 or count(distinct position) <> count(*)
        union all select 'layers out of order' from outfits left join outfit_layers on outfit_id = id
          group by id having max(position) is distinct from count(*) - 1
        union all select 'a photo that nobody works on' from images i join item_images on image_id = i.id
          where i.status = 'awaiting'
        union all select 'a pinned piece of a worn look without its wear' from look_pins
          join plans on plans.look_id = look_pins.look_id and is_worn
          where item_id is not null and item_id not in
            (select item_id from plan_items where plan_id = plans.id)
        union all select 'a look that nobody works on' from images i
          join looks on image_id = i.id where i.status = 'awaiting'
        union all select 'a thumbnail that nobody works on' from images i
          join outfits on thumbnail_image_id = i.id where i.status = 'awaiting'
        union all select 'one outfit planned twice' from plans where deleted_at is null
          and coalesce(outfit_id, look_id) is not null
          group by owner_id, day, slot, outfit_id, look_id having count(*) > 1
        union all select 'a day too full' from plans where deleted_at is null
          group by owner_id, day having count(*) > 12
        union all select 'wears of an outfit that was not worn' from plan_items
          join plans on plans.id = plan_id
          where coalesce(outfit_id, look_id) is not null and not is_worn
        union all select 'two open links for one purpose' from one_time_links
          where used_at is null and purpose <> 'stop-email-change'
          group by user_id, purpose having count(*) > 1
        union all select 'a write without its answer' from idempotency_keys where answer is null`,
    );
    expect(broken).toEqual([]);
  };

  it.each([1, 2, 3])(
    'leave every account whole, whatever they are: every write of the table, seed %i',
    async (seed) => {
      // Of the staff, who may make every call.
      const owner = await makeOwner(servers[0], true);
      await open.database
        .insert(wardrobes)
        .values(Array.from({ length: 180 }, () => ({ ownerId: owner.userId, name: 'Full' })));
      const pick = fc.record({
        name: fc.constantFrom(...writes),
        shuffle: fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 1 }),
        repeats: fc.integer({ min: 1, max: 2 }),
      });
      const [picked] = fc.sample(fc.array(pick, { minLength: 40, maxLength: 40 }), {
        seed,
        numRuns: 1,
      });
      // Each operation at least once, whatever the seed says.
      const plan = [...writes.map((name) => ({ ...picked![0]!, name })), ...picked!];
      const made = await atOnce(6, (server) =>
        server.call('saveItem', { owner: owner.userId, changes: {} }, owner),
      );
      const all = made.map(({ item }) => item.itemId);
      const prepared: { name: OperationName; input: unknown; token: string; repeats: number }[] =
        [];
      for (const { name, shuffle, repeats } of plan) {
        const input = await sampleCalls[name].valid(servers[0], owner);
        // A session for each call, so that a call that ends its session does not end the others.
        const { token } = await openSession(open.database, owner.userId, 'test', new Date());
        const names = shuffle.map((index) => all[index]!);
        const mixed =
          typeof input === 'object' && 'itemIds' in input ? { ...input, itemIds: names } : input;
        prepared.push({ name, token, repeats, input: mixed });
      }
      const order = fc.sample(fc.shuffledSubarray(prepared, { minLength: prepared.length }), {
        seed,
        numRuns: 1,
      })[0]!;
      const calls = order.flatMap((call) => {
        const key = { 'idempotency-key': randomUUID() };
        return Array.from({ length: call.repeats }, () => ({ ...call, key }));
      });
      const answers = await atOnce(calls.length, async (server, turn) => {
        const { name, input, token, key } = calls[turn]!;
        if (turn === 20) await sweep(server.app.services);
        const { statusCode, body } = await server.raw(name, input, { ...owner, token }, key);
        return { name, statusCode, code: 'code' in body ? body.code : 'ok' };
      });
      const refused = answers.filter(({ statusCode }) => statusCode !== 200);
      expect(
        refused.filter(({ statusCode }) => ![400, 401, 404, 409].includes(statusCode)),
      ).toEqual([]);
      for (const server of servers) await server.app.services.jobs.idle();
      await expectWhole(owner);
    },
  );
});
