import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { boardRatio, maxLayers } from '#contract/rules/collage.ts';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import type { OutfitFilter } from '#contract/schemas/outfit.ts';
import { drawPicture } from '#tests/support/drawn-pictures.ts';
import { collageOf } from '#tests/support/sample-calls/outfits.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { imageKeys } from '../foundation/image-keys.ts';
import { sweep } from '../jobs/sweep.ts';

let server: TestServer;
let ada: Person;
let ben: Person;
let owner: string;
let itemIds: string[];

beforeAll(async () => {
  server = await startTestServer();
  ada = await server.person();
  ben = await server.person();
  owner = ada.userId;
  itemIds = [
    await addItem({ title: 'Red silk dress', category: 'day-dress', purchasePriceCents: 12_000 }),
    await addItem({ brand: 'Söhne', category: 't-shirt', mainColor: 'white' }),
    await addItem({ title: 'Loafers', category: 'loafers' }),
  ];
});
afterAll(() => server.close());

type ItemChanges = OperationInput<'saveItem'>['changes'];
async function addItem(changes: ItemChanges, as = ada, imageIds: string[] = []): Promise<string> {
  const input = { owner: as.userId, changes, imageIds };
  return (await server.call('saveItem', input, as)).item.itemId;
}

type Changes = OperationInput<'saveOutfit'>['changes'];
async function addOutfit(changes: Changes, ids: (string | null)[] = itemIds) {
  const input = { owner, changes: { title: 'Lunch', ...changes }, collage: collageOf(ids) };
  return (await server.call('saveOutfit', input, ada)).outfit;
}

const details = async (outfitId: string) =>
  (await server.call('getOutfitDetails', { owner, outfitId }, ada)).outfit;
const card = async (outfitId: string) =>
  (await server.call('getOutfits', { owner, outfitIds: [outfitId] }, ada)).outfits[0];
const navigation = (filter: OutfitFilter) =>
  server.call('getOutfitNavigation', { owner, filter }, ada);

/** A picture of a collage: one square on nothing. */
const drawCollage = (color = '#b3242f') =>
  sharp({
    create: {
      width: 800 * boardRatio,
      height: 800,
      channels: 4,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    },
  })
    .composite([{ input: { create: { width: 200, height: 200, channels: 3, background: color } } }])
    .webp()
    .toBuffer();

async function sendThumbnail(outfitId: string, drawingKey: string, color?: string) {
  const sent = await server.upload(ada, await drawCollage(color), 'image/webp', 'outfit-thumbnail');
  const { imageId } = sent;
  const input = { owner, outfitId, imageId, drawingKey };
  const { isKept } = await server.call('saveOutfitThumbnail', input, ada);
  await server.app.services.jobs.idle();
  return { imageId, isKept };
}

describe('an outfit', () => {
  it('keeps its board as it was saved, and knows its different pieces', async () => {
    const layers = [
      { itemId: itemIds[1]!, x: -0.5, y: 1.5, size: 3, rotation: 180, isFlipped: true },
      { itemId: itemIds[0]!, x: 1 / 3, y: 0.1, size: 0.02, rotation: -179.999, isFlipped: false },
      { itemId: itemIds[1]!, x: 0, y: 0, size: 1, rotation: 0, isFlipped: false },
    ];
    const form = {
      title: 'Gallery',
      notes: 'Two\nlines',
      seasons: ['Fall'] as 'Fall'[],
      occasions: ['Date'] as 'Date'[],
    };
    const collage = { background: 'sky' as const, layers };
    const { outfit } = await server.call('saveOutfit', { owner, changes: form, collage }, ada);
    expect(outfit).toMatchObject({ ...form, ...collage, revision: 1, thumbnail: null });
    expect(outfit.layers.map(({ title, isGap }) => [title, isGap])).toEqual([
      ['White T-shirt, Söhne', false],
      ['Red silk dress', false],
      ['White T-shirt, Söhne', false],
    ]);
    expect(
      outfit.pieces.map(({ itemId, purchasePriceCents }) => [itemId, purchasePriceCents]),
    ).toEqual([
      [itemIds[1], null],
      [itemIds[0], 12_000],
    ]);
    expect(await details(outfit.outfitId)).toEqual(outfit);
    expect(await card(outfit.outfitId)).toMatchObject({
      title: 'Gallery',
      background: 'sky',
      layers: outfit.layers,
      pieceCount: 2,
    });
  });

  it.each([
    ['a title', { changes: {}, collage: collageOf([null]) }, 'changes.title'],
    ['a board', { changes: { title: 'Lunch' } }, 'collage'],
  ])('needs %s when it is made', async (_what, input, field) => {
    const answer = await server.raw('saveOutfit', { owner, ...input }, ada);
    expect(answer).toMatchObject({
      statusCode: 400,
      body: { code: 'invalid', fields: { [field]: 'required' } },
    });
  });

  it.each([
    ['no layer', []],
    ['61 layers', Array.from({ length: 61 }, () => ({}))],
    ['200 layers', Array.from({ length: 200 }, () => ({}))],
    ['a center off the board', [{ x: 1.51 }]],
    ['a center far above it', [{ y: -1e300 }]],
    ['no size', [{ size: 0 }]],
    ['a negative size', [{ size: -1 }]],
    ['a huge size', [{ size: 3.01 }]],
    ['a size that is no number', [{ size: null }]],
    ['a size in words', [{ size: '1' }]],
    ['a second way to be upside down', [{ rotation: -180 }]],
    ['more than a turn', [{ rotation: 361 }]],
    ['no flip', [{ isFlipped: null }]],
    ['an item that is no id', [{ itemId: '-1' }]],
  ])('takes no board with %s', async (_what, layers) => {
    const { outfitId } = await addOutfit({});
    const before = await details(outfitId);
    const [layer] = collageOf(itemIds).layers;
    const collage = {
      background: 'paper',
      layers: layers.map((changed) => ({ ...layer, ...changed })),
    };
    const answer = await server.raw('saveOutfit', { owner, outfitId, changes: {}, collage }, ada);
    expect(answer).toMatchObject({ statusCode: 400, body: { code: 'invalid' } });
    expect(await details(outfitId)).toEqual(before);
  });

  it('takes no number that is too large for one', async () => {
    const [layer] = collageOf(itemIds).layers;
    const changes = { title: 'Endless' };
    const collage = { background: 'paper', layers: [{ ...layer, x: '∞' }] };
    const body = JSON.stringify({ saveOutfit: { owner, changes, collage } });
    const answer = await server.app.http.inject({
      method: 'POST',
      url: '/api/outfits/v1/manage',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${ada.token}` },
      payload: body.replace('"∞"', '1e999'),
    });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid']);
  });

  it('takes as many layers as a board holds', async () => {
    const outfit = await addOutfit({}, Array(maxLayers).fill(itemIds[0]!));
    expect(outfit.layers).toHaveLength(60);
    expect(outfit.pieces).toHaveLength(1);
  });

  it('shows a gap for what is not its owner’s, or was never there', async () => {
    const foreign = await addItem({ title: 'Ben’s hat' }, ben);
    const outfit = await addOutfit({}, [foreign, '999999999', null, itemIds[2]!]);
    expect(outfit.layers.map(({ itemId, isGap, title }) => [itemId, isGap, title])).toEqual([
      [null, true, ''],
      [null, true, ''],
      [null, true, ''],
      [itemIds[2], false, 'Loafers'],
    ]);
    expect(outfit.pieces.map(({ itemId }) => itemId)).toEqual([itemIds[2]]);
  });

  it('shows a gap for a deleted item, fills it once that is restored, and keeps it once it is forgotten', async () => {
    const itemId = await addItem({ title: 'Scarf' });
    const { outfitId, drawingKey } = await addOutfit({}, [itemId, itemIds[0]!]);
    await server.call('deleteItems', { owner, itemIds: [itemId] }, ada);
    const without = await details(outfitId);
    expect(without.layers[0]).toMatchObject({ itemId, isGap: true, title: 'Scarf', image: null });
    expect(without.pieces.map((piece) => piece.itemId)).toEqual([itemIds[0]]);
    expect(without.drawingKey).not.toBe(drawingKey);
    // Saved again with its gap, as an editor that was open does it.
    const again = { owner, outfitId, changes: {}, collage: collageOf([itemId, itemIds[0]!]) };
    await server.call('saveOutfit', again, ada);
    await server.call('restoreItems', { owner, itemIds: [itemId] }, ada);
    expect(await details(outfitId)).toMatchObject({
      layers: [{ itemId, isGap: false }, {}],
      pieces: [{ itemId }, {}],
      drawingKey,
    });
    await server.call('deleteItems', { owner, itemIds: [itemId] }, ada);
    await server.call('forgetItems', { owner, itemIds: [itemId] }, ada);
    expect((await details(outfitId)).layers[0]).toMatchObject({
      itemId: null,
      isGap: true,
      title: '',
    });
  });

  it('is as it was saved last, and tells the device that had not seen the save before', async () => {
    const { outfitId, revision } = await addOutfit({ title: 'Lunch', notes: 'Mine' });
    const save = (input: Partial<OperationInput<'saveOutfit'>>) =>
      server.call('saveOutfit', { owner, outfitId, changes: {}, ...input }, ada);
    const first = await save({ collage: collageOf([itemIds[0]!]), baseRevision: revision });
    expect(first).toMatchObject({ hasReplaced: false, outfit: { revision: 2 } });
    const second = await save({
      changes: { title: 'Dinner' },
      collage: collageOf([itemIds[1]!, itemIds[2]!]),
      baseRevision: revision,
    });
    expect(second).toMatchObject({
      hasReplaced: true,
      outfit: {
        revision: 3,
        title: 'Dinner',
        notes: 'Mine',
        layers: [{ itemId: itemIds[1] }, { itemId: itemIds[2] }],
      },
    });
    expect(second.outfit.layers).toHaveLength(2);
    expect(await save({ baseRevision: 1 })).toMatchObject({
      hasReplaced: false,
      outfit: { revision: 3 },
    });
    expect(await save({ changes: { notes: null } })).toMatchObject({
      hasReplaced: false,
      outfit: { revision: 4, title: 'Dinner', notes: null },
    });
  });

  it('is whole after two devices save it at the same moment', async () => {
    const { outfitId } = await addOutfit({});
    const boards = [collageOf(itemIds), collageOf([itemIds[1]!])];
    const answers = await Promise.all(
      boards.map((collage) =>
        server.call('saveOutfit', { owner, outfitId, changes: {}, collage, baseRevision: 1 }, ada),
      ),
    );
    expect(answers.map(({ hasReplaced }) => hasReplaced).toSorted()).toEqual([false, true]);
    const last = answers.find(({ outfit }) => outfit.revision === 3)!;
    expect(await details(outfitId)).toEqual(last.outfit);
  });
});

describe('a thumbnail', () => {
  it('is kept with its transparency, and takes the place of the layers on tiles', async () => {
    const { outfitId, drawingKey } = await addOutfit({});
    expect(await sendThumbnail(outfitId, drawingKey)).toMatchObject({ isKept: true });
    const tile = await card(outfitId);
    expect(tile).toMatchObject({ thumbnail: { status: 'ready', cutout: null }, layers: null });
    for (const size of [240, 720] as const) {
      const picture = await server.app.http.inject(tile!.thumbnail!.urls![size]);
      const { channels } = await sharp(picture.rawPayload).stats();
      expect(channels[3]).toMatchObject({ min: 0, max: 255 });
    }
    const { layers } = await details(outfitId);
    expect(layers).toHaveLength(3);
  });

  it('is shown only while it shows what the layers show', async () => {
    const { imageId } = await server.upload(ada, await drawPicture(), 'image/jpeg');
    const itemId = await addItem({ title: 'Photographed' }, ada, [imageId]);
    await server.app.services.jobs.idle();
    const { outfitId, drawingKey } = await addOutfit({}, [itemId]);
    await sendThumbnail(outfitId, drawingKey);
    const isShown = async () => {
      const shown = await details(outfitId);
      const tile = await card(outfitId);
      expect(tile!.thumbnail).toEqual(shown.thumbnail);
      expect(tile!.layers === null).toBe(shown.thumbnail !== null);
      return shown.thumbnail !== null;
    };
    expect(await isShown()).toBe(true);
    await server.call('saveItem', { owner, itemId, changes: { title: 'Renamed' } }, ada);
    const onSand = { ...collageOf([itemId]), background: 'beige' as const };
    await server.call('saveOutfit', { owner, outfitId, changes: {}, collage: onSand }, ada);
    expect(await isShown(), 'another board and another name').toBe(true);

    await server.call('deleteItems', { owner, itemIds: [itemId] }, ada);
    expect(await isShown(), 'a piece is gone').toBe(false);
    await server.call('restoreItems', { owner, itemIds: [itemId] }, ada);
    expect(await isShown(), 'it is back').toBe(true);

    const { pool } = server.app.services.open;
    const cut = (change: string) =>
      pool.query(`update images set ${change} where id = $1`, [imageId]);
    await cut(`cutout = 'likely', cutout_version = 1, cutout_width = 10, cutout_height = 10`);
    expect(await isShown(), 'a cut-out that is not shown').toBe(true);
    await cut(`shown = 'cutout'`);
    expect(await isShown(), 'the cut-out is shown').toBe(false);
    await sendThumbnail(outfitId, (await details(outfitId)).drawingKey);
    expect(await isShown()).toBe(true);
    await cut('cutout_version = 2');
    expect(await isShown(), 'another cut-out').toBe(false);
    await cut('cutout_version = 1');
    expect(await isShown()).toBe(true);

    const second = (await server.upload(ada, await drawPicture(), 'image/jpeg')).imageId;
    await server.call(
      'saveItem',
      { owner, itemId, changes: {}, imageIds: [second], imageOrder: [second] },
      ada,
    );
    await server.app.services.jobs.idle();
    expect(await isShown(), 'another photo').toBe(false);

    const turned = collageOf([itemId]);
    turned.layers[0]!.rotation = 1;
    await server.call('saveOutfit', { owner, outfitId, changes: {}, collage: turned }, ada);
    await sendThumbnail(outfitId, (await details(outfitId)).drawingKey);
    expect(await isShown()).toBe(true);
    turned.layers[0]!.rotation = 2;
    await server.call('saveOutfit', { owner, outfitId, changes: {}, collage: turned }, ada);
    expect(await isShown(), 'it is turned').toBe(false);
  });

  it('is not kept if it comes too late', async () => {
    const { outfitId, drawingKey } = await addOutfit({});
    const collage = collageOf([itemIds[0]!]);
    await server.call('saveOutfit', { owner, outfitId, changes: {}, collage }, ada);
    expect(await sendThumbnail(outfitId, drawingKey)).toMatchObject({ isKept: false });
    expect(await details(outfitId)).toMatchObject({ thumbnail: null });
  });

  it('is not kept of an outfit that is deleted meanwhile, and nothing is said', async () => {
    const { outfitId, drawingKey } = await addOutfit({});
    await server.call('deleteOutfits', { owner, outfitIds: [outfitId] }, ada);
    expect(await sendThumbnail(outfitId, drawingKey)).toMatchObject({ isKept: false });
    await server.call('forgetOutfits', { owner, outfitIds: [outfitId] }, ada);
  });

  it('replaces the one before, whose files go', async () => {
    const { blobs } = server.app.services;
    const { outfitId, drawingKey } = await addOutfit({});
    const bytes = (imageId: string) => blobs.info(imageKeys.rendition(imageId, 240));
    const first = await sendThumbnail(outfitId, drawingKey);
    // The copy shows the same one, so it stays while the copy does.
    const copies = await server.call('duplicateOutfits', { owner, outfitIds: [outfitId] }, ada);
    const second = await sendThumbnail(outfitId, drawingKey, '#232c4d');
    expect(await bytes(first.imageId)).not.toBeNull();
    expect((await card(copies.outfitIds[0]!))?.thumbnail?.imageId).toBe(first.imageId);
    const third = await sendThumbnail(outfitId, drawingKey, '#2e7a4f');
    expect(await bytes(second.imageId)).toBeNull();
    const input = { owner, outfitId, imageId: third.imageId, drawingKey };
    expect(await server.call('saveOutfitThumbnail', input, ada)).toEqual({ isKept: true });
    await server.app.services.jobs.idle();
    expect((await card(outfitId))?.thumbnail).toMatchObject({
      imageId: third.imageId,
      status: 'ready',
    });
  });

  it('is no picture of another kind, and none that never came', async () => {
    const { outfitId, drawingKey } = await addOutfit({});
    const photo = await server.upload(ada, await drawPicture(), 'image/jpeg');
    const asked = await server.call(
      'imageUpload',
      { kind: 'outfit-thumbnail', contentType: 'image/webp', byteLength: 10 },
      ada,
    );
    for (const [imageId, code] of [
      [photo.imageId, 'invalid'],
      [asked.imageId, 'image-not-uploaded'],
    ] as const) {
      const input = { owner, outfitId, imageId, drawingKey };
      await expect(server.call('saveOutfitThumbnail', input, ada)).rejects.toThrow(code);
    }
  });
});

describe('deleted outfits', () => {
  it('can be taken back with their wardrobes, until the sweep forgets them with their thumbnails', async () => {
    const { services } = server.app;
    const form = { owner, name: 'Work', description: '' };
    const { wardrobe } = await server.call('saveWardrobe', form, ada);
    const { wardrobeId } = wardrobe;
    const one = await addOutfit({ title: 'One' });
    const other = await addOutfit({ title: 'Other' });
    const outfitIds = [other.outfitId, one.outfitId];
    const add = { owner, outfitIds: [...outfitIds, '999999'], wardrobeIds: [wardrobeId, '888'] };
    const done = { outfitIds, wardrobeIds: [wardrobeId] };
    expect(await server.call('outfitAddToWardrobes', add, ada)).toEqual(done);
    expect(await server.call('outfitAddToWardrobes', add, ada)).toEqual(done);
    const { imageId } = await sendThumbnail(one.outfitId, one.drawingKey);
    const inWardrobe = async () => {
      const { wardrobes } = await server.call('getWardrobes', { owner }, ada);
      const { outfitIds, counts } = await navigation({ wardrobeId });
      const count = wardrobes.find((found) => found.wardrobeId === wardrobeId)?.outfitCount;
      expect([counts.all, outfitIds.length]).toEqual([count, count]);
      return count;
    };
    expect(await inWardrobe()).toBe(2);
    const remove = { owner, outfitIds, wardrobeIds: [wardrobeId] };
    const { outfitId } = one;
    expect((await details(outfitId)).wardrobes).toEqual([{ wardrobeId, name: 'Work' }]);

    expect(await server.call('deleteOutfits', { owner, outfitIds }, ada)).toEqual({ outfitIds });
    expect(await inWardrobe()).toBe(0);
    await expect(details(outfitId)).rejects.toThrow('not-found');
    expect(await card(outfitId)).toBeUndefined();
    const save = { owner, outfitId, changes: { title: 'Too late' } };
    await expect(server.call('saveOutfit', save, ada)).rejects.toThrow('not-found');
    const { outfits } = await server.call('getDeletedOutfits', { owner }, ada);
    expect(outfits.map(({ title }) => title)).toEqual(['Other', 'One']);

    await server.call('restoreOutfits', { owner, outfitIds: [outfitId] }, ada);
    expect(await inWardrobe()).toBe(1);
    expect((await card(outfitId))?.thumbnail?.imageId).toBe(imageId);
    const removed = { outfitIds: [outfitId], wardrobeIds: [wardrobeId] };
    expect(await server.call('outfitRemoveFromWardrobes', remove, ada)).toEqual(removed);
    expect(await inWardrobe()).toBe(0);

    await server.call('deleteOutfits', { owner, outfitIds: [outfitId] }, ada);
    server.advance(30 * 86_400_000 + 60_000);
    await sweep(services);
    await services.jobs.idle();
    await expect(
      server.call('restoreOutfits', { owner, outfitIds: [outfitId] }, ada),
    ).rejects.toThrow('not-found');
    expect(await services.blobs.info(imageKeys.rendition(imageId, 240))).toBeNull();
    expect((await server.call('getDeletedOutfits', { owner }, ada)).outfits).toEqual([]);
  });
});

describe('a copy', () => {
  it('is as the original is, says that it is one, and is an outfit of its own', async () => {
    const form = { owner, name: 'Copies', description: '' };
    const { wardrobe } = await server.call('saveWardrobe', form, ada);
    const first = await addOutfit({ title: 'First', seasons: ['Summer'], notes: 'Light' });
    const second = await addOutfit({ title: '👗'.repeat(60) }, [itemIds[2]!, null]);
    const outfitIds = [second.outfitId, first.outfitId];
    const into = { owner, outfitIds, wardrobeIds: [wardrobe.wardrobeId] };
    await server.call('outfitAddToWardrobes', into, ada);
    const made = await server.call(
      'duplicateOutfits',
      { owner, outfitIds: [outfitIds[0]!, '999999', outfitIds[1]!] },
      ada,
    );
    expect(made.outfitIds).toHaveLength(2);
    const [copyOfSecond, copyOfFirst] = [
      await details(made.outfitIds[0]!),
      await details(made.outfitIds[1]!),
    ];
    expect(copyOfFirst).toMatchObject({
      title: 'First (copy)',
      seasons: ['Summer'],
      notes: 'Light',
      revision: 1,
      layers: first.layers,
      drawingKey: first.drawingKey,
      wardrobes: [{ name: 'Copies' }],
    });
    expect(copyOfSecond.title).toBe(`${'👗'.repeat(56)} (copy)`);
    expect(copyOfSecond.layers).toEqual(second.layers);
    const again = await server.call(
      'duplicateOutfits',
      { owner, outfitIds: [copyOfFirst.outfitId] },
      ada,
    );
    expect((await details(again.outfitIds[0]!)).title).toBe('First (copy)');
    await server.call('deleteOutfits', { owner, outfitIds: [first.outfitId] }, ada);
    expect((await details(copyOfFirst.outfitId)).layers).toHaveLength(3);
  });
});

describe('the list of outfits', () => {
  let eve: Person;
  const titles = new Map<string, string>();
  beforeAll(async () => {
    eve = await server.person();
    const dress = await addItem({ title: 'Red silk dress', category: 'day-dress' }, eve);
    const tee = await addItem({ brand: 'Söhne', category: 't-shirt', mainColor: 'white' }, eve);
    const gone = await addItem({ title: 'Sequin clutch' }, eve);
    const outfits: [Changes & { title: string }, string[]][] = [
      [{ title: 'Åre weekend', seasons: ['Winter'], occasions: ['Travel'] }, [tee, gone]],
      [{ title: 'opera', seasons: ['Winter', 'Fall'], occasions: ['Evening'] }, [dress]],
      [{ title: 'Brunch', notes: 'With the red umbrella', seasons: ['Summer'] }, [tee]],
      [{ title: 'Nothing said' }, [dress, tee]],
    ];
    for (const [changes, ids] of outfits) {
      const input = { owner: eve.userId, changes, collage: collageOf(ids) };
      const { outfit } = await server.call('saveOutfit', input, eve);
      titles.set(outfit.outfitId, changes.title);
      titles.set(changes.title, outfit.outfitId);
    }
    pieces = { dress, tee, gone };
    await server.call('deleteItems', { owner: eve.userId, itemIds: [gone] }, eve);
  });
  let pieces: Record<'dress' | 'tee' | 'gone', string>;
  const list = (filter: OutfitFilter) =>
    server.call('getOutfitNavigation', { owner: eve.userId, filter }, eve);
  const find = async (filter: OutfitFilter) =>
    (await list(filter)).outfitIds.map((outfitId) => titles.get(outfitId));

  it.each<[OutfitFilter['sort'], string[]]>([
    [undefined, ['Nothing said', 'Brunch', 'opera', 'Åre weekend']],
    ['newest', ['Nothing said', 'Brunch', 'opera', 'Åre weekend']],
    ['oldest', ['Åre weekend', 'opera', 'Brunch', 'Nothing said']],
    ['title', ['Åre weekend', 'Brunch', 'Nothing said', 'opera']],
  ])('goes by %s', async (sort, expected) => {
    expect(await find(sort ? { sort } : {})).toEqual(expected);
  });

  it.each([
    ['are', ['Åre weekend']],
    ['umbrellas', ['Brunch']],
    ['red', ['Nothing said', 'Brunch', 'opera']],
    ['red dress', ['Nothing said', 'opera']],
    ['sohne tee', ['Nothing said', 'Brunch', 'Åre weekend']],
    ['autumn', ['opera']],
    ['sequin', []],
    ['opera tee', []],
    ['_pera', []],
  ])('finds by “%s” what an outfit and its pieces are called', async (search, expected) => {
    expect(await find({ search })).toEqual(expected);
  });

  it('finds by what a piece is called now', async () => {
    const input = { owner: eve.userId, itemId: pieces.dress, changes: { title: 'Kimono' } };
    await server.call('saveItem', input, eve);
    expect(await find({ search: 'kimono' })).toEqual(['Nothing said', 'opera']);
    const back = { ...input, changes: { title: 'Red silk dress' } };
    await server.call('saveItem', back, eve);
  });

  it('narrows, and counts what each value would show', async () => {
    expect(await find({ season: ['Winter'] })).toEqual(['opera', 'Åre weekend']);
    expect(await find({ itemId: [pieces.dress] })).toEqual(['Nothing said', 'opera']);
    expect(await find({ itemId: [pieces.gone] })).toEqual([]);
    expect(await find({ season: ['Winter'], occasion: ['Travel'] })).toEqual(['Åre weekend']);
    expect((await list({ season: ['Winter'], search: 'dress' })).counts).toEqual({
      all: 4,
      season: { Winter: 1, Fall: 1, Summer: 0 },
      occasion: { Evening: 1, Travel: 0 },
    });
    expect((await list({ occasion: ['Travel'] })).counts).toEqual({
      all: 4,
      season: { Winter: 1, Fall: 0, Summer: 0 },
      occasion: { Evening: 1, Travel: 1 },
    });
  });

  it('is found anew by what Sync derives', async () => {
    const { pool } = server.app.services.open;
    await pool.query(`update outfits set search_text = '', sort_name = '' where owner_id = $1`, [
      eve.userId,
    ]);
    expect(await find({ search: 'opera' })).toEqual([]);
    await server.call('refreshCache', { scopes: ['outfits'] }, eve);
    expect(await find({ search: 'opera' })).toEqual(['opera']);
    expect((await find({ sort: 'title' }))[0]).toBe('Åre weekend');
  });

  it('reads a window in as many steps as one outfit', async () => {
    const { pool } = server.app.services.open;
    const outfitIds = [...titles.keys()].filter((key) => /^\d+$/.test(key));
    // What goes on behind asks too.
    await server.app.services.jobs.idle();
    const query = vi.spyOn(pool, 'query');
    const stepsFor = async (ids: string[]) => {
      query.mockClear();
      const { outfits } = await server.call(
        'getOutfits',
        { owner: eve.userId, outfitIds: ids },
        eve,
      );
      expect(outfits.map(({ outfitId }) => outfitId)).toEqual(ids);
      return query.mock.calls.length;
    };
    expect(await stepsFor(outfitIds)).toBe(await stepsFor(outfitIds.slice(0, 1)));
    query.mockRestore();
  });
});
