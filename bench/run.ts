import fs from 'node:fs';
import path from 'node:path';
import { measureEntry } from '../tests/support/entry-size.ts';
import { measureFirstGarment } from './first-garment.ts';
import { measureWindow } from './item-window.ts';
import { measureLongLists } from './long-lists.ts';
import { measureMessages } from './message-cost.ts';
import { measureOpenLog } from './open-log.ts';
import { measurePageHeight } from './page-height.ts';
import { measurePhoto } from './photo.ts';
import { openStage } from './stage.ts';
import { measureStart } from './start.ts';
import { printTable, type Row } from './table.ts';
import { measureTaps } from './taps.ts';

/*
 * `npm run bench`: figures side by side in one run, as ratios, never asserted in a test. Rows of
 * docs that the product's pages name; the results are written to bench/results.json.
 */

const results: Record<string, Row[]> = {};
const take = (heading: string, rows: Row[]) => {
  results[heading] = rows;
  printTable(heading, rows);
};

const { bytes } = measureEntry();
take('Entry', [
  {
    what: 'scripts and styles before the first tile, brotli',
    figure: `${(bytes / 1000).toFixed(1)} kB`,
    beside: '100 kB goal, 110 kB limit',
    ratio: bytes / 100_000,
    goal: '≤ 1',
    holds: bytes <= 100_000,
  },
]);

const stage = await openStage();
try {
  const hundred = await stage.person(100);
  const thousands = await stage.person(10_000);
  const most = await stage.person(100_000);
  take('First garment', await measureFirstGarment(stage, hundred));
  take('Taps', await measureTaps(stage, hundred));
  take('Long lists', await measureLongLists(stage, hundred, thousands));
  take(
    'Windows',
    await measureWindow(stage, [
      { count: 100, person: hundred },
      { count: 10_000, person: thousands },
      { count: 100_000, person: most },
    ]),
  );
  take('Page height', await measurePageHeight(stage.browser));
  take('Messages', await measureMessages(stage.browser));
  take('Message log', await measureOpenLog(stage, hundred));
  take('Photo', await measurePhoto(stage, hundred));
} finally {
  await stage.close();
}
take('Start', await measureStart());
fs.writeFileSync(
  path.join(import.meta.dirname, 'results.json'),
  `${JSON.stringify(results, null, 2)}\n`,
);
