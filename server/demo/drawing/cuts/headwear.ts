import { creases, fan, leaf } from '../folds.ts';
import { type Cloth, Garment } from '../garment.ts';
import { paired, unfolded } from '../path.ts';
import { ribs } from '../repeats.ts';
import { darker, ink, lighter } from '../tint.ts';
import { stud } from '../trims.ts';

/** A felted beret with a short stalk and a rib band. */
export function beret(id: string, cloth: Cloth, style: { seed?: number } = {}): string {
  const g = new Garment(id, cloth, { seed: style.seed ?? 57 });
  g.piece('M396 268C392 244 396 226 410 220C420 224 418 246 412 270Z', {
    weave: [],
    lit: 0.9,
    edge: 0.45,
  });
  g.piece(
    'M120 496C126 372 262 268 410 266C556 266 690 356 704 470C712 540 640 590 560 610C480 630 330 636 240 612C168 594 118 560 120 496Z',
    {
      roll: 1.4,
      folds: [
        leaf(406, 276, 210, 560, 30, 22, 0.76),
        leaf(420, 276, 640, 540, -36, 20, 0.46),
        leaf(402, 280, 360, 600, 14, 16, 0.48),
        leaf(430, 280, 520, 590, -14, 16, 0.74),
        leaf(170, 520, 360, 610, 16, 16, 0.46),
        leaf(480, 600, 660, 520, 14, 14, 0.72),
      ],
    },
  );
  g.piece(
    'M226 590C330 626 480 624 574 592C580 620 576 648 562 662C470 690 330 690 240 662C226 646 222 620 226 590Z',
    {
      weave: [ribs(9, 0.3)(g, '')],
      lit: 0.85,
      casts: 0.4,
    },
  );
  g.stitch('M234 604C332 638 478 636 568 606', { strength: 0.6, dash: '6 5', breadth: 1.5 });
  return g.svg();
}

/** A bucket hat: six-panel crown, sloping brim with rows of stitching. */
export function bucketHat(id: string, cloth: Cloth, style: { seed?: number } = {}): string {
  const g = new Garment(id, cloth, { seed: style.seed ?? 66 });
  const sewn = { strength: 0.7, gleam: 0.2 };
  g.piece(
    unfolded('M0 512C110 512 196 500 232 470C276 530 316 600 338 672C280 736 140 764 0 764'),
    {
      roll: 1.4,
      folds: [
        ...creases(
          [-190, 520, -280, 690, -10, 20, 0.74],
          [-90, 540, -120, 740, -8, 18, 0.5],
          [10, 540, 30, 752, 8, 20, 0.72],
          [110, 530, 160, 730, 8, 18, 0.48],
          [190, 520, 270, 690, 10, 14, 0.7],
        ),
      ],
    },
  );
  for (let i = 0; i < 6; i += 1) {
    const y = i * 29;
    const x = i * 13;
    g.stitch(paired(`M0 ${596 + y}C110 ${594 + y} ${196 + x} ${574 + y} ${248 + x} ${532 + y}`), {
      ...sewn,
      strength: 0.5,
    });
  }
  g.piece(unfolded('M0 250C64 250 130 254 168 276C196 340 222 420 240 500C176 546 90 560 0 560'), {
    casts: 0.5,
    roll: 1.3,
    folds: [
      ...creases(
        [-120, 330, -170, 530, -8, 20, 0.75],
        [-40, 320, -60, 550, -6, 16, 0.5],
        [60, 340, 80, 550, 8, 18, 0.72],
        [130, 350, 180, 520, 8, 16, 0.46],
        [-160, 300, 160, 310, -12, 9, 0.5],
      ),
      ...fan(260, 540, { from: -80, to: -30, count: 3, length: 110, breadth: 9, seed: 3 }),
    ],
  });
  g.seam(paired('M94 290C104 370 112 460 116 552'), { strength: 0.5, breadth: 2.2 });
  g.stitch(paired('M101 292C111 370 119 460 123 550M87 292C97 370 105 460 109 552'), {
    ...sewn,
    strength: 0.45,
  });
  g.piece(unfolded('M0 232C70 232 136 242 170 272C140 300 80 312 0 312'), {
    casts: 0.25,
    folds: creases([-100, 258, 40, 250, -8, 12, 0.74], [20, 290, 120, 280, 6, 10, 0.5]),
  });
  g.stitch(paired('M0 302C76 302 130 292 160 270'), sewn);
  g.seam(paired('M0 534C90 534 170 522 232 480'), { strength: 0.3 });
  g.stitch(paired('M0 526C90 526 168 514 230 472'), sewn);
  for (const x of [-158, -128]) {
    stud(g, 400 + x, 452 - (x + 158) * 0.1, 8.5, { face: '#b9ad9a', hole: ink });
    g.add(
      `<circle cx="${400 + x}" cy="${452 - (x + 158) * 0.1}" r="4" fill="${ink}" opacity=".85"/>`,
    );
  }
  return g.svg();
}

/** A ribbed knit beanie with a deep turn-up. */
export function beanie(id: string, cloth: Cloth, style: { seed?: number } = {}): string {
  const g = new Garment(id, cloth, { seed: style.seed ?? 68 });
  const wales = Array.from({ length: 23 }, (_, i) => {
    const t = (i - 11) / 11;
    const foot = 400 + 236 * Math.sin((t * Math.PI) / 2);
    const crown = 400 + 240 * Math.sin((t * Math.PI) / 2);
    const top = 400 + 30 * t;
    const line = `M${foot} 660C${foot - 14 * t} 470 ${crown} 225 ${top} 200`;
    return `<path d="${line}" fill="none" stroke="${ink}" stroke-opacity=".42" stroke-width="7"/><path d="${line}" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="4" transform="translate(9 0)"/>`;
  });
  g.piece(unfolded('M0 196C70 198 150 240 192 330C222 410 232 540 232 650C150 670 70 676 0 676'), {
    over: wales.join(''),
    roll: 1.5,
    folds: [
      ...creases(
        [-120, 300, -170, 620, -16, 26, 0.74],
        [-40, 240, -60, 640, -8, 18, 0.66],
        [90, 280, 140, 620, 16, 24, 0.46],
      ),
      ...fan(400, 204, {
        from: 30,
        to: 150,
        count: 7,
        length: 110,
        breadth: 8,
        lift: 0.44,
        seed: 4,
      }),
    ],
  });
  g.piece(unfolded('M0 600C90 600 176 592 240 576C250 640 252 700 246 760C180 784 90 792 0 792'), {
    weave: [...cloth.weave(g, ''), ribs(21, 0.44)(g, 'translate(5 0)')],
    casts: 0.55,
    roll: 1.5,
    folds: creases(
      [-190, 600, -194, 770, 0, 24, 0.72],
      [170, 600, 176, 764, 0, 22, 0.46],
      [-120, 640, 110, 650, 10, 12, 0.64],
    ),
  });
  return g.svg();
}

/** A wide-brimmed straw hat with a ribbon. */
export function strawHat(
  id: string,
  cloth: Cloth,
  style: { seed?: number; ribbon: string },
): string {
  const { seed = 69, ribbon } = style;
  const g = new Garment(id, cloth, { seed, wobble: 5 });
  const ring = (rx: number, ry: number, y: number): string =>
    `<ellipse cx="400" cy="${y}" rx="${rx}" ry="${ry}" fill="none" stroke="#4a3210" stroke-opacity=".3" stroke-width="2.6"/><ellipse cx="400" cy="${y + 2.4}" rx="${rx}" ry="${ry}" fill="none" stroke="#fff" stroke-opacity=".24" stroke-width="2"/>`;
  const rings = Array.from({ length: 9 }, (_, i) => ring(196 + i * 18, 84 + i * 13, 590 + i));
  g.piece(
    'M52 590C60 480 210 398 400 396C590 398 742 480 748 592C744 700 596 786 400 788C204 786 58 702 52 590Z',
    {
      over: rings.join(''),
      roll: 1.5,
      folds: creases(
        [-330, 560, -180, 690, 30, 26, 0.74],
        [-140, 700, 120, 740, 20, 22, 0.7],
        [180, 690, 330, 580, 24, 26, 0.44],
        [-280, 500, -190, 560, 10, 16, 0.46],
        [200, 520, 300, 520, -10, 16, 0.7],
      ),
    },
  );
  g.piece(
    'M58 600C72 704 214 776 400 778C586 776 732 704 742 600C750 606 750 612 748 620C730 716 584 792 400 794C216 792 68 716 52 620C50 612 52 606 58 600Z',
    {
      fill: lighter(cloth.base, 0.08),
      turn: 'rotate(30)',
      lit: 0.7,
      casts: 0.2,
    },
  );
  g.shade('M224 600C280 672 520 676 590 602', { breadth: 46, strength: 0.5 });
  const crownRings = Array.from({ length: 8 }, (_, i) => {
    const y = 350 + i * 24;
    const w = 150 + i * 5;
    return `<path d="M${400 - w} ${y}C${400 - w * 0.5} ${y + 44} ${400 + w * 0.5} ${y + 44} ${400 + w} ${y}" fill="none" stroke="#4a3210" stroke-opacity=".28" stroke-width="2.6"/>`;
  });
  g.piece(
    unfolded(
      'M0 292C26 292 50 280 86 276C130 276 158 320 170 396C178 460 184 520 190 586C140 634 70 646 0 646',
    ),
    {
      over: crownRings.join(''),
      casts: 0.4,
      roll: 1.5,
      folds: creases(
        [-110, 330, -150, 560, -14, 30, 0.78],
        [-6, 296, 0, 420, 0, 34, 0.4],
        [-70, 300, -40, 420, 8, 14, 0.74],
        [90, 330, 130, 560, 14, 26, 0.44],
      ),
    },
  );
  g.piece(unfolded('M0 578C80 578 142 560 182 528C186 552 190 572 192 592C142 638 72 650 0 650'), {
    fill: ribbon,
    weave: [ribs(4, 0.1)(g, 'rotate(90)')],
    casts: 0.4,
    roll: 1.5,
    folds: creases(
      [-140, 560, -146, 620, 0, 14, 0.76],
      [-20, 590, -16, 646, 0, 10, 0.7],
      [110, 570, 116, 630, 0, 14, 0.46],
    ),
  });
  g.piece(
    'M558 534C580 528 600 536 604 552C606 576 600 596 586 604C572 604 562 596 560 580C558 564 556 548 558 534Z',
    {
      fill: darker(ribbon, -0.04),
      weave: [],
      casts: 0.5,
    },
  );
  g.piece('M574 592C606 604 630 628 646 662L616 672C604 644 588 622 568 606Z', {
    fill: ribbon,
    weave: [],
    casts: 0.45,
  });
  return g.svg();
}
