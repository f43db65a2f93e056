import { describe, expect, it } from 'vitest';
import { outlinesOf } from './mask-outline.ts';

/** A mask drawn in text: `#` is the garment. */
function outlines(...rows: string[]) {
  const [width, height] = [rows[0]!.length, rows.length];
  const data = Uint8Array.from(rows.join(''), (mark) => (mark === '#' ? 255 : 0));
  return outlinesOf({ width, height, runs: [] }, data);
}

/** What a closed line encloses, by its sign how it turns. */
function areaOf(line: number[]): number {
  let area = 0;
  for (let at = 0; at < line.length; at += 2) {
    const next = (at + 2) % line.length;
    area += line[at]! * line[next + 1]! - line[next]! * line[at + 1]!;
  }
  return area / 2;
}

describe('the outlines of a mask', () => {
  it('are none of an empty one', () => {
    expect(outlines('...', '...')).toEqual([]);
  });

  it('run around a part with its corners cut, with few places', () => {
    const [line] = outlines('.....', '.###.', '.###.', '.###.', '.....');
    expect(areaOf(line!)).toBeCloseTo(9 - 4 * 0.125);
    expect(line!.length / 2).toBeLessThanOrEqual(9);
  });

  it('run along the border of the photo', () => {
    const [line] = outlines('##', '##');
    expect(Math.min(...line!)).toBe(0);
    expect(Math.max(...line!)).toBe(2);
  });

  it('are one for each part, and one for each hole, which turns the other way', () => {
    const lines = outlines('###.#', '#.#.#', '###..');
    expect(lines.map((line) => Math.sign(areaOf(line))).sort()).toEqual([-1, 1, 1]);
  });

  it('end where two parts touch at a corner', () => {
    expect(outlines('#..', '.#.', '..#').length).toBeGreaterThan(0);
  });
});
