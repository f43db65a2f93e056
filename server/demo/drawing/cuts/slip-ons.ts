import { creases } from '../folds.ts';
import { type Cloth, Garment } from '../garment.ts';
import { left, placed, right } from '../path.ts';
import { darker, lighter } from '../tint.ts';
import { brass, buckle, stud } from '../trims.ts';

type Laid = (half: string) => string;

/** Lays the two shoes of a pair side by side, toes a little apart, both lit from the same side. */
function pair(sew: (at: Laid, k: 1 | -1, x: number) => void, spread = 118): void {
  for (const k of [-1, 1] as const) {
    const cut = k > 0 ? right : left;
    const about = [400 + k * spread, 520];
    sew((half) => placed(cut(half), k * spread, 0, k * 3, about), k, 400 + k * spread);
  }
}

const outline =
  'M-8 226C46 214 92 250 104 318C116 392 96 470 94 540C94 640 104 700 96 752C86 800 42 816 6 812C-40 808 -72 786 -74 738C-76 690 -62 640 -70 556C-78 474 -96 420 -90 350C-84 284 -56 236 -8 226Z';
const upper =
  'M-8 238C42 228 82 260 92 322C102 392 84 470 82 544C82 640 92 700 84 748C76 788 40 802 6 798C-34 796 -60 776 -62 734C-64 688 -52 640 -58 556C-66 474 -84 420 -78 352C-72 292 -50 246 -8 238Z';

function insole(g: Garment, at: Laid, x: number, y: number, color: string): void {
  const [cx, cy] = at(`M${x} ${y}L${x} ${y}`).slice(1).split(/[ L]/).map(Number);
  g.add(
    `<g transform="translate(${cx} ${cy})"><rect x="-26" y="-14" width="52" height="28" rx="2" fill="#efe2cf" opacity=".9"/><path d="M-16 0h32" stroke="${color}" stroke-width="3" stroke-dasharray="4 3"/></g>`,
  );
}

/** Penny loafers seen from above. */
export function loafers(id: string, cloth: Cloth, style: { seed?: number } = {}): string {
  const g = new Garment(id, cloth, { seed: style.seed ?? 13, wobble: 3 });
  const sewn = { strength: 0.55, dash: '5 4', gleam: 0.4, breadth: 1.5 };
  pair((at, k) => {
    g.piece(at(outline), { fill: darker(cloth.base, 0.75), lit: 0.9, grain: 0.2, edge: 0.6 });
    g.piece(at(upper), {
      edge: 0.5,
      folds: creases(
        [k * 118 + k * -40, 300, k * 118 + k * -50, 420, 0, 16, 0.82],
        [k * 118 + k * 60, 300, k * 118 + k * 66, 420, 0, 14, 0.5],
      ),
    });
    g.piece(
      at(
        'M4 494C40 492 58 520 58 568C58 640 66 690 60 734C54 762 32 774 6 772C-22 772 -40 758 -40 730C-42 686 -34 640 -38 572C-40 522 -30 496 4 494Z',
      ),
      { fill: '#b98e63', lit: 0.9, ground: '#c8c8c8', edge: 0.7, roll: 1.4 },
    );
    g.shade(at('M-32 560C-32 516 -20 502 6 502C36 502 50 522 52 566'), {
      breadth: 26,
      strength: 0.5,
    });
    insole(g, at, 10, 690, cloth.base);
    g.seam(at('M-46 470C-58 400 -56 320 -10 296C40 284 66 320 68 372C70 410 64 450 60 482'), {
      strength: 0.6,
      breadth: 3,
      gleam: 0.4,
    });
    g.stitch(
      at('M-38 466C-50 400 -48 330 -10 306C34 296 58 326 60 374C61 410 57 446 53 476'),
      sewn,
    );
    g.piece(
      at(
        'M-74 430C-40 414 46 410 92 424C92 452 88 482 84 506C44 494 -30 498 -66 512C-70 486 -74 456 -74 430Z',
      ),
      {
        casts: 0.5,
        edge: 0.55,
      },
    );
    g.add(
      `<path d="${at('M-22 452C0 446 24 446 44 450C40 462 40 468 44 478C24 474 0 474 -20 480C-16 468 -16 462 -22 452Z')}" fill="${darker(cloth.base, 0.85)}" opacity=".85"/>`,
    );
    g.stitch(at('M-68 440C-36 424 44 420 86 434'), sewn);
    g.add(
      `<path d="${at('M-52 300C-34 262 0 252 30 258C0 266 -26 288 -40 330Z')}" fill="#fff" opacity=".22" ${g.blur('soft')}/>`,
    );
  });
  return g.svg();
}

/** Ballet flats with a piped edge and a small bow. */
export function balletFlats(id: string, cloth: Cloth, style: { seed?: number } = {}): string {
  const g = new Garment(id, cloth, { seed: style.seed ?? 22, wobble: 3 });
  pair((at, k) => {
    const x = k * 112;
    g.piece(
      at(
        'M-4 250C46 242 84 278 94 344C104 420 84 500 82 570C82 660 92 710 84 752C74 794 40 806 6 804C-34 802 -60 784 -62 744C-64 700 -54 650 -60 574C-68 500 -88 440 -82 370C-76 304 -52 258 -4 250Z',
      ),
      {
        fill: darker(cloth.base, 0.4),
        lit: 0.9,
        edge: 0.5,
      },
    );
    g.piece(
      at(
        'M-4 256C42 248 78 282 88 346C98 420 78 500 76 570C76 660 86 710 78 750C70 788 38 800 6 798C-30 796 -54 778 -56 742C-58 700 -48 650 -54 574C-62 500 -82 440 -76 372C-70 308 -48 262 -4 256Z',
      ),
      {
        edge: 0.4,
        folds: creases(
          [x - 30, 290, x - 46, 380, 0, 14, 0.82],
          [x + 50, 300, x + 58, 380, 0, 12, 0.48],
          [x - k * 58, 470, x - k * 52, 560, 4, 9, 0.46],
        ),
      },
    );
    const opening =
      'M2 412C42 408 64 440 64 504C64 590 70 680 62 736C56 768 34 780 6 780C-24 780 -42 764 -42 734C-42 680 -40 590 -44 510C-46 446 -34 414 2 412Z';
    g.piece(at(opening), {
      fill: '#d9b48c',
      weave: [],
      lit: 0.85,
      ground: '#c0c0c0',
      edge: 0.6,
      roll: 1.3,
    });
    g.shade(at('M-40 520C-42 450 -30 420 2 418C38 414 58 444 59 510'), {
      breadth: 24,
      strength: 0.45,
    });
    g.shade(at('M-38 720C-36 762 40 772 58 726'), { breadth: 14, strength: 0.3 });
    insole(g, at, 9, 704, darker(cloth.base, 0.3));
    g.add(
      `<path d="${at(opening)}" fill="none" stroke="${darker(cloth.base, 0.3)}" stroke-width="8"/><path d="${at(opening)}" fill="none" stroke="${lighter(cloth.base, 0.12)}" stroke-width="4.5" transform="translate(-.8 -1)"/>`,
    );
    g.piece(
      at(
        'M2 408C-16 390 -36 388 -44 398C-48 414 -46 432 -38 440C-24 440 -10 428 2 414C14 426 30 436 46 434C52 424 52 406 46 394C34 386 16 392 2 408Z',
      ),
      { casts: 0.5, edge: 0.5 },
    );
    g.piece(
      at(
        'M-8 402C-2 398 8 397 13 401C16 408 16 416 12 421C4 424 -4 424 -9 420C-12 414 -12 407 -8 402Z',
      ),
      { casts: 0.4, edge: 0.5 },
    );
    g.add(
      `<path d="${at('M-42 320C-28 284 0 270 26 276C0 286 -20 304 -32 344Z')}" fill="#fff" opacity=".26" ${g.blur('soft')}/>`,
    );
  }, 112);
  return g.svg();
}

/** Flat summer sandals: a shaped footbed and two buckled straps. */
export function sandals(id: string, cloth: Cloth, style: { seed?: number } = {}): string {
  const g = new Garment(id, cloth, { seed: style.seed ?? 25, wobble: 3 });
  const bed =
    'M-14 214C44 198 92 238 100 312C108 388 84 460 80 540C80 640 96 700 88 752C78 802 40 818 4 816C-42 812 -70 788 -70 738C-70 690 -54 640 -62 556C-70 474 -94 420 -90 344C-86 274 -60 226 -14 214Z';
  const sewn = { strength: 0.6, dash: '5 4', gleam: 0.3, breadth: 1.5 };
  pair((at, k) => {
    const x = k * 120;
    g.piece(at(bed), { fill: '#3a271b', lit: 0.9, edge: 0.6 });
    g.piece(placed(at(bed), -2, -4), {
      fill: '#c9a274',
      lit: 0.85,
      ground: '#7a7a7a',
      edge: 0.45,
      grain: 0.28,
      folds: creases([x - 20, 690, x + 24, 770, 0, 30, 0.5], [x, 260, x + 6, 380, 0, 34, 0.5]),
    });
    g.stitch(
      at(
        'M-12 228C36 214 82 248 89 314C96 388 72 460 69 540C69 640 84 700 77 748C68 790 36 804 4 802C-34 798 -58 778 -58 736C-58 690 -42 640 -50 556C-58 474 -82 420 -78 346C-74 284 -52 238 -12 228Z',
      ),
      { color: '#8a6238', strength: 0.6 },
    );
    insole(g, at, 8, 716, '#6b4630');
    for (const [y, w] of [
      [300, 0],
      [440, -6],
    ] as const) {
      const d = `M${-96 + w * -1.4} ${y + 26}C${-60 + w} ${y - 6} 60 ${y - 26} ${108 + w * 2.6} ${y - 8}C${112 + w * 2.6} ${y + 24} ${110 + w * 2.8} ${y + 56} ${102 + w * 2.8} ${y + 84}C60 ${y + 64} -44 ${y + 80} ${-88 - w * 2} ${y + 112}C${-96 - w} ${y + 84} ${-98 - w} ${y + 54} ${-96 - w * 1.4} ${y + 26}Z`;
      g.piece(at(d), {
        casts: 0.55,
        edge: 0.5,
        folds: creases(
          [x - k * 30, y, x - k * 10, y + 96, 0, 18, 0.8],
          [x + k * 56, y - 10, x + k * 50, y + 80, 0, 12, 0.48],
        ),
      });
      g.stitch(
        at(`M${-84 - w * 2} ${y + 34}C-50 ${y + 6} 56 ${y - 12} ${96 + w * 2.6} ${y + 2}`),
        sewn,
      );
      g.stitch(
        at(`M${-80 - w * 2} ${y + 98}C-40 ${y + 68} 54 ${y + 54} ${92 + w * 2.6} ${y + 72}`),
        sewn,
      );
      const [bx = 0, by = 0] = at(`M52 ${y + 26}L0 0`)
        .slice(1)
        .split(/[ L]/)
        .map(Number);
      g.piece(
        at(
          `M6 ${y + 6}C40 ${y} 72 ${y - 2} ${100 + w * 2} ${y + 4}L${100 + w * 2} ${y + 46}C70 ${y + 44} 40 ${y + 46} 8 ${y + 52}C-4 ${y + 40} -6 ${y + 20} 6 ${y + 6}Z`,
        ),
        { casts: 0.45, edge: 0.5 },
      );
      buckle(g, bx, by, 30, 56, brass, k * 2);
      stud(g, bx - k * 30, by + 2, 3, { face: '#3a271b', hole: '#000' });
    }
  }, 120);
  return g.svg();
}
