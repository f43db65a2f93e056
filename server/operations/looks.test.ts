import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LookFilter } from '#contract/schemas/look.ts';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import { drawPicture } from '#tests/support/drawn-pictures.ts';
import { collageOf } from '#tests/support/sample-calls/outfits.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { imageKeys } from '../foundation/image-keys.ts';
import { sweep } from '../jobs/sweep.ts';

let server: TestServer;
let ada: Person;
let owner: string;
let shirt: string;
let boots: string;
let outfitId: string;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  ada = await server.person();
  owner = ada.userId;
  shirt = await addItem('Shirt', { category: 'shirt', purchasePriceCents: 5000 });
  boots = await addItem('Boots', { category: 'boots' });
  const input = { owner, changes: { title: 'Office' }, collage: collageOf([shirt, boots]) };
  outfitId = (await server.call('saveOutfit', input, ada)).outfit.outfitId;
});

type ItemChanges = OperationInput<'saveItem'>['changes'];
const addItem = async (title: string, changes: ItemChanges = {}, as = ada) => {
  const input = { owner: as.userId, changes: { title, ...changes } };
  return (await server.call('saveItem', input, as)).item.itemId;
};
const send = async (kind: 'look' | 'item' = 'look') =>
  (await server.upload(ada, await drawPicture(), 'image/jpeg', kind)).imageId;

type Saved = Omit<OperationInput<'saveLook'>, 'owner' | 'changes'> & {
  changes?: OperationInput<'saveLook'>['changes'];
};
const save = ({ changes = {}, ...rest }: Saved) =>
  server.call('saveLook', { owner, changes, ...rest }, ada);
const addLook = async (saved: Saved = {}) => {
  const imageId = saved.imageId === undefined ? await send() : saved.imageId;
  const changes = { kind: 'worn' as const, ...saved.changes };
  return (await save({ ...saved, imageId, changes })).look;
};
const details = async (lookId: string) =>
  (await server.call('getLookDetails', { owner, lookId }, ada)).look;
const card = async (lookId: string) =>
  (await server.call('getLooks', { owner, lookIds: [lookId] }, ada)).looks[0];
const item = async (itemId: string) =>
  (await server.call('getItemDetails', { owner, itemId }, ada)).item;
const refusal = async (input: object) => {
  const { body } = await server.raw('saveLook', { owner, ...input }, ada);
  return body.status === 'error' ? body.code : 'ok';
};
const pin = (itemId: string | null, x = 0.5, y = 0.25) => ({ itemId, x, y });
const day = '2024-02-29';
const plan = async (lookId: string, isWorn = false, on = day) => {
  const input = { owner, changes: { day: on, lookId }, isWorn };
  return (await server.call('savePlan', input, ada)).plan;
};

describe('a look', () => {
  it('is a photo with the pieces that are pinned on it', async () => {
    const form = {
      kind: 'worn' as const,
      title: 'Mirror',
      notes: 'Two\nlines',
      seasons: ['Fall'] as 'Fall'[],
      occasions: ['Date'] as 'Date'[],
      outfitId: null,
      link: null,
    };
    const pins = [pin(boots, 0, 1), pin(shirt, 1 / 3, 0.1), pin(boots, 1, 0)];
    const look = await addLook({ changes: form, pins });
    await server.app.services.jobs.idle();
    const shown = await details(look.lookId);
    expect(shown).toMatchObject({ ...form, pins, revision: 1, image: { status: 'ready' } });
    expect(shown.image!.treatment!.mode).not.toBe('cutout');
    expect(shown.image!.cutout).toBeNull();
    expect(
      shown.pieces.map(({ title, purchasePriceCents }) => [title, purchasePriceCents]),
    ).toEqual([
      ['Boots', null],
      ['Shirt', 5000],
    ]);
    expect(await card(look.lookId)).toMatchObject({
      kind: 'worn',
      title: 'Mirror',
      image: { status: 'ready' },
      outfit: null,
      pieceCount: 2,
      wearCount: 0,
      wornDay: null,
    });
    expect(await item(boots)).toMatchObject({ lookCount: 1, outfitCount: 1 });
  });

  it('shows the board of its outfit where there is no photo, until that is deleted', async () => {
    const look = await addLook({ imageId: null, changes: { outfitId } });
    expect(look).toMatchObject({ title: null, image: null, outfit: { title: 'Office' } });
    expect(look.pieces.map(({ itemId }) => itemId)).toEqual([shirt, boots]);
    expect(await card(look.lookId)).toMatchObject({ image: null, outfit: { outfitId } });
    const withPhoto = await save({ lookId: look.lookId, imageId: await send() });
    expect(withPhoto.look.outfit).toMatchObject({ outfitId });
    expect(await card(look.lookId)).toMatchObject({ image: {}, outfit: null });
    await save({ lookId: look.lookId, imageId: null });
    await server.call('deleteOutfits', { owner, outfitIds: [outfitId] }, ada);
    expect(await details(look.lookId)).toMatchObject({ outfitId, outfit: null, pieces: [] });
    const renamed = await save({ lookId: look.lookId, changes: { title: 'Still there' } });
    expect(renamed.look.title).toBe('Still there');
  });

  it.each([
    ['no kind', { changes: { link: { url: 'https://example.com/', siteName: null } } }],
    ['nothing to show', { changes: { kind: 'worn' } }],
    ['another kind', { changes: { kind: 'planned' } }],
    ['a script as its link', { changes: { link: { url: 'javascript:alert(1)', siteName: null } } }],
    ['a file as its link', { changes: { link: { url: 'file:///etc/passwd', siteName: null } } }],
    ['a pin off the photo', { pins: [{ itemId: null, x: 1.01, y: 0 }] }],
    ['a pin before it', { pins: [{ itemId: null, x: 0, y: -0.01 }] }],
    ['a pin nowhere', { pins: [{ itemId: null, x: null, y: 0 }] }],
    ['31 pins', { pins: Array(31).fill({ itemId: null, x: 0, y: 0 }) }],
  ])('is refused with %s', async (_what, input) => {
    expect(await refusal({ changes: {}, ...input })).toBe('invalid');
    const { lookId } = await addLook();
    if ('pins' in input) expect(await refusal({ lookId, changes: {}, ...input })).toBe('invalid');
    expect(await details(lookId)).toMatchObject({ revision: 1, pins: [] });
  });

  it('must go on showing something', async () => {
    const { lookId } = await addLook();
    expect(await refusal({ lookId, changes: {}, imageId: null })).toBe('invalid');
    const link = { url: 'https://example.com/a', siteName: 'Example' };
    const given = { ...link, url: 'https://ada:secret@example.com/a' };
    const { look } = await save({ lookId, changes: { link: given }, imageId: null });
    expect(look).toMatchObject({ image: null, link });
    expect(await card(lookId)).toMatchObject({ siteName: 'Example' });
    expect(await refusal({ lookId, changes: { link: null } })).toBe('invalid');
  });

  it('takes no picture of another kind', async () => {
    const imageId = await send('item');
    expect(await refusal({ changes: { kind: 'worn' }, imageId })).toBe('invalid');
  });

  it('shows a gap for what is not its owner’s, deleted or gone', async () => {
    const ben = await server.person();
    const foreign = await addItem('Hat', {}, ben);
    const { lookId, pins } = await addLook({ pins: [pin(foreign), pin(shirt), pin(null)] });
    const gone = { itemId: null, isGap: true, title: '' };
    expect(pins).toMatchObject([gone, { itemId: shirt, isGap: false, title: 'Shirt' }, gone]);
    await server.call('deleteItems', { owner, itemIds: [shirt] }, ada);
    const deleted = await details(lookId);
    expect(deleted.pins[1]).toMatchObject({ itemId: shirt, isGap: true, title: 'Shirt' });
    expect(deleted.pieces).toEqual([]);
    expect(await card(lookId)).toMatchObject({ pieceCount: 0 });
    await save({ lookId, pins: [pin(shirt)] });
    await server.call('restoreItems', { owner, itemIds: [shirt] }, ada);
    expect((await details(lookId)).pins).toMatchObject([{ itemId: shirt, isGap: false }]);
    await server.call('deleteItems', { owner, itemIds: [shirt] }, ada);
    await server.call('forgetItems', { owner, itemIds: [shirt] }, ada);
    expect((await details(lookId)).pins).toMatchObject([gone]);
  });

  it('tells the device that had not seen the save before', async () => {
    const { lookId } = await addLook({ changes: { title: 'One' } });
    const first = await save({ lookId, changes: { title: 'Two' }, baseRevision: 1 });
    expect(first).toMatchObject({ hasReplaced: false, look: { revision: 2 } });
    const second = await save({ lookId, pins: [pin(shirt)], baseRevision: 1 });
    expect(second).toMatchObject({ hasReplaced: true, look: { revision: 3, title: 'Two' } });
    expect(await save({ lookId, baseRevision: 1 })).toMatchObject({
      hasReplaced: false,
      look: { revision: 3 },
    });
  });

  it('lets the files of a photo go that another replaced, unless a copy shows it', async () => {
    const { blobs, jobs } = server.app.services;
    const first = await send();
    const { lookId } = await addLook({ imageId: first, changes: { title: 'Mirror' } });
    const made = await server.call('duplicateLooks', { owner, lookIds: [lookId] }, ada);
    const second = await send();
    await save({ lookId, imageId: second });
    await jobs.idle();
    const bytes = (imageId: string) => blobs.info(imageKeys.rendition(imageId, 240));
    expect(await bytes(first)).not.toBeNull();
    expect(await card(made.lookIds[0]!)).toMatchObject({
      title: 'Mirror (copy)',
      image: { imageId: first },
    });
    await save({ lookId, imageId: await send() });
    await jobs.idle();
    expect(await bytes(second)).toBeNull();
  });
});

describe('a worn look', () => {
  it('wears what is pinned on it and what is in its outfit, once each', async () => {
    const hat = await addItem('Hat');
    const look = await addLook({ changes: { outfitId }, pins: [pin(hat), pin(boots)] });
    const { planId } = await plan(look.lookId, true);
    expect((await plan(look.lookId, true)).planId).toBe(planId);
    expect(await details(look.lookId)).toMatchObject({ wearCount: 1, wornDay: day });
    for (const itemId of [hat, boots, shirt]) expect((await item(itemId)).wearCount).toBe(1);
    const { plans, looks, outfits } = await server.call(
      'getPlans',
      { owner, from: day, to: day },
      ada,
    );
    expect(plans).toMatchObject([
      { lookId: look.lookId, outfitId: null, itemIds: [hat, boots, shirt], isWorn: true },
    ]);
    expect(looks).toMatchObject([{ lookId: look.lookId }]);
    expect(outfits).toEqual([]);
    await server.call('markWorn', { owner, planIds: [planId], isWorn: false }, ada);
    expect((await item(hat)).wearCount).toBe(0);
    expect(await card(look.lookId)).toMatchObject({ wearCount: 0, wornDay: null });
  });

  it('keeps the wear of a piece of its outfit whose pin is taken away', async () => {
    const look = await addLook({ changes: { outfitId }, pins: [pin(boots)] });
    await plan(look.lookId, true);
    await save({ lookId: look.lookId, pins: [] });
    for (const itemId of [boots, shirt]) expect((await item(itemId)).wearCount).toBe(1);
  });

  it('wears what is pinned later, and no more what is not pinned any more', async () => {
    const { lookId } = await addLook({ pins: [pin(shirt)] });
    await plan(lookId, true);
    await plan(lookId, true, '2024-03-10');
    await plan(lookId, false, '2024-03-20');
    const hat = await addItem('Hat');
    await save({ lookId, pins: [pin(boots), pin(hat)] });
    const counts = async () => [
      (await item(shirt)).wearCount,
      (await item(boots)).wearCount,
      (await item(hat)).wearCount,
    ];
    expect(await counts()).toEqual([0, 2, 2]);
    await save({ lookId, changes: { title: 'Named' } });
    await save({ lookId, pins: [pin(hat, 0, 0), pin(boots, 1, 1)] });
    expect(await counts()).toEqual([0, 2, 2]);
    expect((await item(hat)).lastWornDay).toBe('2024-03-10');
    await server.call('deleteItems', { owner, itemIds: [hat] }, ada);
    await save({ lookId, pins: [pin(hat)] });
    await server.call('restoreItems', { owner, itemIds: [hat] }, ada);
    expect(await counts()).toEqual([0, 0, 2]);
  });

  it('keeps what was worn when it is deleted and gone, and what it was called', async () => {
    const { services } = server.app;
    const imageId = await send();
    const { lookId } = await addLook({ imageId, changes: { title: 'Mirror' }, pins: [pin(shirt)] });
    await services.jobs.idle();
    await plan(lookId, true);
    await server.call('deleteLooks', { owner, lookIds: [lookId] }, ada);
    const shown = async () => server.call('getPlans', { owner, from: day, to: day }, ada);
    expect(await shown()).toMatchObject({ plans: [{ lookId, lookTitle: 'Mirror' }], looks: [] });
    const { looks } = await server.call('getDeletedLooks', { owner }, ada);
    expect(looks).toMatchObject([{ lookId, deleteDate: expect.any(String) }]);
    await server.call('restoreLooks', { owner, lookIds: [lookId] }, ada);
    expect(await shown()).toMatchObject({ looks: [{ lookId }] });

    await server.call('deleteLooks', { owner, lookIds: [lookId] }, ada);
    server.advance(30 * 86_400_000 + 60_000);
    await sweep(services);
    await services.jobs.idle();
    const input = { owner, lookIds: [lookId] };
    await expect(server.call('restoreLooks', input, ada)).rejects.toThrow('not-found');
    expect(await services.blobs.info(imageKeys.rendition(imageId, 240))).toBeNull();
    expect(await shown()).toMatchObject({
      plans: [{ lookId: null, lookTitle: 'Mirror', itemIds: [shirt], isWorn: true }],
    });
    expect((await item(shirt)).wearCount).toBe(1);
    const range = { owner, from: day, to: day };
    expect((await server.call('exportCalendar', range, ada)).ics).toContain('SUMMARY:Mirror');
  });

  it('is told as a repeat when it is planned again', async () => {
    const { lookId } = await addLook();
    await plan(lookId, true, '2024-02-20');
    await plan(lookId);
    const { plans } = await server.call('getPlans', { owner, from: day, to: day }, ada);
    expect(plans.map(({ repeats }) => repeats)).toEqual([
      { day: '2024-02-20', whole: true, itemIds: [] },
    ]);
  });

  it('takes the place of an outfit in a plan, and makes room for pieces', async () => {
    const { lookId } = await addLook({ pins: [pin(shirt)] });
    const { planId } = await plan(lookId, true);
    const change = async (changes: OperationInput<'savePlan'>['changes']) =>
      (await server.call('savePlan', { owner, planId, changes }, ada)).plan;
    expect(await change({ outfitId })).toMatchObject({ lookId: null, itemIds: [shirt, boots] });
    expect(await change({ lookId })).toMatchObject({ outfitId: null, lookId, itemIds: [shirt] });
    expect(await change({ itemIds: [boots] })).toMatchObject({ lookId: null, itemIds: [boots] });
    const both = { owner, planId, changes: { outfitId, lookId } };
    const answer = await server.raw('savePlan', both, ada);
    expect(answer).toMatchObject({ statusCode: 400, body: { code: 'invalid' } });
  });
});

describe('the list of looks', () => {
  let worn: string;
  let dream: string;
  let rest: string;
  let wardrobeId: string;
  beforeEach(async () => {
    const form = { owner, name: 'Work', description: '' };
    ({ wardrobeId } = (await server.call('saveWardrobe', form, ada)).wardrobe);
    const seasons: 'Winter'[] = ['Winter'];
    const are = { title: 'Åre', seasons, outfitId };
    worn = (await addLook({ changes: are, pins: [pin(shirt)], imageId: null })).lookId;
    const link = { url: 'https://example.com/x', siteName: 'Vogue' };
    dream = (
      await addLook({
        changes: { kind: 'inspiration', title: 'Dream', occasions: ['Party'], link },
        imageId: null,
      })
    ).lookId;
    rest = (await addLook({ changes: { notes: 'Rainy', seasons, outfitId }, imageId: null }))
      .lookId;
    const into = { owner, lookIds: [worn, dream, '999999'], wardrobeIds: [wardrobeId, '888'] };
    const done = { lookIds: [worn, dream], wardrobeIds: [wardrobeId] };
    expect(await server.call('lookAddToWardrobes', into, ada)).toEqual(done);
  });
  const list = (filter: LookFilter) => server.call('getLookNavigation', { owner, filter }, ada);
  const find = async (filter: LookFilter) => (await list(filter)).lookIds;

  it('goes by what is asked', async () => {
    await plan(worn, true);
    expect(await find({})).toEqual([rest, dream, worn]);
    expect(await find({ sort: 'oldest' })).toEqual([worn, dream, rest]);
    expect(await find({ sort: 'title' })).toEqual([rest, worn, dream]);
    expect(await find({ sort: 'most-worn' })).toEqual([worn, rest, dream]);
    expect(await find({ sort: 'least-worn' })).toEqual([rest, dream, worn]);
  });

  it('is found, narrowed and counted', async () => {
    expect(await find({ kind: 'inspiration' })).toEqual([dream]);
    expect(await find({ search: 'vogue' })).toEqual([dream]);
    expect(await find({ search: 'rain' })).toEqual([rest]);
    expect(await find({ search: 'are shirts' })).toEqual([worn]);
    expect(await find({ search: 'boots' })).toEqual([]);
    expect(await find({ itemId: [shirt] })).toEqual([worn]);
    expect(await find({ wardrobeId })).toEqual([dream, worn]);
    const { lookIds, counts } = await list({ kind: 'worn', season: ['Winter'], search: 'rainy' });
    expect(lookIds).toEqual([rest]);
    expect(counts).toEqual({ all: 2, season: { Winter: 1 }, occasion: {} });
    expect((await list({})).counts).toEqual({
      all: 3,
      season: { Winter: 2 },
      occasion: { Party: 1 },
    });
  });

  it('is found anew by what Sync derives', async () => {
    const { pool } = server.app.services.open;
    await pool.query(`update looks set search_text = '', sort_name = '' where owner_id = $1`, [
      owner,
    ]);
    expect(await find({ search: 'dream' })).toEqual([]);
    await server.call('refreshCache', { scopes: ['looks'] }, ada);
    expect(await find({ search: 'dream' })).toEqual([dream]);
  });

  it('counts what hangs in a wardrobe', async () => {
    const count = async () => {
      const { wardrobes } = await server.call('getWardrobes', { owner }, ada);
      return wardrobes.find((one) => one.wardrobeId === wardrobeId)?.lookCount;
    };
    expect(await count()).toBe(2);
    expect((await details(worn)).wardrobes).toEqual([{ wardrobeId, name: 'Work' }]);
    const copies = await server.call('duplicateLooks', { owner, lookIds: [worn] }, ada);
    expect(await count()).toBe(3);
    expect(await details(copies.lookIds[0]!)).toMatchObject({
      title: 'Åre (copy)',
      pins: [{ itemId: shirt }],
      revision: 1,
    });
    await server.call('deleteLooks', { owner, lookIds: [worn] }, ada);
    expect(await count()).toBe(2);
    const remove = { owner, lookIds: [dream], wardrobeIds: [wardrobeId] };
    await server.call('lookRemoveFromWardrobes', remove, ada);
    expect(await count()).toBe(1);
  });

  it('reads a window in as many steps as one look', async () => {
    const { pool } = server.app.services.open;
    await card(worn);
    // What goes on behind asks too.
    await server.app.services.jobs.idle();
    const query = vi.spyOn(pool, 'query');
    const stepsFor = async (lookIds: string[]) => {
      query.mockClear();
      const { looks } = await server.call('getLooks', { owner, lookIds }, ada);
      expect(looks.map(({ lookId }) => lookId)).toEqual(lookIds);
      return query.mock.calls.length;
    };
    const one = await stepsFor([worn]);
    expect(await stepsFor([rest, worn, dream])).toBe(one);
    query.mockRestore();
  });
});
