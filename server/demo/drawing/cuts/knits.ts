import { creases, drape, elbow, fan } from '../folds.ts';
import { type Cloth, Garment } from '../garment.ts';
import { paired, side, sides, unfolded } from '../path.ts';
import { hoops, ribs } from '../repeats.ts';
import { darker, ink } from '../tint.ts';
import { type ButtonStyle, button, horn } from '../trims.ts';
import { armhole, type BodiceDraft, bodice, longSleeve } from './torso.ts';

const rollneckDraft: BodiceDraft = {
  neckWidth: 70,
  neckY: 164,
  neckDepth: 190,
  shoulderX: 176,
  shoulderY: 206,
  underarmX: 184,
  underarmY: 396,
  waistX: 178,
  waistY: 560,
  hemX: 180,
  hemY: 716,
  hemDip: 5,
};

/** A roll-neck sweater in stocking stitch with ribbed cuffs, hem and a turned-down roll. */
export function rollneck(id: string, cloth: Cloth, style: { seed?: number } = {}): string {
  const g = new Garment(id, cloth, { seed: style.seed ?? 31 });
  const rib = (w = 9, turn = ''): string[] => [ribs(w, 0.42)(g, turn)];
  const sleeve = longSleeve(rollneckDraft, {
    elbowX: 270,
    elbowY: 440,
    outerX: 300,
    outerY: 676,
    innerX: 226,
    innerY: 690,
    bow: 14,
  });
  for (const k of sides) {
    const on = side(k);
    g.piece(on(sleeve), { turn: `rotate(${-k * 10} 400 300)`, folds: elbow(k, 254, 460) });
    g.piece(
      on(
        'M301 672C302 700 296 730 292 748C272 756 250 760 230 760C226 738 224 714 224 688C250 688 280 682 301 672Z',
      ),
      { weave: rib(9, `rotate(${-k * 5} 400 300)`), casts: 0.15 },
    );
  }
  g.piece(unfolded(bodice(rollneckDraft)), { folds: drape(180, 396, 720), casts: 0.3 });
  g.seam(paired(armhole(rollneckDraft)), { strength: 0.45, breadth: 2.4 });
  g.piece(unfolded('M0 714C60 714 120 712 182 706C182 736 178 768 172 790C120 797 60 799 0 799'), {
    weave: rib(10),
    casts: 0.2,
  });
  g.piece(unfolded('M0 112C36 112 60 116 66 126C72 150 76 180 84 208C56 222 28 226 0 226'), {
    weave: rib(),
    casts: 0.3,
    folds: creases([-60, 206, 62, 206, -6, 6, 0.5]),
  });
  g.piece(unfolded('M0 108C38 108 64 112 70 126C76 142 80 162 84 182C56 192 28 194 0 194'), {
    weave: rib(),
    casts: 0.35,
    lit: 0.95,
  });
  g.piece(unfolded('M0 110C34 110 58 114 64 122C48 130 24 132 0 132'), {
    fill: darker(cloth.base, 0.35),
    weave: [],
    lit: 0.4,
    edge: 0.3,
  });
  return g.svg();
}

const cardiganDraft: BodiceDraft = {
  neckWidth: 78,
  neckY: 164,
  neckDepth: 190,
  shoulderX: 184,
  shoulderY: 206,
  underarmX: 192,
  underarmY: 404,
  waistX: 190,
  waistY: 560,
  hemX: 190,
  hemY: 730,
};

/** A chunky V-neck cardigan with patch pockets and a ribbed button band. */
export function cardigan(
  id: string,
  cloth: Cloth,
  style: { seed?: number; buttons?: ButtonStyle } = {},
): string {
  const { seed = 44, buttons = horn } = style;
  const g = new Garment(id, cloth, { seed });
  const rib = (w: number, depth: number, turn = ''): string[] => [ribs(w, depth)(g, turn)];
  const band = (): string[] => [hoops(7, 2.4, ink, 0.22)(g, '')];
  const sleeve = longSleeve(cardiganDraft, {
    elbowX: 282,
    elbowY: 440,
    outerX: 306,
    outerY: 666,
    innerX: 228,
    innerY: 682,
    bow: 12,
  });
  for (const k of sides) {
    const on = side(k);
    g.piece(on(sleeve), { turn: `rotate(${-k * 10} 400 300)`, folds: elbow(k, 262, 460) });
    g.piece(
      on(
        'M307 662C308 694 300 726 296 744C276 752 250 758 230 758C224 738 224 708 226 680C254 680 284 672 307 662Z',
      ),
      { weave: rib(11, 0.36, `rotate(${-k * 5} 400 300)`), casts: 0.15 },
    );
  }
  g.piece(unfolded('M0 176C40 176 68 170 78 160L84 196C70 290 40 400 0 486'), {
    fill: darker(cloth.base, 0.2),
    lit: 0.6,
  });
  g.piece(unfolded('M0 172C44 172 70 166 80 158L84 178C60 192 30 196 0 196'), {
    weave: rib(10, 0.3),
    lit: 0.6,
  });
  for (const k of sides) {
    const on = side(k);
    g.piece(
      on(
        'M78 164C110 176 150 188 184 206C170 262 168 340 192 404C192 470 190 520 190 560C190 620 190 680 190 730C120 738 60 740 4 740C6 640 6 560 4 470C26 360 60 260 78 164Z',
      ),
      {
        folds: [
          ...fan(400 + k * 180, 410, {
            from: k > 0 ? 118 : 62,
            to: k > 0 ? 160 : 20,
            count: 4,
            length: 190,
            breadth: 11,
            lift: 0.75,
            seed: k + 6,
          }),
          ...creases(
            [k * 90, 380, k * 100, 720, k * 10, 16, 0.74],
            [k * 50, 520, k * 60, 726, -k * 8, 11, 0.48],
          ),
        ],
        casts: 0.25,
      },
    );
    g.seam(on(armhole(cardiganDraft)), { strength: 0.4, breadth: 2.4 });
    g.piece(
      on('M192 726C194 756 190 780 184 800C120 808 60 810 2 810L2 736C66 738 130 735 192 726Z'),
      {
        weave: rib(11, 0.36),
        casts: 0.15,
      },
    );
    g.piece(
      on(
        'M52 560C86 558 122 556 152 552C154 600 154 640 152 684C122 690 86 692 54 692C52 650 52 604 52 560Z',
      ),
      {
        casts: 0.3,
      },
    );
    g.piece(on('M50 548C86 546 122 544 154 540L155 566C124 570 86 573 51 574Z'), {
      weave: rib(9, 0.3),
      casts: 0.2,
    });
  }
  g.piece(side(-1)('M68 158L86 166C76 262 46 366 16 470L-8 470C14 380 54 262 68 158Z'), {
    weave: band(),
    casts: 0.25,
  });
  g.piece(
    side(1)(
      'M68 158L86 166C76 262 46 366 22 470C22 580 22 700 22 810L-14 810C-14 700 -14 590 -14 470C6 380 54 262 68 158Z',
    ),
    { weave: band(), casts: 0.35 },
  );
  for (let y = 486; y < 800; y += 62) button(g, 404, y, 10, buttons);
  return g.svg();
}
