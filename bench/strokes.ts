import { openLocalCutout } from '../server/ports/cutout-local.ts';
import { openLocalStrokes } from '../server/ports/strokes-local.ts';
import { drawPhoto } from './garment-photo.ts';
import { median, type Row } from './table.ts';

const limitMs = 1_000;
/** Who has opened the screen, which wakes the process, looks and draws for at least so long. */
const lookMs = 1_000;

/** How soon a stroke at a cut-out is answered, while photos of others are cut out beside it. */
export async function measureStrokes(): Promise<Row[]> {
  const cutter = openLocalCutout();
  const strokes = openLocalStrokes();
  try {
    const photo = await drawPhoto('dress-floral');
    const { mask } = await cutter.cut(photo);
    let isOver = false;
    const cutting = (async () => {
      while (!isOver) await cutter.cut(photo);
    })();
    const stroke = (number: number) => ({
      kind: number % 2 === 0 ? ('keep' as const) : ('away' as const),
      radius: 24,
      points: [
        { x: 500 + number * 10, y: 700 },
        { x: 700, y: 900 - number * 10 },
      ],
    });
    const ask = async (number: number) => {
      const start = performance.now();
      await strokes.follow({ account: 'bench' }, photo, [stroke(number)], mask);
      return performance.now() - start;
    };
    strokes.wake();
    await new Promise((resolve) => setTimeout(resolve, lookMs));
    const firstMs = await ask(0);
    const took: number[] = [];
    for (let number = 1; number <= 9; number += 1) took.push(await ask(number));
    isOver = true;
    await cutting;
    const row = (what: string, ms: number): Row => ({
      what,
      figure: `${ms.toFixed(0)} ms`,
      beside: `${limitMs} ms`,
      ratio: ms / limitMs,
      goal: '≤ 1',
      holds: ms <= limitMs,
    });
    return [
      row('a stroke, while photos are cut out', median(took)),
      row('the first stroke, a second after the screen was opened', firstMs),
    ];
  } finally {
    await cutter.close();
    await strokes.close();
  }
}
