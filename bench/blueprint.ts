import { programBlueprint } from '../server/blueprint/kept-content.ts';
import { garmentScorer } from '../server/blueprint/score/score-garment.ts';
import { type BlueprintProfile, scoredGarment } from '../server/blueprint/score/scored-garment.ts';
import { readWardrobe } from '../server/stylist/read-wardrobe.ts';
import { madeWardrobe } from '../tests/stylist/made-wardrobe.ts';
import { median, type Row } from './table.ts';

const warmUps = 3;
const rounds = 15;
const limitMs = 50;

/** A member of whom everything is known, so that every statement is asked. */
const profile: BlueprintProfile = {
  season: 'soft/muted',
  gender: 'female',
  personalities: [
    { type: 'Classic', percent: 41.2 },
    { type: 'Romantic', percent: 28.6 },
    { type: 'Natural', percent: 17.4 },
    { type: 'Dramatic', percent: 9 },
    { type: 'Creative', percent: 3.8 },
  ],
  body: { height: 'Petite', build: 'Medium', shape: 'Hourglass', proportions: 'Long Torso' },
};

/** What a wardrobe's scores cost: the CPU's time from garments that were read to a verdict and a reason of each. */
export function measureBlueprint(): Row[] {
  const item = { patterns: [], neckline: null, sleeveType: null, sleeveLength: null };
  const garments = readWardrobe(madeWardrobe(1000, 'bench')).map((read) =>
    scoredGarment(read, { category: read.leaf, ...item }),
  );
  const took: number[] = [];
  for (let round = -warmUps; round < rounds; round += 1) {
    const since = process.cpuUsage();
    const judge = garmentScorer(profile, programBlueprint().content);
    for (const garment of garments) judge(garment);
    // What is not compiled yet is no measure.
    if (round >= 0) took.push(process.cpuUsage(since).user / 1000);
  }
  const spent = median(took);
  return [
    {
      what: 'scores of 1,000 garments',
      figure: `${spent.toFixed(0)} ms CPU`,
      beside: `${limitMs} ms CPU`,
      ratio: spent / limitMs,
      goal: '≤ 1',
      holds: spent <= limitMs,
    },
  ];
}
