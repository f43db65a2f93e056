import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { itemOccasions } from '#contract/rules/item-attributes.ts';
import { nothingAsked } from '#contract/rules/nothing-asked.ts';
import { maxLolaTurns } from '#contract/rules/stylist.ts';
import type { LolaAsked } from '#contract/schemas/lola.ts';
import { entitle } from '#tests/support/entitle.ts';
import { finishBlueprint } from '#tests/support/finished-blueprint.ts';
import { question } from '#tests/support/sample-calls/lola.ts';
import { collageOf } from '#tests/support/sample-calls/outfits.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { suggestOutfitsJob } from '../jobs/suggest-outfits.ts';

const today = question.today;

let server: TestServer;
let maya: Person;
let ids: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  maya = await server.person();
  ids = {};
  await own('shirt', 'Blue oxford shirt');
  await own('t-shirt', 'White tee');
  await own('jeans', 'Straight jeans');
  await own('trousers', 'Grey tailored trousers');
  await own('sneakers', 'White sneakers');
  await own('loafers', 'Penny loafers');
});

async function own(category: string, title: string): Promise<void> {
  const input = { owner: maya.userId, changes: { title, category } };
  ids[title] = (await server.call('saveItem', input, maya)).item.itemId;
}

const ask = async (text: string | null, asked: Partial<LolaAsked> = {}, more: object = {}) =>
  server.call(
    'fetchLolaOutfitSuggestions',
    { ...question, owner: maya.userId, text, asked: { ...nothingAsked, ...asked }, ...more },
    maya,
  );
const titlesOf = ({ items }: { items: { itemId: string; title: string }[] }, itemIds: string[]) =>
  itemIds.map((id) => items.find(({ itemId }) => itemId === id)!.title);
const wear = async (...titles: string[]) => {
  const itemIds = titles.map((title) => ids[title]!);
  const plan = { owner: maya.userId, changes: { day: today, itemIds }, isWorn: true };
  await server.call('savePlan', plan, maya);
};

describe('the stylist', () => {
  it('answers what was written with outfits of the member’s own pieces, and keeps it', async () => {
    const { turn, items } = await ask('something for the office, no jeans, with my green hat');
    expect(turn).toMatchObject({
      asked: { occasion: 'Work', wishes: [{ isWanted: false, words: 'jeans' }] },
      missing: ['green hat'],
      notUnderstood: [],
      conflicts: [],
    });
    expect(turn.boards.length).toBeGreaterThan(0);
    const shown = turn.boards.flatMap(({ itemIds }) => titlesOf({ items }, itemIds));
    expect(shown).toContain('Blue oxford shirt');
    expect(shown).not.toContain('Straight jeans');
    expect(turn.boards[0]?.reasons[0]?.words).toEqual(expect.any(String));
    const kept = await server.call('getLolaTurns', { owner: maya.userId }, maya);
    expect(kept.turns).toEqual([turn]);
    await server.call('deleteLolaTurns', { owner: maya.userId }, maya);
    expect((await server.call('getLolaTurns', { owner: maya.userId }, maya)).turns).toEqual([]);
  });

  it('goes by the Style Blueprint of who has it, and by nothing else for others', async () => {
    const answers = { gender: 'female', body: { proportions: 'Long Legs' } } as const;
    const board = async () => {
      const { turn } = await ask('something for the office');
      await server.call('deleteLolaTurns', { owner: maya.userId }, maya);
      return turn.boards[0]!;
    };
    const before = await board();
    await server.call('saveAnalysisAnswers', { owner: maya.userId, ...answers }, maya);
    expect(await board()).toEqual(before);
    const { database } = server.app.services.open;
    await entitle(database, maya.userId, ['styleBlueprint']);
    const { reasons } = await board();
    const words = reasons.find(({ part }) => part === 'blueprint')?.words;
    expect(words).toBe('Your kind of line');
    await entitle(database, maya.userId, []);
    expect(await board()).toEqual(before);
  });

  it('goes by the member’s own colors where they are asked for, and says where they are not known', async () => {
    const before = await ask('something in my colors for the office');
    expect(before.turn).toMatchObject({
      lacksColors: true,
      asked: { mood: null, occasion: 'Work' },
      notUnderstood: [],
    });
    expect(before.turn.boards.length).toBeGreaterThan(0);
    const kept = await server.call('getLolaTurns', { owner: maya.userId }, maya);
    expect(kept.turns).toEqual([before.turn]);
    await finishBlueprint(server, maya);
    const { database } = server.app.services.open;
    await entitle(database, maya.userId, ['styleBlueprint']);
    const { turn } = await ask('something in my colors for the office');
    expect(turn.asked.mood).toBe('own');
    expect(turn.lacksColors).toBeUndefined();
    const words = turn.boards[0]!.reasons.map((reason) => reason.words);
    expect(words.some((one) => / your (Soft, muted shades|colors)$/.test(one))).toBe(true);
  });

  it('adds to what was asked before, and leaves out a chip that is taken away', async () => {
    const first = (await ask('work, no jeans')).turn.asked;
    const second = (await ask('it is raining', first)).turn.asked;
    expect(second).toMatchObject({ occasion: 'Work', weather: { isWet: true } });
    expect(second.wishes).toHaveLength(1);
    const third = (await ask(null, { ...second, wishes: [] })).turn;
    expect(third.text).toBeNull();
    expect(third.asked).toMatchObject({ occasion: 'Work', weather: { isWet: true }, wishes: [] });
  });

  it('asks anew with another occasion: the day, the weather and the wishes of the one before are over', async () => {
    const first = (await ask('a wedding on Friday, it may rain, no heels')).turn.asked;
    expect(first).toMatchObject({ day: '2026-05-08', weather: { isWet: true } });
    const second = (await ask('the office', first)).turn.asked;
    expect(second).toMatchObject({ occasion: 'Work', day: null, weather: null });
    expect(second.wishes).toEqual([]);
  });

  it('shows other outfits than before where they are as good', async () => {
    const first = (await ask('everyday')).turn;
    const second = (await ask('everyday')).turn;
    expect(second.boards[0]?.itemIds).not.toEqual(first.boards[0]?.itemIds);
  });

  it('tells of each outfit again whether it was saved, or is not wanted', async () => {
    const { turn } = await ask('everyday');
    const [first, second] = turn.boards.map(({ itemIds }) => itemIds);
    const owner = maya.userId;
    await server.call('noteLolaTaste', { owner, kind: 'not-for-me', itemIds: first! }, maya);
    await server.call('noteLolaTaste', { owner, kind: 'kept', itemIds: second! }, maya);
    const states = async () => {
      const { turns } = await server.call('getLolaTurns', { owner }, maya);
      return turns[0]!.boards.map(({ isPassed, isSaved }) => [!!isPassed, !!isSaved]);
    };
    const others = turn.boards.slice(2).map(() => [false, false]);
    expect(await states()).toEqual([[true, false], [false, true], ...others]);
    await server.call('takeBackLolaNote', { owner, kind: 'not-for-me', itemIds: first! }, maya);
    await server.call('takeBackLolaNote', { owner, kind: 'kept', itemIds: first! }, maya);
    expect(await states()).toEqual([[false, false], [false, true], ...others]);
  });

  describe('a board that is saved and worn', () => {
    const owner = () => maya.userId;
    const board = async () => (await ask('everyday')).turn.boards[0]!.itemIds;
    const saveIt = async (itemIds: string[]) => {
      const input = { changes: { title: 'Checks' }, collage: collageOf(itemIds), takesPlans: true };
      return (await server.call('saveOutfit', { owner: owner(), ...input }, maya)).outfit;
    };
    const plan = async (itemIds: string[], day: string, isWorn: boolean) => {
      const input = { changes: { day, itemIds }, isWorn, asSaved: true };
      return (await server.call('savePlan', { owner: owner(), ...input }, maya)).plan;
    };
    const wearsOf = async (outfitId: string) => {
      const input = { owner: owner(), outfitId };
      return (await server.call('getOutfitDetails', input, maya)).outfit.wearCount;
    };
    const tomorrow = '2026-05-05';
    const plans = async () => {
      const days = { owner: owner(), from: today, to: tomorrow };
      return (await server.call('getPlans', days, maya)).plans;
    };

    it('counts the wear for the outfit, whichever came first', async () => {
      const itemIds = await board();
      await plan(itemIds, today, true);
      await plan(itemIds, tomorrow, false);
      const before = await saveIt(itemIds.toReversed());
      expect(before.wearCount).toBe(1);
      expect(await plans()).toMatchObject([
        { day: today, outfitId: before.outfitId, isWorn: true },
        { day: tomorrow, outfitId: before.outfitId, isWorn: false },
      ]);
      const [shirt] = itemIds;
      const worn = await server.call('getItemDetails', { owner: owner(), itemId: shirt! }, maya);
      expect(worn.item.wearCount).toBe(1);

      const other = [ids['White tee']!, ids['Straight jeans']!, ids['Penny loafers']!];
      const { outfitId } = await saveIt(other);
      expect(await plan(other, tomorrow, false)).toMatchObject({ outfitId, isWorn: false });
      expect(await plan(other, today, true)).toMatchObject({ outfitId, isWorn: true });
      expect(await wearsOf(outfitId)).toBe(1);
      const { turns } = await server.call('getLolaTurns', { owner: owner() }, maya);
      expect(turns[0]?.boards[0]).toMatchObject({ isSaved: true, outfitId: before.outfitId });
    });

    it('is worn and planned as it was where the save is taken back', async () => {
      const itemIds = await board();
      await plan(itemIds, today, true);
      const { outfitId } = await saveIt(itemIds);
      await plan(itemIds, tomorrow, false);
      const outfitIds = [outfitId];
      const undone = { owner: owner(), outfitIds, releasesPlans: true };
      await server.call('deleteOutfits', undone, maya);
      const shown = await plans();
      expect(shown.map(({ day, outfitId, isWorn }) => [day, outfitId, isWorn])).toEqual([
        [today, null, true],
        [tomorrow, null, false],
      ]);
      for (const { itemIds: named } of shown) expect(named.toSorted()).toEqual(itemIds.toSorted());
    });

    it('stays a plan of pieces where another piece is in it, and where it is somebody else’s', async () => {
      const itemIds = await board();
      await plan(itemIds.slice(1), today, true);
      expect((await saveIt(itemIds)).wearCount).toBe(0);
      const stranger = await server.person();
      const input = { changes: { day: today, itemIds }, isWorn: true, asSaved: true };
      const { body } = await server.raw('savePlan', { owner: stranger.userId, ...input }, stranger);
      expect(body).toMatchObject({ status: 'error', code: 'not-found' });
    });
  });

  it('says that a locked piece is gone, and goes on without it', async () => {
    const { turn } = await ask('work', { lockedIds: ['999999', ids['Blue oxford shirt']!] });
    expect(turn.missing).toEqual(['a piece that is gone']);
    expect(turn.asked.lockedIds).toEqual([ids['Blue oxford shirt']]);
    expect(turn.boards.length).toBeGreaterThan(0);
  });

  it('packs for a trip, changes it, and is asked for one outfit again', async () => {
    const first = (await ask('Pack for 3 days from Friday: a dinner on Saturday, no jeans')).turn;
    // A Monday.
    expect(today).toBe('2026-05-04');
    expect(first.asked).toMatchObject({
      trip: { days: 3, events: [{ day: 1, occasion: 'Evening', event: 'dinner' }] },
      day: '2026-05-08',
    });
    expect(first.tripDays).toMatchObject([
      { day: '2026-05-08', outfits: [{ occasion: 'Everyday', board: 0 }] },
      { day: '2026-05-09', outfits: [{ occasion: 'Everyday' }, { occasion: 'Evening' }] },
      { day: '2026-05-10', outfits: [{ occasion: 'Everyday', board: 3 }] },
    ]);
    expect(first.boards).toHaveLength(4);
    expect(first.boards.flatMap(({ itemIds }) => itemIds)).not.toContain(ids['Straight jeans']);
    const packed = new Set(first.boards.flatMap(({ itemIds }) => itemIds)).size;
    expect(first.headline).toBe(`3 days, ${packed} pieces`);
    const second = (await ask('and a gala on the last night, 4 days', first.asked)).turn;
    expect(second.asked).toMatchObject({ trip: { days: 4 }, day: '2026-05-08' });
    expect(second.asked.trip?.events).toEqual([
      { day: 1, occasion: 'Evening', event: 'dinner' },
      { day: 3, occasion: 'Formal', event: 'gala' },
    ]);
    // There is no gown: that is said, and the rest is packed.
    expect(second.tripDays?.[3]?.outfits.at(-1)).toEqual({ occasion: 'Formal', board: null });
    expect(second.obstacles).not.toEqual([]);
    expect(second.boards.length).toBeGreaterThan(3);
    const third = (await ask('the office tomorrow', second.asked)).turn;
    expect(third.asked).toMatchObject({ trip: null, occasion: 'Work', day: '2026-05-05' });
    expect(third.tripDays).toBeNull();
  });

  it('keeps nobody waiting for wishes that mean hundreds of pieces, on every day of a trip', async () => {
    const { rows } = await server.app.services.open.pool.query(
      `insert into items (owner_id, title, condition, category)
        select $1, 'Piece ' || n, 'Good Condition',
          (array['shirt', 'jeans', 'sneakers', 'trousers', 'loafers', 'dress', 'coat'])[1 + n % 7]
        from generate_series(1, 3000) n returning id`,
      [maya.userId],
    );
    const wishes = Array.from({ length: 30 }, (_, index) => ({
      isWanted: true,
      words: `piece ${index}`,
      itemIds: Array.from({ length: 500 }, (_, place) =>
        String(rows[(index * 90 + place) % 3000].id),
      ),
    }));
    const events = itemOccasions.slice(0, 10).map((occasion) => ({ day: null, occasion }));
    const { turn } = await ask(null, { wishes, trip: { days: 14, events } });
    expect(turn.asked.trip).toMatchObject({ days: 14 });
    // A minute and more where each wish is tried with each beginning of each day.
  }, 20_000);

  it('tells answers of before there were trips', async () => {
    const { turn } = await ask('work');
    const { trip: _trip, placeName: _place, ...asked } = turn.asked;
    const { pool } = server.app.services.open;
    await pool.query(
      `update lola_turns set asked = $2, answer = answer - 'tripDays' where owner_id = $1`,
      [maya.userId, asked],
    );
    const { turns } = await server.call('getLolaTurns', { owner: maya.userId }, maya);
    expect(turns).toEqual([turn]);
  });

  it('never suggests what is not ready, or is deleted, and says what is missing', async () => {
    const gone = {
      owner: maya.userId,
      itemId: ids['White sneakers']!,
      changes: { availability: 'in-the-wash' as const },
    };
    await server.call('saveItem', gone, maya);
    await server.call(
      'deleteItems',
      { owner: maya.userId, itemIds: [ids['Penny loafers']!] },
      maya,
    );
    const { turn } = await ask(null);
    expect(turn.boards).toEqual([]);
    expect(turn.obstacles).toEqual([
      { slot: 'shoes', owned: 1, refused: [{ rule: 'availability', count: 1 }] },
    ]);
    const locked = await ask(null, { lockedIds: [ids['White sneakers']!] });
    expect(locked.turn.conflicts).toEqual([
      { rule: 'availability', itemId: ids['White sneakers'], words: 'is in the wash' },
    ]);
    expect(locked.items.map(({ title }) => title)).toEqual(['White sneakers']);
    const waived = await ask(null, {
      lockedIds: [ids['White sneakers']!],
      waived: ['availability'],
    });
    expect(waived.turn.boards.length).toBeGreaterThan(0);
  });

  it('lets rest what was worn within two days', async () => {
    await wear('White tee', 'Straight jeans', 'White sneakers');
    const { turn } = await ask(null, {}, { count: 10 });
    const all = turn.boards.flatMap(({ itemIds }) => itemIds);
    expect(all).not.toContain(ids['White tee']);
    expect(all).not.toContain(ids['Straight jeans']);
    // Shoes are worn every day.
    const { conflicts } = (await ask(null, { lockedIds: [ids['White sneakers']!] })).turn;
    expect(conflicts).toEqual([]);
  });

  it('brings others for one piece, and what each changes', async () => {
    const itemIds = ['White tee', 'Straight jeans', 'White sneakers'].map((title) => ids[title]!);
    const input = { owner: maya.userId, asked: nothingAsked, itemIds, itemId: itemIds[2]!, today };
    const { swaps, items } = await server.call('getLolaSwaps', input, maya);
    expect(items.map(({ title }) => title)).toEqual(['Penny loafers']);
    expect(swaps[0]?.board.itemIds).toEqual([itemIds[0], itemIds[1], ids['Penny loafers']]);
  });

  it('learns from notes and wears, tells it by line, and forgets what one takes away', async () => {
    const taste = () => server.call('getLolaTaste', { owner: maya.userId }, maya);
    const note = (kind: 'not-for-me' | 'passed', ...titles: string[]) =>
      server.call(
        'noteLolaTaste',
        { owner: maya.userId, kind, itemIds: titles.map((title) => ids[title]!) },
        maya,
      );
    const boards = (await ask(null)).turn.boards;
    const shown = boards[0]!.itemIds;
    await server.call(
      'noteLolaTaste',
      { owner: maya.userId, kind: 'not-for-me', itemIds: shown },
      maya,
    );
    const again = (await ask(null, {}, { count: 10 })).turn.boards.map(({ itemIds }) =>
      itemIds.toSorted(),
    );
    expect(again).not.toContainEqual(shown.toSorted());
    await note('not-for-me', 'Straight jeans');
    await note('passed', 'Straight jeans');
    const keys = async () => (await taste()).learned.map(({ key }) => key);
    expect(await keys()).toContain('leaf jeans');
    const keysAsked = ['leaf jeans', 'nobody learned this'];
    await server.call('forgetLolaTaste', { owner: maya.userId, keys: keysAsked }, maya);
    const { rows } = await server.app.services.open.pool.query(
      'select key from lola_forgotten where owner_id = $1',
      [maya.userId],
    );
    expect(rows).toEqual([{ key: 'leaf jeans' }]);
    expect(await keys()).not.toContain('leaf jeans');
    await server.call('forgetLolaTaste', { owner: maya.userId, keys: null }, maya);
    expect(await keys()).toEqual([]);
  });

  it('has outfits for the day by occasion, the same all day', async () => {
    const of = (day: string) =>
      server.call('getLolaSuggestions', { owner: maya.userId, today: day }, maya);
    const { rows, items } = await of(today);
    expect(rows.map(({ occasion }) => occasion)).toContain('Everyday');
    expect(items.length).toBeGreaterThan(0);
    expect((await of(today)).rows).toEqual(rows);
    const all = rows.flatMap(({ boards }) =>
      boards.map(({ itemIds }) => itemIds.toSorted().join()),
    );
    expect(new Set(all).size).toBe(all.length);
  });

  it('suggests neither what was kept nor what was passed on again', async () => {
    const day = async () =>
      (await server.call('getLolaSuggestions', { owner: maya.userId, today }, maya)).rows;
    const [first, second] = (await day())[0]!.boards.map(({ itemIds }) => itemIds);
    const note = (kind: 'kept' | 'passed', itemIds: string[]) =>
      server.call('noteLolaTaste', { owner: maya.userId, kind, itemIds }, maya);
    await note('kept', first!);
    await note('passed', second!);
    const left = (await day()).flatMap(({ boards }) =>
      boards.map(({ itemIds }) => itemIds.toSorted().join()),
    );
    expect(left).not.toContain(first!.toSorted().join());
    expect(left).not.toContain(second!.toSorted().join());
  });

  it('has nothing to say of an empty wardrobe but what is missing', async () => {
    const nobody = await server.person();
    const { turn } = await server.call(
      'fetchLolaOutfitSuggestions',
      { ...question, owner: nobody.userId },
      nobody,
    );
    expect(turn.boards).toEqual([]);
    // It was to be warm.
    const slots = turn.obstacles.map(({ slot }) => slot);
    expect(slots).toEqual(['top', 'bottom', 'shoes', 'outer']);
  });

  it('keeps the last answers only', async () => {
    const { database } = server.app.services.open;
    await ask('work');
    const [first] = (await server.call('getLolaTurns', { owner: maya.userId }, maya)).turns;
    await database.execute(
      `insert into lola_turns (owner_id, text, asked, answer)
       select owner_id, 'again', asked, answer from lola_turns, generate_series(1, ${maxLolaTurns - 1})
       where owner_id = '${maya.userId}'`,
    );
    await ask('dinner');
    const { turns } = await server.call('getLolaTurns', { owner: maya.userId }, maya);
    expect(turns).toHaveLength(maxLolaTurns);
    expect(turns.map(({ turnId }) => turnId)).not.toContain(first!.turnId);
    expect(turns.at(-1)?.text).toBe('dinner');
  });
});

describe('outfits each morning', () => {
  const hourMs = 3_600_000;
  const zone = 'Pacific/Auckland';
  const save = (hour: number | null, as = maya) =>
    server.call(
      'saveLolaMorning',
      { owner: as.userId, morning: hour === null ? null : { hour, timeZone: zone } },
      as,
    );
  const readyDay = async (as = maya) =>
    (await server.call('userDetailsList', { userIds: [] }, as)).users[0]!.lolaReadyDay;
  const dayThere = () =>
    new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(server.app.services.now());
  const hourThere = () =>
    Number(
      new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit' }).format(
        server.app.services.now(),
      ),
    );
  const work = () => suggestOutfitsJob.work({ owner: maya.userId }, server.app.services);
  const suggested = async () =>
    (await server.call('getLolaSuggestions', { owner: maya.userId, today: dayThere() }, maya)).rows;

  it('are there at the hour that was chosen, of the day that it is where the member is', async () => {
    await save((hourThere() + 1) % 24);
    await server.app.services.jobs.idle();
    expect(await readyDay()).toBeNull();
    server.advance(hourMs);
    await expect.poll(() => readyDay(), { timeout: 20_000 }).toBe(dayThere());
    const morning = await server.call('getLolaMorning', { owner: maya.userId }, maya);
    expect(morning).toEqual({ morning: { hour: hourThere(), timeZone: zone } });
  });

  it('stay the same when the work is done twice, though the wardrobe grew', async () => {
    await save(7);
    await Promise.all([work(), work()]);
    const rows = await suggested();
    expect(await readyDay()).toBe(dayThere());
    await own('day-dress', 'Green linen dress');
    await work();
    expect(await suggested()).toEqual(rows);
  });

  it('leave out what is not ready any more, and begin anew where nothing is left', async () => {
    await save(7);
    await work();
    const away = async (title: string) => {
      const input = { itemId: ids[title]!, changes: { availability: 'in-the-wash' as const } };
      await server.call('saveItem', { owner: maya.userId, ...input }, maya);
    };
    const shown = async () =>
      (await suggested()).flatMap(({ boards }) => boards.flatMap(({ itemIds }) => itemIds));
    await away('White sneakers');
    expect(await shown()).not.toContain(ids['White sneakers']);
    expect(await shown()).not.toEqual([]);
    await away('Penny loafers');
    expect(await shown()).toEqual([]);
    await own('boots', 'Black boots');
    expect(await shown()).toContain(ids['Black boots']);
  });

  it('end when they are stopped, and for whoever may not have them', async () => {
    await save(7);
    await save(null);
    await work();
    expect(await readyDay()).toBeNull();
    expect(await server.call('getLolaMorning', { owner: maya.userId }, maya)).toEqual({
      morning: null,
    });
    const other = await server.person({ bought: [] });
    await expect(save(7, other)).rejects.toThrow('forbidden');
    await save(7);
    const { database } = server.app.services.open;
    await entitle(database, maya.userId, []);
    await work();
    expect(await readyDay()).toBeNull();
  });

  it.each([
    ['an hour that is none', { hour: 24, timeZone: zone }],
    ['half an hour', { hour: 7.5, timeZone: zone }],
    ['a place that is none', { hour: 7, timeZone: 'Mars/Base' }],
    ['no place', { hour: 7, timeZone: '' }],
  ])('are not for %s', async (_, morning) => {
    const input = { owner: maya.userId, morning };
    const { body } = await server.raw('saveLolaMorning', input, maya);
    expect(body).toMatchObject({ status: 'error', code: 'invalid' });
  });
});
