import { creases, leaf } from '../folds.ts';
import { type Cloth, Garment } from '../garment.ts';
import { right } from '../path.ts';
import { darker, lighter } from '../tint.ts';

/** Colours of a printed silk square, from its border to its centre. */
export interface SquareInks {
  border: string;
  ground: string;
  field: string;
  leaf: string;
  accent: string;
  heart: string;
  chain: string;
}

const ring = (r: number, c: string, w: number): string =>
  `<rect x="${-r}" y="${-r}" width="${2 * r}" height="${2 * r}" fill="none" stroke="${c}" stroke-width="${w}"/>`;
const petals = (n: number, r: number, l: number, c: string, w: number): string =>
  Array.from(
    { length: n },
    (_, i) =>
      `<path transform="rotate(${(i * 360) / n})" d="M0 ${-r}C${-w} ${-r - l * 0.3} ${-w} ${-r - l * 0.75} 0 ${-r - l}C${w} ${-r - l * 0.75} ${w} ${-r - l * 0.3} 0 ${-r}Z" fill="${c}"/>`,
  ).join('');

function chain(color: string): string {
  const link = (x: number, y: number, rx: number, ry: number): string =>
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="none" stroke="${color}" stroke-width="4"/>`;
  return Array.from({ length: 13 }, (_, i) => (i - 6) * 29)
    .map(
      (at) =>
        link(at, -188, 17, 8) + link(at, 188, 17, 8) + link(-188, at, 8, 17) + link(188, at, 8, 17),
    )
    .join('');
}

/** A square silk scarf, printed with a chain border and a rosette. */
export function silkSquare(id: string, cloth: Cloth, inks: SquareInks): string {
  const g = new Garment(id, cloth, { seed: 37, wobble: 7 });
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(
    ([a = 0, b = 0]) =>
      `<g transform="translate(${a * 126} ${b * 126}) scale(.3)">${petals(10, 16, 60, inks.border, 18)}<circle r="16" fill="${inks.accent}"/></g>`,
  );
  const print = [
    '<g transform="translate(400 511) rotate(45)">',
    `<rect x="-250" y="-250" width="500" height="500" fill="${inks.border}"/>`,
    `<rect x="-214" y="-214" width="428" height="428" fill="${inks.ground}"/>${chain(inks.chain)}`,
    `<rect x="-160" y="-160" width="320" height="320" fill="${inks.field}"/>`,
    ring(160, inks.border, 5) + ring(148, inks.ground, 3),
    `<circle r="126" fill="${inks.ground}"/>`,
    petals(16, 70, 54, inks.leaf, 14) +
      petals(16, 40, 40, inks.accent, 11) +
      petals(8, 10, 36, inks.heart, 12),
    `<circle r="12" fill="${inks.chain}"/>${corners.join('')}${ring(232, inks.accent, 4)}</g>`,
  ];
  g.piece(
    'M404 176C520 280 640 400 742 506C640 620 520 736 398 846C276 738 160 620 58 508C162 396 284 284 404 176Z',
    {
      fill: inks.border,
      weave: [],
      over: print.join(''),
      lit: 1,
      edge: 0.25,
      folds: [
        leaf(404, 190, 380, 820, -20, 18, 0.8),
        leaf(300, 300, 500, 720, 18, 14, 0.44),
        leaf(120, 480, 420, 520, 20, 16, 0.78),
        leaf(420, 540, 700, 500, -16, 16, 0.44),
        leaf(500, 320, 440, 600, 10, 12, 0.74),
        leaf(240, 600, 400, 500, -8, 12, 0.46),
      ],
    },
  );
  return g.svg();
}

/** A long wool scarf, folded in half and fringed at both ends. */
export function woolScarf(
  id: string,
  cloth: Cloth,
  style: { seed?: number; fringe: string[] },
): string {
  const { seed = 42, fringe } = style;
  const g = new Garment(id, cloth, { seed, wobble: 6 });
  const tassels = (x1: number, x2: number, y: number, slope: number): void => {
    for (let x = x1 + 5; x < x2; x += 9) {
      const c = fringe[Math.round(x / 9) % fringe.length] ?? cloth.base;
      const top = y + (x - x1) * slope;
      const sway = Math.sin(x * 1.7) * 5;
      const d = `M${x} ${top - 8}C${x + sway} ${top + 26} ${x - sway} ${top + 42} ${x + sway * 0.8} ${top + 66 + Math.sin(x) * 5}`;
      g.add(
        `<path d="${d}" fill="none" stroke="${darker(c, 0.5)}" stroke-width="6" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${c}" stroke-width="4.4" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${lighter(c, 0.4)}" stroke-opacity=".6" stroke-width="1.2" stroke-dasharray="3 4" stroke-linecap="round"/>`,
      );
    }
  };
  tassels(396, 566, 842, -0.05);
  g.piece(
    right(
      'M-60 110C10 96 80 100 120 130C160 300 176 560 166 834C110 846 50 848 -4 842C0 600 -20 330 -60 110Z',
    ),
    {
      turn: 'rotate(-4)',
      folds: creases(
        [60, 150, 100, 830, 10, 18, 0.74],
        [20, 200, 40, 830, 8, 14, 0.48],
        [130, 240, 150, 820, 6, 12, 0.5],
      ),
    },
  );
  tassels(232, 412, 872, 0.04);
  g.piece(
    right(
      'M-36 96C40 90 104 104 122 140C100 120 70 126 60 166C30 380 14 640 12 880C-50 888 -110 884 -168 870C-164 600 -130 330 -92 150C-84 112 -64 98 -36 96Z',
    ),
    {
      casts: 0.55,
      turn: 'rotate(5)',
      folds: creases(
        [-60, 130, -130, 866, -12, 22, 0.76],
        [-20, 140, -70, 876, -10, 16, 0.47],
        [20, 150, -24, 878, -8, 18, 0.72],
        [-96, 240, -152, 860, -4, 10, 0.5],
        [-40, 120, 90, 124, -16, 12, 0.74],
      ),
    },
  );
  return g.svg();
}
