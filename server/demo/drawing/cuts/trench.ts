import { creases } from '../folds.ts';
import type { Cloth } from '../garment.ts';
import { paired, side, sides, unfolded } from '../path.ts';
import { darker } from '../tint.ts';
import { buckle, button, horn } from '../trims.ts';
import { tailored } from './tailoring.ts';

/** A belted trench coat: storm flap, epaulettes, welt pockets, straps at the wrists. */
export function trenchCoat(
  id: string,
  cloth: Cloth,
  style: { seed: number; lining: string },
): string {
  const sewn = { strength: 0.75, gleam: 0.2, dash: '5 3.5' };
  const dark = { face: '#3d2a1e', hole: '#120a06' };
  const g = tailored(id, cloth, {
    seed: style.seed,
    lining: style.lining,
    buttonStyle: dark,
    draft: {
      neckWidth: 68,
      neckY: 104,
      neckDepth: 0,
      shoulderX: 188,
      shoulderY: 146,
      underarmX: 190,
      underarmY: 334,
      waistX: 170,
      waistY: 500,
      hemX: 240,
      hemY: 950,
    },
    sleeve: {
      elbowX: 276,
      elbowY: 386,
      outerX: 314,
      outerY: 664,
      innerX: 228,
      innerY: 680,
      bow: 12,
    },
    length: 950,
    overlap: 74,
    foot: -50,
    doubleBreasted: true,
    buttons: [
      [62, 418],
      [-62, 418],
      [62, 640],
      [-62, 640],
      [60, 752],
      [-60, 752],
    ],
    buttonSize: 12,
    cuffButtons: 0,
    lapel: { breakY: 392, tipX: 156, tipY: 236, notchX: 112, notchY: 240 },
    collar: { tipX: 150, tipY: 232 },
    pockets: [],
    beforeLapel: (coat, k) => {
      const on = side(k);
      coat.stitch(on('M80 108C112 118 150 130 180 148'), sewn);
      if (k < 0) {
        coat.piece(
          on(
            'M96 112C130 122 164 132 186 148C176 200 172 250 176 300C136 340 84 352 30 350C56 280 80 200 96 112Z',
          ),
          { casts: 0.4 },
        );
        coat.stitch(on('M170 296C134 332 86 343 36 341'), sewn);
      }
      coat.piece(
        on(
          'M112 622C122 618 132 616 142 616C156 664 164 706 168 742C158 748 148 750 138 750C132 708 124 664 112 622Z',
        ),
        { casts: 0.4 },
      );
      coat.stitch(on('M120 626C131 668 139 706 144 742M137 622C149 664 157 704 161 738'), sewn);
    },
  });
  for (const k of sides) {
    const on = side(k);
    g.piece(
      on(
        'M222 590C252 590 282 584 310 574C312 586 313 598 313 608C286 618 256 624 226 626C224 614 223 602 222 590Z',
      ),
      { casts: 0.45 },
    );
    g.stitch(on('M226 597C254 597 283 591 308 582M228 619C256 617 285 611 310 602'), sewn);
    buckle(g, 400 + k * 276, 602, 26, 40, horn, -k * 12);
    g.piece(
      on('M100 126C130 132 160 140 186 152L182 178C152 166 124 156 98 150C92 142 92 132 100 126Z'),
      { casts: 0.5 },
    );
    g.stitch(on('M104 131C132 137 158 145 180 156M103 146C128 151 154 160 177 170'), sewn);
    button(g, 400 + k * 112, 139, 5.5, dark);
  }
  g.stitch('M326 470C328 640 334 800 342 944', { ...sewn, strength: 0.5 });
  g.stitch(paired('M40 938C110 936 180 932 238 920'), sewn);
  g.piece(unfolded('M0 512C60 512 120 508 172 498C176 516 178 534 178 550C120 562 60 566 0 566'), {
    casts: 0.5,
    folds: creases([-160, 528, -60, 540, 4, 9, 0.74], [60, 540, 160, 526, 4, 9, 0.47]),
  });
  g.stitch(paired('M0 520C60 520 120 516 173 506M0 558C60 558 120 554 178 542'), sewn);
  for (const k of sides) {
    g.piece(side(k)('M132 494L148 492L152 566L136 569Z'), { casts: 0.45 });
  }
  g.piece(
    'M372 524C420 520 470 522 520 534C566 560 586 600 592 660C582 668 566 670 556 666C548 620 534 588 504 572C464 562 420 562 374 566Z',
    {
      casts: 0.55,
      folds: creases([60, 536, 150, 556, -10, 9, 0.74], [160, 580, 182, 650, -6, 10, 0.48]),
    },
  );
  g.stitch('M380 531C424 528 470 530 516 541C558 566 576 604 583 656', sewn);
  buckle(g, 384, 545, 56, 72, { face: '#4a3020', hole: darker('#4a3020', 0.5) }, -2);
  return g.svg();
}
