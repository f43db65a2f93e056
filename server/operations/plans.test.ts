import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays, latestDay } from '#contract/rules/calendar-days.ts';
import type { ItemAvailability } from '#contract/rules/item-attributes.ts';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import { collageOf } from '#tests/support/sample-calls/outfits.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { sweep } from '../jobs/sweep.ts';

let server: TestServer;
let ada: Person;
let owner: string;
let shirt: string;
let skirt: string;
let boots: string;
let office: string;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

// Somebody else for each test: a day has only so much room.
beforeEach(async () => {
  ada = await server.person();
  owner = ada.userId;
  shirt = await addItem({ title: 'Shirt', category: 'shirt' });
  skirt = await addItem({ title: 'Skirt', category: 'midi-skirt' });
  boots = await addItem({ title: 'Boots', category: 'boots' });
  office = await addOutfit('Office', [shirt, skirt, boots]);
});

async function addItem(changes: OperationInput<'saveItem'>['changes'], as = ada): Promise<string> {
  return (await server.call('saveItem', { owner: as.userId, changes }, as)).item.itemId;
}

async function addOutfit(title: string, itemIds: string[]): Promise<string> {
  const input = { owner, changes: { title }, collage: collageOf(itemIds) };
  return (await server.call('saveOutfit', input, ada)).outfit.outfitId;
}

type Changes = OperationInput<'savePlan'>['changes'];
const save = async (changes: Changes, rest: { planId?: string; isWorn?: boolean } = {}) =>
  (await server.call('savePlan', { owner, changes, ...rest }, ada)).plan;
const refusal = async (changes: object, rest: object = {}) => {
  const { body } = await server.raw('savePlan', { owner, changes, ...rest }, ada);
  return body.status === 'error' ? body.code : 'ok';
};
const days = (from: string, to = from) => server.call('getPlans', { owner, from, to }, ada);
const shownOn = async (day: string) => (await days(day)).plans;
const mark = (planIds: string[], isWorn = true) =>
  server.call('markWorn', { owner, planIds, isWorn }, ada);
const item = async (itemId: string) =>
  (await server.call('getItemDetails', { owner, itemId }, ada)).item;
const outfit = async (outfitId: string) =>
  (await server.call('getOutfitDetails', { owner, outfitId }, ada)).outfit;
const wears = async () => [
  (await item(shirt)).wearCount,
  (await item(skirt)).wearCount,
  (await outfit(office)).wearCount,
];
const today = () => server.app.services.now().toISOString().slice(0, 10);
const leapDay = '2024-02-29';

describe('a plan', () => {
  it('is of an outfit, of loose pieces, or of words alone', async () => {
    const ofOutfit = await save({ day: leapDay, outfitId: office, title: 'Review' });
    const ofPieces = await save({ day: leapDay, slot: 'evening', itemIds: [skirt, shirt, skirt] });
    const ofWords = await save({ day: '2024-03-01', title: 'Wedding' });
    const { plans, outfits, items } = await days('2024-02-28', '2024-03-01');
    expect(plans).toEqual([
      { ...ofOutfit, repeats: null, awayItemIds: [] },
      { ...ofPieces, repeats: null, awayItemIds: [] },
      { ...ofWords, repeats: null, awayItemIds: [] },
    ]);
    expect(plans).toMatchObject([
      { day: leapDay, slot: 'day', title: 'Review', outfitTitle: 'Office', itemIds: [] },
      { day: leapDay, slot: 'evening', outfitId: null, itemIds: [skirt, shirt], isWorn: false },
      { day: '2024-03-01', slot: 'day', title: 'Wedding', outfitId: null, itemIds: [] },
    ]);
    expect(outfits.map(({ outfitId }) => outfitId)).toEqual([office]);
    expect(items.map(({ itemId }) => itemId)).toEqual([skirt, shirt]);
  });

  it('is one, however often the same outfit is planned for a part of a day', async () => {
    const first = await save({ day: leapDay, outfitId: office });
    const again = await Promise.all(
      [1, 2, 3].map(() => save({ day: leapDay, outfitId: office, slot: 'day' })),
    );
    expect(new Set(again.map(({ planId }) => planId))).toEqual(new Set([first.planId]));
    const evening = await save({ day: leapDay, slot: 'evening', outfitId: office });
    expect(evening.planId).not.toBe(first.planId);
    expect(await shownOn(leapDay)).toHaveLength(2);
    const worn = await save({ day: leapDay, outfitId: office }, { isWorn: true });
    expect(worn).toMatchObject({ planId: first.planId, isWorn: true });
    expect(await wears()).toEqual([1, 1, 1]);
  });

  it.each([
    ['nothing to show', {}],
    ['no pieces and no words', { itemIds: [], title: null }],
    ['an outfit and pieces', { outfitId: '1', itemIds: ['1'] }],
    ['31 pieces', { itemIds: Array(31).fill('1') }],
    ['empty words', { title: ' ' }],
    ['another part of the day', { title: 'Lunch', slot: 'noon' }],
    ['a day that was not', { title: 'Lunch', day: '2023-02-29' }],
    ['a moment', { title: 'Lunch', day: '2024-02-29T00:00:00Z' }],
    ['a day of another age', { title: 'Lunch', day: '1899-12-31' }],
    ['a day too far off', { title: 'Lunch', day: '2200-01-01' }],
  ])('is refused with %s', async (_what, changes) => {
    expect(await refusal({ day: leapDay, ...changes })).toBe('invalid');
    expect(await shownOn(leapDay)).toEqual([]);
  });

  it('needs a day, and takes no other member’s things', async () => {
    expect(await refusal({ title: 'Lunch' })).toBe('invalid');
    const ben = await server.person();
    const theirs = await addItem({ title: 'Hat' }, ben);
    expect(await refusal({ day: leapDay, itemIds: [theirs] })).toBe('not-found');
    expect(await refusal({ day: leapDay, outfitId: '999999' })).toBe('not-found');
    const mixed = await save({ day: leapDay, itemIds: [theirs, boots] });
    expect(mixed.itemIds).toEqual([boots]);
  });

  it('changes only what is said, and shows something else when told so', async () => {
    const { planId } = await save({ day: leapDay, itemIds: [boots], title: 'Walk' });
    const change = (changes: Changes) => save(changes, { planId });
    expect(await change({ slot: 'evening' })).toMatchObject({ title: 'Walk', itemIds: [boots] });
    expect(await change({ outfitId: office })).toMatchObject({ outfitId: office, itemIds: [] });
    expect(await change({ title: null, itemIds: [] })).toMatchObject({ outfitId: office });
    expect(await refusal({ outfitId: null }, { planId })).toBe('invalid');
    expect(await change({ itemIds: [shirt] })).toMatchObject({ outfitId: null, itemIds: [shirt] });
    expect(await change({ title: 'Talk' })).toMatchObject({ itemIds: [shirt], slot: 'evening' });
    expect(await change({ itemIds: [] })).toMatchObject({ itemIds: [], title: 'Talk' });
    expect(await refusal({ title: null }, { planId })).toBe('invalid');
  });

  it('shows a gap for what is deleted, and is filled once that is restored', async () => {
    const { planId } = await save({ day: leapDay, itemIds: [boots] });
    await save({ day: leapDay, outfitId: office });
    await server.call('deleteItems', { owner, itemIds: [boots] }, ada);
    await server.call('deleteOutfits', { owner, outfitIds: [office] }, ada);
    const without = await days(leapDay);
    expect(without).toMatchObject({ outfits: [], items: [] });
    expect(without.plans).toMatchObject([
      { itemIds: [] },
      { outfitId: office, outfitTitle: 'Office' },
    ]);
    expect(await save({ day: '2024-03-01' }, { planId })).toMatchObject({ day: '2024-03-01' });
    await server.call('restoreItems', { owner, itemIds: [boots] }, ada);
    expect(await shownOn('2024-03-01')).toMatchObject([{ itemIds: [boots] }]);
  });

  it('finds no room on a day that has twelve', async () => {
    const made: string[] = [];
    for (let n = 1; n <= 12; n += 1) {
      made.push((await save({ day: leapDay, title: `Hour ${n}` })).planId);
    }
    expect(await refusal({ day: leapDay, title: 'One more' })).toBe('too-many');
    const { planId } = await save({ day: '2024-03-01', title: 'Elsewhere' });
    const move = { owner, planIds: [planId], day: leapDay };
    await expect(server.call('movePlans', move, ada)).rejects.toThrow('too-many');
    expect(await refusal({ day: leapDay }, { planId })).toBe('too-many');
    expect(await refusal({ slot: 'evening' }, { planId: made[0]! })).toBe('ok');
    await server.call('deletePlans', { owner, planIds: [made[0]!] }, ada);
    await server.call('movePlans', move, ada);
    const back = { owner, planIds: [made[0]!] };
    await expect(server.call('restorePlans', back, ada)).rejects.toThrow('too-many');
    expect(await shownOn(leapDay)).toHaveLength(12);
  });

  it('can be taken back after it was deleted, until the sweep forgets it', async () => {
    const { planId } = await save({ day: leapDay, itemIds: [shirt] }, { isWorn: true });
    const input = { owner, planIds: [planId] };
    expect(await server.call('deletePlans', input, ada)).toEqual({ planIds: [planId] });
    expect(await shownOn(leapDay)).toEqual([]);
    expect((await item(shirt)).wearCount).toBe(0);
    expect(await server.call('restorePlans', input, ada)).toEqual({ planIds: [planId] });
    expect((await item(shirt)).wearCount).toBe(1);
    await server.call('deletePlans', input, ada);
    server.advance(30 * 86_400_000 + 60_000);
    await sweep(server.app.services);
    await expect(server.call('restorePlans', input, ada)).rejects.toThrow('not-found');
  });

  it('is not there twice after it is restored', async () => {
    const first = await save({ day: leapDay, outfitId: office });
    await server.call('deletePlans', { owner, planIds: [first.planId] }, ada);
    const second = await save({ day: leapDay, outfitId: office });
    const input = { owner, planIds: [first.planId] };
    const answer = await server.call('restorePlans', input, ada);
    expect(answer).toEqual({ planIds: [second.planId] });
    expect(await shownOn(leapDay)).toHaveLength(1);
  });
});

describe('of two plans of the same', () => {
  const restore = (planIds: string[]) => server.call('restorePlans', { owner, planIds }, ada);
  const move = (planId: string, day: string) =>
    server.call('movePlans', { owner, planIds: [planId], day }, ada);

  it('the one with words is left, and the other is told, so that both can be had again', async () => {
    const there = await save({ day: leapDay, outfitId: office });
    const moved = await save({ day: '2024-03-01', outfitId: office, title: 'Review' });
    expect(await move(moved.planId, leapDay)).toEqual({
      planIds: [moved.planId],
      hiddenIds: [there.planId],
    });
    expect(await shownOn(leapDay)).toMatchObject([{ title: 'Review' }]);
    await move(moved.planId, '2024-03-01');
    await restore([there.planId]);
    expect(await days(leapDay, '2024-03-01')).toMatchObject({
      plans: [
        { planId: there.planId, title: null },
        { planId: moved.planId, title: 'Review' },
      ],
    });
  });

  it('the worn one is left, and takes over the words of the other', async () => {
    const worn = await save({ day: leapDay, outfitId: office }, { isWorn: true });
    const moved = await save({ day: '2024-03-01', outfitId: office, title: 'Review' });
    expect(await move(moved.planId, leapDay)).toEqual({
      planIds: [worn.planId],
      hiddenIds: [moved.planId],
    });
    expect(await shownOn(leapDay)).toMatchObject([{ title: 'Review', isWorn: true }]);
    await restore([moved.planId]);
    expect(await shownOn('2024-03-01')).toMatchObject([{ planId: moved.planId, isWorn: false }]);
  });

  it('no wear is lost when a deletion is taken back', async () => {
    const worn = await save({ day: leapDay, outfitId: office }, { isWorn: true });
    await server.call('deletePlans', { owner, planIds: [worn.planId] }, ada);
    await save({ day: leapDay, outfitId: office, title: 'Fair' });
    expect(await wears()).toEqual([0, 0, 0]);
    expect(await restore([worn.planId])).toEqual({ planIds: [worn.planId] });
    expect(await shownOn(leapDay)).toMatchObject([{ title: 'Fair', isWorn: true }]);
    expect(await wears()).toEqual([1, 1, 1]);
  });

  it('the words stay when one is edited to be the other', async () => {
    await save({ day: leapDay, outfitId: office, title: 'Fair' });
    const worn = await save({ day: '2024-03-01', outfitId: office }, { isWorn: true });
    await save({ day: leapDay }, { planId: worn.planId });
    expect(await shownOn(leapDay)).toMatchObject([{ planId: worn.planId, title: 'Fair' }]);
  });
});

describe('plans that are moved', () => {
  it('keep what they show, and their part of the day unless another is said', async () => {
    const one = await save({ day: leapDay, slot: 'evening', outfitId: office });
    const other = await save({ day: '2024-03-05', itemIds: [boots] });
    const planIds = [other.planId, '999999', one.planId];
    const day = '2024-03-31';
    const moved = await server.call('movePlans', { owner, planIds, day }, ada);
    expect(moved).toEqual({ planIds: [other.planId, one.planId], hiddenIds: [] });
    expect(await shownOn(day)).toMatchObject([
      { planId: other.planId, slot: 'day', itemIds: [boots] },
      { planId: one.planId, slot: 'evening', outfitId: office },
    ]);
    await server.call('movePlans', { owner, planIds, day, slot: 'day' }, ada);
    expect((await shownOn(day)).map(({ slot }) => slot)).toEqual(['day', 'day']);
  });

  it('leave one where the same outfit stands already: the worn one', async () => {
    const there = await save({ day: leapDay, outfitId: office });
    const moved = await save({ day: '2024-03-01', outfitId: office });
    const input = { owner, planIds: [moved.planId], day: leapDay };
    expect(await server.call('movePlans', input, ada)).toMatchObject({ planIds: [there.planId] });
    expect(await shownOn(leapDay)).toHaveLength(1);

    const worn = await save({ day: '2024-03-01', outfitId: office }, { isWorn: true });
    const again = { ...input, planIds: [worn.planId, there.planId] };
    expect(await server.call('movePlans', again, ada)).toMatchObject({ planIds: [worn.planId] });
    expect(await shownOn(leapDay)).toMatchObject([{ planId: worn.planId, isWorn: true }]);
    expect(await wears()).toEqual([1, 1, 1]);

    const planned = await save({ day: '2024-03-02', outfitId: office });
    expect(await save({ day: leapDay }, { planId: planned.planId })).toMatchObject({
      planId: worn.planId,
      isWorn: true,
    });
    expect(await days('2024-02-01', '2024-03-31')).toMatchObject({ plans: [{}] });
  });

  it('meet each other where both come to one place', async () => {
    const planIds: string[] = [];
    for (const slot of ['day', 'evening'] as const) {
      planIds.push((await save({ day: leapDay, slot, outfitId: office })).planId);
    }
    await mark([planIds[1]!]);
    const move = { owner, planIds, day: '2024-03-01', slot: 'day' as const };
    expect(await server.call('movePlans', move, ada)).toEqual({
      planIds: [planIds[1]],
      hiddenIds: [planIds[0]],
    });
    expect(await days(leapDay, '2024-03-01')).toMatchObject({
      plans: [{ planId: planIds[1], day: '2024-03-01', isWorn: true }],
    });
  });
});

describe('what was worn', () => {
  it('is one plan where several devices say it of the same pieces', async () => {
    const wear = (itemIds: string[]) =>
      server.call('savePlan', { owner, changes: { day: leapDay, itemIds }, isWorn: true }, ada);
    const all = await Promise.all([
      ...[1, 2, 3].map(() => wear([shirt, boots])),
      wear([boots, shirt]),
    ]);
    expect(new Set(all.map(({ plan }) => plan.planId)).size).toBe(1);
    expect(all.filter(({ isNew }) => isNew)).toHaveLength(1);
    // Other pieces are another outfit.
    expect((await wear([shirt])).isNew).toBe(true);
  });

  it('is counted once for each piece, however often it is pressed, and taken back', async () => {
    const { planId } = await save({ day: leapDay, outfitId: office });
    const evening = await save({ day: '2024-03-02', slot: 'evening', itemIds: [shirt, boots] });
    expect(await wears()).toEqual([0, 0, 0]);
    expect((await item(shirt)).lastWornDay).toBeNull();
    for (let press = 0; press < 3; press += 1) await mark([planId, '999999']);
    expect(await wears()).toEqual([1, 1, 1]);
    await Promise.all([1, 2, 3].map(() => mark([planId, evening.planId])));
    expect(await wears()).toEqual([2, 1, 1]);
    expect(await item(shirt)).toMatchObject({ lastWornDay: '2024-03-02', outfitCount: 1 });
    expect((await outfit(office)).pieces.map(({ wearCount }) => wearCount)).toEqual([2, 1, 2]);
    expect(await shownOn(leapDay)).toMatchObject([
      { isWorn: true, itemIds: [shirt, skirt, boots] },
    ]);
    await mark([evening.planId], false);
    await mark([evening.planId], false);
    expect(await wears()).toEqual([1, 1, 1]);
    expect(await shownOn('2024-03-02')).toMatchObject([{ itemIds: [shirt, boots] }]);
    await mark([planId], false);
    expect(await wears()).toEqual([0, 0, 0]);
    expect(await shownOn(leapDay)).toMatchObject([{ isWorn: false, itemIds: [] }]);
    await mark([planId]);
    expect(await wears()).toEqual([1, 1, 1]);
  });

  it('stays what it was when the outfit is changed, deleted or gone', async () => {
    const { planId } = await save({ day: leapDay, outfitId: office }, { isWorn: true });
    const hat = await addItem({ title: 'Hat', category: 'hat' });
    const collage = collageOf([boots, hat]);
    await server.call('saveOutfit', { owner, outfitId: office, changes: {}, collage }, ada);
    await mark([planId]);
    expect(await wears()).toEqual([1, 1, 1]);
    expect((await item(hat)).wearCount).toBe(0);
    expect((await item(shirt)).outfitCount).toBe(0);
    await server.call('deleteOutfits', { owner, outfitIds: [office] }, ada);
    server.advance(30 * 86_400_000 + 60_000);
    await sweep(server.app.services);
    const gone = { outfitId: null, outfitTitle: 'Office', itemIds: [shirt, skirt, boots] };
    expect(await shownOn(leapDay)).toMatchObject([{ ...gone, isWorn: true }]);
    expect((await item(skirt)).wearCount).toBe(1);
    await mark([planId], false);
    expect(await shownOn(leapDay)).toMatchObject([{ ...gone, isWorn: false }]);
    await mark([planId]);
    expect((await item(skirt)).wearCount).toBe(1);
    const instead = await addOutfit('Instead', [boots]);
    expect(await save({ outfitId: instead }, { planId })).toMatchObject({
      outfitId: instead,
      outfitTitle: 'Instead',
      itemIds: [boots],
    });
    expect((await item(skirt)).wearCount).toBe(0);
  });

  it('is what was worn then, when it is marked again after its day', async () => {
    const past = await save({ day: leapDay, outfitId: office }, { isWorn: true });
    const now = await save({ day: today(), outfitId: office }, { isWorn: true });
    const planIds = [past.planId, now.planId];
    await mark(planIds, false);
    expect(await wears()).toEqual([0, 0, 0]);
    const hat = await addItem({ title: 'Hat', category: 'hat' });
    const collage = collageOf([hat]);
    await server.call('saveOutfit', { owner, outfitId: office, changes: {}, collage }, ada);
    expect(await shownOn(leapDay)).toMatchObject([{ isWorn: false, itemIds: [] }]);
    await mark(planIds);
    expect(await shownOn(leapDay)).toMatchObject([{ itemIds: [shirt, skirt, boots] }]);
    expect(await shownOn(today())).toMatchObject([{ itemIds: [hat] }]);
    // On another day it is worn anew.
    await mark([past.planId], false);
    await server.call('movePlans', { owner, planIds: [past.planId], day: '2024-03-01' }, ada);
    await mark([past.planId]);
    expect(await shownOn('2024-03-01')).toMatchObject([{ itemIds: [hat] }]);
  });

  it('counts a piece that was in the bin once it is restored', async () => {
    await server.call('deleteItems', { owner, itemIds: [skirt] }, ada);
    await save({ day: leapDay, outfitId: office }, { isWorn: true });
    expect(await shownOn(leapDay)).toMatchObject([{ itemIds: [shirt, boots] }]);
    await server.call('restoreItems', { owner, itemIds: [skirt] }, ada);
    expect(await wears()).toEqual([1, 1, 1]);
  });

  it('counts a deleted piece again once it is restored', async () => {
    await save({ day: leapDay, outfitId: office }, { isWorn: true });
    await server.call('deleteItems', { owner, itemIds: [skirt] }, ada);
    expect(await shownOn(leapDay)).toMatchObject([{ itemIds: [shirt, boots] }]);
    await server.call('restoreItems', { owner, itemIds: [skirt] }, ada);
    expect((await item(skirt)).wearCount).toBe(1);
  });

  it('can be of a day that has begun somewhere, and of no later one', async () => {
    const latest = latestDay(server.app.services.now());
    const begun = await save({ day: latest, outfitId: office }, { isWorn: true });
    expect(begun.isWorn).toBe(true);
    const later = addDays(latest, 1);
    const { planId } = await save({ day: later, outfitId: office });
    await expect(mark([begun.planId, planId])).rejects.toThrow('invalid');
    expect(await refusal({ day: later, itemIds: [boots] }, { isWorn: true })).toBe('invalid');
    expect(await refusal({ day: later }, { planId: begun.planId })).toBe('invalid');
    const move = { owner, planIds: [begun.planId], day: later };
    await expect(server.call('movePlans', move, ada)).rejects.toThrow('invalid');
    expect(await shownOn(later)).toMatchObject([{ planId, isWorn: false }]);
    await mark([planId], false);
  });

  it('puts outfits in order', async () => {
    const play = await addOutfit('Play', [boots]);
    const rest = await addOutfit('Rest', [boots]);
    await save({ day: leapDay, outfitId: play }, { isWorn: true });
    await save({ day: leapDay, slot: 'evening', outfitId: play }, { isWorn: true });
    await save({ day: leapDay, outfitId: office }, { isWorn: true });
    await save({ day: leapDay, outfitId: rest });
    const order = async (sort: 'most-worn' | 'least-worn') =>
      (await server.call('getOutfitNavigation', { owner, filter: { sort } }, ada)).outfitIds;
    expect(await order('most-worn')).toEqual([play, office, rest]);
    expect(await order('least-worn')).toEqual([rest, office, play]);
    const { outfits } = await server.call('getOutfits', { owner, outfitIds: [play] }, ada);
    expect(outfits).toMatchObject([{ wearCount: 2 }]);
  });
});

describe('what a plan repeats', () => {
  const repeatsOn = async (day: string) => (await shownOn(day)).map(({ repeats }) => repeats);

  it('is the same outfit, worn or planned, on the last of the 14 days before', async () => {
    await save({ day: '2024-02-10', outfitId: office }, { isWorn: true });
    await save({ day: '2024-02-15', outfitId: office });
    await save({ day: leapDay, outfitId: office });
    expect(await repeatsOn(leapDay)).toEqual([{ day: '2024-02-15', whole: true, itemIds: [] }]);
    expect(await repeatsOn('2024-02-15')).toEqual([
      { day: '2024-02-10', whole: true, itemIds: [] },
    ]);
    await server.call(
      'movePlans',
      {
        owner,
        planIds: (await shownOn('2024-02-15')).map(({ planId }) => planId),
        day: '2024-02-14',
      },
      ada,
    );
    expect(await repeatsOn(leapDay)).toEqual([null]);
    const month = (await days('2024-02-10', leapDay)).plans;
    expect(month.map(({ repeats }) => repeats?.day)).toEqual([undefined, '2024-02-10', undefined]);
  });

  it('is not another part of the same day, nor a later day', async () => {
    await save({ day: leapDay, slot: 'day', outfitId: office }, { isWorn: true });
    await save({ day: leapDay, slot: 'evening', outfitId: office }, { isWorn: true });
    await save({ day: '2024-03-01', outfitId: office }, { isWorn: true });
    expect(await repeatsOn(leapDay)).toEqual([null, null]);
  });

  it('are pieces that people notice, if they were worn', async () => {
    const dress = await addItem({ title: 'Dress', category: 'day-dress' });
    const coat = await addItem({ title: 'Coat', category: 'coat' });
    await save({ day: '2024-02-20', itemIds: [boots, coat, shirt, dress] }, { isWorn: true });
    await save({ day: '2024-02-22', itemIds: [skirt] });
    await save({ day: '2024-02-23', itemIds: [boots, coat] }, { isWorn: true });
    await save({ day: leapDay, outfitId: office });
    await save({ day: leapDay, slot: 'evening', itemIds: [dress, skirt, coat] });
    expect(await repeatsOn(leapDay)).toEqual([
      { day: '2024-02-20', whole: false, itemIds: [shirt] },
      { day: '2024-02-20', whole: false, itemIds: [dress] },
    ]);
    const { items } = await days(leapDay);
    expect(items.map(({ itemId }) => itemId).toSorted()).toEqual(
      [shirt, skirt, dress, coat].toSorted(),
    );
    await mark((await shownOn('2024-02-22')).map(({ planId }) => planId));
    expect(await repeatsOn(leapDay)).toEqual([
      { day: '2024-02-22', whole: false, itemIds: [skirt] },
      { day: '2024-02-22', whole: false, itemIds: [skirt] },
    ]);
  });
});

describe('what of a plan is away', () => {
  it('is what is at the studio, lent, stored or gone, of what is not worn yet', async () => {
    await save({ day: leapDay, outfitId: office });
    await save({ day: leapDay, slot: 'evening', itemIds: [boots, shirt] });
    await save({ day: '2024-02-28', itemIds: [boots] }, { isWorn: true });
    const put = (itemId: string, availability: ItemAvailability) =>
      server.call('saveItem', { owner, itemId, changes: { availability } }, ada);
    const away = async () =>
      (await days('2024-02-28', leapDay)).plans.map(({ awayItemIds }) => awayItemIds);
    expect(await away()).toEqual([[], [], []]);
    await put(skirt, 'lent');
    await put(boots, 'in-storage');
    await put(shirt, 'in-the-wash');
    expect(await away()).toEqual([[], [skirt, boots], [boots]]);
    const { items } = await days(leapDay);
    expect(items.find(({ itemId }) => itemId === skirt)?.availability).toBe('lent');
  });
});

describe('a range of days', () => {
  it.each([
    ['2024-03-01', '2024-02-29'],
    ['2024-01-01', '2024-03-03'],
    ['2024-02-30', '2024-03-01'],
  ])('is refused from %s to %s', async (from, to) => {
    await expect(days(from, to)).rejects.toThrow('invalid');
  });

  it('is two months at most, and read in as many steps as one day', async () => {
    for (const day of ['2024-01-01', '2024-02-01', '2024-03-02']) {
      await save({ day, outfitId: office }, { isWorn: true });
      await save({ day, itemIds: [boots] });
      await save({ day, outfitId: await addOutfit(day, [shirt]) });
    }
    // The first call of an hour writes down that the session was used.
    await days('2024-01-01');
    // What goes on behind asks too.
    await server.app.services.jobs.idle();
    const query = vi.spyOn(server.app.services.open.pool, 'query');
    const stepsFor = async (from: string, to: string) => {
      query.mockClear();
      const { plans } = await days(from, to);
      return [plans.length, query.mock.calls.length];
    };
    const [, few] = await stepsFor('2024-01-01', '2024-01-01');
    expect(await stepsFor('2024-01-01', '2024-03-02')).toEqual([9, few]);
    query.mockRestore();
  });

  it('begins with today for whoever plans today', async () => {
    await save({ day: today(), outfitId: office }, { isWorn: true });
    expect((await item(shirt)).lastWornDay).toBe(today());
  });
});
