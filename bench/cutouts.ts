import { execFileSync } from 'node:child_process';
import { openLocalCutout } from '../server/ports/cutout-local.ts';
import { drawPhoto } from './garment-photo.ts';
import { pageReader } from './item-window.ts';
import type { Person, Stage } from './stage.ts';
import { median, type Row } from './table.ts';

const garments = ['coat-camel', 'dress-floral', 'blazer-ink', 'shirt-poplin', 'skirt-pleat'];

/** Cutting garments out of photos: how long one takes, how much memory, and what others notice of it. */
export async function measureCutouts(stage: Stage, person: Person): Promise<Row[]> {
  const cutter = openLocalCutout();
  try {
    const photos = await Promise.all(garments.map(drawPhoto));
    // Starts the process and loads OpenCV.
    await cutter.cut(photos[0]!);
    const took: number[] = [];
    let mostMb = 0;
    for (const photo of photos) {
      const start = performance.now();
      await cutter.cut(photo);
      took.push(performance.now() - start);
      mostMb = Math.max(mostMb, largestChildMb());
    }
    const read = await pageReader(stage, person);
    const alone = await medianOf(read);
    let isOver = false;
    const cutting = (async () => {
      for (let at = 0; !isOver; at += 1) await cutter.cut(photos[at % photos.length]!);
    })();
    const beside = await medianOf(read);
    isOver = true;
    await cutting;
    const oneMs = median(took);
    return [
      {
        what: 'one cut-out of a 1,600 px photo',
        figure: `${oneMs.toFixed(0)} ms`,
        beside: '4,000 ms',
        ratio: oneMs / 4000,
        goal: '≤ 1',
        holds: oneMs <= 4000,
      },
      {
        what: 'memory of the process that cuts',
        figure: `${mostMb.toFixed(0)} MB`,
        beside: '400 MB',
        ratio: mostMb / 400,
        goal: '≤ 1',
        holds: mostMb <= 400,
      },
      {
        what: 'window of 60 items while photos are cut out',
        figure: `${beside.toFixed(2)} ms`,
        beside: `${alone.toFixed(2)} ms alone`,
        ratio: beside / alone,
        goal: '≤ 1.5',
        holds: beside / alone <= 1.5,
      },
    ];
  } finally {
    await cutter.close();
  }
}

async function medianOf(read: () => Promise<void>): Promise<number> {
  const took: number[] = [];
  for (let round = 0; round < 150; round += 1) {
    const start = performance.now();
    await read();
    took.push(performance.now() - start);
  }
  return median(took);
}

/** The resident memory of this process's largest child, in MB. */
function largestChildMb(): number {
  const text = execFileSync('ps', ['-o', 'rss=', '--ppid', String(process.pid)], {
    encoding: 'utf8',
  });
  return Math.max(...text.trim().split(/\s+/).map(Number)) / 1024;
}
