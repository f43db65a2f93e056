import fs from 'node:fs';
import path from 'node:path';
import { measureEntry } from '../tests/support/entry-size.ts';
import { measureAskLola } from './ask-lola.ts';
import { measureBlueprint } from './blueprint.ts';
import { measureCalendar } from './calendar-month.ts';
import { measureCollage } from './collage.ts';
import { measureColorReviews } from './color-reviews.ts';
import { measureCutouts } from './cutouts.ts';
import { measureEntryParts } from './entry-parts.ts';
import { measureFindMembers } from './find-members.ts';
import { measureFirstGarment } from './first-garment.ts';
import { measureFriends } from './friends.ts';
import { measureWindow } from './item-window.ts';
import { measureKeptCopy } from './kept-copy.ts';
import { measureLoad } from './load.ts';
import { measureLongLists } from './long-lists.ts';
import { measureLongOutfits } from './long-outfits.ts';
import { measureManyWrites } from './many-writes.ts';
import { measureMessages } from './message-cost.ts';
import { measureOpenLog } from './open-log.ts';
import { measurePageHeight } from './page-height.ts';
import { measurePartnerFeeds } from './partner-feeds.ts';
import { measurePhoto } from './photo.ts';
import { measurePortrait } from './portrait.ts';
import { openStage, type Person, type Stage } from './stage.ts';
import { measureStart } from './start.ts';
import { measureStatistics } from './statistics.ts';
import { measureStore } from './store.ts';
import { measureStrokes } from './strokes.ts';
import { measureStyleLab } from './style-lab.ts';
import { measureStylist } from './stylist.ts';
import { measureStylistBesideOthers } from './stylist-beside-others.ts';
import { printTable, type Row } from './table.ts';
import { measureTaps } from './taps.ts';

/*
 * `npm run bench`: figures side by side in one run, as ratios, never asserted in a test. The results
 * are written to bench/results.json; with headings (`npm run bench -- Taps "First garment"`) only those
 * are measured, and the others stay as they were.
 */

const file = path.join(import.meta.dirname, 'results.json');
const only = process.argv.slice(2);
const results: Record<string, Row[]> =
  only.length > 0 ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};

type People = Record<'hundred' | 'thousands' | 'most', () => Promise<Person>>;

const parts: Record<string, (stage: Stage, people: People) => Promise<Row[]>> = {
  'First garment': async (stage, { hundred }) => measureFirstGarment(stage, await hundred()),
  Taps: async (stage, { hundred }) => measureTaps(stage, await hundred()),
  'Kept copy': async (stage, { thousands }) => measureKeptCopy(stage, await thousands()),
  'Long lists': async (stage, { hundred, thousands }) =>
    measureLongLists(stage, await hundred(), await thousands()),
  Outfits: (stage) => measureLongOutfits(stage),
  Friends: (stage) => measureFriends(stage),
  'Finding members': (stage) => measureFindMembers(stage),
  Calendar: (stage) => measureCalendar(stage),
  Windows: async (stage, { hundred, thousands, most }) =>
    measureWindow(stage, [
      { count: 100, person: await hundred() },
      { count: 10_000, person: await thousands() },
      { count: 100_000, person: await most() },
    ]),
  'Page height': (stage) => measurePageHeight(stage.browser),
  Messages: (stage) => measureMessages(stage.browser),
  'Message log': async (stage, { hundred }) => measureOpenLog(stage, await hundred()),
  'Many writes': (stage) => measureManyWrites(stage),
  'Cut-outs': async (stage, { hundred }) => measureCutouts(stage, await hundred()),
  Collage: async (stage, { hundred }) => measureCollage(stage, await hundred()),
  Store: async (stage, { hundred }) => measureStore(stage, await hundred()),
  Statistics: (stage) => measureStatistics(stage),
  Strokes: () => measureStrokes(),
  Stylist: () => measureStylist(),
  'Stylist beside others': (stage) => measureStylistBesideOthers(stage),
  Blueprint: () => Promise.resolve(measureBlueprint()),
  Portrait: (stage) => measurePortrait(stage),
  'Color reviews': (stage) => measureColorReviews(stage),
  'Style Lab': async (stage, { hundred }) => measureStyleLab(stage, await hundred()),
  'Ask Lola': (stage) => measureAskLola(stage),
  'Partner feeds': async (stage, { thousands }) => measurePartnerFeeds(stage, await thousands()),
  Photo: async (stage, { hundred }) => measurePhoto(stage, await hundred()),
};

const isWanted = (heading: string) => only.length === 0 || only.includes(heading);
const take = (heading: string, rows: Row[]) => {
  results[heading] = rows;
  printTable(heading, rows);
};

if (isWanted('Entry')) {
  const { bytes } = measureEntry();
  take('Entry', [
    {
      what: 'scripts and styles before the first tile, brotli',
      figure: `${(bytes / 1000).toFixed(1)} kB`,
      beside: 'at most 100 kB',
      ratio: bytes / 100_000,
      goal: '≤ 1',
      holds: bytes <= 100_000,
    },
    ...(await measureEntryParts()),
  ]);
}
const wanted = Object.entries(parts).filter(([heading]) => isWanted(heading));
if (wanted.length > 0) {
  const stage = await openStage();
  const made = new Map<number, Promise<Person>>();
  const person = (items: number) => () => {
    made.set(items, made.get(items) ?? stage.person(items));
    return made.get(items)!;
  };
  const people = { hundred: person(100), thousands: person(10_000), most: person(100_000) };
  try {
    for (const [heading, measure] of wanted) take(heading, await measure(stage, people));
  } finally {
    await stage.close();
  }
}
if (isWanted('Load')) take('Load', await measureLoad());
if (isWanted('Start')) take('Start', await measureStart());
fs.writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
