import { creases, fan } from '../folds.ts';
import { type Cloth, Garment } from '../garment.ts';
import { paired, side, unfolded } from '../path.ts';
import { ribs, twillLine } from '../repeats.ts';
import { darker } from '../tint.ts';
import { type ButtonStyle, button, label, strap } from '../trims.ts';
import { sheen } from './skirts.ts';

/** A ribbed cotton tank top with bound edges. */
export function tank(id: string, cloth: Cloth, style: { seed?: number } = {}): string {
  const g = new Garment(id, cloth, { seed: style.seed ?? 86 });
  const rib = (): string[] => [...cloth.weave(g, ''), ribs(12, 0.16)(g, '')];
  const sewn = { strength: 0.7, gleam: 0.06, breadth: 1.1 };
  g.piece(unfolded('M0 262C44 260 78 214 88 150L118 146L122 200C112 310 60 356 0 358'), {
    fill: darker(cloth.base, 0.13),
    weave: rib(),
    lit: 0.5,
    edge: 0.3,
  });
  g.piece(
    unfolded(
      'M0 330C66 328 92 240 90 148C100 144 112 144 122 148C122 240 136 320 184 372C178 440 160 500 160 570C160 660 174 740 182 828C120 842 60 844 0 844',
    ),
    {
      weave: rib(),
      casts: 0.2,
      edge: 0.32,
      folds: [
        ...fan(232, 392, {
          from: 20,
          to: 68,
          count: 3,
          length: 150,
          breadth: 11,
          lift: 0.7,
          seed: 3,
        }),
        ...fan(568, 392, {
          from: 112,
          to: 160,
          count: 3,
          length: 140,
          breadth: 11,
          lift: 0.7,
          seed: 8,
        }),
        ...creases(
          [-90, 470, -104, 830, 10, 16, 0.69],
          [-40, 560, -46, 836, -6, 11, 0.52],
          [86, 470, 100, 830, -10, 15, 0.51],
          [36, 600, 42, 836, 6, 10, 0.67],
        ),
      ],
    },
  );
  g.piece(unfolded('M0 330C66 328 92 240 90 148L103 146C105 250 80 346 0 348'), {
    fill: darker(cloth.base, 0.03),
    weave: rib(),
    lit: 0.5,
    casts: 0.14,
    edge: 0.28,
  });
  for (const k of [-1, 1] as const) {
    g.piece(side(k)('M110 146L123 148C123 240 137 320 185 372L180 386C126 336 110 250 110 146Z'), {
      fill: darker(cloth.base, 0.03),
      weave: rib(),
      lit: 0.5,
      casts: 0.14,
      edge: 0.28,
    });
  }
  g.stitch(paired('M0 354C86 352 110 250 108 146'), sewn);
  g.stitch(paired('M0 832C60 832 122 830 180 816'), sewn);
  return g.svg();
}

/** A silk camisole on thin straps, cut on the bias with a soft V. */
export function camisole(
  id: string,
  cloth: Cloth,
  style: { seed?: number; shade: string },
): string {
  const { seed = 87, shade } = style;
  const g = new Garment(id, cloth, { seed, wobble: 5 });
  strap(g, paired('M96 330C92 260 88 200 70 158'), { breadth: 6, color: darker(cloth.base, 0.16) });
  g.piece(unfolded('M0 368C50 360 92 344 116 326L122 366C90 420 40 456 0 462'), {
    fill: darker(cloth.base, 0.24),
    lit: 0.6,
    edge: 0.3,
  });
  strap(g, paired('M92 300C96 250 94 200 70 158'), { breadth: 6, color: cloth.base });
  g.piece(
    unfolded(
      'M0 432C36 396 70 348 90 292C98 292 106 298 112 310C124 350 146 376 166 390C162 470 158 520 160 580C164 680 188 760 206 846C140 868 70 872 0 872',
    ),
    {
      casts: 0.3,
      edge: 0.3,
      over: sheen(
        g,
        [
          [330, 430, 300, 840, -16, 13, 0.8],
          [404, 500, 398, 850, 14, 11, 0.7],
          [460, 440, 506, 840, 18, 13, 0.7],
          [290, 560, 244, 840, -8, 8, 0.6],
        ],
        shade,
      ),
      folds: [
        ...fan(310, 306, {
          from: 66,
          to: 110,
          count: 4,
          length: 190,
          breadth: 11,
          lift: 0.72,
          seed: 4,
        }),
        ...fan(490, 306, {
          from: 70,
          to: 114,
          count: 4,
          length: 180,
          breadth: 11,
          lift: 0.72,
          seed: 7,
        }),
        ...creases(
          [-60, 500, -110, 850, -16, 20, 0.72],
          [-30, 540, -50, 860, -10, 14, 0.5],
          [0, 520, 0, 862, 12, 18, 0.71],
          [30, 540, 56, 860, 10, 14, 0.49],
          [64, 500, 116, 850, 14, 18, 0.71],
          [100, 560, 164, 846, 8, 12, 0.5],
          [-100, 560, -166, 846, -8, 12, 0.52],
        ),
      ],
    },
  );
  const sewn = { strength: 0.55, gleam: 0.1, breadth: 1.1 };
  g.stitch(paired('M0 444C40 406 76 356 96 304M107 304C122 352 142 380 164 396'), sewn);
  g.stitch(paired('M0 860C70 860 138 856 203 834'), sewn);
  return g.svg();
}

/** A tailored waistcoat with a V front, four welts, five buttons and pointed hems. */
export function waistcoat(
  id: string,
  cloth: Cloth,
  style: { seed?: number; lining: string; buttons: ButtonStyle },
): string {
  const { seed = 88, lining, buttons } = style;
  const g = new Garment(id, cloth, { seed });
  g.piece(
    unfolded('M0 160C44 160 78 152 98 142C110 146 122 152 132 160C120 260 100 380 60 470L0 520'),
    { fill: lining, weave: [twillLine('#fff', 0.12)(g, '')], lit: 0.6 },
  );
  g.piece(unfolded('M0 160C40 160 74 154 96 144L100 168C70 182 34 186 0 186'), {
    fill: cloth.base,
    lit: 0.6,
    casts: 0.2,
  });
  label(g, 400, 194);
  for (const k of [-1, 1] as const) {
    const on = side(k);
    g.piece(
      on(
        'M90 142C116 148 142 158 160 170C140 230 142 320 196 392C190 460 172 520 174 590C176 660 188 710 194 756C156 772 118 784 84 790C60 812 36 834 14 858C0 842 -14 820 -20 796C-20 680 -20 590 -20 504C30 420 74 290 90 142Z',
      ),
      {
        casts: 0.32,
        folds: [
          ...fan(400 + k * 184, 402, {
            from: k > 0 ? 112 : 68,
            to: k > 0 ? 158 : 22,
            count: 4,
            length: 160,
            breadth: 10,
            seed: k + 9,
          }),
          ...creases(
            [k * 70, 420, k * 84, 780, k * 10, 16, 0.74],
            [k * 126, 520, k * 140, 770, -k * 8, 13, 0.47],
            [k * 30, 560, k * 34, 800, k * 6, 11, 0.5],
          ),
        ],
      },
    );
    g.stitch(on('M153 174C132 236 136 326 186 394'), { strength: 0.45 });
    g.stitch(on('M96 150C82 294 38 424 -12 508'), { strength: 0.45 });
    g.seam(on('M104 420C96 500 98 560 106 640'), { strength: 0.35, breadth: 1.5 });
    g.seam(on('M60 652C62 690 66 740 72 790'), { strength: 0.25, breadth: 1.4 });
    for (const [x, y, w] of [
      [64, 636, 92],
      [60, 470, 76],
    ] as const) {
      g.piece(on(`M${x} ${y + 8}L${x + w} ${y - 6}L${x + w} ${y + 16}L${x} ${y + 30}Z`), {
        casts: 0.4,
        lit: cloth.light.lit * 0.85,
      });
    }
  }
  for (let i = 0; i < 5; i += 1) button(g, 402, 530 + i * 64, 9, buttons);
  return g.svg();
}
