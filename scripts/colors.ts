// Compares the main colors that are found in photos with those that people named:
// npm run colors -- FOLDER INDEX.csv
import fs from 'node:fs';
import path from 'node:path';
import {
  type ColorFamily,
  colorFamilies,
  colorFamilyKeys,
} from '../contract/rules/color-families.ts';
import { colorsOfPhoto } from '../server/cutout/colors-of-photo.ts';
import { cutOut } from '../server/cutout/cut-out.ts';
import { readTable } from './read-table.ts';

/** Families that one of two people may call a color when the other says the first; goes both ways. */
const neighbors: readonly (readonly [ColorFamily, ...ColorFamily[]])[] = [
  ['black', 'charcoal', 'navy'],
  ['grey', 'charcoal', 'silver'],
  ['white', 'silver', 'cream'],
  ['beige', 'cream', 'camel'],
  ['brown', 'camel', 'rust', 'burgundy', 'olive'],
  ['orange', 'rust', 'yellow'],
  ['citron', 'yellow', 'olive', 'green'],
  ['green', 'olive', 'mint', 'teal'],
  ['mint', 'teal', 'sky'],
  ['blue', 'sky', 'teal', 'navy', 'purple'],
  ['purple', 'navy', 'pink', 'burgundy'],
  ['red', 'pink', 'burgundy', 'rust'],
  ['silver', 'sky'],
];

/** What people say for a family whose name is another. */
const saidFor: Record<string, string> = {
  gray: 'grey',
  turquoise: 'teal',
  multicolour: 'multicolor',
};

const [folder, index] = process.argv.slice(2);
if (!folder || !index) {
  console.error('npm run colors -- FOLDER INDEX.csv');
  process.exit(2);
}

const grades = { exact: 0, neighbor: 0, wrong: 0 };
const further = { found: 0, named: 0, both: 0 };
let refused = 0;
const confusion = new Map<string, Map<ColorFamily, number>>();
for (const row of readTable(fs.readFileSync(index, 'utf8'))) {
  const { file = '', colour_by_eye: first = '', second_colour_by_eye: second = '' } = row;
  const photo = await readCut(path.join(folder, file));
  if (photo instanceof Error) {
    refused += 1;
    console.log(`${file}: cannot be read: ${photo.message}`);
    continue;
  }
  const { bytes, verdict, mask } = photo;
  // A cut-out counts for the color where it is likely, too, as in the job.
  const { mainColor, furtherColors } = await colorsOfPhoto(bytes, verdict === 'none' ? null : mask);
  const isMulticolored = furtherColors.length > 1;
  const grade = gradeOf(mainColor, isMulticolored, [first, second]);
  grades[grade] += 1;
  if (second) further.named += 1;
  if (furtherColors.length > 0) further.found += 1;
  if (second && furtherColors.length > 0) further.both += 1;
  const found = confusion.get(first) ?? new Map<ColorFamily, number>();
  confusion.set(first, found.set(mainColor, (found.get(mainColor) ?? 0) + 1));
  const by = verdict === 'none' ? 'no cut-out' : verdict;
  const seen = [mainColor, ...furtherColors]
    .map((family) => colorFamilies[family].label)
    .join(', ');
  console.log(`${file}: ${seen} (${[first, second].filter(Boolean).join(', ')}): ${grade}, ${by}`);
}
printConfusion();
const all = grades.exact + grades.neighbor + grades.wrong;
for (const [grade, count] of Object.entries(grades)) console.log(`${grade}: ${share(count)}`);
console.log(`exact or neighbor: ${share(grades.exact + grades.neighbor)}`);
if (refused > 0) console.log(`not read: ${refused}`);
console.log(
  `further colors: found in ${further.found} photos, in ${further.both} of the ${further.named} where people named a second`,
);

async function readCut(file: string) {
  try {
    const bytes = fs.readFileSync(file);
    return { bytes, ...(await cutOut(bytes)) };
  } catch (error) {
    return error as Error;
  }
}

function gradeOf(found: ColorFamily, isMulticolored: boolean, said: string[]): keyof typeof grades {
  const families = said
    .map((word) => word.trim().toLowerCase())
    .map((word) => saidFor[word] ?? word);
  if (families.includes(found)) return 'exact';
  if (isMulticolored && families.includes('multicolor')) return 'exact';
  return families.some((family) => areNeighbors(family, found)) ? 'neighbor' : 'wrong';
}

function areNeighbors(one: string, other: string): boolean {
  return neighbors.some(
    ([middle, ...around]: readonly string[]) =>
      (middle === one && around.includes(other)) || (middle === other && around.includes(one)),
  );
}

function share(count: number): string {
  return `${count} of ${all} (${((100 * count) / Math.max(1, all)).toFixed(1)} %)`;
}

/** Rows are what people named first, columns what was found. */
function printConfusion(): void {
  const columns = colorFamilyKeys.filter((family) =>
    [...confusion.values()].some((found) => found.has(family)),
  );
  const line = (head: string, cells: string[]) =>
    console.log(head.padEnd(13) + cells.map((cell) => cell.padStart(9)).join(''));
  line('', columns);
  for (const [named, found] of [...confusion].sort(([one], [other]) => one.localeCompare(other))) {
    line(
      named,
      columns.map((family) => String(found.get(family) ?? '·')),
    );
  }
}
