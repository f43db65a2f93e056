import { creases, type Fold, fan } from '../folds.ts';
import { type Cloth, Garment } from '../garment.ts';
import { paired, type Side, side, unfolded } from '../path.ts';
import { darker } from '../tint.ts';
import { button, dyed } from '../trims.ts';

const tack = { strength: 0.5, dash: '4 4', breadth: 1.1 };

/** A plain waistband with loops and a metal hook, laid over the tops of the legs. */
function waistband(g: Garment, cloth: Cloth): void {
  g.piece(unfolded('M0 104C40 104 74 102 102 98L108 112C74 118 40 120 0 120'), {
    fill: darker(cloth.base, 0.4),
    weave: [],
    lit: 0.4,
  });
  g.piece(unfolded('M0 116C40 118 74 116 108 108L112 150C74 158 40 158 0 156'), {
    turn: 'rotate(90)',
    lit: cloth.light.lit * 0.85,
    casts: 0.35,
  });
}

function loops(g: Garment, cloth: Cloth): void {
  for (const x of [-84, -30, 44, 86]) {
    g.piece(`M${395 + x} 106L${405 + x} 106L${406 + x} 160L${395 + x} 160Z`, {
      lit: cloth.light.lit * 0.8,
      casts: 0.4,
    });
  }
}

const hook =
  '<rect x="404" y="126" width="22" height="16" rx="2" fill="#8d898c" stroke="#1a0d16" stroke-opacity=".5"/><path d="M408 134h14" stroke="#fff" stroke-opacity=".6" stroke-width="2"/>';

/** Front pleats, slant pocket and fly of a tailored trouser. */
function tailoredFront(g: Garment, k: Side): void {
  const on = side(k);
  g.seam(on('M60 156C64 190 68 220 76 262'), { strength: 0.5, breadth: 2.2 });
  g.seam(on('M84 156C88 186 92 208 100 240'), { strength: 0.45, breadth: 2 });
  g.seam(on('M106 156C116 196 130 232 146 264'), { strength: 0.55, breadth: 2.4 });
  g.stitch(on('M99 158C109 200 124 238 141 268'), tack);
  g.shade(on('M66 170C70 210 76 250 84 300'), { strength: 0.22, breadth: 10 });
}

function fly(g: Garment, end: number): void {
  g.seam(`M400 154L400 ${end}`, { strength: 0.55, breadth: 2.4 });
  g.stitch('M428 158C429 230 426 300 404 344', tack);
}

/** Pleated trousers with a pressed crease and straight legs. */
export function pleatedTrousers(id: string, cloth: Cloth, style: { seed?: number } = {}): string {
  const g = new Garment(id, cloth, { seed: style.seed ?? 23, wobble: 3 });
  const leg =
    'M-2 118C34 120 70 118 108 112C122 190 156 260 164 350C176 560 184 760 186 934C146 942 86 944 36 940C32 780 22 580 10 420C8 408 2 402 -2 400Z';
  for (const k of [-1, 1] as const) {
    const on = side(k);
    g.piece(on(leg), {
      casts: 0.28,
      folds: [
        ...fan(400 + k * 12, 406, {
          from: k > 0 ? 14 : 166,
          to: k > 0 ? 60 : 120,
          count: 4,
          length: 120,
          breadth: 9,
          seed: k + 3,
        }),
        ...creases(
          [k * 70, 160, k * 112, 930, -k * 4, 9, 0.82],
          [k * 84, 180, k * 128, 930, -k * 4, 10, 0.42],
          [k * 36, 460, k * 62, 930, k * 6, 12, 0.5],
          [k * 150, 430, k * 160, 920, k * 4, 12, 0.7],
        ),
      ],
    });
    tailoredFront(g, k);
    g.seam(on('M38 924C86 930 146 928 185 918'), { strength: 0.35 });
  }
  fly(g, 404);
  waistband(g, cloth);
  loops(g, cloth);
  g.add(hook);
  return g.svg();
}

/** Full-length wide trousers that fall straight from the hip in soft folds. */
export function wideTrousers(id: string, cloth: Cloth, style: { seed?: number } = {}): string {
  const g = new Garment(id, cloth, { seed: style.seed ?? 27, wobble: 4 });
  const leg =
    'M-2 118C34 120 70 118 108 112C124 180 154 244 166 330C190 520 220 740 236 926C196 944 86 950 20 938C20 780 16 580 8 424C6 412 2 406 -2 404Z';
  const folds = (k: Side): Fold[] => [
    ...fan(400 + k * 12, 408, {
      from: k > 0 ? 20 : 160,
      to: k > 0 ? 62 : 118,
      count: 4,
      length: 130,
      breadth: 10,
      seed: k + 4,
    }),
    ...creases(
      [k * 70, 170, k * 128, 940, -k * 10, 13, 0.8],
      [k * 92, 190, k * 158, 936, -k * 8, 13, 0.44],
      [k * 34, 440, k * 66, 942, k * 8, 14, 0.47],
      [k * 52, 520, k * 98, 942, k * 4, 12, 0.74],
      [k * 130, 380, k * 196, 930, -k * 8, 14, 0.72],
      [k * 150, 420, k * 216, 926, -k * 6, 11, 0.48],
    ),
  ];
  for (const k of [-1, 1] as const) {
    g.piece(side(k)(leg), { casts: 0.28, folds: folds(k) });
    tailoredFront(g, k);
    g.seam(side(k)('M21 918C90 930 180 924 234 906'), { strength: 0.3 });
  }
  fly(g, 408);
  waistband(g, cloth);
  loops(g, cloth);
  g.add(hook);
  return g.svg();
}

/** Cargo trousers: drawn-in hems, knee darts and a bellows pocket on each thigh. */
export function cargoTrousers(id: string, cloth: Cloth, style: { seed?: number } = {}): string {
  const g = new Garment(id, cloth, { seed: style.seed ?? 29, wobble: 4 });
  const leg =
    'M-2 118C34 120 70 118 108 112C126 180 160 244 172 330C188 520 194 720 180 928C142 938 86 940 46 934C36 780 24 580 8 424C6 412 2 406 -2 404Z';
  const sewn = { strength: 0.75, dash: '5 3.5' };
  for (const k of [-1, 1] as const) {
    const on = side(k);
    g.piece(on(leg), {
      casts: 0.28,
      folds: [
        ...fan(400 + k * 12, 408, {
          from: k > 0 ? 12 : 168,
          to: k > 0 ? 64 : 116,
          count: 5,
          length: 130,
          breadth: 10,
          seed: k + 8,
        }),
        ...creases(
          [k * 60, 700, k * 168, 676, k * 8, 10, 0.46],
          [k * 58, 730, k * 170, 716, k * 8, 10, 0.75],
          [k * 70, 770, k * 160, 762, -k * 6, 9, 0.46],
          [k * 60, 440, k * 76, 920, k * 8, 14, 0.7],
          [k * 60, 860, k * 150, 850, k * 8, 9, 0.46],
          [k * 70, 890, k * 160, 884, -k * 6, 9, 0.74],
        ),
      ],
    });
    g.seam(on('M52 156C70 196 96 222 148 236'), { strength: 0.5, breadth: 2.2 });
    g.stitch(on('M46 158C66 202 94 230 150 244'), sewn);
    g.stitch(on('M164 340C180 520 184 720 172 922'), { ...sewn, strength: 0.5 });
    g.seam(on('M47 908C90 914 142 912 181 902'), { strength: 0.4 });
    g.stitch(on('M47 900C90 906 142 904 182 894'), sewn);
    g.piece(
      on(
        'M82 476C116 476 150 472 180 466C186 512 188 560 188 606C154 614 118 616 86 614C84 568 82 520 82 476Z',
      ),
      { casts: 0.4 },
    );
    g.stitch(on('M90 484L94 606L180 600L174 476'), { ...sewn, strength: 0.6 });
    g.seam(on('M128 500C130 540 132 576 132 612'), { strength: 0.35 });
    g.piece(
      on(
        'M76 456C114 456 150 452 184 444C187 464 189 484 190 502C156 510 116 514 78 513C77 494 76 474 76 456Z',
      ),
      { casts: 0.45 },
    );
    g.stitch(on('M84 505C118 506 152 502 182 495'), sewn);
    for (const x of [96, 172]) button(g, 400 + k * x, x < 120 ? 494 : 487, 5.5, dyed(cloth.base));
  }
  fly(g, 408);
  waistband(g, cloth);
  g.stitch(paired('M0 124C40 126 74 124 106 117'), sewn);
  g.stitch(paired('M0 149C40 151 74 151 109 143'), sewn);
  loops(g, cloth);
  button(g, 412, 138, 8.5, dyed(cloth.base));
  return g.svg();
}

/** Pleated shorts with a turn-up. */
export function shorts(id: string, cloth: Cloth, style: { seed?: number } = {}): string {
  const g = new Garment(id, cloth, { seed: style.seed ?? 33, wobble: 4 });
  const leg =
    'M-2 118C34 120 70 118 108 112C128 186 156 252 172 340C184 420 192 500 198 560C150 578 84 586 22 578C20 520 16 460 8 412C6 402 2 398 -2 396Z';
  for (const k of [-1, 1] as const) {
    const on = side(k);
    g.piece(on(leg), {
      casts: 0.28,
      folds: [
        ...fan(400 + k * 12, 404, {
          from: k > 0 ? 12 : 168,
          to: k > 0 ? 66 : 114,
          count: 5,
          length: 130,
          breadth: 10,
          seed: k + 5,
        }),
        ...creases(
          [k * 72, 170, k * 116, 576, -k * 6, 11, 0.8],
          [k * 90, 190, k * 140, 572, -k * 6, 11, 0.43],
          [k * 158, 330, k * 186, 560, k * 6, 12, 0.7],
          [k * 46, 420, k * 58, 580, k * 4, 10, 0.48],
        ),
      ],
    });
    tailoredFront(g, k);
    g.piece(
      on(
        'M20 548C84 556 148 550 198 531C201 548 203 564 204 580C152 600 84 608 20 600C18 582 18 566 20 548Z',
      ),
      { casts: 0.3 },
    );
    g.stitch(on('M22 558C84 566 148 560 198 541'), tack);
  }
  fly(g, 402);
  waistband(g, cloth);
  loops(g, cloth);
  button(g, 412, 137, 8.5, dyed(cloth.base));
  return g.svg();
}
