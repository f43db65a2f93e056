import { creases, type Fold, fan, leaf } from '../folds.ts';
import { type Cloth, Garment } from '../garment.ts';
import { paired, unfolded } from '../path.ts';
import { ink, lighter, lightness } from '../tint.ts';
import { buckle, button, dyed, stud } from '../trims.ts';

/**
 * Glossy streaks of satin: light on the ridges, a shade beside each. Soft light is lost on a dark
 * cloth, so there the ridges are screened in the cloth's own colour.
 */
export function sheen(
  g: Garment,
  rows: [number, number, number, number, number, number, number][],
  shade: string,
): string {
  const { base } = g.cloth;
  const dark = lightness(base) < 0.4;
  const [gleam, blend, part] = dark
    ? ([lighter(base, 0.5), 'screen', 0.55] as const)
    : (['#fffaf0', 'soft-light', 1] as const);
  return rows
    .map(([x1, y1, x2, y2, bend, breadth, strength]) => {
      const ridge = leaf(x1, y1, x2, y2, bend, breadth).path;
      const valley = leaf(x1 + 16, y1 + 20, x2 + 18, y2, bend, breadth * 0.8).path;
      return `<path d="${ridge}" fill="${gleam}" opacity="${strength * part}" ${g.blur('soft')} style="mix-blend-mode:${blend}"/><path d="${valley}" fill="${shade}" opacity="${strength * 0.5}" ${g.blur('soft')} style="mix-blend-mode:multiply"/>`;
    })
    .join('');
}

/** A bias-cut satin midi skirt. */
export function biasSkirt(
  id: string,
  cloth: Cloth,
  style: { seed?: number; shade: string },
): string {
  const { seed = 33, shade } = style;
  const g = new Garment(id, cloth, { seed, wobble: 5 });
  const d = unfolded(
    'M0 150C34 150 64 148 92 142C104 220 128 290 140 370C158 520 182 720 196 884C150 902 70 908 0 906',
  );
  const gloss = g.linear(
    [
      [0, '#fff', 0],
      [0.18, '#fff6df', 0.5],
      [0.34, '#fff', 0.02],
      [0.5, shade, 0.22],
      [0.66, '#fff6df', 0.55],
      [0.8, '#fff', 0.02],
      [1, shade, 0.35],
    ],
    0,
    0.05,
    1,
    0.22,
  );
  g.piece(d, {
    edge: 0.3,
    casts: 0.25,
    folds: creases(
      [-64, 190, -120, 896, -22, 24, 0.7],
      [-44, 260, -70, 900, -26, 18, 0.52],
      [-14, 200, -14, 900, 20, 26, 0.71],
      [22, 280, 44, 900, 26, 18, 0.5],
      [52, 190, 104, 894, 26, 26, 0.7],
      [84, 360, 150, 888, 12, 14, 0.52],
      [-100, 380, -164, 886, -12, 14, 0.68],
      [70, 560, 96, 900, 10, 12, 0.52],
      [-90, 540, -104, 896, -12, 12, 0.53],
    ),
    over: `<path d="${d}" fill="${gloss}" style="mix-blend-mode:soft-light"/>${sheen(
      g,
      [
        [330, 210, 300, 860, -18, 13, 0.75],
        [392, 250, 388, 880, 16, 12, 0.8],
        [452, 230, 492, 860, 22, 14, 0.7],
        [282, 430, 252, 860, -8, 8, 0.6],
        [520, 480, 548, 850, 6, 8, 0.5],
      ],
      shade,
    )}`,
  });
  g.piece(unfolded('M0 122C32 122 60 120 86 116L94 148C64 156 34 158 0 158'), {
    lit: 0.8,
    casts: 0.3,
    edge: 0.3,
    folds: [leaf(330, 138, 470, 138, 3, 6, 0.74)],
  });
  const sewn = { strength: 0.6, dash: '4 4', gleam: 0.1, breadth: 1.1 };
  g.stitch(paired('M0 892C70 894 150 888 194 872'), sewn);
  g.stitch(paired('M0 152C34 152 64 150 92 144'), sewn);
  return g.svg();
}

/** A knife-pleated skirt: each pleat catches light on its fold and hides in the next. */
export function pleatedSkirt(
  id: string,
  cloth: Cloth,
  style: { seed?: number; depth?: number } = {},
): string {
  const { seed = 43, depth = 1 } = style;
  const g = new Garment(id, cloth, { seed });
  const d = unfolded(
    'M0 150C38 150 72 148 100 142C128 340 186 640 238 840C226 858 214 852 200 862C184 872 172 862 156 870C140 878 128 868 112 874C96 880 84 870 66 876C48 882 36 872 18 878C12 880 6 880 0 878',
  );
  const pleats = 15;
  const fold = g.linear(
    [
      [0, '#fff', 0.26 * depth],
      [0.14, '#fff', 0.08 * depth],
      [0.55, '#000', 0],
      [0.86, ink, 0.34 * depth],
      [1, ink, 0.72 * depth],
    ],
    0,
    0,
    1,
    0,
  );
  const rows = Array.from({ length: pleats }, (_, i) => {
    const top = 300 + (200 * i) / pleats;
    const topEnd = 300 + (200 * (i + 1)) / pleats;
    const hem = 160 + (476 * i) / pleats;
    const hemEnd = 160 + (476 * (i + 1)) / pleats;
    const k = (i - 7) * 2.2;
    return `<path d="M${top} 130C${top + k} 380 ${hem - k} 640 ${hem} 890L${hemEnd + 7} 890C${hemEnd - k + 5} 640 ${topEnd + k + 2} 380 ${topEnd + 1} 130Z" fill="${fold}"/>`;
  });
  g.piece(d, { over: rows.join(''), lit: 0.55, casts: 0.28, roll: 1.1 });
  g.piece(unfolded('M0 118C36 118 68 116 96 112L102 150C72 156 36 158 0 158'), {
    lit: 0.7,
    casts: 0.35,
  });
  button(g, 480, 136, 8, dyed(cloth.base));
  return g.svg();
}

/** A wrap skirt in heavy wool, fringed along its free edge and hem, held by two leather straps. */
export function kilt(id: string, cloth: Cloth, style: { seed?: number; strap: string }): string {
  const { seed = 45, strap } = style;
  const g = new Garment(id, cloth, { seed });
  const folds: Fold[] = [
    ...creases(
      [-100, 240, -150, 780, -10, 16, 0.72],
      [-60, 220, -86, 790, -8, 14, 0.5],
      [-20, 260, -30, 790, 8, 15, 0.71],
      [130, 300, 176, 770, 8, 13, 0.5],
    ),
    ...fan(330, 170, { from: 70, to: 110, count: 4, length: 120, breadth: 8, seed: 5 }),
  ];
  g.piece(unfolded('M0 142C40 142 76 140 106 134C126 280 166 560 204 772C150 794 70 800 0 800'), {
    folds,
  });
  // The free edge is drawn out into a fringe, so its threads lie before the panel.
  for (let y = 168; y < 792; y += 5) {
    const x = 474 + (y - 150) * 0.045;
    g.add(
      `<path d="M${x} ${y}q9 1 16 ${3 + (y % 3)}" stroke="${y % 2 ? cloth.base : lighter(cloth.base, 0.2)}" stroke-width="2.2" fill="none"/>`,
    );
  }
  g.piece(
    'M296 134C350 142 420 144 474 142C480 350 494 600 502 793C440 802 380 802 330 798C300 796 250 790 206 778C240 560 276 290 296 134Z',
    {
      casts: 0.45,
      folds: creases(
        [-84, 200, -136, 780, -10, 16, 0.74],
        [-52, 230, -84, 790, -8, 13, 0.48],
        [-4, 200, -14, 796, 6, 15, 0.72],
        [38, 240, 44, 796, 6, 12, 0.5],
        [64, 260, 80, 796, 4, 10, 0.7],
      ),
    },
  );
  g.stitch('M468 146C474 350 486 600 494 790', { strength: 0.5 });
  g.piece(unfolded('M0 110C40 110 74 108 102 104L108 142C76 150 40 150 0 150'), {
    casts: 0.35,
    turn: 'translate(8 20)',
  });
  for (const y of [128, 208]) {
    const w = y < 150 ? 74 : 82;
    const x = y < 150 ? 460 : 472;
    g.piece(
      `M${x - w / 2} ${y - 9}L${x + w / 2} ${y - 12}L${x + w / 2} ${y + 6}L${x - w / 2} ${y + 9}L${x - 8 - w / 2} ${y}Z`,
      {
        fill: strap,
        weave: [],
        casts: 0.5,
        lit: 0.9,
      },
    );
    g.stitch(
      `M${x + 2 - w / 2} ${y - 5}L${x - 2 + w / 2} ${y - 8}M${x + 2 - w / 2} ${y + 5}L${x - 2 + w / 2} ${y + 2}`,
      { color: '#e9d3b4', strength: 0.6 },
    );
    buckle(g, x + 4, y - 1, 22, 28);
    stud(g, x - 26, y, 2.6);
  }
  return g.svg();
}

/** A mini skirt in leather: yoke, front zip line of seams, clean hem. */
export function miniSkirt(id: string, cloth: Cloth, style: { seed?: number } = {}): string {
  const g = new Garment(id, cloth, { seed: style.seed ?? 47, wobble: 4 });
  g.piece(unfolded('M0 250C44 250 86 248 122 240C148 350 178 500 194 628C130 650 60 656 0 656'), {
    folds: [
      ...creases(
        [-110, 380, -150, 640, -10, 18, 0.74],
        [-60, 320, -84, 648, -8, 16, 0.46],
        [40, 330, 56, 650, 8, 17, 0.76],
        [96, 380, 130, 640, 6, 14, 0.45],
        [-150, 480, 20, 520, 14, 10, 0.7],
      ),
      ...fan(280, 330, { from: 10, to: 70, count: 3, length: 130, breadth: 9, seed: 3 }),
    ],
  });
  const sewn = { strength: 0.6, dash: '5 4', breadth: 1.4 };
  g.seam(paired('M52 262C58 400 64 530 70 646'), { strength: 0.55, breadth: 2.2 });
  g.stitch(paired('M59 334C64 440 69 540 76 648'), sewn);
  g.seam(paired('M0 330C60 334 104 327 134 315'), { strength: 0.5, breadth: 2.2 });
  g.stitch(paired('M0 338C60 342 106 335 136 323'), sewn);
  g.stitch(paired('M0 640C60 640 130 634 190 614'), sewn);
  g.piece(unfolded('M0 222C44 222 84 220 116 214L124 250C86 258 44 260 0 260'), { casts: 0.4 });
  g.stitch(paired('M0 229C44 229 84 227 116 221M0 252C44 252 86 250 121 243'), sewn);
  button(g, 400, 242, 9.5, dyed(cloth.base));
  return g.svg();
}
