import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nothingAsked } from '#contract/rules/nothing-asked.ts';
import type { OutfitNeed } from '#contract/rules/stylist.ts';
import { question } from '#tests/support/sample-calls/lola.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';

/* What a need asks of a piece is asked about once, where nothing that is written of it tells. */

let server: TestServer;
let maya: Person;
let owner: string;
let blouse: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  maya = await server.person();
  owner = maya.userId;
  blouse = await own('blouse', 'Blue blouse');
  await own('trousers', 'Grey tailored trousers');
  await own('loafers', 'Penny loafers');
});

async function own(category: string, title: string): Promise<string> {
  const { item } = await server.call('saveItem', { owner, changes: { title, category } }, maya);
  return item.itemId;
}
const ask = async (...needs: OutfitNeed[]) =>
  (
    await server.call(
      'fetchLolaOutfitSuggestions',
      { ...question, owner, text: null, asked: { ...nothingAsked, needs } },
      maya,
    )
  ).turn;
const turns = async () => (await server.call('getLolaTurns', { owner }, maya)).turns;
const tell = (fits: boolean | null, itemId = blouse, as = maya) =>
  server.call('tellLolaOfItem', { owner: as.userId, itemId, need: 'covered-arms', fits }, as);
const about = () => ({ itemId: blouse, need: 'covered-arms' });

describe('a piece of which a need is not known', () => {
  it('is asked about, also when the answer is read again', async () => {
    const turn = await ask('covered-arms');
    expect(turn.asksAbout).toEqual(about());
    expect((await turns()).at(-1)?.asksAbout).toEqual(about());
    expect((await ask()).asksAbout).toBeUndefined();
  });

  it.each([[true], [null]])('is not asked about again once it was told: %s', async (fits) => {
    await ask('covered-arms');
    await tell(fits);
    expect((await turns()).map(({ asksAbout }) => asksAbout)).toEqual([undefined]);
    const again = await ask('covered-arms', 'modest');
    expect(again.asksAbout).toBeUndefined();
    expect(again.boards[0]!.itemIds).toContain(blouse);
  });

  it('is not worn to what it does not meet, and is to anything else', async () => {
    const shirt = await own('shirt', 'White shirt');
    await tell(false);
    const wornTo = async (...needs: OutfitNeed[]) =>
      (await ask(...needs)).boards.flatMap(({ itemIds }) => itemIds);
    expect(await wornTo('covered-arms')).toContain(shirt);
    expect(await wornTo('covered-arms')).not.toContain(blouse);
    expect(await wornTo()).toContain(blouse);
  });

  it('says why it is left out where nothing else is there; the last word counts', async () => {
    await tell(true);
    await tell(false);
    const { boards, obstacles } = await ask('covered-arms');
    expect(boards).toEqual([]);
    expect(obstacles[0]).toMatchObject({ slot: 'top', refused: [{ rule: 'need', count: 1 }] });
    await tell(true);
    expect((await ask('covered-arms')).boards[0]!.itemIds).toContain(blouse);
  });

  it('is not asked about once it is gone, and keeps what was told where it comes back', async () => {
    await ask('covered-arms');
    await server.call('deleteItems', { owner, itemIds: [blouse] }, maya);
    expect((await turns())[0]?.asksAbout).toBeUndefined();
    await expect(tell(true)).rejects.toThrow('not-found');
    await server.call('restoreItems', { owner, itemIds: [blouse] }, maya);
    expect((await turns())[0]?.asksAbout).toEqual(about());
    await tell(true);
    await server.call('deleteItems', { owner, itemIds: [blouse] }, maya);
    await server.call('restoreItems', { owner, itemIds: [blouse] }, maya);
    expect((await turns())[0]?.asksAbout).toBeUndefined();
  });

  it('is forgotten for good with the piece, and asked about again where all is forgotten', async () => {
    const rows = async () => {
      const { rows: told } = await server.app.services.open.pool.query(
        'select fits from lola_item_needs where item_id = $1',
        [blouse],
      );
      return told;
    };
    await tell(false);
    expect(await rows()).toEqual([{ fits: false }]);
    await server.call('forgetLolaTaste', { owner, keys: ['color red'] }, maya);
    expect(await rows()).toHaveLength(1);
    await server.call('forgetLolaTaste', { owner, keys: null }, maya);
    expect(await rows()).toEqual([]);
    expect((await ask('covered-arms')).asksAbout).toEqual(about());
    await tell(null);
    await server.call('deleteItems', { owner, itemIds: [blouse] }, maya);
    await server.call('forgetItems', { owner, itemIds: [blouse] }, maya);
    expect(await rows()).toEqual([]);
  });

  it('is told of by its owner alone', async () => {
    const ada = await server.person();
    await expect(tell(false, blouse, ada)).rejects.toThrow('not-found');
    expect((await ask('covered-arms')).asksAbout).toEqual(about());
  });
});
