import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationName } from '#contract/operations.ts';
import { newIdempotencyKey } from '#lib/unanswered-writes.ts';
import { drawPicture } from '#tests/support/drawn-pictures.ts';
import { makeFriends } from '#tests/support/friends.ts';
import { dayFromNow, sharedWardrobe } from '#tests/support/loans.ts';
import { collageOf } from '#tests/support/sample-calls/outfits.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';

/*
 * Every field of what friends read, and whether it is told to them. A field that is new stands in none of these lists, and
 * fails until somebody has decided. Of what is withheld the owner has something, so that it can be seen to be withheld.
 */

let server: TestServer;
let owner: Person;
let friend: Person;
let ids: { itemId: string; outfitId: string; lookId: string };

const day = '2026-01-05';

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.person();
  friend = await server.person();
  const own = { owner: owner.userId };
  const wardrobeIds = [await sharedWardrobe(server, owner)];
  const privateOne = { ...own, name: 'Secrets', description: '' };
  const { wardrobe } = await server.call('saveWardrobe', privateOne, owner);
  wardrobeIds.push(wardrobe.wardrobeId);
  const upload = async (kind: 'item' | 'look') =>
    (await server.upload(owner, await drawPicture(), 'image/jpeg', kind)).imageId;
  const changes = {
    title: 'Coat',
    brand: 'Marlowe',
    category: 't-shirt',
    size: '38',
    condition: 'Good Condition' as const,
    color: 'as the sea',
    mainColor: 'navy' as const,
    furtherColors: ['white' as const],
    patterns: ['Striped' as const],
    neckline: 'Collared' as const,
    sleeveType: 'Set-in' as const,
    sleeveLength: 'Long' as const,
    seasons: ['Fall' as const],
    occasions: ['Work' as const],
    type: 'Womenswear' as const,
    secondhand: true,
    purchaseDate: '2025-12-01',
    purchasePriceCents: 12_300,
    purchaseCurrency: 'EUR' as const,
    notes: 'From Ada',
    personalTags: ['gift'],
  };
  const imageIds = [await upload('item')];
  const { item } = await server.call('saveItem', { ...own, changes, wardrobeIds, imageIds }, owner);
  const { itemId } = item;
  const form = { seasons: ['Fall' as const], occasions: ['Work' as const], notes: 'For Ada' };
  const laid = { changes: { title: 'Friday', ...form }, collage: collageOf([itemId]), wardrobeIds };
  const { outfitId } = (await server.call('saveOutfit', { ...own, ...laid }, owner)).outfit;
  const look = { kind: 'worn' as const, title: 'Mirror', ...form };
  const pins = [{ itemId, x: 0.5, y: 0.5 }];
  const photo = { imageId: await upload('look'), changes: look, pins, wardrobeIds };
  const { lookId } = (await server.call('saveLook', { ...own, ...photo }, owner)).look;
  for (const what of [{ outfitId }, { lookId }]) {
    const plan = { day, slot: 'day' as const, ...what };
    await server.call('savePlan', { ...own, changes: plan, isWorn: true }, owner);
  }
  const lent = { availability: 'lent' as const, lentTo: 'Zoe', lentUntil: dayFromNow(3) };
  const change = { changeId: newIdempotencyKey(), itemIds: [itemId], ...lent };
  await server.call('setAvailability', { ...own, ...change }, owner);
  await server.app.services.jobs.idle();
  await makeFriends(server, owner, friend);
  ids = { itemId, outfitId, lookId };
});
afterAll(() => server.close());

type Thing = Record<string, unknown>;

/** Reads one thing, by its owner and by the friend, without the addresses of pictures, which are each one's own. */
async function readBoth(name: OperationName, input: object, part: string): Promise<Thing[]> {
  return Promise.all(
    [owner, friend].map(async (as) => {
      const { body } = await server.raw(name, { owner: owner.userId, ...input }, as);
      if (body.status !== 'ok') throw new Error(JSON.stringify(body));
      const found = (body.data as Record<string, unknown>)[part];
      const one = Array.isArray(found) ? found[0] : found;
      return JSON.parse(JSON.stringify(one).replaceAll(/\/images\/[^"\\]+/g, ''));
    }),
  );
}

const isNothing = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

const cardFields = [
  ...['itemId', 'ownerId', 'title', 'brand', 'size', 'category', 'mainColor', 'furtherColors'],
  ...['patterns', 'sleeveLength', 'condition', 'availability', 'image', 'createDate'],
];
const common = ['ownerId', 'title', 'seasons', 'occasions', 'revision', 'createDate', 'updateDate'];

/** By what is read: the fields that are told, those that are withheld, and those that are told in part or of the friend. */
const fields: [OperationName, () => object, string, Record<string, string[]>][] = [
  [
    'getItems',
    () => ({ itemIds: [ids.itemId] }),
    'items',
    { told: cardFields, other: ['mayBorrow'] },
  ],
  [
    'getItemDetails',
    () => ({ itemId: ids.itemId }),
    'item',
    {
      told: [
        ...cardFields.filter((name) => name !== 'image'),
        ...['color', 'neckline', 'sleeveType', 'seasons', 'occasions', 'type', 'secondhand'],
        'updateDate',
      ],
      withheld: [
        ...['purchaseDate', 'purchasePriceCents', 'purchaseCurrency', 'notes', 'personalTags'],
        ...['wearCount', 'lastWornDay', 'wornDays', 'outfitCount', 'lookCount', 'serviceCents'],
        ...['serviceCount', 'wearsSinceWash', 'washAfter', 'isHidden'],
        'availabilityFacts',
      ],
      other: ['mayBorrow', 'wardrobes', 'images', 'furtherCosts'],
    },
  ],
  [
    'getOutfitDetails',
    () => ({ outfitId: ids.outfitId }),
    'outfit',
    {
      told: [...[...common, 'outfitId', 'background', 'drawingKey', 'layers', 'thumbnail']],
      withheld: ['notes', 'wearCount'],
      other: ['wardrobes', 'styledBy', 'pieces'],
    },
  ],
  [
    'getLookDetails',
    () => ({ lookId: ids.lookId }),
    'look',
    {
      told: [...common, 'lookId', 'kind', 'link', 'image', 'pins'],
      withheld: ['notes', 'wearCount', 'wornDay'],
      other: ['wardrobes', 'outfit', 'outfitId', 'pieces'],
    },
  ],
  [
    'getWardrobes',
    () => ({}),
    'wardrobes',
    {
      told: [
        ...['wardrobeId', 'ownerId', 'name', 'description', 'mayBorrow', 'itemCount'],
        ...['outfitCount', 'lookCount', 'coverItemIds', 'rail', 'createDate', 'updateDate'],
      ],
      withheld: ['sharing'],
    },
  ],
];

describe('what a friend is told of a thing', () => {
  it.each(fields)('by %s, field by field', async (name, input, part, lists) => {
    const [whole, told] = (await readBoth(name, input(), part)) as [Thing, Thing];
    const { told: same = [], withheld = [], other = [] } = lists;
    expect(Object.keys(whole).sort()).toEqual([...same, ...withheld, ...other].sort());
    for (const field of same) expect(told[field], field).toEqual(whole[field]);
    for (const field of withheld) {
      expect(isNothing(told[field]), `${field} is withheld`).toBe(true);
      expect(isNothing(whole[field]), `${field} is there to be withheld`).toBe(false);
    }
  });

  it('without prices, notes, tags and who has it, however deep they lie', async () => {
    for (const [name, input, part] of fields) {
      const [, told] = await readBoth(name, input(), part);
      expect(JSON.stringify(told)).not.toMatch(/12300|EUR|Ada|gift|Zoe/);
    }
  });

  it('of its wardrobes names those that are shared, and the others to nobody', async () => {
    for (const [name, input, part] of fields.slice(1, 4)) {
      const [whole, told] = (await readBoth(name, input(), part)) as { wardrobes: unknown[] }[];
      expect(whole!.wardrobes).toHaveLength(2);
      expect(told!.wardrobes).toHaveLength(1);
      expect(JSON.stringify(told)).not.toContain('Secrets');
    }
  });
});
