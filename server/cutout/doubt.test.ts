import { describe, expect, it } from 'vitest';
import { doubtOf } from './doubt.ts';
import { openCv } from './open-cv.ts';
import { toLab } from './photo-pixels.ts';
import type { Shape } from './shapes.ts';

const [width, height] = [180, 240];
type Part = [left: number, top: number, right: number, bottom: number];
const isWithin = (at: number, [left, top, right, bottom]: Part) => {
  const [x, y] = [at % width, Math.floor(at / width)];
  return x >= left && x < right && y >= top && y < bottom;
};

const body: Part = [60, 40, 120, 210];
const leftSleeve: Part = [22, 44, 60, 96];
const rightSleeve: Part = [120, 44, 158, 96];

/** A photo of a blue shirt of these parts on a light floor. */
function photo(...parts: Part[]) {
  const rgb = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at += 1) {
    const color = parts.some((part) => isWithin(at, part)) ? [40, 60, 140] : [214, 200, 180];
    rgb.set(color, at * 3);
  }
  return toLab({ width, height, rgb });
}

const cut = (...parts: Part[]): Shape => ({
  width,
  height,
  data: Uint8Array.from({ length: width * height }, (_, at) =>
    parts.some((part) => isWithin(at, part)) ? 1 : 0,
  ),
});

describe('a cut-out is doubted', () => {
  it('where a sleeve is missing that the photo shows, on the side where it lies', async () => {
    const cv = await openCv();
    const shown = photo(body, leftSleeve, rightSleeve);
    expect(doubtOf(cv, shown, cut(body, rightSleeve))).toMatchObject({
      kind: 'missing-part',
      side: 'left',
    });
    expect(doubtOf(cv, shown, cut(body, leftSleeve))).toMatchObject({
      kind: 'missing-part',
      side: 'right',
    });
  });

  it('where what lies beside it looks like more of it', async () => {
    const peplum: Part = [60, 150, 120, 210];
    const found = doubtOf(
      await openCv(),
      photo(body, leftSleeve, rightSleeve),
      cut([60, 40, 120, 150], leftSleeve, rightSleeve),
    );
    expect(found).toMatchObject({ kind: 'lost-part', side: 'bottom' });
    expect(found!.box!.y * height).toBeCloseTo(peplum[1], -1);
  });

  it('where ground was left on', async () => {
    const found = doubtOf(
      await openCv(),
      photo(body, leftSleeve, rightSleeve),
      cut(body, leftSleeve, rightSleeve, [30, 190, 150, 225]),
    );
    expect(found).toMatchObject({ kind: 'ground-left', side: 'bottom' });
  });

  it('not where all of it is there, nor where it has one sleeve only', async () => {
    const cv = await openCv();
    const whole = [body, leftSleeve, rightSleeve] as const;
    expect(doubtOf(cv, photo(...whole), cut(...whole))).toBeNull();
    expect(doubtOf(cv, photo(body, rightSleeve), cut(body, rightSleeve))).toBeNull();
    expect(doubtOf(cv, photo(...whole), cut())).toBeNull();
  });
});
