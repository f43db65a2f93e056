import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LabPiece } from '#contract/schemas/lab.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Person = Awaited<ReturnType<TestServer['person']>>;
const labOf = async (as: Person) => (await server.call('getLab', { owner: as.userId }, as)).pieces;
const pieceOf = async (as: Person, pieceId: string): Promise<LabPiece> =>
  (await server.call('getLabPiece', { owner: as.userId, pieceId }, as)).piece;
const readable = ({ parts }: LabPiece) => parts.filter(({ blocks }) => blocks !== null).length;

describe('The Style Lab', () => {
  it('lists classes, reports and collage tips, the newest first', async () => {
    const pieces = await labOf(await server.person());
    const dates = pieces.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(new Set(pieces.map(({ kind }) => kind))).toEqual(
      new Set(['class', 'color', 'trend', 'tip']),
    );
    const coat = pieces.find(({ pieceId }) => pieceId === 'one-coat-chosen-well')!;
    expect(coat).toMatchObject({ chapters: 6, isFree: true, isOpen: true });
    expect(coat.words.split(' ')).toContain('shoulder');
  });

  it('shows of what is in the Circle its first part, and with it the whole', async () => {
    const [ada, bea] = [
      await server.person(),
      await server.person({ bought: ['allMasterClasses'] }),
    ];
    const locked = (await labOf(ada)).filter(({ isFree }) => !isFree);
    expect(locked.length).toBeGreaterThan(3);
    expect(locked.every(({ isOpen }) => !isOpen)).toBe(true);
    for (const { pieceId } of locked) {
      const seen = await pieceOf(ada, pieceId);
      expect([seen.isOpen, readable(seen)]).toEqual([false, 1]);
      expect(seen.parts.length).toBeGreaterThan(1);
      const whole = await pieceOf(bea, pieceId);
      expect([whole.isOpen, readable(whole)]).toEqual([true, whole.parts.length]);
      const lastOf = ({ parts }: LabPiece) => JSON.stringify(parts.at(-1)?.blocks);
      expect(JSON.stringify(seen)).not.toContain(lastOf(whole).slice(20, 80));
    }
  });

  it('lists of what is closed no word that stands only in its closed parts, and none in their order', async () => {
    const [ada, bea] = [
      await server.person(),
      await server.person({ bought: ['allMasterClasses'] }),
    ];
    const whole = new Map((await labOf(bea)).map(({ pieceId, words }) => [pieceId, words]));
    for (const { pieceId, isOpen, words } of await labOf(ada)) {
      const all = whole.get(pieceId)!.split(' ');
      expect(all).toEqual(all.toSorted());
      expect(words.split(' ').length < all.length).toBe(!isOpen);
    }
  });

  it('names the pieces that a chapter is about, and none of another kind or person', async () => {
    const [ada, bea] = [await server.person(), await server.person()];
    const make = async (as: Person, title: string, category: string) => {
      const changes = { title, category };
      return (await server.call('saveItem', { owner: as.userId, changes }, as)).item.itemId;
    };
    const coat = await make(ada, 'Loden coat', 'coat');
    await make(ada, 'Sneakers', 'sneakers');
    await make(bea, 'Her coat', 'coat');
    const { parts } = await pieceOf(ada, 'one-coat-chosen-well');
    expect(parts[0]!.own?.items.map(({ itemId }) => itemId)).toEqual([coat]);
    const nobody = await pieceOf(await server.person(), 'one-coat-chosen-well');
    expect(nobody.parts.every(({ own }) => own === null)).toBe(true);
  });

  it('keeps what was opened, read and saved, by the member', async () => {
    const [ada, bea] = [await server.person(), await server.person()];
    const pieceId = 'trousers-that-fit';
    const save = (change: object) =>
      server.call('saveLabReading', { owner: ada.userId, pieceId, ...change }, ada);
    expect((await pieceOf(ada, pieceId)).reading).toEqual({
      isOpened: false,
      isSaved: false,
      read: [],
    });
    await save({});
    await save({ read: [2] });
    await save({ isSaved: true, read: [0, 2] });
    const { reading } = await save({ read: [1] });
    expect(reading).toEqual({ isOpened: true, isSaved: true, read: [0, 1, 2] });
    const kept = (await labOf(ada)).find((piece) => piece.pieceId === pieceId)!;
    expect(kept.reading).toEqual(reading);
    expect((await labOf(bea)).every((piece) => !piece.reading.isOpened)).toBe(true);
  });

  it('keeps all that two devices read at the same moment', async () => {
    const ada = await server.person();
    const pieceId = 'trousers-that-fit';
    await Promise.all(
      [0, 1, 2, 3].map((chapter) =>
        server.call('saveLabReading', { owner: ada.userId, pieceId, read: [chapter] }, ada),
      ),
    );
    expect((await pieceOf(ada, pieceId)).reading.read).toEqual([0, 1, 2, 3]);
  });

  it('knows no piece that there is not', async () => {
    const ada = await server.person();
    const about = { owner: ada.userId, pieceId: 'no-such-piece' };
    for (const name of ['getLabPiece', 'saveLabReading'] as const) {
      await expect(server.call(name, about, ada)).rejects.toThrow('not-found');
    }
  });
});
