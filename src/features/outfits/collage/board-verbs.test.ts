import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { maxLayers } from '#contract/rules/collage.ts';
import { collage } from '#contract/schemas/outfit.ts';
import { beginHistory, doEdit, type EditHistory, redoEdit, undoEdit } from './edit-history.ts';
import { boardOf, collageOf, type EditorBoard, turned } from './editor-board.ts';
import type { Edit } from './edits.ts';
import * as verbs from './verbs.ts';

const place = {
  x: fc.double({ min: -0.5, max: 1.5, noNaN: true }),
  y: fc.double({ min: -0.5, max: 1.5, noNaN: true }),
  size: fc.double({ min: 0.02, max: 3, noNaN: true }),
  rotation: fc.double({ min: -179.999, max: 180, noNaN: true }),
  isFlipped: fc.boolean(),
};
const itemId = fc.integer({ min: 1, max: 9999 }).map(String);
const plainObject = { noNullPrototype: true } as const;
const layer = fc.record({ itemId: fc.option(itemId), ...place }, plainObject);
const saved = fc.record(
  {
    background: fc.constantFrom('paper', 'plain', 'camel', 'navy'),
    layers: fc.array(layer, { minLength: 1, maxLength: 12 }),
  },
  plainObject,
);
/** Also what no finger can do: beyond every limit, and no number at all. */
const wild = fc.double();
const some = fc.array(fc.nat(20), { maxLength: 4 });

type Verb = (board: EditorBoard, name: () => string) => Edit | null;
const idsOf = (board: EditorBoard, indexes: number[]) =>
  indexes.flatMap((at) => board.layers[at % Math.max(1, board.layers.length)]?.id ?? []);
const on = (act: (board: EditorBoard, ids: string[]) => Edit | null) =>
  some.map<Verb>((indexes) => (board) => act(board, idsOf(board, indexes)));

const verb: fc.Arbitrary<Verb> = fc.oneof(
  fc.tuple(itemId, wild, wild, wild, wild).map<Verb>(
    ([item, x, y, size, rotation]) =>
      (board, name) =>
        verbs.addLayer(board, item, { x, y, size, rotation, isFlipped: false }, name()),
  ),
  fc
    .tuple(some, wild, wild, wild, wild, fc.boolean())
    .map<Verb>(([indexes, x, y, size, rotation, isFlipped]) => (board) => {
      const to = { x, y, size, rotation, isFlipped };
      return verbs.placeLayers(board, new Map(idsOf(board, indexes).map((id) => [id, to])));
    }),
  fc.tuple(wild, wild).chain(([x, y]) => on((board, ids) => verbs.moveLayers(board, ids, x, y))),
  wild.chain((factor) => on((board, ids) => verbs.sizeLayers(board, ids, factor))),
  wild.chain((degrees) => on((board, ids) => verbs.turnLayers(board, ids, degrees))),
  on(verbs.flipLayers),
  on(verbs.toFront),
  on(verbs.toBack),
  on(verbs.forward),
  on(verbs.backward),
  fc.tuple(some, fc.integer()).map<Verb>(
    ([indexes, to]) =>
      (board) =>
        verbs.moveInOrder(board, idsOf(board, indexes)[0] ?? 'none', to),
  ),
  some.map<Verb>(
    (indexes) => (board, name) => verbs.copyLayers(board, idsOf(board, indexes), name),
  ),
  on(verbs.removeLayers),
  fc.tuple(some, itemId).map<Verb>(
    ([indexes, item]) =>
      (board) =>
        verbs.replacePiece(board, idsOf(board, indexes)[0] ?? 'none', item),
  ),
  fc
    .constantFrom('paper' as const, 'plain' as const, 'rust' as const)
    .map<Verb>((background) => (board) => verbs.paintBoard(board, background)),
);

/** Does a sequence of verbs. Answers the history after each step, the first before any. */
function play(board: EditorBoard, sequence: Verb[]): EditHistory[] {
  let count = 0;
  const steps = [beginHistory(board)];
  for (const act of sequence) {
    const now = steps.at(-1)!;
    const edit = act(now.board, () => {
      count += 1;
      return `made-${count}`;
    });
    if (edit) steps.push(doEdit(now, edit));
  }
  return steps;
}

const sequences = fc.array(verb, { maxLength: 40 });

describe('What is done to a board', () => {
  it('is undone step by step to the first board exactly, and done again', () => {
    fc.assert(
      fc.property(saved, sequences, (first, sequence) => {
        const steps = play(boardOf(first), sequence);
        let now = steps.at(-1)!;
        for (const step of steps.slice(0, -1).reverse()) {
          now = undoEdit(now);
          expect(now.board).toStrictEqual(step.board);
        }
        expect(collageOf(now.board)).toStrictEqual(first);
        expect(undoEdit(now)).toBe(now);
        for (const step of steps.slice(1)) {
          now = redoEdit(now);
          expect(now.board).toStrictEqual(step.board);
        }
        expect(redoEdit(now)).toBe(now);
      }),
    );
  });

  it('stays within what may be saved, whatever is asked', () => {
    fc.assert(
      fc.property(saved, sequences, (first, sequence) => {
        for (const { board } of play(boardOf(first), sequence)) {
          if (board.layers.length === 0) continue;
          const { issues } = v.safeParse(collage, collageOf(board));
          expect(issues).toBeUndefined();
          expect(new Set(board.layers.map(({ id }) => id)).size).toBe(board.layers.length);
        }
      }),
    );
  });

  it('is the same after it was written down and read again', () => {
    fc.assert(
      fc.property(saved, sequences, (first, sequence) => {
        const last = play(boardOf(first), sequence).at(-1)!;
        const kept: EditHistory = JSON.parse(JSON.stringify(last));
        let now = kept;
        for (let step = 0; step < last.undos.length; step += 1) now = undoEdit(now);
        // JSON writes -0 as 0, which is the same place.
        expect(collageOf(now.board)).toEqual(JSON.parse(JSON.stringify(first)));
      }),
    );
  });

  it('answers nothing where it would change nothing', () => {
    const board = boardOf({
      background: 'paper',
      layers: [
        { itemId: '1', x: 0.5, y: 0.5, size: 0.4, rotation: 0, isFlipped: false },
        { itemId: '2', x: 0.5, y: 0.5, size: 0.4, rotation: 0, isFlipped: false },
      ],
    });
    const [back, front] = board.layers.map(({ id }) => id) as [string, string];
    expect(verbs.toFront(board, [front])).toBeNull();
    expect(verbs.forward(board, [front])).toBeNull();
    expect(verbs.toBack(board, [back])).toBeNull();
    expect(verbs.backward(board, [back])).toBeNull();
    expect(verbs.forward(board, [back, front])).toBeNull();
    expect(verbs.moveLayers(board, [back], 0, 0)).toBeNull();
    expect(verbs.replacePiece(board, back, '1')).toBeNull();
    expect(verbs.paintBoard(board, 'paper')).toBeNull();
    expect(verbs.removeLayers(board, ['none'])).toBeNull();
  });

  it('never puts more on a board than fits', () => {
    const layer = { itemId: '1', x: 0.5, y: 0.5, size: 0.4, rotation: 0, isFlipped: false };
    const full = boardOf({
      background: 'paper',
      layers: Array.from({ length: maxLayers }, () => layer),
    });
    expect(verbs.addLayer(full, '2', layer)).toBeNull();
    expect(verbs.copyLayers(full, [full.layers[0]!.id])).toBeNull();
  });

  it('moves several layers past one another as a group', () => {
    const layer = { x: 0.5, y: 0.5, size: 0.4, rotation: 0, isFlipped: false };
    const board = boardOf({
      background: 'paper',
      layers: ['a', 'b', 'c', 'd'].map((itemId) => ({ itemId, ...layer })),
    });
    const [a, b] = board.layers.map(({ id }) => id) as [string, string];
    const [moved] = play(board, [(now) => verbs.forward(now, [a, b])]).slice(-1);
    expect(moved!.board.layers.map(({ itemId }) => itemId).join('')).toBe('cabd');
  });

  it('keeps a turn between half a turn left and right', () => {
    expect([0, 90, 180, -180, 190, -190, 540, 725].map(turned)).toEqual([
      0, 90, 180, 180, -170, 170, 180, 5,
    ]);
  });
});
