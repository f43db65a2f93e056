import { describe, expect, it } from 'vitest';
import { colorSeasons, type PersonalityType } from '#contract/rules/blueprint.ts';
import { madeWardrobe } from '#tests/stylist/made-wardrobe.ts';
import { readGarment } from '../../stylist/read-garment.ts';
import { programBlueprint } from '../kept-content.ts';
import { garmentScorer } from './score-garment.ts';
import { type BlueprintProfile, scoredGarment } from './scored-garment.ts';

const bare = { patterns: [], neckline: null, sleeveType: null, sleeveLength: null };
const wardrobe = madeWardrobe(300, 'measure').map((one) =>
  scoredGarment(readGarment(one), { category: one.category ?? null, ...bare }),
);

const shares = (...types: PersonalityType[]) =>
  types.map((type, at) => ({ type, percent: [41.2, 28.6, 17.4, 9, 3.8][at]! }));
const personalities = [
  shares('Classic', 'Natural', 'Romantic', 'Dramatic', 'Creative'),
  shares('Romantic', 'Classic', 'Natural', 'Creative', 'Dramatic'),
  shares('Creative', 'Natural', 'Dramatic', 'Romantic', 'Classic'),
];
const bodies = [
  { height: 'Petite', build: 'Medium', shape: 'Hourglass', proportions: 'Long Torso' },
  { height: 'Tall', build: 'Plus', shape: 'Rectangle', proportions: 'Long Legs' },
] as const;

const nobody: BlueprintProfile = {
  season: null,
  personalities: null,
  gender: 'female',
  body: null,
};

/** The garments that fit somebody, by id, and their share of those that are scored. */
function fitting(profile: Partial<BlueprintProfile>) {
  const judge = garmentScorer({ ...nobody, ...profile }, programBlueprint().content);
  const scores = wardrobe.map((one) => ({ id: one.id, ...judge(one) }));
  const scored = scores.filter(({ verdict }) => verdict !== 'unscored');
  const fits = scored.filter(({ verdict }) => verdict === 'fits').map(({ id }) => id);
  return { fits: new Set(fits), share: fits.length / scored.length };
}

/** The share of a wardrobe that fits one and not the other. */
const apart = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  wardrobe.filter(({ id }) => one.has(id) !== other.has(id)).length / wardrobe.length;

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;

describe('the share of a wardrobe that fits', () => {
  it('is between a third and two thirds for most', () => {
    const all = colorSeasons.flatMap((season) =>
      personalities.flatMap((types) =>
        bodies.map((body) => fitting({ season, personalities: types, body }).share),
      ),
    );
    const typical = all.filter((share) => share >= 1 / 3 && share <= 2 / 3);
    expect(typical.length / all.length).toBeGreaterThan(0.75);
    expect(Math.max(...all)).toBeLessThan(0.75);
    expect(Math.min(...all)).toBeGreaterThan(0.2);
  });

  it('is of other pieces for another season, another body', () => {
    const known = { personalities: personalities[0]!, body: bodies[0] };
    const soft = fitting({ ...known, season: 'soft/muted' }).fits;
    const others = colorSeasons.filter((season) => season !== 'soft/muted');
    const bySeason = others.map((season) => apart(soft, fitting({ ...known, season }).fits));
    expect(median(bySeason)).toBeGreaterThan(0.2);
    const tall = fitting({ ...known, season: 'soft/muted', body: bodies[1] }).fits;
    expect(apart(soft, tall)).toBeGreaterThan(0.05);
  });

  it('is small where one analysis alone is finished', () => {
    for (const types of personalities)
      expect(fitting({ personalities: types }).share).toBeLessThan(0.1);
    for (const season of colorSeasons) expect(fitting({ season }).share).toBeLessThan(0.5);
    for (const body of bodies) expect(fitting({ body }).share).toBeLessThan(0.5);
  });
});
