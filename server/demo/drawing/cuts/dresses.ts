import { creases, fan } from '../folds.ts';
import { type Cloth, Garment } from '../garment.ts';
import { left, paired, right, side, sides, unfolded } from '../path.ts';
import { darker } from '../tint.ts';
import { type ButtonStyle, button, shell, strap } from '../trims.ts';
import { sheen } from './skirts.ts';

/** A wrap dress: puffed sleeves, crossed bodice, tie at the side, flared skirt. */
export function wrapDress(id: string, cloth: Cloth, style: { seed?: number } = {}): string {
  const g = new Garment(id, cloth, { seed: style.seed ?? 53 });
  const sleeve =
    'M146 196C196 204 236 240 262 306C270 332 272 352 268 368C244 384 208 392 184 388C170 370 160 340 158 310C152 270 144 230 146 196Z';
  for (const k of sides) {
    const on = side(k);
    g.piece(on(sleeve), {
      turn: `rotate(${-k * 24} 400 200)`,
      folds: [
        ...fan(400 + k * 160, 214, {
          from: k > 0 ? 40 : 140,
          to: k > 0 ? 86 : 94,
          count: 4,
          length: 150,
          breadth: 9,
          lift: 0.76,
          jitter: 0.2,
          seed: k + 4,
        }),
        ...fan(400 + k * 226, 386, {
          from: k > 0 ? -120 : -60,
          to: k > 0 ? -80 : -100,
          count: 4,
          length: 60,
          breadth: 6,
          lift: 0.45,
          seed: k + 7,
        }),
      ],
    });
    g.piece(on('M270 362C246 380 208 388 182 384L184 402C212 406 250 398 274 380Z'), {
      lit: 0.7,
      casts: 0.3,
    });
  }
  g.piece(unfolded('M0 176C40 176 72 170 92 162L96 190C60 280 26 330 0 360'), {
    fill: darker(cloth.base, 0.3),
    weave: [],
    lit: 0.5,
  });
  g.piece(
    unfolded(
      'M0 420C50 420 92 418 126 412C150 520 196 720 226 890C210 908 190 902 168 912C140 924 118 912 92 922C62 932 30 924 0 928',
    ),
    {
      folds: [
        ...creases(
          [-96, 440, -176, 900, -14, 20, 0.8],
          [-66, 430, -110, 910, -12, 15, 0.42],
          [-34, 440, -52, 918, -12, 20, 0.82],
          [-6, 470, 2, 920, 10, 15, 0.42],
          [30, 440, 56, 918, 12, 20, 0.8],
          [64, 430, 112, 910, 12, 15, 0.42],
          [94, 440, 176, 900, 14, 18, 0.78],
          [110, 540, 196, 896, 6, 12, 0.46],
        ),
        ...fan(400, 424, {
          from: 60,
          to: 120,
          count: 7,
          length: 70,
          breadth: 6,
          lift: 0.44,
          seed: 5,
        }),
      ],
      lit: 0.9,
      casts: 0.28,
      roll: 1.1,
    },
  );
  const half =
    'M90 162C114 172 136 180 156 192C146 240 150 300 160 340C152 370 136 396 128 418L-40 424C-30 400 0 370 22 320C56 262 78 214 90 162Z';
  g.piece(left(half), {
    turn: 'translate(30 20)',
    casts: 0.3,
    folds: fan(280, 412, {
      from: -100,
      to: -60,
      count: 3,
      length: 120,
      breadth: 9,
      lift: 0.75,
      seed: 2,
    }),
  });
  g.piece(right(half), {
    turn: 'translate(80 44)',
    casts: 0.45,
    folds: fan(380, 416, {
      from: -70,
      to: -20,
      count: 5,
      length: 170,
      breadth: 9,
      lift: 0.75,
      seed: 4,
    }),
  });
  g.seam(paired('M154 194C146 240 150 296 160 340'), { strength: 0.45 });
  g.piece(unfolded('M0 410C46 410 90 408 128 402C130 414 130 424 128 434C92 440 48 442 0 442'), {
    turn: 'translate(10 60)',
    lit: 0.75,
    casts: 0.4,
  });
  g.piece('M300 412C286 430 276 470 262 540C258 560 268 566 276 560C290 510 302 466 316 438Z', {
    turn: 'rotate(70)',
    casts: 0.4,
    lit: 0.8,
  });
  g.piece('M304 416C298 450 300 500 310 576C313 590 324 588 328 580C322 520 322 470 326 436Z', {
    turn: 'rotate(80)',
    casts: 0.4,
    lit: 0.8,
  });
  g.piece(
    'M296 404C306 396 324 398 330 408C334 424 330 440 318 444C302 444 292 436 292 424C292 416 292 408 296 404Z',
    { casts: 0.5, lit: 0.9 },
  );
  return g.svg();
}

/** A bias-cut slip dress on thin straps, with a soft cowl at the neck. */
export function slipDress(
  id: string,
  cloth: Cloth,
  style: { seed?: number; shade: string },
): string {
  const { seed = 59, shade } = style;
  const g = new Garment(id, cloth, { seed, wobble: 5 });
  strap(g, paired('M84 236C78 180 70 120 60 84'), { breadth: 5, color: darker(cloth.base, 0.15) });
  g.piece(unfolded('M0 268C40 266 72 252 92 232L104 262C70 300 30 312 0 314'), {
    fill: darker(cloth.base, 0.3),
    lit: 0.6,
  });
  strap(g, paired('M86 240C90 180 82 120 60 84'), { breadth: 5, color: cloth.base });
  const d = unfolded(
    'M0 306C30 302 62 272 84 230C94 232 102 242 108 256C114 300 124 330 122 362C114 420 112 450 118 492C136 600 170 780 186 926C130 946 60 952 0 950',
  );
  g.piece(d, {
    edge: 0.3,
    casts: 0.3,
    over: sheen(
      g,
      [
        [340, 420, 306, 900, -16, 13, 0.8],
        [404, 520, 398, 920, 14, 12, 0.8],
        [452, 440, 496, 900, 20, 14, 0.7],
        [300, 560, 262, 900, -8, 9, 0.6],
        [340, 320, 452, 330, 14, 7, 0.7],
      ],
      shade,
    ),
    folds: creases(
      [-74, 268, 74, 268, 44, 10, 0.78],
      [-66, 286, 66, 290, 52, 9, 0.44],
      [-84, 300, 78, 318, 44, 9, 0.74],
      [-96, 330, -30, 470, 12, 12, 0.7],
      [96, 330, 36, 470, -12, 12, 0.5],
      [-60, 430, -110, 930, -18, 22, 0.72],
      [-36, 480, -60, 936, -14, 15, 0.5],
      [-4, 460, -8, 940, 16, 22, 0.72],
      [26, 500, 44, 940, 14, 15, 0.48],
      [56, 430, 104, 932, 18, 20, 0.72],
      [80, 540, 142, 926, 10, 13, 0.5],
      [-84, 560, -150, 926, -8, 12, 0.7],
    ),
  });
  const sewn = { strength: 0.5, gleam: 0.12, breadth: 1.1 };
  g.stitch(paired('M106 262C112 302 120 332 118 362'), sewn);
  g.stitch(paired('M0 938C60 940 128 934 184 914'), sewn);
  return g.svg();
}

interface MidiStyle {
  seed?: number;
  buttons?: ButtonStyle;
}

/** A sleeveless A-line midi dress that buttons from its square neck to its hem. */
export function midiDress(id: string, cloth: Cloth, style: MidiStyle = {}): string {
  const { seed = 63, buttons = shell } = style;
  const g = new Garment(id, cloth, { seed });
  const sewn = { strength: 0.75, gleam: 0.12 };
  g.piece(unfolded('M0 126C40 126 70 118 90 104L104 120L92 236L0 240'), {
    fill: darker(cloth.base, 0.22),
    lit: 0.55,
  });
  g.piece(unfolded('M0 392C50 394 92 390 124 382C160 540 206 760 236 898C160 932 70 942 0 942'), {
    folds: [
      ...creases(
        [-104, 410, -186, 900, -12, 20, 0.78],
        [-76, 404, -124, 914, -10, 15, 0.44],
        [-44, 410, -66, 926, -8, 18, 0.78],
        [44, 410, 66, 926, 8, 15, 0.44],
        [74, 404, 122, 914, 10, 19, 0.78],
        [102, 410, 180, 900, 12, 15, 0.45],
        [114, 520, 214, 888, 6, 12, 0.72],
      ),
      ...fan(322, 392, { from: 70, to: 110, count: 5, length: 70, breadth: 6, seed: 5 }),
      ...fan(478, 392, { from: 70, to: 110, count: 5, length: 70, breadth: 6, seed: 9 }),
    ],
  });
  g.piece(
    unfolded(
      'M0 236L78 232C84 190 84 150 80 100C98 103 118 109 136 121C134 166 136 220 160 262C152 310 132 350 126 394C90 402 44 404 0 404',
    ),
    {
      casts: 0.3,
      folds: [
        ...fan(256, 276, { from: 10, to: 60, count: 3, length: 130, breadth: 10, seed: 4 }),
        ...fan(544, 276, { from: 120, to: 170, count: 3, length: 120, breadth: 10, seed: 6 }),
        ...creases([-60, 260, -70, 396, 4, 10, 0.7], [60, 260, 70, 396, -4, 10, 0.5]),
      ],
    },
  );
  g.seam(paired('M60 396C62 350 72 312 92 270'), { strength: 0.3, breadth: 1.5 });
  g.stitch(paired('M0 244L86 240C92 196 92 154 88 106'), sewn);
  g.stitch(paired('M129 124C127 168 129 222 152 264'), sewn);
  g.piece(unfolded('M0 384C46 386 90 382 127 374C129 386 129 396 127 408C90 416 46 418 0 418'), {
    casts: 0.35,
    lit: cloth.light.lit * 0.9,
  });
  g.stitch(paired('M0 391C46 393 90 389 126 381M0 411C46 411 90 409 126 401'), sewn);
  g.piece('M382 236L420 236C421 480 424 720 424 942L380 942C380 720 381 480 382 236Z', {
    casts: 0.25,
    lit: cloth.light.lit * 0.8,
  });
  g.stitch('M388 240C387 480 386 720 386 938M414 240C415 480 418 720 418 938', sewn);
  for (let y = 262; y < 900; y += 67) button(g, 401, y, 8, buttons);
  g.stitch(paired('M24 928C100 924 176 910 233 886'), sewn);
  return g.svg();
}
