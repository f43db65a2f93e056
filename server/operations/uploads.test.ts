import fs from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ImageRendition, pictureRenditions } from '#contract/rules/images.ts';
import type { ImageView } from '#contract/schemas/image.ts';
import { imageKeys } from '#server/foundation/image-keys.ts';
import { jobKinds } from '#server/jobs/job-kinds.ts';
import { createJobRunner } from '#server/jobs/job-runner.ts';
import { listTroubledJobs } from '#server/repositories/jobs.ts';
import { drawPicture } from '#tests/support/drawn-pictures.ts';
import { partsOf, plainParts } from '#tests/support/picture-parts.ts';
import { hasSharedData, readSharedTable, sharedData } from '#tests/support/shared-data.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let ada: Person;
let ben: Person;

beforeAll(async () => {
  server = await startTestServer();
  ada = await server.person();
  ben = await server.person();
});
afterAll(() => server.close());

/** Every stored file whose name has the picture's id, and every half-written one. */
const filesOf = (imageId: string): string[] => {
  const folder = path.join(server.dataDir, 'blobs');
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.includes(imageId) || file.startsWith(`writing${path.sep}`));
};

/** The files that could be shown: the bytes as sent stay until their address has expired. */
const copiesOf = (imageId: string): string[] =>
  filesOf(imageId).filter((file) => !file.includes('uploads_'));

/** Names the picture in a new item, waits for the work on it, and tells how it is. */
const show = async (imageId: string): Promise<ImageView> => {
  const input = { owner: ada.userId, changes: {}, imageIds: [imageId] };
  const { item } = await server.call('saveItem', input, ada);
  await server.app.services.jobs.idle();
  const { itemId } = item;
  const found = await server.call('getItemDetails', { owner: ada.userId, itemId }, ada);
  return found.item.images[0]!;
};

/** Sends these bytes the whole way, and tells what became of them. */
const send = async (bytes: Buffer, contentType = 'image/jpeg') => {
  const { imageId, status, body } = await server.upload(ada, bytes, contentType);
  if (status !== 201) return { imageId, status, body, image: null };
  return { imageId, status, body, image: await show(imageId) };
};

const stored = (imageId: string, rendition: ImageRendition) =>
  server.app.services.blobs.read(imageKeys.rendition(imageId, rendition));

/** Checks what must hold of every stored copy of a ready picture. */
const expectCleanCopies = async (imageId: string, image: ImageView) => {
  const longer = Math.max(image.width, image.height);
  for (const rendition of pictureRenditions) {
    const bytes = await stored(imageId, rendition);
    expect(partsOf(bytes).filter((part) => !plainParts.has(part))).toEqual([]);
    const { width, height, space, exif, icc, xmp, iptc, orientation } =
      await sharp(bytes).metadata();
    expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
    expect(['srgb', 'b-w', 'rgb16', 'grey16']).toContain(space);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(1);
    const bound = rendition === 'original' ? longer : Math.min(rendition, longer);
    expect(Math.max(width, height)).toBe(bound);
    expect(width / height / (image.width / image.height)).toBeCloseTo(
      1,
      Math.min(width, height) > 100 ? 1 : -3,
    );
  }
  for (const url of Object.values(image.urls!)) {
    const answer = await server.app.http.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^image\/(webp|jpeg|png)$/);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  }
};

/** The colors near the four corners, by name. */
const cornersOf = async (bytes: Buffer) => {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colors = { red: [255, 0, 0], green: [0, 255, 0], blue: [0, 0, 255], yellow: [255, 255, 0] };
  const at = (x: number, y: number) => {
    const index = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * 3;
    const found = [...data.subarray(index, index + 3)];
    const distance = (color: number[]) =>
      Math.hypot(...color.map((value, channel) => value - found[channel]!));
    return Object.entries(colors).sort(
      ([, one], [, other]) => distance(one) - distance(other),
    )[0]![0];
  };
  return [at(0.03, 0.03), at(0.97, 0.03), at(0.03, 0.97), at(0.97, 0.97)];
};
const upright = ['red', 'green', 'blue', 'yellow'];

const drawCorners = (orientation: number) => {
  const square = (background: string, left: number, top: number) => ({
    input: { create: { width: 30, height: 30, channels: 3 as const, background } },
    left,
    top,
  });
  return sharp({ create: { width: 120, height: 90, channels: 3, background: '#888' } })
    .composite([
      square('#f00', 0, 0),
      square('#0f0', 90, 0),
      square('#00f', 0, 60),
      square('#ff0', 90, 60),
    ])
    .withMetadata({ orientation });
};

describe('a picture of our own drawing', () => {
  it('stands upright as its camera said, whatever the file’s type', async () => {
    const first = await send(await drawCorners(1).jpeg().toBuffer());
    expect(first.image).toMatchObject({ status: 'ready', width: 120, height: 90 });
    expect(await cornersOf(await stored(first.imageId, 240))).toEqual(upright);
    for (const [type, bytes] of [
      ['image/jpeg', await drawCorners(6).jpeg().toBuffer()],
      ['image/webp', await drawCorners(6).webp({ lossless: true }).toBuffer()],
      ['image/png', await drawCorners(6).png().toBuffer()],
    ] as const) {
      const { imageId, image } = await send(bytes, type);
      expect(image, type).toMatchObject({ status: 'ready', width: 90, height: 120 });
      for (const rendition of [240, 'original'] as const) {
        // Turned by a quarter to the right: the left side comes to the top.
        expect(await cornersOf(await stored(imageId, rendition))).toEqual([
          'blue',
          'red',
          'yellow',
          'green',
        ]);
      }
      await expectCleanCopies(imageId, image!);
    }
  });

  it('loses what its camera and its editor wrote into it', async () => {
    const bytes = await sharp(await drawPicture(300, 400))
      .withExif({ IFD0: { Copyright: 'secret-owner' }, IFD3: { GPSLatitude: '12/1 20/1 44/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>')
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    expect(partsOf(bytes)).toEqual(expect.arrayContaining(['APP1', 'APP2']));
    const { imageId, image } = await send(
      Buffer.concat([bytes, Buffer.from('a trailer of a motion photo')]),
    );
    expect(image?.status).toBe('ready');
    await expectCleanCopies(imageId, image!);
  });

  it('keeps its transparency, without a dark fringe', async () => {
    const disc = Buffer.from(
      `<svg width="400" height="400"><defs><radialGradient id="soft"><stop offset=".7" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs><circle cx="200" cy="200" r="190" fill="url(#soft)"/></svg>`,
    );
    const { imageId, image } = await send(await sharp(disc).png().toBuffer(), 'image/png');
    expect(image?.treatment?.mode).toBe('cutout');
    for (const rendition of [240, 720, 'original'] as const) {
      const bytes = await stored(imageId, rendition);
      const { data } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      let soft = 0;
      let clear = 0;
      let darkest = 255;
      for (let at = 0; at < data.length; at += 4) {
        const alpha = data[at + 3]!;
        if (alpha === 0) clear += 1;
        if (alpha < 40 || alpha > 215) continue;
        soft += 1;
        darkest = Math.min(darkest, data[at]!);
      }
      expect(soft).toBeGreaterThan(100);
      expect(clear).toBeGreaterThan(100);
      expect(darkest).toBeGreaterThan(215);
    }
  });

  it('keeps a pixel of its thin side', async () => {
    for (const [width, height] of [
      [1, 3000],
      [3000, 1],
      [1, 1],
    ] as const) {
      const bytes = await sharp({
        create: { width, height, channels: 3, background: '#b3242f' },
      })
        .png()
        .toBuffer();
      const { imageId, image } = await send(bytes, 'image/png');
      expect(image).toMatchObject({ status: 'ready', width, height });
      await expectCleanCopies(imageId, image!);
    }
  });

  it('is refused by its pixel count before any of it is decoded', async () => {
    const chunk = (name: string, data: Buffer) => {
      const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
      const ends = Buffer.alloc(8);
      ends.writeUInt32BE(data.length, 0);
      ends.writeUInt32BE(crc32(body), 4);
      return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
    };
    const header = Buffer.alloc(13);
    header.writeUInt32BE(30_000, 0);
    header.writeUInt32BE(30_000, 4);
    header.set([8, 2], 8);
    // Its data is nonsense: if anything had decoded it, the code would be another one.
    const png = Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      chunk('IHDR', header),
      chunk('IDAT', Buffer.from('nonsense')),
      chunk('IEND', Buffer.alloc(0)),
    ]);
    const { imageId, image } = await send(png, 'image/png');
    expect(image).toMatchObject({ status: 'refused', refusal: 'image-too-many-pixels' });
    expect(copiesOf(imageId)).toEqual([]);
  });

  it('says why it was refused when it is broken, and leaves no copy', async () => {
    const whole = await drawPicture(300, 400);
    const { imageId, image } = await send(whole.subarray(0, whole.length / 2));
    expect(image).toMatchObject({ status: 'refused', refusal: 'image-broken', urls: null });
    expect(copiesOf(imageId)).toEqual([]);
  });

  it('stays with the item that shows it when a broken one comes along', async () => {
    const { imageId: good } = await server.upload(ada, await drawPicture(), 'image/jpeg');
    const broken = (await drawPicture(300, 400)).subarray(0, 900);
    const { imageId: bad } = await server.upload(ada, broken, 'image/jpeg');
    const input = { owner: ada.userId, changes: {}, imageIds: [good, bad] };
    const { item } = await server.call('saveItem', input, ada);
    await server.app.services.jobs.idle();
    const { itemId } = item;
    const found = await server.call('getItemDetails', { owner: ada.userId, itemId }, ada);
    expect(found.item.images.map(({ status }) => status)).toEqual(['ready', 'refused']);
  });

  it('gives its main color to the items that show it, to be searched by as well', async () => {
    const { imageId } = await server.upload(ada, await drawPicture(300, 400), 'image/jpeg');
    const owner = ada.userId;
    const save = () =>
      server.call('saveItem', { owner, changes: { title: 'Quilt' }, imageIds: [imageId] }, ada);
    const before = (await save()).item.itemId;
    await server.app.services.jobs.idle();
    // By now the picture is ready.
    const { item } = await save();
    expect(item.mainColor).toBe('red');
    const { itemIds } = await server.call(
      'getItemNavigation',
      { owner, filter: { search: 'red quilt', mainColor: ['red'] } },
      ada,
    );
    expect(itemIds).toEqual([item.itemId, before]);
  });

  it('is found again when the very same photo is announced once more', async () => {
    const owner = ada.userId;
    const asked = {
      kind: 'item',
      contentType: 'image/jpeg',
      byteLength: 100,
      contentHash: 'ab'.repeat(32),
    } as const;
    expect((await server.call('imageUpload', asked, ada)).sameAsItemId).toBeNull();
    const { pool } = server.app.services.open;
    const { imageId } = await server.upload(ada, await drawPicture(), 'image/jpeg');
    await pool.query('update images set content_hash = $1 where id = $2', [
      asked.contentHash,
      imageId,
    ]);
    const { item } = await server.call(
      'saveItem',
      { owner, changes: {}, imageIds: [imageId] },
      ada,
    );
    expect((await server.call('imageUpload', asked, ada)).sameAsItemId).toBe(item.itemId);
    expect((await server.call('imageUpload', asked, ben)).sameAsItemId).toBeNull();
  });
});

describe('the signed PUT', () => {
  const ask = async (byteLength: number, contentType: 'image/jpeg' | 'image/png' = 'image/jpeg') =>
    server.call('imageUpload', { kind: 'item', contentType, byteLength }, ada);
  const put = async (url: string, payload: Buffer, headers: Record<string, string> = {}) => {
    const answer = await server.app.http.inject({
      method: 'PUT',
      url,
      headers: { 'content-type': 'image/jpeg', 'x-ms-blob-type': 'BlockBlob', ...headers },
      payload,
    });
    const body = answer.body === '' ? null : answer.json();
    if (body) expect(body).toMatchObject({ status: 'error', statusCode: answer.statusCode });
    return { status: answer.statusCode, code: body?.code };
  };
  let picture: Buffer;
  beforeAll(async () => {
    picture = await drawPicture();
  });

  it('takes exactly what was announced, once', async () => {
    const { url, imageId } = await ask(picture.length);
    expect(await put(url, picture)).toEqual({ status: 201 });
    expect(await put(url, picture)).toEqual({ status: 409, code: 'conflict' });
    expect((await show(imageId)).status).toBe('ready');
    expect(await put(url, picture), 'worked on').toEqual({ status: 409, code: 'conflict' });
    server.advance(2 * 3_600_000);
    await server.app.services.jobs.idle();
    expect(filesOf(imageId).some((file) => file.includes('upload'))).toBe(false);
    expect(await put(url, picture), 'late').toEqual({ status: 403, code: 'forbidden' });
    server.advance(-2 * 3_600_000);
  });

  const forgeries: Record<string, (url: URL, ask: { imageId: string }) => void> = {
    'another signature': (url) => url.searchParams.set('s', 'x'.repeat(32)),
    'no signature': (url) => url.searchParams.delete('s'),
    'another type': (url) => url.searchParams.set('t', 'image/png'),
    'a larger size': (url) => url.searchParams.set('n', '20000000'),
    'a later end': (url) => url.searchParams.set('e', String(Date.now() + 1e9)),
    'another key': (url, { imageId }) => {
      url.pathname = url.pathname.replace(imageId, '00000000-0000-4000-8000-000000000000');
    },
    'the key of a rendition': (url, { imageId }) => {
      url.pathname = `/blobs/images/${imageId}/240`;
    },
    'a key that climbs': (url) => {
      url.pathname = '/blobs/uploads/%2e%2e%2f%2e%2e%2fsecret';
    },
  };
  it.each(Object.entries(forgeries))('is refused with %s', async (_name, forge) => {
    const asked = await ask(picture.length);
    const url = new URL(asked.url, 'http://here');
    forge(url, asked);
    expect(await put(url.pathname + url.search, picture)).toEqual({
      status: 403,
      code: 'forbidden',
    });
    expect(filesOf(asked.imageId)).toEqual([]);
  });

  it('is refused after an hour', async () => {
    const { url, imageId } = await ask(picture.length);
    server.advance(3_601_000);
    try {
      expect(await put(url, picture)).toEqual({ status: 403, code: 'forbidden' });
    } finally {
      server.advance(-3_601_000);
    }
    expect(filesOf(imageId)).toEqual([]);
  });

  it('is refused with more or fewer bytes than announced', async () => {
    const fewer = await ask(picture.length + 1);
    expect(await put(fewer.url, picture)).toEqual({ status: 400, code: 'malformed' });
    const more = await ask(picture.length - 1);
    expect(await put(more.url, picture)).toEqual({ status: 413, code: 'payload-too-large' });
    const none = await ask(picture.length);
    expect(await put(none.url, Buffer.alloc(0))).toEqual({ status: 400, code: 'image-refused' });
    for (const { imageId, url } of [fewer, more, none]) {
      expect(filesOf(imageId)).toEqual([]);
      // The address is still good for the right bytes.
      if (url === none.url) expect(await put(url, picture)).toEqual({ status: 201 });
    }
  });

  it('is refused without the block-blob header, or with another type than announced', async () => {
    const { url, imageId } = await ask(picture.length);
    expect(await put(url, picture, { 'x-ms-blob-type': '' })).toEqual({
      status: 400,
      code: 'malformed',
    });
    expect(await put(url, picture, { 'content-type': 'image/png' })).toEqual({
      status: 415,
      code: 'unsupported-media-type',
    });
    expect(filesOf(imageId)).toEqual([]);
  });

  it('cannot be asked for more than is accepted, or for what is no picture', async () => {
    const inputs = [
      { kind: 'item', contentType: 'image/jpeg', byteLength: 20_000_001 },
      { kind: 'item', contentType: 'image/jpeg', byteLength: 0 },
      { kind: 'item', contentType: 'image/svg+xml', byteLength: 10 },
      { kind: 'item', contentType: 'text/html', byteLength: 10 },
      { kind: 'anything', contentType: 'image/jpeg', byteLength: 10 },
    ];
    for (const input of inputs) {
      expect(await server.raw('imageUpload', input, ada)).toMatchObject({
        statusCode: 400,
        body: { code: 'invalid' },
      });
    }
  });

  it('lets one of two at once through', async () => {
    const { url } = await ask(picture.length);
    const answers = await Promise.all([put(url, picture), put(url, picture)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

describe('a picture’s address', () => {
  let image: ImageView;
  beforeAll(async () => {
    image = (await send(await drawPicture())).image!;
  });
  const statusOf = async (url: string) => (await server.app.http.inject(url)).statusCode;

  it('is good for a day at least and two at most, and may be cached as long', async () => {
    const answer = await server.app.http.inject(image.urls![240]);
    const seconds = Number(
      /^private, max-age=(\d+), immutable$/.exec(answer.headers['cache-control'] as string)![1],
    );
    expect(seconds).toBeGreaterThanOrEqual(86_399);
    expect(seconds).toBeLessThanOrEqual(2 * 86_400);
    server.advance(seconds * 1000 - 5000);
    expect(await statusOf(image.urls![240])).toBe(200);
    server.advance(10_000);
    expect(await statusOf(image.urls![240])).toBe(403);
    server.advance(-seconds * 1000 - 5000);
  });

  it('stays the same through a day, so that a cache holds', async () => {
    const input = { owner: ada.userId, itemIds: ['1'] };
    const one = await server.call('getItems', input, ada);
    expect(await server.call('getItems', input, ada)).toEqual(one);
  });

  it('is refused when anything of it is changed', async () => {
    const good = new URL(image.urls![240], 'http://here');
    const other = (await send(await drawPicture())).imageId;
    const changes: ((url: URL) => void)[] = [
      (url) => url.searchParams.set('s', 'x'.repeat(32)),
      (url) => url.searchParams.delete('s'),
      (url) => url.searchParams.set('d', '99999'),
      (url) => url.searchParams.set('d', 'NaN'),
      (url) => url.searchParams.set('u', ben.userId),
      (url) => {
        url.pathname = url.pathname.replace('/240', '/1600');
      },
      (url) => {
        url.pathname = url.pathname.replace('/240', '/original');
      },
      (url) => {
        url.pathname = url.pathname.replace(image.imageId, other);
      },
    ];
    for (const change of changes) {
      const url = new URL(good);
      change(url);
      expect(await statusOf(url.pathname + url.search), url.href).toBe(403);
    }
    expect(await statusOf(good.pathname + good.search)).toBe(200);
  });

  it('cannot be made from one’s own for another user’s picture', async () => {
    const { imageId } = await server.upload(ben, await drawPicture(), 'image/jpeg');
    const input = { owner: ben.userId, changes: {}, imageIds: [imageId] };
    await server.call('saveItem', input, ben);
    await server.app.services.jobs.idle();
    const url = new URL(image.urls![240], 'http://here');
    url.pathname = url.pathname.replace(image.imageId, imageId);
    expect(await statusOf(url.pathname + url.search)).toBe(403);
    url.searchParams.set('u', ben.userId);
    expect(await statusOf(url.pathname + url.search)).toBe(403);
  });

  it('is given once the picture is ready, not before', async () => {
    const { imageId } = await server.upload(ada, await drawPicture(), 'image/jpeg');
    await server.app.services.jobs.idle();
    const { item } = await server.call(
      'saveItem',
      { owner: ada.userId, changes: {}, imageIds: [imageId] },
      ada,
    );
    expect(item.images[0]).toMatchObject({ status: 'received', urls: null, treatment: null });
    await server.app.services.jobs.idle();
  });
});

describe('the work on a picture', () => {
  it('is taken up again when its server was killed in the middle of it', async () => {
    const { imageId } = await server.upload(ada, await drawPicture(), 'image/jpeg');
    const { pool } = server.app.services.open;
    // As a killed server leaves it: received, its job locked, half of its renditions written.
    await pool.query(`update images set status = 'received' where id = $1`, [imageId]);
    await server.app.services.blobs.write(
      imageKeys.rendition(imageId, 1600),
      Buffer.from('half'),
      'image/webp',
    );
    await pool.query(
      `insert into jobs (kind, payload, attempts, run_at, locked_until)
        values ('process-image', $1, 1, now(), $2)`,
      [JSON.stringify({ imageId }), new Date(Date.now() + 60_000)],
    );
    const status = async () =>
      (await pool.query('select status from images where id = $1', [imageId])).rows[0].status;
    await server.app.services.jobs.idle();
    expect(await status()).toBe('received');
    server.advance(61_000);
    await server.app.services.jobs.idle();
    expect(await status()).toBe('ready');
    expect((await sharp(await stored(imageId, 1600)).metadata()).width).toBe(60);
    server.advance(-61_000);
  });

  it('waits for days while the folder of pictures is away, and is ready once it is back', async () => {
    const own = await startTestServer();
    try {
      const eve = await own.person();
      const { imageId } = await own.upload(eve, await drawPicture(), 'image/jpeg');
      const folder = path.join(own.dataDir, 'blobs');
      const { jobs, open } = own.app.services;
      const status = async () => {
        const row = await open.pool.query('select status from images where id = $1', [imageId]);
        return row.rows[0].status;
      };
      const input = { owner: eve.userId, changes: {}, imageIds: [imageId] };
      fs.renameSync(folder, `${folder}-away`);
      expect(await own.raw('saveItem', input, eve)).toMatchObject({
        statusCode: 503,
        body: { code: 'unavailable' },
      });
      fs.renameSync(`${folder}-away`, folder);
      await jobs.stop();
      await own.call('saveItem', input, eve);
      fs.renameSync(folder, `${folder}-away`);
      const listener = {
        onEnd: () => {},
        onTrouble: () => {},
        onBack: () => {},
        onUnknown: () => {},
      };
      const runner = createJobRunner(own.app.services, jobKinds, listener);
      runner.start();
      for (let day = 0; day < 4; day += 1) {
        own.advance(86_400_000);
        await runner.idle();
        expect(await status()).toBe('received');
      }
      const kinds = jobKinds.map(({ kind }) => kind);
      expect(await listTroubledJobs(open.database, kinds, own.app.services.now())).toMatchObject([
        { kind: 'process-image', state: 'waiting' },
      ]);
      fs.renameSync(`${folder}-away`, folder);
      own.advance(86_400_000);
      await runner.idle();
      expect(await status()).toBe('ready');
      await runner.stop();
    } finally {
      await own.close();
    }
  });

  it('ends with a refusal when its bytes have not come back for days', async () => {
    const own = await startTestServer();
    try {
      const eve = await own.person();
      const { imageId } = await own.upload(eve, await drawPicture(), 'image/jpeg');
      const { jobs, blobs } = own.app.services;
      await blobs.delete(imageKeys.upload(imageId));
      const { pool } = own.app.services.open;
      await pool.query(`update images set status = 'received' where id = $1`, [imageId]);
      await pool.query(`insert into jobs (kind, payload) values ('process-image', $1)`, [
        JSON.stringify({ imageId }),
      ]);
      const input = { owner: eve.userId, changes: {}, imageIds: [imageId] };
      const { item } = await own.call('saveItem', input, eve);
      for (const day of [1, 2, 3]) {
        own.advance(2 * 86_400_000);
        await jobs.idle();
        const { itemId } = item;
        const found = await own.call('getItemDetails', { owner: eve.userId, itemId }, eve);
        expect(found.item.images[0]).toMatchObject(
          day < 3
            ? { status: 'received', refusal: null }
            : { status: 'refused', refusal: 'image-broken' },
        );
      }
    } finally {
      await own.close();
    }
  });

  it('forgets a picture that nothing ever named, with its bytes, after a day', async () => {
    const { imageId } = await server.upload(ada, await drawPicture(), 'image/jpeg');
    await server.app.services.jobs.idle();
    expect(filesOf(imageId)).not.toEqual([]);
    // The clock stays there: the sweep comes once an hour, and an hour cannot be taken back.
    server.advance(26 * 3_600_000);
    await server.app.services.jobs.idle();
    expect(filesOf(imageId)).toEqual([]);
  });

  it('forgets the pictures of a deleted item with it', async () => {
    const { imageId } = await server.upload(ada, await drawPicture(), 'image/jpeg');
    const owner = ada.userId;
    const { item } = await server.call(
      'saveItem',
      { owner, changes: {}, imageIds: [imageId] },
      ada,
    );
    await server.app.services.jobs.idle();
    const url = (await server.call('getItemDetails', { owner, itemId: item.itemId }, ada)).item
      .images[0]!.urls![240];
    await server.call('deleteItems', { owner, itemIds: [item.itemId] }, ada);
    expect((await server.app.http.inject(url)).statusCode).toBe(200);
    await server.call('forgetItems', { owner, itemIds: [item.itemId] }, ada);
    await server.app.services.jobs.idle();
    expect(filesOf(imageId)).toEqual([]);
    expect((await server.app.http.inject(url)).statusCode).toBe(404);
  });
});

const table = readSharedTable('uploads/index.csv');

describe.skipIf(!hasSharedData('uploads/index.csv'))(
  'the collection of difficult pictures (skipped where ../shared/data is missing)',
  () => {
    it('is all there', () => {
      expect(table.length).toBeGreaterThan(80);
    });

    it.each(table.map((row) => [row.file!, row] as const))('%s', async (file, row) => {
      const bytes = fs.readFileSync(path.join(sharedData, 'uploads', file));
      const type = { png: 'png', webp: 'webp', gif: 'gif', avif: 'avif' }[file.split('.').at(-1)!];
      const { imageId, status, body, image } = await send(bytes, `image/${type ?? 'jpeg'}`);
      const outcome = image ? (image.refusal ?? image.status) : refusalAt(status, body);
      expect(outcome, `${row.what}: ${row.expected}`).toMatch(outcomeFor(file, row.expected!));
      if (image?.status !== 'ready') {
        if (imageId) expect(copiesOf(imageId)).toEqual([]);
        return;
      }
      const sides = [Number(row.width), Number(row.height)];
      if (Number(row.exif_orientation) >= 5 && Number(row.exif_orientation) <= 8) sides.reverse();
      if (!Number.isNaN(sides[0])) expect([image.width, image.height]).toEqual(sides);
      await expectCleanCopies(imageId, image);
      if (file.startsWith('orientation/')) {
        for (const rendition of [240, 1600, 'original'] as const) {
          expect(await cornersOf(await stored(imageId, rendition))).toEqual(upright);
        }
      }
      if (/transparency kept/.test(row.expected!)) await expectSameOverWhite(bytes, imageId);
      const servedAs = /served (?:as )?(image\/\w+)/.exec(row.expected!)?.[1];
      if (servedAs) {
        const info = await server.app.services.blobs.info(imageKeys.rendition(imageId, 'original'));
        expect(info?.contentType).toBe(servedAs);
      }
      // The same photo as sRGB: an inverted one would be far from it.
      if (file === 'formats/jpeg-cmyk.jpg') {
        const plain = fs.readFileSync(
          path.join(sharedData, 'uploads/formats/jpeg-progressive.jpg'),
        );
        expect(await differenceOf(plain, await stored(imageId, 720))).toBeLessThan(20);
      }
      if (file === 'formats/png-16bit-grey.png') {
        const { channels } = await sharp(await stored(imageId, 720)).stats();
        expect(channels[0]!.min).toBeLessThan(20);
        expect(channels[0]!.max).toBeGreaterThan(235);
        expect(channels[0]!.mean).toBeGreaterThan(90);
        expect(channels[0]!.mean).toBeLessThan(165);
      }
    });
  },
);

/** The cases whose outcome the index leaves open, and what we decided; it states all others. */
const decided: Record<string, RegExp> = {
  'formats/heic-12mp.heic': /^image-type$/,
  'formats/heic-named-jpg.jpg': /^image-type$/,
  'formats/tiff-lzw.tif': /^image-type$/,
  'formats/bmp.bmp': /^image-type$/,
  'broken/gif-truncated.gif': /^ready$/,
  'broken/jpeg-garbage-middle.jpg': /^(ready|image-broken)$/,
  'broken/jpeg-bad-exif-length.jpg': /^(ready|image-broken)$/,
};

function outcomeFor(file: string, expected: string): RegExp {
  const ours = decided[file];
  if (ours) return ours;
  if (/pixel count/.test(expected)) return /^image-too-many-pixels$/;
  if (file.startsWith('hostile/') && /^refused/.test(expected)) return /^image-(type|broken)$/;
  return /^refused/.test(expected) ? /^image-(empty|type|broken)$|^invalid$/ : /^ready$/;
}

/** The code of a refusal before any work: at the announcement or at the PUT. */
function refusalAt(status: number, body: string): string {
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  if (!body.startsWith('{')) return 'invalid';
  return JSON.parse(body).message;
}

/** How far two pictures are from each other on the average, of 255, laid over white. */
async function differenceOf(one: Buffer, other: Buffer): Promise<number> {
  const raw = (bytes: Buffer) =>
    sharp(bytes)
      .resize(100, 100, { fit: 'fill' })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer();
  const [first, second] = [await raw(one), await raw(other)];
  return first.reduce((sum, value, at) => sum + Math.abs(value - second[at]!), 0) / first.length;
}

/** A fringe, or a background that was transparent and no longer is, would show over white. */
async function expectSameOverWhite(source: Buffer, imageId: string): Promise<void> {
  for (const rendition of [240, 'original'] as const) {
    const bytes = await stored(imageId, rendition);
    expect((await sharp(bytes).metadata()).hasAlpha).toBe(true);
    expect((await sharp(bytes).stats()).channels.at(-1)!.min).toBe(0);
    expect(await differenceOf(source, bytes)).toBeLessThan(3);
  }
}
