import { type Cloth, Garment } from '../garment.ts';
import { side } from '../path.ts';
import { ink } from '../tint.ts';

/** Tortoiseshell sunglasses, arms open behind the lenses. */
export function sunglasses(id: string, cloth: Cloth, style: { patch: string }): string {
  const g = new Garment(id, cloth, { seed: 47, wobble: 1 });
  const patches = [
    [150, 430, 40, 22],
    [260, 400, 50, 18],
    [330, 520, 30, 26],
    [470, 410, 46, 20],
    [580, 470, 34, 28],
    [640, 420, 40, 18],
    [520, 560, 46, 20],
    [210, 560, 50, 20],
    [400, 430, 26, 16],
    [120, 500, 24, 30],
    [680, 520, 22, 26],
  ].map(
    ([x = 0, y = 0, rx, ry], i) =>
      `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${style.patch}" opacity=".68" transform="rotate(${i * 37} ${x} ${y})" ${g.blur('soft')}/>`,
  );
  const over = patches.join('');
  for (const k of [1, -1] as const) {
    const on = side(k);
    g.piece(
      on('M286 430C310 420 330 424 336 440C340 460 330 480 318 500C300 470 290 450 286 430Z'),
      { lit: 0.9, over },
    );
    g.add(
      `<path d="${on('M318 446C250 380 160 300 70 300L30 302C20 304 20 314 30 316C140 320 220 380 296 470Z')}" fill="#2a120b"/><path d="${on('M314 444C250 380 160 306 70 306L36 307')}" stroke="${style.patch}" stroke-opacity=".6" stroke-width="5" fill="none"/>`,
    );
  }
  const rim =
    'M22 452C34 420 90 404 160 404C240 404 316 414 326 436C334 470 316 560 262 592C210 614 130 612 82 582C40 552 14 490 22 452Z';
  const lens =
    'M48 462C58 438 104 428 162 428C230 428 292 434 300 450C304 480 290 546 250 570C206 590 142 588 102 564C66 540 42 490 48 462Z';
  g.piece('M372 452C386 438 414 438 428 452L432 486C416 468 384 468 368 486Z', {
    casts: 0.3,
    over,
  });
  for (const k of [-1, 1] as const) {
    const on = side(k);
    g.piece(on(rim), { casts: 0.4, over, grain: 0.05 });
    const tint = g.linear([
      [0, '#2b2420'],
      [0.55, '#5a4a3c'],
      [1, '#9c8468'],
    ]);
    const x = 400 + k * 170;
    g.add(
      `<path d="${on(lens)}" fill="${tint}"/><path d="${on(lens)}" fill="none" stroke="${ink}" stroke-opacity=".6" stroke-width="3"/>`,
    );
    g.add(
      `<g clip-path="${g.clip(on(lens))}"><path d="M${x - 120} 600L${x - 20} 400L${x + 20} 400L${x - 80} 600Z" fill="#fff" opacity=".16"/><path d="M${x - 50} 600L${x + 50} 400L${x + 62} 400L${x - 38} 600Z" fill="#fff" opacity=".12"/></g>`,
    );
    g.add(
      `<ellipse cx="${400 + k * 304}" cy="440" rx="7" ry="4" fill="#d9b34e" stroke="#4a2c08" stroke-opacity=".6"/>`,
    );
  }
  return g.svg();
}
