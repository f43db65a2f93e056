/**
 * Path maths for pattern pieces. A piece is drafted as half a garment, in distances from the centre
 * line, because that is how clothes are cut: on the fold. The other half is its mirror.
 */
export const width = 800;
export const height = 1000;
export const centre = 400;

type Op = 'M' | 'L' | 'Q' | 'C' | 'Z';
interface Segment {
  op: Op;
  at: number[];
}
type Move = (x: number, y: number) => [number, number];

const arity: Record<Op, number> = { M: 2, L: 2, Q: 4, C: 6, Z: 0 };

function parse(path: string): Segment[] {
  const tokens = path.match(/[MLCQZ]|-?\d*\.?\d+/g) ?? [];
  const segments: Segment[] = [];
  let op: Op = 'M';
  let i = 0;
  while (i < tokens.length) {
    const token = tokens[i] ?? '';
    if (/[MLCQZ]/.test(token)) {
      op = token as Op;
      i += 1;
    }
    segments.push({ op, at: tokens.slice(i, i + arity[op]).map(Number) });
    i += arity[op];
    if (op === 'M') op = 'L';
  }
  return segments;
}

/** One decimal is finer than a screen shows, and keeps the markup small. */
export const brief = (value: number): string => value.toFixed(1).replace(/\.0$/, '');

const print = (segments: Segment[]): string =>
  segments.map(({ op, at }) => op + at.map(brief).join(' ')).join('');

function moved(segments: Segment[], move: Move): Segment[] {
  return segments.map(({ op, at }) => {
    const out: number[] = [];
    for (let i = 0; i < at.length; i += 2) out.push(...move(at[i] ?? 0, at[i + 1] ?? 0));
    return { op, at: out };
  });
}

/** The same open line walked from its end to its start. */
function reversed(segments: Segment[]): Segment[] {
  const steps: { op: Op; from: number[]; at: number[] }[] = [];
  let pen: number[] = [];
  for (const { op, at } of segments) {
    if (op !== 'M') steps.push({ op, from: pen, at });
    pen = at.slice(-2);
  }
  const back = steps.reverse().map(({ op, from, at }): Segment => {
    const control = at.slice(0, -2);
    const handles = control.length === 4 ? [...control.slice(2), ...control.slice(0, 2)] : control;
    return { op, at: [...handles, ...from] };
  });
  return [{ op: 'M', at: pen }, ...back];
}

/** The half piece on the right of the picture (the wearer's left). */
export const right = (path: string): string => print(moved(parse(path), (x, y) => [centre + x, y]));

/** The half piece on the left of the picture. */
export const left = (path: string): string => print(moved(parse(path), (x, y) => [centre - x, y]));

/** The piece for one side: 1 is the right of the picture, -1 the left. */
export const side = (k: Side): ((path: string) => string) => (k > 0 ? right : left);
export type Side = 1 | -1;
export const sides: readonly Side[] = [1, -1];

/** A half line opened out to a whole, closed piece. */
export function unfolded(half: string): string {
  const segments = parse(half);
  const mirror = moved(reversed(segments), (x, y) => [centre - x, y]);
  const [first, ...rest] = mirror;
  const joined = first ? [{ op: 'L' as const, at: first.at }, ...rest] : [];
  return `${print(moved(segments, (x, y) => [centre + x, y]))}${print(joined)}Z`;
}

/** One line on both sides, as a seam or a row of stitches. */
export const paired = (half: string): string => right(half) + left(half);

/** A piece laid elsewhere on the table: moved, then turned by degrees about a point. */
export function placed(path: string, dx: number, dy: number, turn = 0, about = [0, 0]): string {
  const [cx = 0, cy = 0] = about;
  const cos = Math.cos((turn * Math.PI) / 180);
  const sin = Math.sin((turn * Math.PI) / 180);
  return print(
    moved(parse(path), (x, y) => {
      const px = x + dx - cx;
      const py = y + dy - cy;
      return [cx + px * cos - py * sin, cy + px * sin + py * cos];
    }),
  );
}

/** A piece seen from its other side: mirrored about a vertical line. */
export const flipped = (path: string, about: number): string =>
  print(moved(parse(path), (x, y) => [2 * about - x, y]));

/** Lays every piece of one shoe at the same place. */
export const laidAt =
  (dx: number, dy: number): ((path: string) => string) =>
  (path) =>
    placed(path, dx, dy);
