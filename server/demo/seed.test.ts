import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureRenditions } from '#contract/rules/images.ts';
import {
  type PostgresCluster,
  startPostgres,
  whyNoPostgres,
} from '#tests/support/postgres-cluster.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { imageKeys } from '../foundation/image-keys.ts';
import { makeRenditions } from '../jobs/process-image.ts';
import { readFriendCards } from '../repositories/friend-cards.ts';
import { readFriends } from '../repositories/friends.ts';
import { readLoans } from '../repositories/loans.ts';
import { readReports } from '../repositories/reports-to-read.ts';
import { openScope, scopeOfUser } from '../repositories/scope.ts';
import { readSharedDay, readSharedDays } from '../repositories/shared-days.ts';
import { readStylings } from '../repositories/stylings.ts';
import { findShared } from '../repositories/wardrobe-sharing.ts';
import friends from './friends.json' with { type: 'json' };
import { seedDemo } from './seed.ts';

const garments = path.join(import.meta.dirname, 'garments');
const drawn = fs.readdirSync(garments).map((file) => path.basename(file, '.webp'));
const looks = fs.readdirSync(path.join(import.meta.dirname, 'looks'));
const portraits = fs.readdirSync(path.join(import.meta.dirname, 'portraits'));
const pictures = [
  ...drawn,
  ...looks.map((file) => `look-${path.basename(file, '.webp')}`),
  ...portraits.map((file) => `portrait-${path.basename(file, '.webp')}`),
].sort();
const friendsPieces = friends.flatMap(({ wardrobes }) => Object.values(wardrobes).flat()).length;
const noPostgres = whyNoPostgres();

describe('the demo', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    await server.app.services.jobs.stop();
    await seedDemo(server.app.services);
  });
  afterAll(() => server.close());

  it('is whole when it is seeded: every picture is ready, and nothing is left to be worked on', async () => {
    const { pool } = server.app.services.open;
    const { rows: left } = await pool.query(`select kind from jobs where schedule_key is null`);
    expect(left).toEqual([]);
    const { rows } = await pool.query(`select i.id, i.status, i.width, i.height from images i`);
    expect(rows).toHaveLength(pictures.length + friendsPieces);
    const { blobs } = server.app.services;
    for (const { id, status, width, height } of rows) {
      expect(status).toBe('ready');
      for (const side of pictureRenditions) {
        const { width: w, height: h } = await sharp(
          await blobs.read(imageKeys.rendition(id, side)),
        ).metadata();
        const longest = side === 'original' ? Math.max(width, height) : side;
        expect(Math.max(w, h)).toBe(Math.min(longest, Math.max(width, height)));
        expect(w / h).toBeCloseTo(width / height, 1);
      }
    }
  });

  it('has pieces that were not worn for three months, for six, and for a year', async () => {
    const { pool } = server.app.services.open;
    const { rows } = await pool.query(
      `select count(*) filter (where last > now() - interval '6 months')::int as months,
          count(*) filter (where last <= now() - interval '6 months'
            and last > now() - interval '1 year')::int as half,
          count(*) filter (where last <= now() - interval '1 year')::int as year
        from (select max(p.day) as last from plan_items i join plans p on p.id = i.plan_id
          where p.is_worn group by i.item_id) as worn where last < now() - interval '3 months'`,
    );
    expect(rows).toEqual([{ months: 3, half: 2, year: 9 }]);
  });

  it('keeps measurements of the member, and of somebody they order for', async () => {
    const { pool } = server.app.services.open;
    const { rows } = await pool.query(
      `select p.name, p.values -> 'waist' -> 'meters' as waist, u.body_measurements as told
        from measured_people p join users u on u.id = p.owner_id
        where u.email = 'demo@hem.test' order by p.id`,
    );
    expect(rows).toMatchObject([
      { name: null, waist: 0.72, told: { waist: 0.72, height: 1.68 } },
      { name: 'Theo', waist: 0.86 },
    ]);
  });

  it('has friends of the member, with what they share, and somebody who asks', async () => {
    const { database } = server.app.services.open;
    const { rows } = await server.app.services.open.pool.query(
      `select id from users where email = 'demo@hem.test'`,
    );
    const scope = scopeOfUser(rows[0].id);
    const { signer, now } = server.app.services;
    const known = await readFriends(scope, database, { signer, now: now() });
    expect(known.friends.map(({ screenName }) => screenName)).toEqual([
      'Anna Lindqvist',
      'Priya Raman',
    ]);
    expect(known.requests).toMatchObject([{ screenName: 'Theo Marsh' }]);
    const ids = known.friends.map(({ userId }) => userId);
    const cards = await readFriendCards(scope, database, ids, signer);
    expect(cards.map(({ itemCount }) => itemCount).toSorted((one, other) => other - one)).toEqual([
      10, 8,
    ]);
    expect(cards.map(({ rail }) => rail.length)).toEqual([5, 5]);
    const { lent, borrowed } = await readLoans(scope, database, { signer, now: now() });
    expect(lent).toMatchObject([{ state: 'waiting', pieces: [{ title: 'Tan leather tote' }] }]);
    expect(borrowed).toMatchObject([{ state: 'running', pieces: [{ title: 'Rose wool beret' }] }]);
    const { received } = await readStylings(scope, database, { signer, now: now() });
    expect(received).toMatchObject([
      { sender: { screenName: 'Priya Raman' }, pieceCount: 6, occasion: { slot: 'evening' } },
    ]);
    const { sharedDays } = await readSharedDays(scope, database, { signer, now: now() });
    const told = sharedDays.map(({ title, answer }) => ({ title, answer }));
    expect(told.toSorted((one, other) => one.title.localeCompare(other.title))).toEqual([
      { title: 'Mara’s birthday', answer: 'waiting' },
      { title: 'Weekend in Lisbon', answer: 'coming' },
    ]);
    const { sharedDayId } = sharedDays.find(({ answer }) => answer === 'coming')!;
    const ofPriya = await openScope(
      { findShared, findStoodInFor: async () => null },
      database,
      scope.actor,
      known.friends[1]!.userId,
    );
    const { people } = await readSharedDay(ofPriya, database, sharedDayId, { signer, now: now() });
    expect(people.map(({ plans }) => plans.some(({ shown }) => shown?.board))).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('has a report for the staff, which changed nothing between the two', async () => {
    const { database } = server.app.services.open;
    expect(await readReports(database)).toMatchObject([
      {
        reporter: { screenName: 'maya' },
        reported: { screenName: 'Theo Marsh' },
        others: 0,
        read: null,
      },
    ]);
  });

  it('has orders of the member: one placed, one at the studio, one within its warranty', async () => {
    const { pool } = server.app.services.open;
    const { rows } = await pool.query(
      `select status, total_cents, item_title, availability, service_name, quote_cents,
          fulfilled_at > now() - interval '90 days' as covered
        from service_orders o join service_order_lines l on l.order_id = o.id
        join items i on i.id = l.item_id order by o.placed_at, l.id`,
    );
    const work = { status: 'inProgress', total_cents: 4639, item_title: 'Navy pleated trousers' };
    const there = { availability: 'at-the-studio', covered: null };
    const jeans = { total_cents: 2279, item_title: 'Straight indigo jeans' };
    const placed = { status: 'created', ...jeans, ...there };
    expect(rows).toMatchObject([
      {
        status: 'fulfilled',
        total_cents: 11999,
        item_title: 'Camel wool coat',
        // It is back, and may have been worn since the wash.
        availability: expect.stringMatching(/^(ready|worn)$/),
        covered: true,
      },
      { ...work, ...there },
      { ...work, ...there },
      { ...placed, service_name: 'Custom repair', quote_cents: 3500 },
      { ...placed, service_name: 'Keep the original hem', quote_cents: null },
    ]);
  });

  it('has portraits that wait for a stylist', async () => {
    const { rows } = await server.app.services.open.pool.query(`
      select email, status, estimate->>'season' as season from color_analyses
      join users on users.id = owner_id order by submitted_at desc`);
    expect(rows).toEqual([
      { email: 'anna@hem.test', status: 'pending', season: 'light' },
      { email: 'priya@hem.test', status: 'pending', season: 'deep' },
      { email: 'theo@hem.test', status: 'pending', season: 'cool' },
    ]);
  });

  it('is prepared as the path of pictures would make it (npm run demo:draw)', async () => {
    const prepared = JSON.parse(
      fs.readFileSync(path.join(import.meta.dirname, 'prepared.json'), 'utf8'),
    );
    expect(Object.keys(prepared).sort()).toEqual(pictures);
    for (const side of ['240', '720']) {
      const files = fs.readdirSync(path.join(import.meta.dirname, 'renditions', side));
      expect(files.map((file) => path.basename(file, '.webp')).sort()).toEqual(pictures);
    }
    for (const id of ['coat-camel', 'dress-floral', 'bag-basket']) {
      const { found } = await makeRenditions(fs.readFileSync(path.join(garments, `${id}.webp`)));
      expect(prepared[id], id).toEqual(found);
    }
  });
});

describe.skipIf(noPostgres)('the demo on PostgreSQL (skipped where there is none)', () => {
  let cluster: PostgresCluster;
  beforeAll(async () => {
    cluster = await startPostgres();
  });
  afterAll(() => cluster?.stop());

  it('is seeded once by two servers that start together', async () => {
    const databaseUrl = await cluster.emptyDatabase();
    const servers = [
      await startTestServer({ databaseUrl }),
      await startTestServer({ databaseUrl }),
    ];
    await Promise.all(servers.map((server) => seedDemo(server.app.services)));
    const { rows } = await servers[0]!.app.services.open.pool.query(
      'select (select count(*)::int from users) as users, (select count(*)::int from items) as items',
    );
    expect(rows).toEqual([{ users: 2 + friends.length, items: drawn.length + friendsPieces }]);
    for (const server of servers) await server.close();
  });
});
