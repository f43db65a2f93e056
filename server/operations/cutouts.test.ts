import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runsOf } from '#contract/rules/mask-runs.ts';
import type { ItemDetails } from '#contract/schemas/item.ts';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import { CannotCut, type Cut } from '#server/ports/cutout.ts';
import { StrokesBusy, type StrokesPort } from '#server/ports/strokes.ts';
import { drawPicture, pictureSize } from '#tests/support/drawn-pictures.ts';
import { digestRows, rowsChangedSince, stopHourlyJobs } from '#tests/support/row-dump.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';

const { width, height } = pictureSize;

/** The mask of a box from the top left. */
function dataOf(wide: number, high: number): Uint8Array {
  const data = new Uint8Array(width * height);
  for (let y = 0; y < high; y += 1) data.fill(255, y * width, y * width + wide);
  return data;
}
const maskOf = (wide: number, high: number) => runsOf(width, height, dataOf(wide, high));
const cutOf = (wide: number, high: number): Cut => ({
  verdict: 'trusted',
  mask: { width, height, data: dataOf(wide, high) },
  box: { left: 0, top: 0, width: wide, height: high },
});

const stroke = { kind: 'keep' as const, radius: 0.1, points: [0.5, 0.25, 1, 0.5] };
const wipe = { kind: 'erase' as const, radius: 0.05, points: [0.9, 0.9] };

let server: TestServer;
let ada: Person;
let item: ItemDetails;
/** What cutting and following do; a test sets them. */
let cut: () => Promise<Cut>;
let follow: StrokesPort['follow'];
beforeAll(async () => {
  server = await startTestServer({
    cutout: { cut: () => cut(), close: async () => {} },
    strokes: {
      follow: (...asked) => follow(...asked),
      wake: () => {},
      close: async () => {},
    },
  });
  await stopHourlyJobs(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  ada = await server.person();
  cut = async () => cutOf(20, 30);
  follow = async () => ({ width, height, data: dataOf(30, 30) });
  item = await addPiece();
});

async function addPiece(picture = drawPicture()): Promise<ItemDetails> {
  const { imageId } = await server.upload(ada, await picture, 'image/jpeg');
  const input = { owner: ada.userId, changes: {}, imageIds: [imageId] };
  const { item } = await server.call('saveItem', input, ada);
  await server.app.services.jobs.idle();
  return read(item.itemId);
}
const read = async (itemId: string) =>
  (await server.call('getItemDetails', { owner: ada.userId, itemId }, ada)).item;
const photoOf = ({ itemId, images }: ItemDetails) => ({
  owner: ada.userId,
  itemId,
  imageId: images[0]!.imageId,
});
const begin = () => server.call('getItemCutout', photoOf(item), ada);
const saving = (wide: number, high: number, more: object = {}) =>
  ({
    ...photoOf(item),
    mask: maskOf(wide, high),
    strokes: [],
    softness: 0,
    ...more,
  }) as OperationInput<'saveItemCutout'>;
const save = (wide: number, high: number, more: object = {}) =>
  server.call('saveItemCutout', saving(wide, high, more), ada);
/** What is shown of the piece, by its true size. */
async function sizeOfShown({ images }: ItemDetails): Promise<number[]> {
  const answer = await server.app.http.inject(images[0]!.urls![1600]);
  expect(answer.statusCode).toBe(200);
  const { width = 0, height = 0 } = await sharp(answer.rawPayload).metadata();
  return [width, height];
}
const isAbout = (side: number) => expect.toSatisfy((one: number) => Math.abs(one - side) <= 2);

describe('Finishing a cut-out by hand', () => {
  it('begins with the photo and the mask that the machine found', async () => {
    const { photo, cutout, mask, strokes, softness } = await begin();
    expect({ cutout, mask, strokes, softness }).toEqual({
      cutout: 'trusted',
      mask: maskOf(20, 30),
      strokes: [],
      softness: 0,
    });
    expect(photo).toMatchObject({ width, height });
    const { statusCode, rawPayload } = await server.app.http.inject(photo.urls[1600]);
    expect(statusCode).toBe(200);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width, height });
  });

  it('begins with nothing where the machine found nothing', async () => {
    cut = () => Promise.reject(new CannotCut('too slow'));
    item = await addPiece();
    expect(await begin()).toMatchObject({ cutout: 'none', mask: null, strokes: [] });
  });

  it('shows what was saved, trimmed, and goes on from there later', async () => {
    const saved = await save(40, 50, { strokes: [stroke, wipe], softness: 3 });
    expect(saved.item.images[0]).toMatchObject({
      cutout: 'own',
      treatment: { mode: 'cutout' },
      other: { width, height },
    });
    expect(await sizeOfShown(saved.item)).toEqual([isAbout(40), isAbout(50)]);
    expect(await read(item.itemId)).toEqual(saved.item);
    expect(await begin()).toMatchObject({
      cutout: 'own',
      mask: maskOf(40, 50),
      strokes: [stroke, wipe],
      softness: 3,
    });
  });

  it('makes the edge softer inward, the softer the wider', async () => {
    const clear = async (softness: number) => {
      const { item } = await save(40, 50, { softness });
      const { rawPayload } = await server.app.http.inject(item.images[0]!.urls![1600]);
      const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
      const alphas = Array.from({ length: info.width * info.height }, (_, at) => data[at * 4 + 3]!);
      return alphas.filter((alpha) => alpha > 240).length;
    };
    const [sharpest, soft, softest] = [await clear(0), await clear(3), await clear(10)];
    expect(soft).toBeLessThan(sharpest);
    expect(softest).toBeLessThan(soft);
  });

  it('is no job’s to do again', async () => {
    await save(40, 50);
    expect(await server.call('itemCutOut', { owner: ada.userId }, ada)).toEqual({ photoCount: 0 });
    const on = { owner: ada.userId, itemIds: [item.itemId] };
    expect(await server.call('itemCutOut', on, ada)).toEqual({ photoCount: 0 });
    expect((await read(item.itemId)).images[0]).toMatchObject({ cutout: 'own' });
  });

  it('wins over a cut that is under way', async () => {
    let end = () => {};
    let isCutting = false;
    cut = () =>
      new Promise((resolve) => {
        isCutting = true;
        end = () => resolve(cutOf(8, 8));
      });
    await server.call('itemCutOut', { owner: ada.userId, itemIds: [item.itemId] }, ada);
    await expect.poll(() => isCutting).toBe(true);
    await save(40, 50);
    end();
    await server.app.services.jobs.idle();
    const after = await read(item.itemId);
    expect(after.images[0]).toMatchObject({ cutout: 'own' });
    expect(await sizeOfShown(after)).toEqual([isAbout(40), isAbout(50)]);
    expect((await begin()).mask).toEqual(maskOf(40, 50));
  });

  it('leaves the earlier address as it was, for whoever still shows it', async () => {
    const before = await read(item.itemId);
    await save(40, 50);
    expect(await sizeOfShown(before)).toEqual([20, 30]);
  });

  it('keeps the last of two devices, wholly', async () => {
    await Promise.all([save(40, 50), save(24, 34), save(52, 20)]);
    const after = await read(item.itemId);
    const { mask } = await begin();
    const [wide, high] = await sizeOfShown(after);
    expect([maskOf(40, 50), maskOf(24, 34), maskOf(52, 20)]).toContainEqual(mask);
    expect(maskOf(Math.round(wide! / 4) * 4, high! <= 22 ? 20 : high! <= 36 ? 34 : 50)).toEqual(
      mask,
    );
    expect(after.images[0]).toMatchObject({ width: wide, height: high });
  });

  it('keeps the cut-out before where writing the files fails', async () => {
    const { blobs } = server.app.services;
    const { write } = blobs;
    let written = 0;
    blobs.write = async (...given) => {
      written += 1;
      if (written > 3) throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
      return write(...given);
    };
    try {
      await expect(save(40, 50)).rejects.toThrow();
    } finally {
      blobs.write = write;
    }
    const after = await read(item.itemId);
    expect(after.images[0]).toMatchObject({ cutout: 'trusted', width: 20, height: 30 });
    expect(await sizeOfShown(after)).toEqual([20, 30]);
    expect((await begin()).mask).toEqual(maskOf(20, 30));
  });

  const points = Array.from({ length: 1000 }, () => 0.5);
  const refusals: [string, object, number][] = [
    ['an empty mask', { mask: { width, height, runs: [width * height] } }, 400],
    ['a mask of another size', { mask: runsOf(6, 8, new Uint8Array(48).fill(255)) }, 400],
    ['a mask that does not fill its size', { mask: { width, height, runs: [0, 7] } }, 400],
    ['a mask larger than any photo', { mask: { width: 9e6, height: 9e6, runs: [0, 81e12] } }, 400],
    ['a stroke of far too many points', { strokes: [{ ...stroke, points }] }, 400],
    [
      '50,000 points',
      { strokes: Array(50).fill({ ...stroke, points: [...points, ...points] }) },
      413,
    ],
    ['half a point', { strokes: [{ ...stroke, points: [0.5, 0.5, 0.5] }] }, 400],
    ['a point beside the photo', { strokes: [{ ...stroke, points: [0.5, 1.5] }] }, 400],
    ['another photo', { imageId: '00000000-0000-4000-8000-000000000000' }, 404],
  ];
  it.each(refusals)('refuses %s, and changes nothing', async (_, more, status) => {
    const before = await digestRows(server);
    const { statusCode, body } = await server.raw('saveItemCutout', saving(40, 50, more), ada);
    expect([statusCode, body]).toMatchObject([status, { status: 'error' }]);
    expect(await rowsChangedSince(server, before)).toEqual({});
  });

  it('is refused for a piece that was deleted', async () => {
    await server.call('deleteItems', { owner: ada.userId, itemIds: [item.itemId] }, ada);
    for (const name of ['getItemCutout', 'saveItemCutout', 'followItemStrokes'] as const) {
      const { softness, ...rest } = saving(40, 50);
      const input = {
        getItemCutout: photoOf(item),
        saveItemCutout: saving(40, 50),
        followItemStrokes: rest,
      };
      expect(await server.raw(name, input[name], ada)).toMatchObject({ statusCode: 404 });
    }
  });

  it('is refused for a photo that is not ready', async () => {
    const { pool } = server.app.services.open;
    const { imageId } = photoOf(item);
    await pool.query(`update images set status = 'received' where id = $1`, [imageId]);
    const answer = await server.raw('saveItemCutout', saving(40, 50), ada);
    expect(answer).toMatchObject({ statusCode: 409 });
    await pool.query(`update images set status = 'ready' where id = $1`, [imageId]);
  });
});

describe('Following strokes', () => {
  const ask = (more: object = {}) =>
    server.raw(
      'followItemStrokes',
      { ...photoOf(item), mask: maskOf(20, 30), strokes: [stroke], ...more },
      ada,
    );

  it('answers the mask after the last of them, and keeps nothing', async () => {
    let asked: unknown;
    follow = async (_caller, _photo, strokes, previous) => {
      asked = { strokes, previous };
      return { width, height, data: dataOf(30, 30) };
    };
    const before = await digestRows(server);
    expect(await ask()).toMatchObject({
      statusCode: 200,
      body: { data: { mask: maskOf(30, 30) } },
    });
    expect(asked).toMatchObject({
      strokes: [
        {
          kind: 'keep',
          radius: 8,
          points: [
            { x: 30, y: 20 },
            { x: 60, y: 40 },
          ],
        },
      ],
      previous: { width, height },
    });
    expect(await rowsChangedSince(server, before)).toEqual({});
    await ask({ mask: null, strokes: [] });
    expect(asked).toEqual({ strokes: [], previous: undefined });
  });

  it.each([
    ['where too many are followed already', new StrokesBusy('8 wait')],
    ['where its process ended', new Error('the process that cuts has ended')],
  ])('says that it can be tried again %s', async (_, error) => {
    follow = () => Promise.reject(error);
    const { statusCode, body } = await ask();
    expect([statusCode, body]).toMatchObject([503, { code: 'unavailable' }]);
    follow = async () => ({ width, height, data: dataOf(30, 30) });
    expect((await ask()).statusCode).toBe(200);
  });

  it('hands in whose strokes they are', async () => {
    let account: unknown;
    follow = async (caller) => {
      account = caller.account;
      return { width, height, data: dataOf(30, 30) };
    };
    await ask();
    expect(account).toBe(ada.userId);
  });

  it('lets go of a stroke whose caller has gone', async () => {
    const base = await server.app.http.listen({ host: '127.0.0.1', port: 0 });
    let isAsked = false;
    const isGone = new Promise<void>((resolve) => {
      follow = ({ signal }) =>
        new Promise((_, reject) => {
          isAsked = true;
          signal?.addEventListener('abort', () => {
            resolve();
            reject(signal.reason);
          });
        });
    });
    const leaving = new AbortController();
    const input = { ...photoOf(item), mask: maskOf(20, 30), strokes: [stroke] };
    const asked = fetch(new URL('/api/items/v1/query', base), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${ada.token}` },
      body: JSON.stringify({ followItemStrokes: input }),
      signal: leaving.signal,
    }).catch(() => {});
    await expect.poll(() => isAsked).toBe(true);
    leaving.abort();
    await Promise.all([asked, isGone]);
  });

  it('smooths a mask of more runs than may be sent, here and where one begins', async () => {
    const [wide, high] = [400, 400];
    const data = new Uint8Array(wide * high);
    for (let at = 0; at < data.length; at += 2) data[at] = 255;
    const fine = { width: wide, height: high, data };
    cut = async () => ({
      verdict: 'trusted',
      mask: fine,
      box: { left: 0, top: 0, width: wide, height: high },
    });
    follow = async () => fine;
    item = await addPiece(drawPicture(wide, high));
    const sent = { width: wide, height: high };
    expect((await begin()).mask).toMatchObject(sent);
    expect(await ask({ mask: null })).toMatchObject({
      statusCode: 200,
      body: { data: { mask: sent } },
    });
  });

  it('says that it took too long', async () => {
    follow = () => Promise.reject(new CannotCut('no answer within 20000 ms'));
    expect(await ask()).toMatchObject({ statusCode: 408, body: { code: 'timeout' } });
  });

  it('refuses a mask of another photo', async () => {
    const mask = runsOf(80, 60, new Uint8Array(4800).fill(255));
    expect(await ask({ mask })).toMatchObject({ statusCode: 400, body: { code: 'invalid' } });
  });
});
