import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '#server/database/database.ts';
import { images, items, sessions, users } from '#server/database/schema.ts';
import { createSigner } from '#server/foundation/signer.ts';
import { type FullScope, scopeOfUser } from '#server/repositories/scope.ts';
import { templateFile } from '#tests/support/database-template.ts';
import {
  type PostgresCluster,
  startPostgres,
  whyNoPostgres,
} from '#tests/support/postgres-cluster.ts';
import { collageOf } from '#tests/support/sample-calls/outfits.ts';
import { startTestServer } from '#tests/support/test-server.ts';
import { findKeptAnswer, keepAnswer, takeKey } from './idempotency.ts';
import { findItemWithPhoto, forgetUnnamed, insertImage, markReceived } from './images.ts';
import { rederiveItems, takeColors } from './item-derivation.ts';
import { readItemNavigation } from './item-navigation.ts';
import { itemNoun } from './item-noun.ts';
import { changeItemImages } from './item-photos.ts';
import { insertItem, readItemSuggestions, updateItem } from './items.ts';
import { currentLoginKey, spendNonce } from './login-keys.ts';
import { readCards } from './noun-cards.ts';
import { hide, restore, sweepOf } from './noun-removal.ts';
import { addToWardrobes } from './noun-wardrobes.ts';
import { countGuess, makeLink, spendLink } from './one-time-links.ts';
import { saveOutfit } from './outfits.ts';
import { findViewer, openSession } from './sessions.ts';
import { insertAccount, saveProfile } from './users.ts';
import { listWardrobes, saveWardrobe } from './wardrobes.ts';

const noPostgres = whyNoPostgres();
let cluster: PostgresCluster | null = null;

beforeAll(async () => {
  if (!noPostgres) cluster = await startPostgres();
});
afterAll(() => cluster?.stop());

const embedded = () =>
  openDatabase({
    embedded: {
      directory: null,
      durable: false,
      template: new Uint8Array(fs.readFileSync(templateFile())),
    },
  });

const engines: [string, boolean, () => Promise<OpenDatabase>][] = [
  ['the embedded database', true, embedded],
  [
    noPostgres ? `PostgreSQL (skipped: ${noPostgres})` : 'PostgreSQL',
    !noPostgres,
    async () => openDatabase({ url: await cluster!.emptyDatabase() }),
  ],
];

describe.each(engines)('on %s', (_name, isThere, openEmpty) => {
  if (!isThere) {
    it.skip('the repositories work', () => {});
    return;
  }
  let open: OpenDatabase;
  const signer = createSigner('a secret of the tests', () => new Date());
  const now = new Date();

  beforeAll(async () => {
    open = await openEmpty();
  });
  afterAll(() => open.close());

  let count = 0;
  const member = async (): Promise<FullScope> => {
    count += 1;
    const account = { email: `m${count}@example.com`, passwordHash: '-' };
    const { id } = await insertAccount(open.database, account);
    return scopeOfUser(id);
  };
  const navigation = async (scope: FullScope, filter: Parameters<typeof readItemNavigation>[2]) =>
    readItemNavigation(scope, open.database, filter);

  it('rows come back in the same types', async () => {
    const scope = await member();
    const id = await insertItem(scope, open.database, {
      purchaseDate: '2024-02-29',
      purchasePriceCents: 12_900,
      seasons: ['Fall', 'Winter'],
      personalTags: ['a,b', '"quoted"', 'back\\slash', 'NULL'],
      secondhand: true,
    });
    expect(id).toBeTypeOf('number');
    const [row] = await open.database.select().from(items).where(eq(items.id, id));
    expect(row).toMatchObject({
      id,
      createdAt: expect.any(Date),
      deletedAt: null,
      purchaseDate: '2024-02-29',
      purchasePriceCents: 12_900,
      seasons: ['Fall', 'Winter'],
      personalTags: ['a,b', '"quoted"', 'back\\slash', 'NULL'],
      secondhand: true,
      notes: null,
    });
    const raw = await open.pool.query(
      `select count(*) as n, max(id) as id, now() as at, 'infinity'::float8 as far, '{"a":1}'::jsonb as json from items`,
    );
    expect(raw.rows[0]).toEqual({
      n: expect.any(Number),
      id: expect.any(Number),
      at: expect.any(Date),
      far: Number.POSITIVE_INFINITY,
      json: { a: 1 },
    });
  });

  it('a moment comes back to the millisecond, and in UTC', async () => {
    const scope = await member();
    const moment = new Date('2026-03-29T01:30:00.123Z');
    const { token } = await openSession(open.database, scope.subject, 'd', moment);
    const [row] = await open.database
      .select()
      .from(sessions)
      .where(eq(sessions.userId, scope.subject));
    expect(row?.lastUsedAt).toEqual(moment);
    expect(await findViewer(open.database, token, moment)).toMatchObject({
      userId: scope.subject,
    });
  });

  it('an error of the database says its code and its constraint', async () => {
    const scope = await member();
    const [row] = await open.database.select().from(users).where(eq(users.id, scope.subject));
    const again = open.database.insert(users).values({ email: row!.email, passwordHash: '-' });
    await expect(again).rejects.toMatchObject({
      cause: { code: '23505', constraint: 'users_email' },
    });
  });

  it('items are ordered, filtered, grouped and counted alike', async () => {
    const scope = await member();
    const insert = (changes: Parameters<typeof insertItem>[2]) =>
      insertItem(scope, open.database, changes);
    const coat = await insert({
      title: 'Älpaca coat',
      brand: 'Oda',
      category: 'coat',
      mainColor: 'camel',
      purchasePriceCents: 30_000,
      seasons: ['Winter'],
    });
    const shirt = await insert({
      title: 'shirt 100% linen',
      brand: 'acme',
      category: 'shirt',
      mainColor: 'white',
      purchasePriceCents: 5000,
      seasons: ['Summer', 'Spring'],
    });
    const own = await insert({ title: 'Obi', category: 'kimono belt' });
    const ids = async (filter: Parameters<typeof readItemNavigation>[2]) =>
      (await navigation(scope, filter)).itemIds.map(Number);
    expect(await ids({})).toEqual([own, shirt, coat]);
    expect(await ids({ sort: 'oldest' })).toEqual([coat, shirt, own]);
    expect(await ids({ sort: 'brand' })).toEqual([shirt, coat, own]);
    expect(await ids({ sort: 'price-high' })).toEqual([coat, shirt, own]);
    expect(await ids({ sort: 'price-low' })).toEqual([shirt, coat, own]);
    expect(await ids({ search: 'älpaca' })).toEqual([coat]);
    expect(await ids({ search: '100% linen' })).toEqual([shirt]);
    expect(await ids({ search: '10_% linen' })).toEqual([]);
    expect(await ids({ season: ['Winter', 'Spring'] })).toEqual([shirt, coat]);
    expect(await ids({ mainColor: ['white', 'camel'], brand: ['Oda'] })).toEqual([coat]);
    const grouped = await navigation(scope, { grouped: true });
    expect(grouped.itemIds.map(Number)).toEqual([shirt, coat, own]);
    expect(grouped.groups).toEqual([
      { group: 'top', count: 1 },
      { group: 'outerwear', count: 1 },
      { group: 'other', count: 1 },
    ]);
    expect(grouped.counts).toEqual({
      all: 3,
      unsorted: 0,
      recognized: 0,
      group: { top: 1, outerwear: 1, other: 1 },
      mainColor: { camel: 1, white: 1 },
      season: { Winter: 1, Summer: 1, Spring: 1 },
      brand: { Oda: 1, acme: 1 },
      availability: { ready: 3 },
      condition: { 'Good Condition': 3 },
      tag: {},
      price: { any: 2 },
    });
    const { brands, categories } = await readItemSuggestions(scope, open.database);
    expect(brands.toSorted()).toEqual(['Oda', 'acme']);
    expect(categories).toEqual(['kimono belt']);
  });

  it('many items of one moment keep one order', async () => {
    const scope = await member();
    await open.pool.query(
      `insert into items (owner_id, title, condition, created_at)
        select $1, 'same', 'Good Condition', now() from generate_series(1, 300)`,
      [scope.subject],
    );
    const { itemIds } = await navigation(scope, {});
    expect(itemIds.map(Number)).toEqual(itemIds.map(Number).toSorted((one, other) => other - one));
    const cards = await readCards(scope, open.database, itemNoun, itemIds.slice(100, 160), signer);
    expect(cards.map(({ itemId }) => itemId)).toEqual(itemIds.slice(100, 160));
  });

  it('pictures, colors and wardrobes go together', async () => {
    const scope = await member();
    const owner = scope.subject;
    const { imageId } = await insertImage(scope, open.database, {
      kind: 'item',
      contentType: 'image/jpeg',
      byteLength: 10,
      contentHash: 'cd'.repeat(32),
    });
    expect(await markReceived(open.database, [imageId, imageId])).toEqual([imageId]);
    expect(await markReceived(open.database, [imageId])).toEqual([]);
    const id = await insertItem(scope, open.database, { title: 'Scarf' });
    await changeItemImages(open.database, id, { added: [imageId] });
    expect(await findItemWithPhoto(scope, open.database, 'cd'.repeat(32))).toBe(String(id));
    await open.database
      .update(images)
      .set({ status: 'ready', mainColor: 'red' })
      .where(eq(images.id, imageId));
    await takeColors(open.database, { imageId });
    expect((await navigation(scope, { search: 'red' })).itemIds).toEqual([String(id)]);
    const form = { owner, name: 'Work', description: '' };
    const { wardrobeId } = await saveWardrobe(scope, open.database, form, signer);
    await addToWardrobes(open.database, itemNoun, [id, id], [Number(wardrobeId)]);
    expect(await listWardrobes(scope, open.database, signer)).toMatchObject([
      { wardrobeId, itemCount: 1, rail: [{ itemId: String(id), title: 'Scarf' }] },
    ]);
  });

  it('a deletion can be taken back until the sweep, which forgets its pictures', async () => {
    const scope = await member();
    const owner = scope.subject;
    const [kept, gone] = [
      await insertItem(scope, open.database, {}),
      await insertItem(scope, open.database, {}),
    ];
    const image = { kind: 'item', contentType: 'image/png', byteLength: 1 } as const;
    const shared = (await insertImage(scope, open.database, image)).imageId;
    const own = (await insertImage(scope, open.database, image)).imageId;
    await markReceived(open.database, [shared, own]);
    await changeItemImages(open.database, kept, { added: [shared] });
    await changeItemImages(open.database, gone, { added: [own, shared] });
    await hide(open.database, itemNoun, [gone], now);
    await restore(scope, open.database, itemNoun, [String(gone)]);
    await hide(open.database, itemNoun, [gone], now);
    expect(
      await sweepOf(itemNoun).forget(open.database, owner, new Date(now.getTime() + 1)),
    ).toEqual([own]);
    await expect(restore(scope, open.database, itemNoun, [String(gone)])).rejects.toThrow(
      'no such item',
    );
    expect((await navigation(scope, {})).itemIds).toEqual([String(kept)]);
  });

  it('a picture that is used cannot be deleted, but goes with its account', async () => {
    const scope = await member();
    const owner = scope.subject;
    const image = { kind: 'item', contentType: 'image/png', byteLength: 1 } as const;
    const worn = (await insertImage(scope, open.database, image)).imageId;
    const face = (await insertImage(scope, open.database, { ...image, kind: 'user' })).imageId;
    const itemId = await insertItem(scope, open.database, {});
    await changeItemImages(open.database, itemId, { added: [worn] });
    const drawn = (await insertImage(scope, open.database, image)).imageId;
    const { id } = await saveOutfit(scope, open.database, {
      changes: { title: 'Lunch' },
      collage: collageOf([String(itemId)]),
    });
    const { pool } = open;
    await pool.query('update outfits set thumbnail_image_id = $2 where id = $1', [id, drawn]);
    await pool.query('update users set image_id = $2 where id = $1', [owner, face]);
    const kept = async () =>
      (await pool.query('select from images where owner_id = $1', [owner])).rowCount;
    for (const imageId of [worn, face, drawn]) {
      await expect(pool.query('delete from images where id = $1', [imageId])).rejects.toThrow(
        'violates foreign key constraint',
      );
    }
    await expect(
      pool.query('update users set image_id = $2 where id = $1', [owner, randomUUID()]),
    ).rejects.toThrow('violates foreign key constraint');
    expect(await kept()).toBe(3);
    await pool.query('delete from users where id = $1', [owner]);
    expect(await kept()).toBe(0);
  });

  it('every reference to a picture keeps it, and waits for the end of the transaction', async () => {
    const { rows } = await open.pool.query(
      `select conrelid::regclass::text as "table", confdeltype as "onDelete", condeferred as "isDeferred"
      from pg_constraint where contype = 'f' and confrelid = 'images'::regclass order by 1`,
    );
    expect(rows.map(({ table }) => table)).toContain('users');
    const otherwise = rows.filter(({ onDelete, isDeferred }) => onDelete !== 'a' || !isDeferred);
    expect(otherwise, '[Note: Used pictures]').toEqual([]);
  });

  it('the last write wins by field, and what is derived follows', async () => {
    const scope = await member();
    const id = await insertItem(scope, open.database, { title: 'One' });
    // In a transaction each, as a write's operation does it.
    const update = (changes: Parameters<typeof updateItem>[3]) =>
      open.transaction((transaction) => updateItem(scope, transaction, String(id), changes));
    await Promise.all([update({ title: 'Two' }), update({ brand: 'Oda' })]);
    const { itemIds } = await navigation(scope, { search: 'two' });
    expect(itemIds).toEqual([String(id)]);
    await rederiveItems(scope, open.database);
    expect((await navigation(scope, { search: 'two oda' })).itemIds).toEqual([String(id)]);
  });

  it('what is written while a photo becomes ready is not undone by its color', async () => {
    const scope = await member();
    const image = { kind: 'item', contentType: 'image/png', byteLength: 1 } as const;
    const { imageId } = await insertImage(scope, open.database, image);
    await open.database
      .update(images)
      .set({ status: 'ready', mainColor: 'red' })
      .where(eq(images.id, imageId));
    const id = await insertItem(scope, open.database, { title: 'Before' });
    await changeItemImages(open.database, id, { added: [imageId] });
    let coloring = Promise.resolve();
    await open.transaction(async (transaction) => {
      const changes = { title: 'After', mainColor: 'blue' } as const;
      await updateItem(scope, transaction, String(id), changes);
      coloring = open.transaction((other) => takeColors(other, { imageId }, { isCut: true }));
      // With two connections the other one runs until it has to wait for this one.
      for (let turn = 0; turn < 500; turn += 1) {
        const { rows } = await transaction.execute(sql`select 1 from pg_locks where not granted`);
        if (rows.length > 0) break;
      }
    });
    await coloring;
    const [card] = await readCards(scope, open.database, itemNoun, [String(id)], signer);
    expect(card).toMatchObject({ title: 'After', mainColor: 'blue' });
    expect((await navigation(scope, { search: 'after' })).itemIds).toEqual([String(id)]);
  });

  it('a link, a nonce and an announced picture are spent once', async () => {
    const scope = await member();
    const link = {
      userId: scope.subject,
      purpose: 'reset-password',
      email: 'a@example.com',
    } as const;
    const { linkToken } = await makeLink(open.database, link, now);
    const spend = () => spendLink(open.database, 'reset-password', linkToken, now);
    const spent = await Promise.allSettled([spend(), spend(), spend()]);
    expect(spent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const nonce = `nonce ${scope.subject}`;
    const nonces = await Promise.all(
      Array.from({ length: 4 }, () => spendNonce(open.database, nonce, now)),
    );
    expect(nonces.filter(Boolean)).toHaveLength(1);
    await insertImage(scope, open.database, {
      kind: 'item',
      contentType: 'image/png',
      byteLength: 1,
    });
    const later = new Date(Date.now() + 1000);
    expect(await forgetUnnamed(open.database, scope.subject, { before: later })).toHaveLength(1);
  });

  it('pictures of a member are forgotten, however many they are', async () => {
    const scope = await member();
    const image = { kind: 'item', contentType: 'image/png', byteLength: 1 } as const;
    const { imageId } = await insertImage(scope, open.database, image);
    const imageIds = [...Array.from({ length: 70_000 }, () => randomUUID()), imageId];
    expect(await forgetUnnamed(open.database, scope.subject, { imageIds })).toEqual([imageId]);
  });

  it('guesses at a code are counted, also those at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const scope = await member();
      const email = `guess-${scope.subject}@example.com`;
      const link = { userId: scope.subject, purpose: 'validate-email', email } as const;
      await makeLink(open.database, link, now);
      const guesses = await Promise.all(
        Array.from({ length: 10 }, () => countGuess(open.database, email, now)),
      );
      expect(guesses.filter(Boolean)).toHaveLength(5);
      expect(await countGuess(open.database, email, now)).toBeNull();
    }
  });

  it('a write with one key waits for the first of its kind, and takes its answer', async () => {
    const scope = await member();
    const attempt = {
      userId: scope.subject,
      key: 'the-key-itself',
      operation: 'saveItem',
      inputHash: 'x',
    };
    let runs = 0;
    const write = () =>
      open.transaction(async (transaction) => {
        const found = await takeKey(transaction, attempt);
        if (found) return found.answer;
        runs += 1;
        const id = await insertItem(scope, transaction, {});
        await keepAnswer(transaction, attempt, { id });
        return { id };
      });
    const answers = await Promise.all(Array.from({ length: 5 }, write));
    expect(runs).toBe(1);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await findKeptAnswer(open.database, attempt)).toEqual({ answer: answers[0] });
    await expect(
      findKeptAnswer(open.database, { ...attempt, inputHash: 'y' }),
    ).rejects.toMatchObject({ code: 'idempotency-mismatch' });
  });

  it('a screen name is one person’s, whatever its letters', async () => {
    const form = {
      firstName: null,
      screenName: 'ÄRMEL',
      gender: 'Female',
      shippingCountry: 'US',
      dateOfBirth: null,
      bio: null,
    } as const;
    await saveProfile((await member()).actor, open.database, form);
    await expect(saveProfile((await member()).actor, open.database, form)).rejects.toMatchObject({
      code: 'screen-name-taken',
    });
  });

  it('servers that ask for a key at once all get one that opens', async () => {
    const keys = await Promise.all(
      Array.from({ length: 3 }, () => currentLoginKey(open.database, now)),
    );
    for (const key of keys) expect(key.publicKey).toMatch(/^MII/);
  });
});

describe('migrations', () => {
  it('bring an empty embedded database to the schema', async () => {
    const open = await openDatabase({ embedded: { directory: null, durable: false } });
    try {
      expect(await open.database.select().from(items)).toEqual([]);
      const { rows } = await open.pool.query('select * from drizzle.__drizzle_migrations');
      expect(rows).toHaveLength(migrationCount());
    } finally {
      await open.close();
    }
  });

  it.skipIf(noPostgres)(
    'run once when four servers start at once on an empty PostgreSQL',
    async () => {
      const url = await cluster!.emptyDatabase();
      const opened = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ url })));
      try {
        const { rows } = await opened[0]!.pool.query('select * from drizzle.__drizzle_migrations');
        expect(rows).toHaveLength(migrationCount());
        for (const open of opened) {
          expect(await open.database.select().from(users)).toEqual([]);
        }
      } finally {
        for (const open of opened) await open.close();
      }
    },
  );

  it('leave an up-to-date database as it is', async () => {
    const open = await embedded();
    try {
      const { rows } = await open.pool.query('select * from drizzle.__drizzle_migrations');
      expect(rows).toHaveLength(migrationCount());
    } finally {
      await open.close();
    }
  });
});

describe.skipIf(noPostgres)('a server on PostgreSQL', () => {
  it('does a write once when its key comes many times at once, and a screen name once', async () => {
    const server = await startTestServer({ databaseUrl: await cluster!.emptyDatabase() });
    try {
      const ada = await server.person();
      const owner = ada.userId;
      const headers = { 'idempotency-key': 'one-key-for-many' };
      const answers = await Promise.all(
        Array.from({ length: 10 }, () =>
          server.raw('saveItem', { owner, changes: { title: 'Once' } }, ada, headers),
        ),
      );
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      const { itemIds } = await server.call('getItemNavigation', { owner, filter: {} }, ada);
      expect(itemIds).toHaveLength(1);

      const people = await Promise.all(Array.from({ length: 6 }, () => server.person()));
      const form = {
        firstName: null,
        screenName: 'Wanted',
        gender: 'Male',
        shippingCountry: 'US',
        dateOfBirth: null,
        bio: null,
      };
      const saved = await Promise.all(
        people.map((person) => server.raw('userSaveProfile', form, person)),
      );
      expect(saved.map(({ statusCode }) => statusCode).sort()).toEqual([
        200, 409, 409, 409, 409, 409,
      ]);
    } finally {
      await server.close();
    }
  });
});

function migrationCount(): number {
  const folder = new URL('../database/migrations/', import.meta.url);
  return fs.readdirSync(folder).filter((file) => file.endsWith('.sql')).length;
}
