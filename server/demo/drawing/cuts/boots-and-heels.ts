import { creases } from '../folds.ts';
import { type Cloth, Garment } from '../garment.ts';
import { laidAt } from '../path.ts';
import { ribs } from '../repeats.ts';
import { darker } from '../tint.ts';
import { brass, buckle } from '../trims.ts';

/** Chelsea boots: elastic side, pull tab, welted sole. */
export function chelseaBoots(
  id: string,
  cloth: Cloth,
  style: { seed?: number; sole?: string; welt?: string } = {},
): string {
  const { seed = 17, sole = '#171213', welt = '#cbb08c' } = style;
  const g = new Garment(id, cloth, { seed, wobble: 3 });
  const elastic = darker(cloth.base, -0.1);
  const boot = (dx: number, dy: number, behind: boolean): void => {
    const at = laidAt(dx, dy);
    g.piece(
      at(
        'M196 716C300 724 420 730 520 730C560 730 590 730 606 724C612 744 608 764 596 770C520 776 420 776 348 770C330 772 328 790 326 800C284 804 240 804 204 800C196 776 194 744 196 716Z',
      ),
      {
        fill: sole,
        lit: 0.9,
        grain: 0.2,
        casts: 0.4,
      },
    );
    g.piece(
      at(
        'M208 262C270 250 350 250 406 262C410 340 404 410 412 470C430 520 488 548 540 584C586 616 606 660 606 712C606 728 596 734 580 734C470 736 320 734 214 722C196 716 192 700 196 676C204 610 216 560 214 500C212 420 202 340 208 262Z',
      ),
      {
        fill: behind ? darker(cloth.base, 0.3) : cloth.base,
        casts: 0.3,
        folds: creases(
          [dx - 160, dy + 300, dx - 164, dy + 620, 6, 16, 0.8],
          [dx - 4, dy + 470, dx + 52, dy + 560, -14, 12, 0.46],
          [dx - 40, dy + 500, dx + 40, dy + 590, -10, 10, 0.74],
          [dx + 80, dy + 580, dx + 180, dy + 650, -22, 18, 0.82],
          [dx - 70, dy + 540, dx, dy + 620, -8, 9, 0.5],
        ),
      },
    );
    g.piece(
      at(
        'M290 262C316 260 344 260 366 264C362 340 352 420 342 492C334 506 324 506 318 494C304 420 294 340 290 262Z',
      ),
      {
        fill: elastic,
        weave: [ribs(8, 0.5)(g, 'rotate(2)')],
        lit: 0.6,
        casts: 0.3,
      },
    );
    g.stitch(
      at('M284 266C288 344 300 424 314 500C324 516 338 516 348 498C358 424 368 344 372 268'),
      { strength: 0.6, dash: '5 4', gleam: 0.4 },
    );
    g.piece(
      at('M206 262C270 244 350 244 408 262C404 274 350 278 306 276C260 276 212 274 206 262Z'),
      {
        fill: '#6b4a38',
        lit: 0.6,
        edge: 0.5,
      },
    );
    g.piece(at('M232 236C236 224 256 224 260 236L258 296L236 298Z'), {
      fill: elastic,
      lit: 0.8,
      casts: 0.4,
      edge: 0.4,
    });
    g.seam(at('M222 724C330 734 470 738 600 728'), { strength: 0.5, gleam: 0.25 });
    g.stitch(at('M226 730C330 740 470 744 598 734'), {
      color: welt,
      strength: 0.6,
      dash: '6 4',
      gleam: 0.3,
      breadth: 1.4,
    });
  };
  boot(64, -70, true);
  boot(-36, 70, false);
  return g.svg();
}

/** Pumps on a block heel, closed by a strap round the ankle. */
export function ankleStrapHeels(id: string, cloth: Cloth, style: { seed?: number } = {}): string {
  const g = new Garment(id, cloth, { seed: style.seed ?? 28, wobble: 2 });
  const lining = '#d3ae88';
  const shoe = (dx: number, dy: number, behind: boolean): void => {
    const at = laidAt(dx, dy);
    const fill = behind ? darker(cloth.base, 0.22) : cloth.base;
    const band = (d: string, color: string): void => {
      g.piece(at(d), { fill: color, casts: 0.3, edge: 0.5 });
    };
    band(
      'M176 402C180 372 236 356 300 358C362 360 412 378 414 404L412 424C404 396 360 380 300 378C240 376 188 392 180 424Z',
      darker(lining, 0.25),
    );
    g.piece(
      at(
        'M196 512C204 494 220 494 230 512C252 560 296 586 346 606C402 626 442 628 476 630C470 650 430 660 380 654C310 640 250 600 214 540Z',
      ),
      {
        fill: lining,
        weave: [],
        lit: 0.8,
        edge: 0.5,
      },
    );
    g.piece(
      at(
        'M196 640C236 642 264 652 296 672C284 702 278 734 277 772L205 772C204 730 198 690 196 640Z',
      ),
      {
        fill: darker(cloth.base, behind ? 0.4 : 0.25),
        casts: 0.3,
        edge: 0.5,
        folds: creases([dx - 180, dy + 660, dx - 176, dy + 764, 0, 12, 0.78]),
      },
    );
    g.piece(
      at(
        'M196 640C240 640 290 650 330 676C380 716 430 758 480 762L616 760C630 760 638 756 638 748L641 758C641 768 630 773 614 773L478 775C424 771 372 730 322 690C286 664 240 656 196 652Z',
      ),
      {
        fill: '#241a18',
        lit: 0.7,
        edge: 0.5,
      },
    );
    g.piece(
      at(
        'M196 644C188 600 186 550 194 512C202 504 214 506 220 514C236 562 276 598 334 622C392 644 434 648 474 632C504 632 544 664 586 700C614 722 636 738 638 749C636 757 628 761 616 761L482 763C430 759 380 717 330 679C290 654 240 646 196 644Z',
      ),
      {
        fill,
        casts: 0.25,
        edge: 0.5,
        folds: creases(
          [dx - 196, dy + 530, dx - 194, dy + 630, 0, 10, 0.8],
          [dx + 70, dy + 650, dx + 200, dy + 736, -16, 14, 0.84],
          [dx + 30, dy + 660, dx + 120, dy + 750, 8, 12, 0.46],
          [dx - 120, dy + 610, dx - 10, dy + 690, 6, 9, 0.74],
        ),
      },
    );
    g.stitch(
      at('M202 520C208 514 212 516 214 522C232 570 272 606 330 630C390 653 436 657 476 641'),
      { strength: 0.5, gleam: 0.3, breadth: 1.2 },
    );
    g.seam(at('M236 560C244 590 246 620 240 646'), { strength: 0.35 });
    band('M198 512C192 480 188 450 186 420L210 426C212 454 216 484 222 512Z', fill);
    band(
      'M176 402C186 438 240 456 300 454C362 452 408 432 414 402L416 424C410 458 362 478 300 479C236 480 184 462 175 426Z',
      fill,
    );
    g.stitch(at('M182 414C194 444 242 460 300 458C362 456 402 438 411 414'), {
      strength: 0.5,
      gleam: 0.3,
      breadth: 1.2,
    });
    g.stitch(at('M182 430C196 458 242 474 300 473C362 472 402 454 411 430'), {
      strength: 0.5,
      gleam: 0.3,
      breadth: 1.2,
    });
    for (const x of [300, 322, 344]) {
      g.add(
        `<circle cx="${x + dx}" cy="${466 - (x - 300) * 0.06 + dy}" r="2.4" fill="${darker(cloth.base, 0.8)}"/>`,
      );
    }
    buckle(g, 372 + dx, 456 + dy, 22, 34, brass, -18);
  };
  shoe(70, -150, true);
  shoe(-50, 60, false);
  return g.svg();
}
