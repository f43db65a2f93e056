import { creases } from '../folds.ts';
import { type Cloth, Garment } from '../garment.ts';
import { laidAt } from '../path.ts';
import { darker, lighter } from '../tint.ts';

/** Low leather sneakers with a contrast heel. */
export function sneakers(
  id: string,
  cloth: Cloth,
  style: { seed?: number; heel?: string } = {},
): string {
  const { seed = 19, heel = '#2c6a56' } = style;
  const g = new Garment(id, cloth, { seed, wobble: 2 });
  const sewn = { color: darker(cloth.base, 0.28), strength: 0.9, gleam: 0.06, breadth: 1.1 };
  const plain = { weave: [] };
  const shoe = (dx: number, dy: number): void => {
    const at = laidAt(dx, dy);
    g.piece(
      at(
        'M150 436C180 424 206 426 224 438C248 452 280 456 304 448C326 440 340 430 352 420L336 404C300 430 250 430 222 414C196 402 166 410 150 436Z',
      ),
      {
        ...plain,
        fill: darker(cloth.base, 0.16),
        lit: 0.5,
        edge: 0.3,
      },
    );
    g.piece(at('M318 398C336 380 372 384 392 402L470 490L380 506L316 440Z'), {
      ...plain,
      fill: darker(cloth.base, 0.03),
      lit: 0.7,
      casts: 0.25,
    });
    g.piece(
      at(
        'M150 432C176 420 204 422 222 436C246 452 276 456 304 448C324 441 340 430 352 420C382 458 428 490 478 504C540 520 604 524 636 546C656 560 664 574 662 590C500 600 300 600 144 590C136 556 137 530 141 500C144 474 146 452 150 432Z',
      ),
      {
        casts: 0.25,
        folds: creases(
          [dx + 100, dy + 530, dx + 230, dy + 560, -10, 12, 0.7],
          [dx + 52, dy + 508, dx + 70, dy + 580, 6, 9, 0.53],
          [dx + 76, dy + 516, dx + 94, dy + 578, 6, 7, 0.66],
        ),
      },
    );
    g.piece(
      at(
        'M150 432C168 423 188 421 204 426C206 450 202 474 194 494C176 497 158 496 142 492C144 470 146 450 150 432Z',
      ),
      {
        fill: heel,
        lit: 0.45,
        grain: 0.2,
        edge: 0.35,
      },
    );
    g.stitch(at('M199 430C201 452 197 472 190 488'), {
      color: lighter(heel, 0.75),
      strength: 0.6,
      gleam: 0.1,
      breadth: 1.1,
    });
    g.seam(at('M204 486C262 500 308 544 326 592'), { strength: 0.22 });
    g.stitch(at('M213 482C270 496 316 542 334 590'), sewn);
    g.seam(at('M520 512C504 540 502 568 510 594'), { strength: 0.25 });
    g.stitch(at('M529 514C513 542 511 568 519 592'), sewn);
    for (let i = 0; i < 4; i += 1) {
      g.add(
        `<circle cx="${dx + 560 + i * 17}" cy="${dy + 548 + i * 3}" r="2" fill="#120710" opacity=".25"/>`,
      );
    }
    g.piece(
      at(
        'M336 432C344 424 350 420 354 421C384 458 428 490 480 504C474 526 462 538 446 542C400 520 360 480 336 432Z',
      ),
      { casts: 0.22 },
    );
    g.stitch(at('M346 434C372 476 408 512 446 532'), sewn);
    for (let i = 0; i < 5; i += 1) {
      const x = 360 + i * 21;
      const y = 452 + i * 17;
      const lace = at(`M${x} ${y}C${x + 6} ${y - 22} ${x + 18} ${y - 34} ${x + 34} ${y - 36}`);
      g.shade(lace, { breadth: 10, strength: 0.3 });
      g.add(
        `<path d="${lace}" stroke="#120710" stroke-opacity=".3" stroke-width="10" fill="none" stroke-linecap="round"/><path d="${lace}" stroke="#fbfaf8" stroke-width="8.6" fill="none" stroke-linecap="round"/><path d="${lace}" stroke="#120710" stroke-opacity=".13" stroke-width="8" stroke-dasharray="1.2 2.6" fill="none"/>`,
      );
    }
    g.piece(
      at(
        'M138 578C300 592 500 592 664 578C678 594 678 616 662 628C500 638 300 638 150 632C134 622 130 596 138 578Z',
      ),
      {
        ...plain,
        fill: '#fdfdfb',
        lit: 0.55,
        grain: 0.06,
        casts: 0.35,
        edge: 0.35,
      },
    );
    g.seam(at('M138 612C300 622 500 622 672 610'), { strength: 0.16 });
    g.stitch(at('M144 591C300 603 500 603 664 591'), { ...sewn, color: '#b8b2aa', dash: '5 4' });
  };
  shoe(20, -116);
  shoe(-20, 96);
  return g.svg();
}
