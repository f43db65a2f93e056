/** The width of a tooth of pinking shears, and half of it deep, in pixels. */
const tooth = 6;

/** The outline of a piece of cloth cut with pinking shears, as an SVG path that fills its box. */
export function pinkedOutline(width: number, height: number): string {
  const depth = tooth / 2;
  const across = teethOf(width - 2 * depth);
  const down = teethOf(height - 2 * depth);
  const top = edge(across, (at, out) => [depth + at, out ? 0 : depth]);
  const right = edge(down, (at, out) => [out ? width : width - depth, depth + at]);
  const bottom = edge(across, (at, out) => [width - depth - at, out ? height : height - depth]);
  const left = edge(down, (at, out) => [out ? 0 : depth, height - depth - at]);
  return `M${[...top, ...right, ...bottom, ...left].map((point) => point.map(short).join(' ')).join('L')}Z`;
}

/** The places of the notches and tips along an edge. */
function teethOf(length: number): number[] {
  const count = Math.max(2, Math.round(length / tooth));
  return Array.from({ length: count * 2 }, (_, at) => (at * length) / (count * 2));
}

const edge = (
  places: readonly number[],
  pointAt: (at: number, isOut: boolean) => [number, number],
): [number, number][] => places.map((at, index) => pointAt(at, index % 2 === 1));

const short = (value: number): string => String(Math.round(value * 10) / 10);
