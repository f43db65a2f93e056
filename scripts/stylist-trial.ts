import demoGarments from '../server/demo/garments.json' with { type: 'json' };
import demoOutfits from '../server/demo/outfits.json' with { type: 'json' };
import type { ReadGarment } from '../server/stylist/garment.ts';
import { noise } from '../server/stylist/noise.ts';
import { firstWeights, type PartName, type Weights } from '../server/stylist/parts/parts.ts';
import { readGarment } from '../server/stylist/read-garment.ts';
import { scoreOutfit } from '../server/stylist/score.ts';
import { furtherOutfits, heldOutOutfits } from '../tests/stylist/further-outfits.ts';
import { outfits as written } from '../tests/stylist/outfits.ts';
import { photoOutfits } from '../tests/stylist/photo-outfits.ts';
import { hasSharedData, readSharedTable } from '../tests/support/shared-data.ts';

/*
 * How well the stylist tells outfits that people put together from others, with all parts of the score and
 * without each (decision 055): `npm run stylist:trial`. A blank is one garment of an outfit beside three of
 * other outfits, five times over; chance is 25 %. The AUC is how often an outfit scores higher than one whose
 * garments were all exchanged for others of their slots, ten for each; chance is 0.5.
 */

type Outfit = readonly ReadGarment[];

const readAll = (outfits: readonly (readonly string[])[]): Outfit[] =>
  outfits.map((lines) =>
    lines.map((line) => {
      const [category = '', title = ''] = line.split(': ');
      return readGarment({ id: line, category, title });
    }),
  );

const sets: Record<string, Outfit[]> = {
  written: readAll(written),
  'written further': readAll(furtherOutfits),
  'held out': readAll(heldOutOutfits),
  'the demo’s': demoOutfits.map(({ layers }) =>
    layers.flatMap(({ garment }) => {
      const known = demoGarments.find(({ id }) => id === garment);
      if (!known) return [];
      const { id, category, title, mainColor, patterns } = known;
      return [readGarment({ id, category, title, colors: [mainColor], patterns: patterns ?? [] })];
    }),
  ),
};

/** What photos of garments are told of: kind, colors, pattern. */
const index = 'garments/index.csv';
if (hasSharedData(index)) {
  const words: Record<string, string> = { longsleeve: 'long sleeve top', outwear: 'jacket' };
  const known = new Map(readSharedTable(index).map((row) => [row.file?.replace('.jpg', ''), row]));
  sets['of photos'] = photoOutfits.map((files) =>
    files.split(' ').flatMap((file) => {
      const row = known.get(file);
      if (!row) return [];
      const { class: kind = '', pattern_by_eye: pattern = '' } = row;
      const category = words[kind] ?? kind;
      const colors = [row.colour_by_eye, row.second_colour_by_eye].flatMap((one) => one || []);
      const title = `${pattern === 'plain' ? '' : pattern} ${category}`.trim();
      return [readGarment({ id: file, category, title, colors })];
    }),
  );
} else console.info('of photos: skipped, the shared test pictures are not there');

/** The share of blanks that are filled rightly. */
function blanksFilled(outfits: readonly Outfit[], weights: Weights, isSameSlot: boolean): number {
  let [asked, right] = [0, 0];
  for (const turn of [0, 1, 2, 3, 4]) {
    for (const [at, outfit] of outfits.entries()) {
      const ids = new Set(outfit.map(({ id }) => id));
      for (const blank of outfit) {
        const others = outfits
          .filter((one) => one !== outfit)
          .flat()
          .filter(({ id, slot }) => !ids.has(id) && (!isSameSlot || slot === blank.slot));
        if (others.length < 3) continue;
        const wrong = [1, 2, 3].map((one) => {
          const chance = noise(`${at} ${blank.id} ${isSameSlot} ${turn} ${one}`);
          return others.splice(Math.floor(chance * others.length), 1)[0]!;
        });
        const rest = outfit.filter((one) => one !== blank);
        const scoreWith = (one: ReadGarment) => scoreOutfit([...rest, one], weights).score;
        asked += 1;
        if (scoreWith(blank) > Math.max(...wrong.map(scoreWith))) right += 1;
      }
    }
  }
  return right / asked;
}

function auc(outfits: readonly Outfit[], weights: Weights): number {
  const all = outfits.flat();
  const made = outfits.flatMap((outfit, at) =>
    Array.from({ length: 10 }, (_, turn) =>
      outfit.map(({ slot }, index) => {
        const others = all.filter((one) => one.slot === slot);
        return others[Math.floor(noise(`${turn} ${at} ${index}`) * others.length)]!;
      }),
    ),
  );
  const scores = (some: readonly Outfit[]) => some.map((one) => scoreOutfit(one, weights).score);
  const [real, chance] = [scores(outfits), scores(made)];
  const won = real.flatMap((one) =>
    chance.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)),
  );
  return won.reduce<number>((sum, one) => sum + one, 0) / won.length;
}

/** The parts that have a vote where nothing is asked for and nothing was learned. */
const parts: readonly PartName[] = [
  'composition',
  'formality',
  'style',
  'belonging',
  'color',
  'season',
  'pattern',
  'silhouette',
  'statement',
];

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
for (const [name, outfits] of Object.entries(sets)) {
  const row = (weights: Weights) => ({
    'any piece': percent(blanksFilled(outfits, weights, false)),
    'of the same slot': percent(blanksFilled(outfits, weights, true)),
    AUC: auc(outfits, weights).toFixed(3),
  });
  console.info(`${name}: ${outfits.length} outfits, ${outfits.flat().length} pieces`);
  console.table({
    'all parts': row(firstWeights),
    ...Object.fromEntries(
      parts.map((part) => [`without ${part}`, row({ ...firstWeights, [part]: 0 })]),
    ),
  });
}
