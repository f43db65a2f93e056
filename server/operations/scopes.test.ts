import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationName } from '#contract/operations.ts';
import type { ItemFilter } from '#contract/schemas/item.ts';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import { drawPicture } from '#tests/support/drawn-pictures.ts';
import { dayFromNow } from '#tests/support/loans.ts';
import { sayRelations } from '#tests/support/relations.ts';
import { collageOf } from '#tests/support/sample-calls/outfits.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';

/*
 * What a friend sees of whoever shared one of two wardrobes with them ([Note: Scope]). What they must not see is made
 * of words and numbers that stand nowhere else, and is looked for in the text of every answer.
 */

const secrets = [
  'Unshared', // The wardrobe that is not shared, and all that hangs in it or nowhere.
  'Xylophone', // Notes.
  'Quincunx', // Tags.
  '9876543', // Prices, in cents.
  '2019-07-13', // The day of a purchase, and of a wear.
];

const relations = sayRelations();
let server: TestServer;
let owner: Person;
let friend: Person;
let shared: { wardrobeId: string; itemId: string; outfitId: string; lookId: string };
let hidden: typeof shared;
/** A piece that hangs nowhere. */
let looseId: string;
/** A piece that hangs in the shared wardrobe and lies in the bin. */
let goneId: string;
/** Of pictures that are in sight: of the shared piece, of the hidden one on the shared board, and of the shared look. */
let shownImageIds: string[];

beforeAll(async () => {
  server = await startTestServer({ relations });
  owner = await server.person();
  friend = await server.person();
  const picture = await drawPicture();
  const own = { owner: owner.userId };
  const call = <Name extends OperationName>(name: Name, input: OperationInput<Name>) =>
    server.call(name, input, owner);
  const upload = async (kind: 'item' | 'look') =>
    (await server.upload(owner, picture, 'image/jpeg', kind)).imageId;
  const wardrobe = async (name: string) =>
    (await call('saveWardrobe', { ...own, name, description: '' })).wardrobe.wardrobeId;
  const piece = async (title: string, wardrobeIds: string[], imageIds: string[]) => {
    const changes = {
      title,
      notes: 'Xylophone',
      personalTags: ['Quincunx'],
      purchasePriceCents: 9_876_543,
      purchaseDate: '2019-07-13',
      category: 'coat',
    };
    return (await call('saveItem', { ...own, changes, wardrobeIds, imageIds })).item.itemId;
  };
  const open = await wardrobe('Open');
  const closed = await wardrobe('Unshared wardrobe');
  const images = [await upload('item'), await upload('item'), await upload('look')];
  const inOpen = await piece('Cape', [open, closed], [images[0]!]);
  const inClosed = await piece('Unshared coat', [closed], [images[1]!]);
  looseId = await piece('Unshared loose', [], [await upload('item')]);
  goneId = await piece('Unshared gone', [open], []);
  await call('deleteItems', { ...own, itemIds: [goneId] });
  const outfit = async (title: string, wardrobeIds: string[], itemIds: string[]) => {
    const changes = { title, notes: 'Xylophone' };
    const collage = collageOf(itemIds);
    return (await call('saveOutfit', { ...own, changes, collage, wardrobeIds })).outfit.outfitId;
  };
  const outfitInOpen = await outfit('Friday', [open, closed], [inOpen, inClosed]);
  const outfitInClosed = await outfit('Unshared outfit', [closed], [inOpen]);
  // Kept from friends though it hangs in the open wardrobe.
  const keptBack = await piece('Unshared gift', [open], [await upload('item')]);
  await call('hideItems', { ...own, itemIds: [keptBack], isHidden: true });
  await outfit('Unshared surprise', [open], [inOpen, keptBack]);
  const look = async (title: string, wardrobeIds: string[], outfitId: string, imageId?: string) => {
    const input = {
      ...own,
      changes: { kind: 'worn' as const, title, notes: 'Xylophone', outfitId },
      pins: [inOpen, inClosed].map((itemId) => ({ itemId, x: 0.5, y: 0.5 })),
      ...(imageId ? { imageId } : {}),
      wardrobeIds,
    };
    return (await call('saveLook', input)).look.lookId;
  };
  const lookInOpen = await look('Street', [open, closed], outfitInClosed, images[2]!);
  const lookInClosed = await look('Unshared look', [closed], outfitInOpen);
  shared = { wardrobeId: open, itemId: inOpen, outfitId: outfitInOpen, lookId: lookInOpen };
  hidden = { wardrobeId: closed, itemId: inClosed, outfitId: outfitInClosed, lookId: lookInClosed };
  for (const of of [{ outfitId: outfitInOpen }, { lookId: lookInOpen }, { itemIds: [inOpen] }]) {
    const changes = { day: '2019-07-13', ...of };
    await call('savePlan', { ...own, changes, isWorn: true });
  }
  await server.app.services.jobs.idle();
  shownImageIds = images;
  relations.share(owner.userId, friend.userId, [open]);
});
afterAll(() => server.close());

/** Asks as the friend, and looks for what they must not be told. */
async function ask<Name extends OperationName>(
  name: Name,
  input: Omit<OperationInput<Name>, 'owner'>,
) {
  const asked = { owner: owner.userId, ...input } as OperationInput<Name>;
  const answer = await server.call(name, asked, friend);
  for (const secret of secrets) expect(JSON.stringify(answer), name).not.toContain(secret);
  return answer;
}

const refusal = async <Name extends OperationName>(
  name: Name,
  input: Omit<OperationInput<Name>, 'owner'>,
) => ask(name, input).catch((error: Error) => error.message);

describe('a friend sees', () => {
  it('the wardrobe that was shared, and counts what hangs in it', async () => {
    const { wardrobes, itemCount } = await ask('getWardrobes', {});
    const counts = { itemCount: 1, outfitCount: 1, lookCount: 1 };
    expect(wardrobes).toMatchObject([{ wardrobeId: shared.wardrobeId, name: 'Open', ...counts }]);
    expect(wardrobes[0]!.rail.map(({ itemId }) => itemId)).toEqual([shared.itemId]);
    expect(itemCount).toBe(1);
  });

  it.each([
    ['all', undefined],
    ['that wardrobe', () => shared.wardrobeId],
  ])('in the lists of %s what hangs there, and nothing else is counted', async (_of, wardrobe) => {
    const filter = wardrobe ? { wardrobeId: wardrobe() } : {};
    const items = await ask('getItemNavigation', { filter });
    expect(items.itemIds).toEqual([shared.itemId]);
    expect(items.counts).toMatchObject({ all: 1, tag: {}, price: {} });
    const outfits = await ask('getOutfitNavigation', { filter });
    expect([outfits.outfitIds, outfits.counts.all]).toEqual([[shared.outfitId], 1]);
    const looks = await ask('getLookNavigation', { filter });
    expect([looks.lookIds, looks.counts.all]).toEqual([[shared.lookId], 1]);
  });

  it('the cards of what is in sight, whatever ids are asked for', async () => {
    const itemIds = [shared.itemId, hidden.itemId, looseId, goneId];
    const { items } = await ask('getItems', { itemIds });
    expect(items.map(({ itemId }) => itemId)).toEqual([shared.itemId]);
    const outfitIds = [shared.outfitId, hidden.outfitId];
    const { outfits } = await ask('getOutfits', { outfitIds });
    expect(outfits).toMatchObject([{ outfitId: shared.outfitId, wearCount: null }]);
    const { pieces } = await ask('getTakenDays', { itemIds });
    expect(pieces).toEqual([{ itemId: shared.itemId, taken: [] }]);
    const lookIds = [shared.lookId, hidden.lookId];
    const { looks } = await ask('getLooks', { lookIds });
    const unworn = { wearCount: null, wornDay: null };
    expect(looks).toMatchObject([{ lookId: shared.lookId, ...unworn, pieceCount: 1 }]);
  });

  it('a piece without its price, its notes, its wears and the names of other wardrobes', async () => {
    const { item } = await ask('getItemDetails', { itemId: shared.itemId });
    expect(item).toMatchObject({
      title: 'Cape',
      wardrobes: [{ wardrobeId: shared.wardrobeId, name: 'Open' }],
      purchasePriceCents: null,
      notes: null,
      personalTags: [],
      wearCount: null,
      wornDays: [],
      outfitCount: null,
      lookCount: null,
      serviceCents: null,
    });
  });

  it('of a photo that is shown cut out, nothing but the cut-out', async () => {
    const { pool } = server.app.services.open;
    const [imageId] = shownImageIds;
    // Nothing is cut out in this test: the row says that it was.
    const cutOut = `cutout = 'trusted', cutout_version = 1, cutout_width = 9, cutout_height = 9`;
    await pool.query(`update images set ${cutOut} where id = $1`, [imageId]);
    const asked = { owner: owner.userId, itemId: shared.itemId };
    const own = await server.call('getItemDetails', asked, owner);
    expect(own.item.images).toMatchObject([{ imageId, other: { urls: expect.anything() } }]);
    const { item } = await ask('getItemDetails', { itemId: shared.itemId });
    expect(item.images).toMatchObject([{ imageId, other: null }]);
    await pool.query(`update images set cutout = null, cutout_version = 0 where id = $1`, [
      imageId,
    ]);
  });

  it('on a board a piece that is not in sight by its picture alone', async () => {
    const { outfit } = await ask('getOutfitDetails', { outfitId: shared.outfitId });
    const [seen, unseen] = outfit.layers;
    expect(seen).toMatchObject({ itemId: shared.itemId, title: 'Cape' });
    expect(unseen).toMatchObject({ itemId: null, title: '', isGap: false });
    expect(unseen!.image?.imageId).toBe(shownImageIds[1]);
    const withheld = { purchasePriceCents: null, wearCount: null };
    expect(outfit.pieces).toMatchObject([{ itemId: shared.itemId, ...withheld }]);
    expect(outfit).toMatchObject({ notes: null, wearCount: null });
  });

  it('of a look the pins of pieces in sight, and no outfit that is not', async () => {
    const { look } = await ask('getLookDetails', { lookId: shared.lookId });
    expect(look).toMatchObject({ notes: null, wearCount: null, wornDay: null });
    expect(look).toMatchObject({ outfit: null, outfitId: null });
    expect(look.pins.map(({ itemId }) => itemId)).toEqual([shared.itemId]);
    expect(look.pieces.map(({ itemId }) => itemId)).toEqual([shared.itemId]);
  });
});

describe('a friend', () => {
  it('is told of nothing else that it is not there', async () => {
    for (const itemId of [hidden.itemId, looseId, goneId, '999999']) {
      expect(await refusal('getItemDetails', { itemId })).toBe('not-found');
    }
    const { outfitId, lookId, wardrobeId } = hidden;
    expect(await refusal('getOutfitDetails', { outfitId })).toBe('not-found');
    expect(await refusal('getLookDetails', { lookId })).toBe('not-found');
    for (const name of ['getItemNavigation', 'getOutfitNavigation', 'getLookNavigation'] as const) {
      expect(await refusal(name, { filter: { wardrobeId } })).toBe('not-found');
    }
  });

  it('finds by what is seen, and not by what was written for its owner alone', async () => {
    const found = async (search: string) => {
      const [items, outfits, looks] = await Promise.all([
        ask('getItemNavigation', { filter: { search } }),
        ask('getOutfitNavigation', { filter: { search } }),
        ask('getLookNavigation', { filter: { search } }),
      ]);
      return [items.itemIds.length, outfits.outfitIds.length, looks.lookIds.length];
    };
    expect(await found('cape')).toEqual([1, 1, 1]);
    expect(await found('friday')).toEqual([0, 1, 0]);
    expect(await found('coats')).toEqual([1, 1, 1]);
    for (const word of ['xylophone', 'xylo', 'quincunx', 'unshared']) {
      expect(await found(word), word).toEqual([0, 0, 0]);
      const mine = { owner: owner.userId, filter: { search: word } };
      const { itemIds } = await server.call('getItemNavigation', mine, owner);
      expect(itemIds.length, word).toBeGreaterThan(0);
    }
    // A slip is put right by words of what is seen alone.
    const meant = async (search: string) =>
      (await ask('getSearchCorrection', { filter: { search } })).search;
    expect(await meant('caape')).toBe('cape');
    for (const word of ['xylophne', 'quincnux', 'unshred'])
      expect(await meant(word), word).toBeNull();
    const about = { filter: { itemId: [hidden.itemId] } };
    expect((await ask('getOutfitNavigation', about)).outfitIds).toEqual([]);
    expect((await ask('getLookNavigation', about)).lookIds).toEqual([]);
  });

  it('cannot learn prices, tags or wears from an order or a filter', async () => {
    const filters: ItemFilter[] = [
      { sort: 'price-high' },
      { sort: 'price-low' },
      { price: { from: 1 } },
      { tag: ['Quincunx'] },
      { recognized: true },
      { currency: ['USD'] },
      { bought: ['none'] },
      { worn: ['never'], today: '2026-05-04' },
    ];
    for (const filter of filters) {
      expect(await refusal('getItemNavigation', { filter })).toBe('forbidden');
      expect(await refusal('getItemCounts', { filter })).toBe('forbidden');
    }
    const { counts } = await ask('getItemCounts', { filter: { today: '2026-05-04' } });
    expect(counts).toMatchObject({ currency: {}, bought: {}, worn: {}, secondhand: { no: 1 } });
    for (const sort of ['most-worn', 'least-worn'] as const) {
      expect(await refusal('getOutfitNavigation', { filter: { sort } })).toBe('forbidden');
      expect(await refusal('getLookNavigation', { filter: { sort } })).toBe('forbidden');
    }
  });

  it('asks to borrow nothing that is not in sight', async () => {
    const days = { firstDay: dayFromNow(1), lastDay: dayFromNow(2) };
    for (const itemId of [hidden.itemId, looseId, goneId]) {
      const itemIds = [shared.itemId, itemId];
      expect(await refusal('askForLoan', { itemIds, ...days })).toBe('not-found');
    }
  });

  it('sees nothing any more from the moment that the sharing ends', async () => {
    relations.share(owner.userId, friend.userId, []);
    expect((await ask('getWardrobes', {})).wardrobes).toEqual([]);
    expect((await ask('getItemNavigation', { filter: {} })).itemIds).toEqual([]);
    expect(await refusal('getItemDetails', { itemId: shared.itemId })).toBe('not-found');
    relations.share(owner.userId, friend.userId, null);
    expect(await refusal('getWardrobes', {})).toBe('forbidden');
    relations.share(owner.userId, friend.userId, [shared.wardrobeId]);
  });
});

/** Every picture address of an answer. */
const addressesIn = (answer: unknown): string[] => [
  ...new Set(JSON.stringify(answer).match(/\/images\/[^"\\]+/g)),
];

const allThatIsRead = async () => [
  await ask('getWardrobes', {}),
  await ask('getItems', { itemIds: [shared.itemId, hidden.itemId, looseId] }),
  await ask('getItemDetails', { itemId: shared.itemId }),
  await ask('getOutfits', { outfitIds: [shared.outfitId, hidden.outfitId] }),
  await ask('getOutfitDetails', { outfitId: shared.outfitId }),
  await ask('getLooks', { lookIds: [shared.lookId, hidden.lookId] }),
  await ask('getLookDetails', { lookId: shared.lookId }),
];

describe('the picture addresses that a friend is given', () => {
  const open = async (url: string) => (await server.app.http.inject({ url })).statusCode;

  it('are of what is in sight, and of no photo that is shown cut out', async () => {
    const addresses = addressesIn(await allThatIsRead());
    const named = new Set(addresses.map((address) => address.split('/')[2]));
    expect([...named].toSorted()).toEqual(shownImageIds.toSorted());
    for (const address of addresses) expect(await open(address)).toBe(200);
  });

  it('end within the hour, while those of the owner hold for a day', async () => {
    const addresses = addressesIn(await allThatIsRead());
    const details = { owner: owner.userId, itemId: shared.itemId };
    const own = addressesIn(await server.call('getItemDetails', details, owner));
    server.advance(29 * 60_000);
    for (const address of addresses) expect(await open(address)).toBe(200);
    server.advance(31 * 60_000);
    for (const address of addresses) expect(await open(address)).toBe(403);
    for (const address of own) expect(await open(address)).toBe(200);
  });

  it('cannot be made to last', async () => {
    const [address] = addressesIn(await ask('getItemDetails', { itemId: shared.itemId }));
    const end = Number(new URL(address!, 'http://hem.test').searchParams.get('h'));
    const tries = [
      address!.replace(`h=${end}`, `h=${end + 1}`),
      address!.replace(`h=${end}`, `d=${end}`),
      address!.replace(`h=${end}`, `d=h${end}`),
      address!.replace(`h=${end}`, `d=${Math.ceil(end / 48) + 1}`),
      address!.replace(`h=${end}`, `h=${end}&h=${end + 48}`),
      address!.replace(`h=${end}`, `h=`),
      address!.replace(`h=${end}&`, ''),
      address!.replace('/240?', '/1600?'),
    ];
    for (const url of tries) expect([400, 403], url).toContain(await open(url));
  });
});
