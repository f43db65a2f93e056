import { creases, elbow, fan } from '../folds.ts';
import { type Cloth, Garment } from '../garment.ts';
import { paired, right, side, sides, unfolded } from '../path.ts';
import { ribs } from '../repeats.ts';
import { darker } from '../tint.ts';
import { zip } from '../trims.ts';
import { armhole, type BodiceDraft, bodice, longSleeve } from './torso.ts';

const bomberDraft: BodiceDraft = {
  neckWidth: 78,
  neckY: 170,
  neckDepth: 204,
  shoulderX: 190,
  shoulderY: 206,
  underarmX: 202,
  underarmY: 410,
  waistX: 206,
  waistY: 560,
  hemX: 186,
  hemY: 716,
  hemDip: 3,
};

/** A bomber jacket in nylon with ribbed collar, cuffs and hem. */
export function bomber(
  id: string,
  cloth: Cloth,
  style: { seed?: number; rib: string; lining: string },
): string {
  const { seed = 81, rib, lining } = style;
  const g = new Garment(id, cloth, { seed });
  const knit = (w: number, turn = ''): { fill: string; weave: string[]; lit: number } => ({
    fill: rib,
    weave: [ribs(w, 0.46)(g, turn)],
    lit: 0.75,
  });
  const sleeve = longSleeve(bomberDraft, {
    elbowX: 286,
    elbowY: 440,
    outerX: 298,
    outerY: 664,
    innerX: 234,
    innerY: 680,
    bow: 2,
    full: 12,
  });
  for (const k of sides) {
    const on = side(k);
    g.piece(on(sleeve), {
      turn: `rotate(${-k * 10} 400 300)`,
      folds: [
        ...elbow(k, 270, 440),
        ...fan(400 + k * 264, 668, {
          from: -125,
          to: -55,
          count: 6,
          length: 110,
          breadth: 8,
          lift: 0.78,
          seed: k + 5,
        }),
        ...creases(
          [k * 220, 250, k * 262, 380, k * 10, 12, 0.8],
          [k * 200, 300, k * 236, 420, k * 6, 10, 0.44],
        ),
      ],
    });
    g.piece(
      on(
        'M302 658C304 686 302 712 298 732C276 740 252 744 232 744C228 722 228 700 230 676C256 676 280 670 302 658Z',
      ),
      {
        ...knit(8, `rotate(${-k * 6} 400 300)`),
        casts: 0.3,
      },
    );
  }
  g.piece(unfolded('M0 172C40 172 68 168 80 158L88 190C66 226 30 236 0 240'), {
    fill: lining,
    weave: [],
    lit: 0.5,
  });
  g.piece(unfolded(bodice(bomberDraft)), {
    casts: 0.3,
    folds: [
      ...fan(208, 420, {
        from: 14,
        to: 64,
        count: 4,
        length: 190,
        breadth: 12,
        lift: 0.78,
        seed: 3,
      }),
      ...fan(592, 420, {
        from: 116,
        to: 166,
        count: 4,
        length: 180,
        breadth: 12,
        lift: 0.76,
        seed: 8,
      }),
      ...fan(290, 722, {
        from: -130,
        to: -50,
        count: 7,
        length: 120,
        breadth: 8,
        lift: 0.78,
        seed: 6,
      }),
      ...fan(510, 722, {
        from: -130,
        to: -50,
        count: 7,
        length: 120,
        breadth: 8,
        lift: 0.46,
        seed: 12,
      }),
      ...creases([-70, 240, -130, 380, 10, 14, 0.76], [80, 250, 130, 380, -10, 12, 0.46]),
    ],
  });
  g.seam(paired(armhole(bomberDraft)), { strength: 0.45, breadth: 2.2 });
  g.stitch(paired('M190 208C176 270 178 350 208 408'), { strength: 0.45 });
  for (const k of sides) {
    const on = side(k);
    g.piece(
      on(
        'M104 528C112 524 122 522 130 524C148 566 160 604 166 640C158 648 146 650 138 646C130 606 118 566 104 528Z',
      ),
      { casts: 0.45, lit: 0.8 },
    );
    g.stitch(on('M112 532C126 568 137 606 144 640'), { strength: 0.6 });
  }
  g.piece(unfolded('M0 712C64 712 126 710 188 704C190 732 186 764 178 788C120 796 60 798 0 798'), {
    ...knit(9),
    casts: 0.3,
  });
  zip(g, 'M400 224C401 420 401 600 400 790', {
    metal: '#c2b48e',
    tape: darker(cloth.base, 0.25),
    at: [400, 232],
  });
  g.stitch('M386 228C386 420 386 600 386 708M414 228C415 420 415 600 414 708', { strength: 0.5 });
  g.piece(
    unfolded('M0 152C40 152 66 146 78 138C90 140 96 150 98 164C92 204 56 234 6 240L0 240L0 204'),
    { ...knit(8), casts: 0.35 },
  );
  g.piece(unfolded('M0 154C36 154 62 149 74 142C70 168 44 192 0 196'), {
    fill: darker(rib, 0.35),
    weave: [ribs(8, 0.4)(g, '')],
    lit: 0.5,
    casts: 0.2,
  });
  g.seam('M400 198L400 238', { strength: 0.6 });
  zip(g, right('M262 330C272 352 280 374 286 400'), {
    metal: '#c2b48e',
    tape: darker(cloth.base, 0.25),
    at: [662, 330],
  });
  return g.svg();
}
