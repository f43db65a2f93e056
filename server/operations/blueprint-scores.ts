import { and } from 'drizzle-orm';
import type { ScoredItem } from '#contract/schemas/blueprint-scores.ts';
import { scoreGarments } from '../procedures/garment-scores.ts';
import { itemNoun } from '../repositories/item-noun.ts';
import { listed } from '../repositories/noun-navigation.ts';
import { readStylistWardrobe } from '../repositories/stylist-wardrobe.ts';
import { readGarment } from '../stylist/read-garment.ts';
import { handle } from './operation.ts';

const verdicts = ['fits', 'near', 'away', 'unscored'] as const;

/** The part of `blueprint/query` that is about the owner's items. */
export const blueprintScoreOperations = [
  handle('getWardrobeScores', {
    async run({ input, scope, database, services }) {
      const within = and(
        await listed(scope, database, itemNoun, input.wardrobeId),
        itemNoun.listed,
      );
      const today = services.now().toISOString().slice(0, 10);
      const garments = await readStylistWardrobe(scope, database, today, within);
      const read = garments.map((garment) => ({ read: readGarment(garment), item: garment.item }));
      const { blueprint } = await services.content.read(database);
      const { scores } = await scoreGarments(scope, database, read, blueprint);
      const items = garments.map(({ id, wornDay }, at): ScoredItem => {
        const { score: _score, ...told } = scores[at]!;
        return { itemId: id, ...told, lastWorn: wornDay };
      });
      return { ...countsOf(items), items: items.toSorted(byVerdict) };
    },
  }),
];

function countsOf(items: readonly ScoredItem[]) {
  const count = (asked: ScoredItem['verdict']) =>
    items.filter(({ verdict }) => verdict === asked).length;
  const [fits, near, away] = [count('fits'), count('near'), count('away')];
  const scored = fits + near + away;
  const isTold = scored > 0 && partsKnown(items) > 1;
  const percent = isTold ? Math.round((1000 * fits) / scored) / 10 : null;
  return { scored, fits, near, away, unscored: items.length - scored, percent };
}

/** How many of the three parts say anything; by one alone no share is told. */
const partsKnown = (items: readonly ScoredItem[]): number =>
  (['color', 'shape', 'personality'] as const).filter((part) =>
    items.some(({ parts }) => parts[part] !== null),
  ).length;

/** Of the same verdict and stitches the newest first. */
const byVerdict = (one: ScoredItem, other: ScoredItem): number =>
  verdicts.indexOf(one.verdict) - verdicts.indexOf(other.verdict) ||
  other.stitches - one.stitches ||
  Number(other.itemId) - Number(one.itemId);
