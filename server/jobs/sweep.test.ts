import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureRenditions } from '#contract/rules/images.ts';
import { drawPicture } from '#tests/support/drawn-pictures.ts';
import { postgresForTests } from '#tests/support/for-tests.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { imageKeys } from '../foundation/image-keys.ts';
import { processImage } from './process-image.ts';
import { sweep } from './sweep.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const postgres = postgresForTests();

const engines: [string, string | null, () => Promise<TestServer>][] = [
  ['the embedded database', null, () => startTestServer({ isEmbedded: true })],
  [
    postgres.missing ? `PostgreSQL (skipped: ${postgres.missing})` : 'PostgreSQL',
    postgres.missing,
    async () => startTestServer({ databaseUrl: await postgres.emptyDatabase() }),
  ],
];

describe.each(engines)('the sweep on %s', (name, missing, start) => {
  if (missing) {
    it.skip('forgets what is over', () => {});
    return;
  }
  let server: TestServer;
  let ada: Person;
  beforeAll(async () => {
    server = await start();
    ada = await server.person();
  });
  afterAll(() => server.close());

  const photo = (color: string) =>
    sharp({ create: { width: 90, height: 120, channels: 3, background: color } })
      .jpeg()
      .toBuffer();

  it('takes a replaced photo away, bytes and all, and leaves the one that is shown', async () => {
    const owner = ada.userId;
    const old = await server.upload(ada, await photo('#b3242f'), 'image/jpeg');
    const { item } = await server.call(
      'saveItem',
      { owner, changes: {}, imageIds: [old.imageId] },
      ada,
    );
    const kept = await server.upload(ada, await photo('#232c4d'), 'image/jpeg');
    await server.call(
      'saveItem',
      {
        owner,
        itemId: item.itemId,
        changes: {},
        imageIds: [kept.imageId],
        removedImageIds: [old.imageId],
      },
      ada,
    );
    const { services } = server.app;
    await services.jobs.idle();
    const bytes = (imageId: string) => services.blobs.info(imageKeys.rendition(imageId, 240));
    expect(await bytes(old.imageId)).not.toBeNull();

    await sweep(services);
    await services.jobs.idle();
    expect(await bytes(old.imageId), 'a fresh one may still be named').not.toBeNull();

    server.advance(dayMs + 60_000);
    await sweep(services);
    await services.jobs.idle();
    expect(await bytes(old.imageId)).toBeNull();
    expect(await bytes(kept.imageId)).not.toBeNull();
  });

  it('keeps a picture that a table of another room names, without being told of it', async () => {
    const { services } = server.app;
    await services.open.pool.query(
      `create table tried_on (id int primary key, photo uuid not null references images (id)
        deferrable initially deferred)`,
    );
    const upload = async () =>
      (await server.upload(ada, await drawPicture(), 'image/jpeg')).imageId;
    const [named, unnamed] = [await upload(), await upload()];
    // Processed as if an item had named them.
    await services.open.pool.query(`update images set status = 'received' where id = any($1)`, [
      [named, unnamed],
    ]);
    for (const imageId of [named, unnamed]) await processImage(services, imageId);
    await services.open.pool.query('insert into tried_on values (1, $1)', [named]);
    server.advance(dayMs + 60_000);
    await sweep(services);
    await services.jobs.idle();
    const left = async (imageId: string) => ({
      rows: (await services.open.pool.query('select from images where id = $1', [imageId]))
        .rowCount,
      files: (
        await Promise.all(
          pictureRenditions.map((name) => services.blobs.info(imageKeys.rendition(imageId, name))),
        )
      ).filter(Boolean).length,
    });
    expect(await left(named)).toEqual({ rows: 1, files: pictureRenditions.length });
    expect(await left(unnamed)).toEqual({ rows: 0, files: 0 });
  });

  it('leaves no file of a picture that is forgotten while it is worked on', async () => {
    const { services } = server.app;
    const picture = await drawPicture();
    const { imageId } = await server.upload(ada, picture, 'image/jpeg');
    await services.jobs.idle();
    await services.open.pool.query(`update images set status = 'received' where id = $1`, [
      imageId,
    ]);
    const forgotten = async () => {
      await services.open.pool.query('delete from images where id = $1', [imageId]);
      await services.open.pool.query(`insert into jobs (kind, payload) values ($1, $2)`, [
        'delete-blobs',
        { imageIds: [imageId] },
      ]);
      await services.jobs.idle();
      expect(await services.blobs.info(imageKeys.rendition(imageId, 240))).toBeNull();
      return picture;
    };
    await processImage({ ...services, blobs: { ...services.blobs, read: forgotten } }, imageId);
    expect(await services.blobs.info(imageKeys.rendition(imageId, 240))).not.toBeNull();
    await services.jobs.idle();
    expect(await services.blobs.info(imageKeys.rendition(imageId, 240))).toBeNull();
  });

  it('forgets what is over for as long as its noun says, and nothing else', async () => {
    const { services } = server.app;
    const { pool } = services.open;
    const kept: Record<string, [key: string, end: string, keptMs: number]> = {
      sessions: ['token_hash', 'expires_at', 0],
      one_time_links: ['token_hash', 'expires_at', 7 * dayMs],
      login_keys: ['public_key', 'expires_at', 0],
      used_nonces: ['nonce', 'expires_at', 0],
      call_counts: ['key', 'ends_at', 0],
      idempotency_keys: ['key', 'created_at', 7 * dayMs],
      jobs: ['last_error', 'failed_at', 7 * dayMs],
      webhook_events: ['event_id', 'received_at', 30 * dayMs],
      items: ['title', 'deleted_at', 30 * dayMs],
      outfits: ['title', 'deleted_at', 30 * dayMs],
      plans: ['title', 'deleted_at', 30 * dayMs],
      looks: ['title', 'deleted_at', 30 * dayMs],
    };
    const rest: Record<string, Record<string, unknown>> = {
      sessions: { user_id: ada.userId, device: '-' },
      one_time_links: { user_id: ada.userId, purpose: 'reset-password', email: '-' },
      login_keys: { private_key: '-' },
      call_counts: { calls: 1 },
      idempotency_keys: { user_id: ada.userId, operation: '-', input_hash: '-' },
      jobs: { kind: 'send-mail', payload: '{}' },
      webhook_events: { source: '-' },
      items: { owner_id: ada.userId, condition: 'Excellent' },
      outfits: { owner_id: ada.userId, background: 'paper' },
      looks: { owner_id: ada.userId, kind: 'worn' },
      plans: { owner_id: ada.userId, day: '2024-02-29', slot: 'day' },
    };
    const now = services.now().getTime();
    for (const [table, [key, end, keptMs]] of Object.entries(kept)) {
      for (const [name, marginMs] of Object.entries({ over: -60_000, 'not yet': 60_000 })) {
        const row: Record<string, unknown> = {
          ...rest[table],
          ...(table === 'login_keys' ? { id: randomUUID() } : {}),
          [key]: `${name}: ${table}`,
          [end]: new Date(now - keptMs + marginMs),
        };
        const places = Object.keys(row).map((_, index) => `$${index + 1}`);
        await pool.query(
          `insert into ${table} (${Object.keys(row)}) values (${places})`,
          Object.values(row),
        );
      }
    }
    await sweep(services);
    for (const [table, [key]] of Object.entries(kept)) {
      const { rows } = await pool.query(
        `select ${key} as name from ${table} where ${key} like $1`,
        [`%: ${table}`],
      );
      expect(rows, table).toEqual([{ name: `not yet: ${table}` }]);
    }
  });

  it.skipIf(name === 'PostgreSQL')(
    'lets the planner count anew, which nobody else does in the embedded database',
    async () => {
      const { services } = server.app;
      const counted = async () => {
        const { rows } = await services.open.pool.query(
          `select reltuples::int as items from pg_class where relname = 'items'`,
        );
        return rows[0].items;
      };
      await sweep(services);
      const before = await counted();
      for (let item = 0; item < 5; item += 1) {
        await server.call('saveItem', { owner: ada.userId, changes: {} }, ada);
      }
      await sweep(services);
      expect(await counted()).toBe(before + 5);
    },
  );
});
