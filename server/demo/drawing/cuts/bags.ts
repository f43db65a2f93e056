import { creases, fan } from '../folds.ts';
import { type Cloth, Garment } from '../garment.ts';
import { paired, side, sides, unfolded } from '../path.ts';
import { darker, lighter } from '../tint.ts';
import { brass, buckle, button, strap, stud } from '../trims.ts';

/** A structured tote: two rolled handles, tab closure, stitched base. */
export function tote(id: string, cloth: Cloth, style: { seed?: number } = {}): string {
  const g = new Garment(id, cloth, { seed: style.seed ?? 27 });
  const sewn = { strength: 0.9, dash: '8 5', gleam: 0.45, breadth: 2 };
  const handle = (dy: number, color: string): void => {
    const line = `M290 ${430 + dy}C286 ${210 + dy} 340 ${120 + dy} 400 ${120 + dy}C460 ${120 + dy} 514 ${210 + dy} 510 ${430 + dy}`;
    strap(g, line, { breadth: 23, color, casts: 0.3 });
    g.stitch(line, { ...sewn, breadth: 1.4, dash: '6 5', strength: 0.6 });
  };
  handle(-40, darker(cloth.base, 0.25));
  g.piece(unfolded('M0 380C90 380 150 378 188 372L196 410C140 424 70 428 0 428'), {
    fill: darker(cloth.base, 0.5),
    lit: 0.5,
  });
  g.piece(
    unfolded(
      'M0 400C90 400 150 398 192 388C214 520 232 700 240 846C242 868 230 880 208 882C140 890 70 892 0 892',
    ),
    {
      casts: 0.35,
      roll: 1.4,
      folds: creases(
        [-150, 430, -186, 850, -8, 22, 0.76],
        [150, 430, 186, 850, 8, 20, 0.46],
        [-70, 560, 80, 600, -10, 12, 0.7],
        [-100, 720, 120, 760, 14, 16, 0.52],
      ),
    },
  );
  g.stitch(paired('M0 412C90 412 148 410 184 402'), sewn);
  g.stitch(
    paired('M182 404C204 530 220 700 228 844C228 860 220 868 204 870C140 878 70 880 0 880'),
    sewn,
  );
  g.piece(
    unfolded(
      'M0 772C90 772 170 768 236 758C238 790 240 820 240 846C242 868 230 880 208 882C140 890 70 892 0 892',
    ),
    {
      fill: darker(cloth.base, 0.18),
      lit: 0.9,
      casts: 0.25,
      roll: 1.3,
    },
  );
  g.stitch(paired('M0 784C90 784 170 780 234 770'), sewn);
  handle(0, darker(cloth.base, 0.08));
  for (const x of [290, 510]) {
    g.piece(
      `M${x - 20} 420C${x - 6} 416 ${x + 6} 416 ${x + 20} 420L${x + 18} 500L${x} 524L${x - 18} 500Z`,
      { lit: 0.95, casts: 0.5 },
    );
    g.stitch(`M${x - 13} 430L${x - 12} 496L${x} 511L${x + 12} 496L${x + 13} 430`, {
      ...sewn,
      breadth: 1.5,
      dash: '5 4',
    });
    button(g, x, 458, 7, brass);
  }
  g.piece('M374 386C392 382 410 382 426 386L424 560C420 586 380 586 376 560Z', { casts: 0.5 });
  g.stitch('M382 394L384 556C388 572 412 572 416 556L418 394', {
    ...sewn,
    breadth: 1.5,
    dash: '5 4',
  });
  stud(g, 400, 530, 15, brass);
  return g.svg();
}

/** A saddle-shaped crossbody bag with a flap, a tab closure and a long strap. */
export function crossbody(id: string, cloth: Cloth, style: { seed?: number } = {}): string {
  const g = new Garment(id, cloth, { seed: style.seed ?? 36, wobble: 3 });
  const sewn = { strength: 0.85, dash: '7 5', gleam: 0.4, breadth: 1.7 };
  const line = 'M226 566C170 380 232 96 404 92C574 96 628 380 574 566';
  strap(g, line, { breadth: 20, color: cloth.base, stitched: true });
  g.piece(unfolded('M0 500C90 500 150 496 184 488C214 540 226 640 210 724C196 812 120 850 0 850'), {
    fill: darker(cloth.base, 0.4),
    lit: 0.8,
  });
  g.piece(unfolded('M0 520C90 520 146 516 178 508C202 560 210 650 196 728C182 806 112 836 0 836'), {
    casts: 0.35,
    roll: 1.4,
    folds: creases(
      [-150, 560, -160, 780, -8, 16, 0.76],
      [140, 600, 146, 780, 8, 18, 0.46],
      [-110, 790, 110, 800, 16, 12, 0.5],
    ),
  });
  g.stitch(paired('M184 560C198 620 198 680 186 728C172 794 108 824 0 824'), sewn);
  g.piece(unfolded('M0 476C90 476 150 472 186 464C204 520 206 590 194 634C170 700 96 732 0 734'), {
    casts: 0.6,
    roll: 1.3,
    folds: creases(
      [-150, 500, -168, 620, -6, 20, 0.8],
      [-60, 510, -30, 700, 8, 14, 0.7],
      [110, 500, 130, 660, 8, 16, 0.46],
      [-150, 496, 150, 500, 8, 8, 0.5],
    ),
  });
  g.stitch(paired('M177 474C192 526 194 588 183 628C160 688 92 720 0 722'), sewn);
  g.stitch(paired('M0 494C80 494 136 490 172 484'), sewn);
  for (const k of sides) {
    const x = 400 + k * 176;
    g.add(
      `<circle cx="${x}" cy="560" r="19" fill="none" stroke="#3a2408" stroke-opacity=".6" stroke-width="7.4"/><circle cx="${x}" cy="560" r="19" fill="none" stroke="${brass.face}" stroke-width="5.4"/><circle cx="${x - 0.8}" cy="559.2" r="19" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.3"/>`,
    );
    g.piece(side(k)('M162 560C168 554 186 554 190 560L187 624C180 634 170 634 166 624Z'), {
      casts: 0.45,
    });
    stud(g, 400 + k * 177, 606, 4.6, brass);
  }
  g.piece('M372 664C390 660 412 660 428 664L425 762C420 786 380 786 375 762Z', { casts: 0.5 });
  g.stitch('M380 672L382 758C386 774 414 774 418 758L420 672', {
    ...sewn,
    breadth: 1.4,
    dash: '5 4',
  });
  stud(g, 400, 740, 13, brass);
  g.add(
    `<path d="M394 740h12" stroke="${darker(brass.face, 0.6)}" stroke-width="2.4" stroke-linecap="round"/>`,
  );
  buckle(g, 588, 404, 34, 34, brass, 92);
  return g.svg();
}

/** A round straw basket bag with leather handles, for the beach and the market. */
export function basket(
  id: string,
  cloth: Cloth,
  style: { seed?: number; leather: string },
): string {
  const { seed = 38, leather } = style;
  const g = new Garment(id, cloth, { seed });
  const line = (dy: number): string =>
    `M286 ${470 + dy}C276 ${250 + dy} 330 ${150 + dy} 400 ${150 + dy}C470 ${150 + dy} 524 ${250 + dy} 514 ${470 + dy}`;
  strap(g, line(-36), { breadth: 19, color: darker(leather, 0.2), stitched: true });
  g.piece(unfolded('M0 424C110 424 190 416 236 404L244 440C180 470 90 476 0 476'), {
    fill: darker(cloth.base, 0.5),
    weave: [],
    lit: 0.6,
  });
  const courses = Array.from({ length: 11 }, (_, i) => {
    const y = 470 + i * 39;
    return `<path d="M120 ${y - 16}C240 ${y + 22} 560 ${y + 22} 680 ${y - 16}" fill="none" stroke="#3a2408" stroke-opacity=".28" stroke-width="4"/><path d="M120 ${y - 12}C240 ${y + 26} 560 ${y + 26} 680 ${y - 12}" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="3"/>`;
  });
  g.piece(
    unfolded('M0 452C110 452 196 442 246 422C258 560 250 700 206 812C188 862 130 884 0 884'),
    {
      casts: 0.35,
      roll: 1.5,
      over: courses.join(''),
      folds: [
        ...creases(
          [-170, 470, -150, 820, -10, 24, 0.74],
          [160, 470, 140, 820, 10, 22, 0.46],
          [-60, 520, -40, 860, 8, 18, 0.68],
        ),
        ...fan(400, 880, { from: -130, to: -50, count: 5, length: 120, breadth: 9, seed: 5 }),
      ],
    },
  );
  g.piece(
    unfolded('M0 450C110 450 194 440 242 420C250 426 252 446 250 458C190 482 100 490 0 490'),
    {
      fill: lighter(cloth.base, 0.1),
      turn: 'rotate(20)',
      casts: 0.3,
    },
  );
  strap(g, line(10), { breadth: 20, color: leather, casts: 0.35, stitched: true });
  for (const x of [286, 514]) {
    g.piece(
      `M${x - 19} 470C${x - 6} 464 ${x + 6} 464 ${x + 19} 470L${x + 17} 566C${x + 8} 580 ${x - 8} 580 ${x - 17} 566Z`,
      {
        fill: leather,
        weave: [],
        lit: 0.95,
        casts: 0.55,
      },
    );
    g.stitch(`M${x - 12} 478L${x - 11} 560C${x - 4} 570 ${x + 4} 570 ${x + 11} 560L${x + 12} 478`, {
      color: lighter(leather, 0.55),
      dash: '5 4',
    });
    for (const y of [492, 550]) stud(g, x, y, 5, brass);
  }
  return g.svg();
}
