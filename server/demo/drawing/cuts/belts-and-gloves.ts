import { creases } from '../folds.ts';
import { type Cloth, Garment } from '../garment.ts';
import { flipped, placed } from '../path.ts';
import { darker } from '../tint.ts';
import { type ButtonStyle, brass, buckle } from '../trims.ts';

/** A leather belt, closed, standing as a ring. */
export function belt(
  id: string,
  cloth: Cloth,
  style: { seed?: number; metal?: ButtonStyle } = {},
): string {
  const { seed = 41, metal = brass } = style;
  const g = new Garment(id, cloth, { seed, wobble: 4 });
  const sewn = { strength: 0.75, dash: '6 4', gleam: 0.35, breadth: 1.5 };
  g.piece(
    'M88 470C110 350 280 300 402 300C530 300 694 352 712 470L710 530C680 426 530 378 402 378C274 378 120 426 90 530Z',
    {
      fill: '#b98e63',
      weave: [],
      lit: 0.9,
      folds: creases([-290, 440, -60, 350, 20, 14, 0.7], [60, 345, 290, 440, 20, 14, 0.46]),
    },
  );
  const band =
    'M88 468C112 610 270 668 402 668C536 668 690 608 712 468L714 552C688 700 532 764 402 764C270 764 112 700 86 552Z';
  g.piece(band, {
    roll: 1.5,
    casts: 0.4,
    folds: creases(
      [-300, 550, -180, 690, 18, 24, 0.8],
      [-120, 690, 40, 716, 6, 14, 0.7],
      [190, 680, 300, 560, 20, 26, 0.44],
    ),
  });
  g.stitch('M93 486C120 622 272 678 402 678C534 678 682 622 708 486', sewn);
  g.stitch('M92 548C120 690 272 754 402 754C534 754 684 690 709 548', sewn);
  const tail =
    'M428 664C500 656 566 636 612 606C630 604 640 618 638 640C636 662 628 680 612 690C560 724 496 752 428 762Z';
  g.piece(tail, { casts: 0.6, folds: creases([60, 700, 200, 650, -10, 16, 0.74]) });
  g.stitch(
    'M432 673C504 664 566 646 610 616C626 616 630 626 629 640C627 658 620 672 606 682C556 714 496 742 432 752',
    sewn,
  );
  for (const [x, y] of [
    [478, 708],
    [516, 696],
    [553, 681],
    [590, 662],
  ] as const) {
    g.add(
      `<ellipse cx="${x}" cy="${y}" rx="4.6" ry="5.6" fill="${darker(cloth.base, 0.9)}"/><path d="M${x - 4} ${y + 4}a5 6 0 0 0 8 0" stroke="#fff" stroke-opacity=".35" fill="none"/>`,
    );
  }
  g.piece('M456 652C464 650 474 648 482 646L486 760C478 764 468 766 460 768Z', {
    casts: 0.6,
    lit: 0.95,
  });
  buckle(g, 398, 716, 78, 126, metal, -1);
  return g.svg();
}

const hand =
  'M322 850C318 780 314 720 306 640C294 560 278 482 270 418C264 380 308 368 320 402C332 450 346 500 354 548C346 440 336 350 332 268C330 226 384 222 390 260C396 350 398 440 403 536C402 430 400 320 402 230C406 190 456 190 458 232C460 330 458 440 454 534C462 450 470 350 480 276C486 238 532 244 532 284C528 380 518 470 512 560C508 604 514 626 526 612C550 572 572 528 592 486C608 456 650 472 640 512C624 576 594 652 556 708C538 742 530 790 532 850C476 864 386 864 322 850Z';

/** A pair of lined leather gloves, one over the other. */
export function gloves(id: string, cloth: Cloth, style: { seed?: number } = {}): string {
  const g = new Garment(id, cloth, { seed: style.seed ?? 49, wobble: 2 });
  const sewn = { strength: 0.6, gleam: 0.3, breadth: 1.2 };
  const glove = (at: (d: string) => string, behind: boolean): void => {
    const fold = (rows: Parameters<typeof creases>): { path: string; fill: string }[] =>
      creases(...rows).map((f) => ({ ...f, path: at(f.path) }));
    g.piece(
      at('M322 836C324 858 324 874 322 890C386 906 474 906 534 890C532 874 532 856 532 836Z'),
      {
        fill: '#cdb597',
        weave: [],
        lit: 0.7,
        casts: 0.4,
      },
    );
    g.piece(at(hand), {
      fill: behind ? darker(cloth.base, 0.22) : cloth.base,
      casts: 0.5,
      edge: 0.5,
      folds: fold([
        [-88, 420, -60, 600, 4, 9, 0.8],
        [-36, 280, -24, 520, 0, 9, 0.82],
        [30, 250, 30, 520, 0, 9, 0.82],
        [102, 290, 80, 540, 0, 9, 0.82],
        [204, 500, 130, 680, 0, 10, 0.8],
        [-50, 620, 90, 600, 12, 10, 0.46],
        [-60, 700, -20, 840, 6, 14, 0.74],
        [40, 640, 60, 840, 8, 14, 0.48],
        [120, 620, 90, 720, 6, 12, 0.45],
        [-40, 420, -12, 430, 0, 6, 0.44],
        [14, 400, 44, 400, 0, 6, 0.44],
        [84, 420, 110, 430, 0, 6, 0.44],
      ]),
    });
    for (const d of [
      'M366 600C372 650 374 700 374 744',
      'M424 588C426 640 426 690 424 744',
      'M484 604C480 650 476 700 472 740',
    ]) {
      g.seam(at(d), { strength: 0.55, breadth: 2.6, gleam: 0.4 });
      g.stitch(at(d), sewn);
    }
    g.seam(at('M520 612C500 650 500 690 520 716'), { strength: 0.45, gleam: 0.35 });
    g.stitch(at('M320 812C388 825 474 825 530 812'), sewn);
    g.seam(at('M320 821C388 834 474 834 530 821'), { strength: 0.4 });
  };
  glove((d) => placed(flipped(d, 400), 142, -30, 6, [542, 600]), true);
  glove((d) => placed(d, -150, 24, -5, [250, 600]), false);
  return g.svg();
}
