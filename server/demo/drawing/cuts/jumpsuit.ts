import { creases, fan } from '../folds.ts';
import { type Cloth, Garment } from '../garment.ts';
import { paired, side, sides, unfolded } from '../path.ts';
import { darker } from '../tint.ts';
import { type ButtonStyle, buckle, button } from '../trims.ts';

/** A short-sleeved cotton jumpsuit: camp collar, chest pockets, belt, wide legs. */
export function jumpsuit(
  id: string,
  cloth: Cloth,
  style: { seed?: number; buttons: ButtonStyle },
): string {
  const { seed = 91, buttons } = style;
  const g = new Garment(id, cloth, { seed, wobble: 3 });
  const sewn = { strength: 0.7, gleam: 0.16, dash: '4 3' };
  for (const k of sides) {
    const on = side(k);
    g.piece(
      on(
        'M118 78C154 92 184 138 204 206C207 216 203 222 196 225C174 236 152 242 130 246C128 230 126 220 122 214C108 168 108 122 118 78Z',
      ),
      {
        turn: `rotate(${-k * 20} 400 120)`,
        folds: creases(
          [k * 126, 214, k * 172, 160, k * 8, 10, 0.75],
          [k * 136, 230, k * 190, 206, k * 4, 7, 0.47],
        ),
      },
    );
    g.piece(
      on(
        'M128 226C156 222 180 214 205 202C208 212 210 222 210 232C186 246 158 252 132 254C130 244 129 236 128 226Z',
      ),
      { casts: 0.25 },
    );
    g.stitch(on('M131 248C158 246 184 240 208 228'), sewn);
  }
  g.piece(unfolded('M0 70C26 70 44 66 52 58L60 84C48 112 20 130 0 150'), {
    fill: darker(cloth.base, 0.3),
    lit: 0.5,
  });
  for (const k of [-1, 1] as const) {
    const on = side(k);
    g.piece(
      on(
        'M-2 420C40 420 84 418 110 412C124 470 138 540 146 620C158 720 166 830 168 938C128 950 70 954 22 948C24 840 20 740 12 640C10 630 4 626 -2 624Z',
      ),
      {
        casts: 0.25,
        folds: [
          ...fan(400 + k * 12, 628, {
            from: k > 0 ? 14 : 166,
            to: k > 0 ? 64 : 116,
            count: 5,
            length: 120,
            breadth: 9,
            seed: k + 4,
          }),
          ...fan(400 + k * 14, 610, {
            from: k > 0 ? -60 : -160,
            to: k > 0 ? -20 : -120,
            count: 3,
            length: 100,
            breadth: 8,
            seed: k + 6,
          }),
          ...creases(
            [k * 62, 430, k * 92, 940, -k * 6, 12, 0.76],
            [k * 80, 440, k * 116, 936, -k * 6, 11, 0.46],
            [k * 36, 680, k * 48, 944, k * 4, 11, 0.48],
            [k * 130, 620, k * 148, 930, k * 4, 11, 0.7],
          ),
        ],
      },
    );
    g.seam(on('M88 440C98 470 112 496 130 514'), { strength: 0.5, breadth: 2 });
    g.stitch(on('M82 442C92 474 107 502 128 522'), sewn);
    g.stitch(on('M23 934C70 940 128 936 167 924'), sewn);
  }
  g.seam('M400 440L400 626', { strength: 0.45, breadth: 2 });
  for (const k of [-1, 1] as const) {
    const on = side(k);
    g.piece(
      on(
        'M48 58C70 64 98 70 118 80C106 120 108 172 122 214C118 270 110 330 110 396C110 408 111 416 112 424C74 430 36 432 -12 432L-12 170C20 140 40 100 48 58Z',
      ),
      {
        casts: 0.3,
        folds: [
          ...fan(400 + k * 112, 222, {
            from: k > 0 ? 112 : 68,
            to: k > 0 ? 158 : 22,
            count: 3,
            length: 130,
            breadth: 9,
            seed: k + 3,
          }),
          ...fan(400 + k * 70, 426, {
            from: k > 0 ? -120 : -70,
            to: k > 0 ? -70 : -110,
            count: 3,
            length: 90,
            breadth: 8,
            seed: k + 7,
          }),
          ...creases(
            [k * 60, 250, k * 66, 420, k * 6, 11, 0.72],
            [k * 30, 300, k * 34, 424, k * 4, 8, 0.5],
          ),
        ],
      },
    );
    g.seam(on('M112 82C102 124 104 172 120 212'), { strength: 0.38 });
    g.piece(
      on('M34 228C58 227 80 225 98 222C99 252 99 280 97 304L67 316L37 307C35 280 34 254 34 228Z'),
      { casts: 0.35 },
    );
    g.piece(
      on(
        'M31 218C56 217 80 215 101 211C102 226 102 236 101 246L67 258L33 249C32 238 31 228 31 218Z',
      ),
      { casts: 0.4 },
    );
    g.stitch(on('M37 243L67 252L97 240'), sewn);
    button(g, 400 + k * 67, 246, 5.4, buttons);
  }
  g.piece('M386 176L414 172C415 260 415 340 414 432L386 432C385 340 385 260 386 176Z', {
    casts: 0.25,
    lit: cloth.light.lit * 0.8,
  });
  g.stitch('M391 178L391 430M409 176L409 430', sewn);
  for (let y = 196; y < 400; y += 56) button(g, 400, y, 6.6, buttons);
  g.piece(unfolded('M0 404C40 404 80 402 112 396C114 412 115 426 114 440C76 446 38 448 0 448'), {
    casts: 0.45,
  });
  g.stitch(paired('M0 411C40 411 80 409 112 403M0 441C38 441 76 439 114 433'), sewn);
  for (const k of sides) g.piece(side(k)('M76 394L88 393L90 450L78 451Z'), { casts: 0.4 });
  buckle(g, 396, 426, 40, 56, { face: '#5b3a22', hole: '#1d0f08' });
  g.piece(unfolded('M0 56C24 56 42 52 54 46C52 60 42 74 30 82C20 86 8 88 0 88'), {
    turn: 'rotate(90)',
    lit: 0.5,
    edge: 0.3,
  });
  for (const k of sides) {
    const on = side(k);
    g.piece(
      on(
        'M-2 176C-4 160 4 150 14 132C34 106 46 78 50 52C56 46 64 48 68 56C82 84 92 116 96 146C66 138 44 142 24 156C12 164 4 170 -2 176Z',
      ),
      {
        turn: `rotate(${k * 34} 400 120)`,
        casts: 0.45,
      },
    );
    g.stitch(on('M60 58C74 86 83 114 87 137C62 132 40 136 20 150'), sewn);
  }
  return g.svg();
}
