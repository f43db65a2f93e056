import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gridGaps, tileRowHeight, toRows } from './grid-layout.ts';

describe('the rows of a list', () => {
  it('are none of none', () => {
    expect(toRows(0, 2, [])).toEqual([]);
  });

  it('are full but for the last', () => {
    expect(toRows(5, 2, [])).toEqual([
      { kind: 'tiles', from: 0, to: 2 },
      { kind: 'tiles', from: 2, to: 4 },
      { kind: 'tiles', from: 4, to: 5 },
    ]);
  });

  it('begin anew under each heading', () => {
    const groups = [
      { group: 'top', count: 5 },
      { group: 'none', count: 1 },
    ];
    expect(toRows(6, 4, groups)).toEqual([
      { kind: 'heading', group: 'top', count: 5 },
      { kind: 'tiles', from: 0, to: 4 },
      { kind: 'tiles', from: 4, to: 5 },
      { kind: 'heading', group: 'none', count: 1 },
      { kind: 'tiles', from: 5, to: 6 },
    ]);
  });

  it('hold every item once, in order, however many and however dense', () => {
    const sizes = integer({ min: 0, max: 500 });
    assert(
      property(sizes, sizes, constantFrom(2, 4, 6), (tops, shoes, perRow) => {
        const groups = [
          { group: 'top', count: tops },
          { group: 'shoes', count: shoes },
        ];
        for (const rows of [toRows(tops + shoes, perRow, groups), toRows(tops, perRow, [])]) {
          let index = 0;
          for (const row of rows) {
            if (row.kind === 'heading') continue;
            expect(row.from).toBe(index);
            expect(row.to - row.from).toBeGreaterThan(0);
            expect(row.to - row.from).toBeLessThanOrEqual(perRow);
            index = row.to;
          }
          expect([tops, tops + shoes]).toContain(index);
        }
      }),
    );
  });
});

describe('the sizes of a grid', () => {
  it('are the gaps that the design states', () => {
    expect(gridGaps(2, true, 900)).toEqual({ column: 16, row: 20 });
    expect(gridGaps(6, true, 900)).toEqual({ column: 16, row: 20 });
    expect(gridGaps(2, false, 358)).toEqual({ column: 12, row: 18 });
    expect(gridGaps(4, false, 358)).toEqual({ column: 8, row: 8 });
    expect(gridGaps(6, false, 358)).toEqual({ column: 6, row: 6 });
    expect(gridGaps(2, false, 288)).toEqual({ column: 4, row: 18 });
    expect(gridGaps(4, false, 288)).toEqual({ column: 4, row: 4 });
  });

  it('are pictures of 4:5 with their words and the gap below', () => {
    const gaps = { column: 12, row: 18 };
    expect(tileRowHeight(212, 2, gaps, 2)).toBe(100 * 1.25 + 50 + 18);
    expect(tileRowHeight(212, 2, gaps, 0)).toBe(100 * 1.25 + 18);
    expect(tileRowHeight(448, 4, { column: 16, row: 20 }, 1)).toBe(100 * 1.25 + 28 + 20);
  });

  it('leave their words as much more room as the reader has enlarged them', () => {
    const gaps = { column: 12, row: 18 };
    expect(tileRowHeight(212, 2, gaps, 2, 2)).toBe(100 * 1.25 + 100 + 18);
    expect(tileRowHeight(212, 2, gaps, 0, 2)).toBe(100 * 1.25 + 18);
  });
});
