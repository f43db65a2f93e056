import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { quizQuestionIds } from '#contract/rules/personality-quiz.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let maya: Person;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  maya = await server.person({ bought: ['styleBlueprint'] });
});

const own = () => ({ owner: maya.userId });
const scores = (wardrobeId?: string) =>
  server.call('getWardrobeScores', { ...own(), ...(wardrobeId && { wardrobeId }) }, maya);
const answers = {
  gender: 'female',
  personality: Object.fromEntries(quizQuestionIds.map((id) => [id, 'Classic' as const])),
  body: { shape: 'Hourglass' },
} as const;
const answer = () => server.call('saveAnalysisAnswers', { ...own(), ...answers }, maya);
const add = async (changes: object): Promise<string> =>
  (await server.call('saveItem', { ...own(), changes }, maya)).item.itemId;

describe('the scores of a wardrobe', () => {
  it('are counted, and come with those that fit first', async () => {
    await answer();
    const boxy = await add({ category: 'bomber', title: 'Bomber' });
    const unknown = await add({ title: 'Something' });
    const wrap = await add({ category: 'blouse', title: 'Classic blouse', neckline: 'Wrap' });
    const loafers = await add({ category: 'loafers', title: 'Loafers' });
    const { items, ...counts } = await scores();
    expect(counts).toEqual({ scored: 3, fits: 1, near: 1, away: 1, unscored: 1, percent: 33.3 });
    expect(items.map(({ itemId, verdict }) => [itemId, verdict])).toEqual([
      [loafers, 'fits'],
      [wrap, 'near'],
      [boxy, 'away'],
      [unknown, 'unscored'],
    ]);
    expect(items[1]).toMatchObject({
      reasons: {
        color: null,
        shape: 'Wraps suit your hourglass shape.',
        personality: 'Partly Classic, like you.',
      },
      lastWorn: null,
    });
    expect(items[3]).toMatchObject({ stitches: 0, reason: 'Not scored: add a category' });
  });

  it('are those of one wardrobe where one is asked for, without what is gone', async () => {
    await answer();
    const input = { ...own(), name: 'Work', description: '' };
    const { wardrobe } = await server.call('saveWardrobe', input, maya);
    const { wardrobeId } = wardrobe;
    await add({ category: 'blazer' });
    const loafers = await add({ category: 'loafers' });
    const belt = await add({ category: 'belt' });
    const itemIds = [loafers, belt];
    await server.call('itemAddToWardrobes', { ...own(), itemIds, wardrobeIds: [wardrobeId] }, maya);
    const gone = { ...own(), itemId: belt, changes: { availability: 'gone' } } as const;
    await server.call('saveItem', gone, maya);
    expect((await scores(wardrobeId)).items.map(({ itemId }) => itemId)).toEqual([loafers]);
    expect((await scores()).items).toHaveLength(2);
  });

  it('tell no share by one analysis alone', async () => {
    const { body: _body, ...quiz } = answers;
    await server.call('saveAnalysisAnswers', { ...own(), ...quiz, body: {} }, maya);
    await add({ category: 'loafers', title: 'Loafers' });
    expect(await scores()).toMatchObject({ scored: 1, percent: null });
  });

  it('tell when a piece was worn last', async () => {
    await answer();
    const itemId = await add({ category: 'loafers' });
    const day = '2026-01-02';
    const changes = { day, itemIds: [itemId] };
    await server.call('savePlan', { ...own(), changes, isWorn: true }, maya);
    expect((await scores()).items).toMatchObject([{ itemId, lastWorn: day }]);
  });

  it('need a finished quiz or a body, and say so', async () => {
    await server.call(
      'saveAnalysisAnswers',
      { ...own(), gender: 'female', personality: { work: 'Classic' } },
      maya,
    );
    await add({ category: 'loafers' });
    const { items, ...counts } = await scores();
    expect(counts).toEqual({ scored: 0, fits: 0, near: 0, away: 0, unscored: 1, percent: null });
    expect(items[0]!.reason).toBe('Not scored: finish a part of your style');
  });

  it('are for who has the whole blueprint', async () => {
    const without = await server.person({ bought: [] });
    const asked = server.call('getWardrobeScores', { owner: without.userId }, without);
    await expect(asked).rejects.toThrow('forbidden');
  });
});
