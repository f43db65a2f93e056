import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BlueprintGender,
  blueprintGenderKeys,
  bodyAttributes,
  colorSeasons,
  type PersonalityType,
  personalityTypes,
} from '#contract/rules/blueprint.ts';
import { type ColorFamily, colorFamilyKeys } from '#contract/rules/color-families.ts';
import { fitStitches, fitVerdict } from '#contract/rules/garment-fit.ts';
import {
  categoryGroups,
  categoryLeaves,
  itemNecklines,
  itemPatterns,
  itemSleeveLengths,
  itemSleeveTypes,
} from '#contract/rules/item-attributes.ts';
import { readGarment } from '../../stylist/read-garment.ts';
import { blueprintContentFolder, readBlueprintContent } from '../read-content.ts';
import { longestReason } from './reason.ts';
import { type ByPart, type GarmentScore, garmentScorer, scoreGarment } from './score-garment.ts';
import {
  type BlueprintProfile,
  type PointedAttributes,
  type ScoredGarment,
  scoredGarment,
} from './scored-garment.ts';

const content = readBlueprintContent(blueprintContentFolder());

const nothingKnown: BlueprintProfile = {
  season: null,
  personalities: null,
  gender: null,
  body: null,
};

interface Item extends PointedAttributes {
  title: string;
  colors: readonly string[];
}

/** A garment by its category and title, with whatever else its item says. */
function garment(category: string | null, title = '', rest: Partial<Item> = {}): ScoredGarment {
  const { colors = [], ...attributes } = rest;
  const item = { patterns: [], neckline: null, sleeveType: null, sleeveLength: null };
  const read = readGarment({ id: '1', category, title, colors, patterns: rest.patterns ?? [] });
  return scoredGarment(read, { category, ...item, ...attributes });
}

const score = (one: ScoredGarment, profile: Partial<BlueprintProfile>): GarmentScore =>
  scoreGarment(one, { ...nothingKnown, ...profile }, content);

describe('the color of a garment', () => {
  const soft = { season: 'soft/muted' } as const;
  it.each<[string, string | null, ColorFamily[], string, GarmentScore['verdict']]>([
    ['is a shade of the palette', 'sweater', ['grey'], 'Close to your Dove gray.', 'fits'],
    [
      'and its second',
      'shirt',
      ['grey', 'beige'],
      'Close to your Dove gray and Champagne.',
      'fits',
    ],
    ['is the season’s', 'sweater', ['brown'], 'Brown goes with your palette.', 'fits'],
    [
      'is near it',
      'sweater',
      ['rust'],
      'Rust is near your palette, but it is a little too clear.',
      'near',
    ],
    ['is too clear by the face', 'sweater', ['red'], 'Too clear beside your face.', 'away'],
    ['is too clear elsewhere', 'sneakers', ['red'], 'Too clear for your palette.', 'away'],
    ['is a little off', 'scarf', ['citron'], 'A little too clear beside your face.', 'away'],
    [
      'is kept away by the face',
      't-shirt',
      ['white'],
      'White is hard on soft coloring; wear it away from your face.',
      'away',
    ],
    ['is kept away elsewhere', 'jeans', ['black'], 'Black is hard on soft coloring.', 'away'],
  ])('%s', (_why, category, colors, reason, verdict) => {
    const said = score(garment(category, '', { colors }), soft);
    expect(said.reasons).toEqual({ color: reason, shape: null, personality: null });
    expect(fitVerdict(said.parts.color!)).toBe(verdict);
    expect(said.parts).toEqual({ color: expect.any(Number), shape: null, personality: null });
  });

  it('is called by no shade that its palette does not have', () => {
    for (const gender of blueprintGenderKeys) {
      for (const season of colorSeasons) {
        const { shades, keepAway } = content.paletteOf(season, gender);
        const judge = garmentScorer({ ...nothingKnown, season, gender }, content);
        for (const family of colorFamilyKeys) {
          const { reason } = judge(garment('shirt', '', { colors: [family] }));
          const [, name] = /^Close to your (.+?)[.,]/.exec(reason) ?? [];
          if (name) expect(shades.map((one) => one.name)).toContain(name);
          if (name) expect(keepAway.map((one) => one.name)).not.toContain(name);
        }
      }
    }
  });

  it('never fits where the palette keeps it away, whatever else speaks for it', () => {
    const whole = {
      ...soft,
      gender: 'female',
      personalities: shares('Classic', 'Natural'),
      body: { height: 'Average', build: 'Plus', shape: 'Hourglass', proportions: 'Balanced' },
    } as const;
    const item = { colors: ['black'], patterns: ['Striped'] } as const;
    const jeans = score(
      garment('jeans', 'Tailored jeans', { ...item, patterns: ['Striped'] }),
      whole,
    );
    expect(jeans.verdict).toBe('near');
    expect(jeans.reason).toBe('Jeans suit your height, but black is not your shade.');
    const wrap = { ...item, patterns: [...item.patterns], neckline: 'Wrap' } as const;
    const top = score(garment('shirt', 'Classic shirt', wrap), whole);
    expect(top.parts).toMatchObject({ color: 0 });
    expect(top.verdict).toBe('away');
    expect(top.reason).toBe('Black is hard on soft coloring; wear it away from your face.');
  });

  it.each([
    ['warm', 'purple', 'Too cool beside your face.'],
    ['cool', 'yellow', 'Too warm beside your face.'],
    ['deep', 'pink', 'Too light beside your face.'],
    ['light', 'red', 'Too dark beside your face.'],
    ['clear', 'grey', 'Gray is hard on clear coloring; wear it away from your face.'],
  ] as const)('%s misses in %s', (season, color, reason) => {
    expect(score(garment('blouse', '', { colors: [color] }), { season }).reason).toBe(reason);
  });

  it('counts less the further it is from the face', () => {
    const classic = { ...soft, personalities: shares('Classic') };
    const scores = ['shirt', 'chinos', 'loafers', 'watch'].map(
      (category) => score(garment(category, 'Classic', { colors: ['red'] }), classic).score!,
    );
    expect(scores).toEqual(scores.toSorted((one, other) => one - other));
    expect(scores[0]).toBeLessThan(0.5);
    expect(scores[3]).toBeGreaterThan(0.6);
  });
});

const shares = (...types: PersonalityType[]) =>
  types.map((type, at) => ({ type, percent: 60 / (at + 1) }));

describe('the line of a garment', () => {
  const shape = (body: object, gender: BlueprintGender = 'female') =>
    ({ gender, body }) as Partial<BlueprintProfile>;
  it.each<[string, ScoredGarment, Partial<BlueprintProfile>, string, GarmentScore['verdict']]>([
    [
      'by its neckline',
      garment('blouse', '', { neckline: 'Wrap' }),
      shape({ shape: 'Hourglass' }),
      'Wraps suit your hourglass shape.',
      'fits',
    ],
    [
      'by its sleeve',
      garment('blouse', '', { sleeveType: 'Puff' }),
      shape({ shape: 'Inverted Triangle' }),
      'Puff sleeves suit your shape less.',
      'away',
    ],
    [
      'by its pattern',
      garment('shirt', '', { patterns: ['Striped'] }),
      shape({ build: 'Plus' }),
      'Stripes suit your build.',
      'fits',
    ],
    [
      'by the pattern in its title',
      garment('shirt', 'Striped shirt'),
      shape({ build: 'Plus' }),
      'Stripes suit your build.',
      'fits',
    ],
    [
      'by its kind',
      garment('bomber'),
      shape({ proportions: 'Long Legs' }, 'male'),
      'Bombers suit your proportions less.',
      'away',
    ],
    [
      'by its length',
      garment('t-shirt', 'Cropped tee'),
      shape({ proportions: 'Long Legs' }),
      'A longer hem would suit your proportions.',
      'near',
    ],
    [
      'by its length, which is right',
      garment('sweatshirt', 'Cropped sweatshirt'),
      shape({ height: 'Petite' }),
      'It ends early, which suits your height.',
      'fits',
    ],
    [
      'by its width',
      garment('sweatshirt', 'Oversized sweatshirt'),
      shape({ scale: 'Fine' }, 'male'),
      'A closer cut would suit your frame.',
      'near',
    ],
  ])('is told %s', (_why, one, profile, reason, verdict) => {
    const said = score(one, profile);
    expect(said.reasons.shape).toBe(reason);
    expect(said.reason).toContain(reason.slice(0, -1));
    const value = said.parts.shape!;
    expect(verdict === 'fits' ? value >= 0.7 : value < 0.5).toBe(true);
  });

  it('is not told of what nothing speaks of', () => {
    const said = score(garment('watch'), shape({ shape: 'Hourglass' }));
    expect(said).toMatchObject({
      verdict: 'unscored',
      reason: 'Not scored: your style says nothing of it',
    });
  });
});

describe('the manner of a garment', () => {
  const classic = { personalities: shares('Classic', 'Natural') };
  const woman = { ...classic, gender: 'female' } as const;
  it.each<[string, ScoredGarment, Partial<BlueprintProfile>, string]>([
    ['that is the strongest', garment('loafers'), classic, 'Classic, like you.'],
    [
      'that the member hardly has',
      garment('evening-dress', 'Sequin gown'),
      classic,
      'More Dramatic than you are.',
    ],
    ['whose kind a statement likes', garment('belt'), woman, 'Belts suit your Classic side.'],
    [
      'whose kind a statement leaves out',
      garment('clutch'),
      { gender: 'female', personalities: shares('Natural', 'Dramatic') },
      'Clutches suit your Natural side less.',
    ],
  ])('%s', (_why, one, profile, reason) => {
    expect(score(one, profile).reasons.personality).toBe(reason);
  });

  it('is the more the member’s, the stronger its type is in them', () => {
    const of = (personalities: BlueprintProfile['personalities']) =>
      score(garment('hoodie', 'Hoodie'), { personalities }).score!;
    const first = of(shares('Natural', 'Classic'));
    const second = of(shares('Classic', 'Natural'));
    expect(first).toBeGreaterThan(second);
    expect(second).toBeGreaterThan(of(shares('Classic', 'Romantic')));
  });
});

describe('a garment as a whole', () => {
  const whole: BlueprintProfile = {
    season: 'soft/muted',
    personalities: shares('Classic', 'Romantic'),
    gender: 'female',
    body: { build: 'Medium', shape: 'Hourglass' },
  };
  it('that fits says the two parts that speak most for it', () => {
    const said = score(garment('blazer', 'Wool blazer', { colors: ['grey'] }), whole);
    expect(said).toMatchObject({ verdict: 'fits', stitches: 10 });
    expect(said.reason).toBe('Close to your Dove gray, and blazers suit your build.');
  });

  it('that is near says what speaks for it, and what against', () => {
    const said = score(garment('bomber', 'Bomber', { colors: ['grey'] }), whole);
    expect(said.verdict).toBe('near');
    expect(said.reason).toBe('Close to your Dove gray, but bombers suit your shape less.');
  });

  it('that is away says why', () => {
    const red = { colors: ['red'], neckline: 'Turtleneck' } as const;
    const said = score(garment('sweater', 'Red rollneck', red), whole);
    expect(said).toMatchObject({ verdict: 'away', reason: 'Too clear beside your face.' });
  });

  it.each<[string, ScoredGarment, Partial<BlueprintProfile>, string]>([
    ['its color', garment('blazer', 'Wool blazer'), whole, 'add a color'],
    ['its kind', garment(null), { personalities: shares('Classic') }, 'add a category'],
    ['all of the style', garment('blazer'), {}, 'finish a part of your style'],
  ])('is not scored without %s', (_what, one, profile, lack) => {
    expect(score(one, profile)).toEqual({
      verdict: 'unscored',
      score: null,
      stitches: 0,
      parts: { color: null, shape: null, personality: null },
      reasons: { color: null, shape: null, personality: null },
      reason: `Not scored: ${lack}`,
    });
  });
});

const categories = [...categoryLeaves.keys(), ...categoryGroups, 'coat/Opera coats', 'My own'];
const items = fc
  .record({
    category: fc.option(fc.constantFrom(...categories)),
    title: fc.oneof(
      fc.string(),
      fc.constantFrom('', 'Oversized cropped tee', 'Sequin gown', 'Floral maxi dress', '👗'),
    ),
    colors: fc.uniqueArray(fc.constantFrom(...colorFamilyKeys), { maxLength: 4 }),
    patterns: fc.uniqueArray(fc.constantFrom(...itemPatterns), { maxLength: 3 }),
    neckline: fc.option(fc.constantFrom(...itemNecklines)),
    sleeveType: fc.option(fc.constantFrom(...itemSleeveTypes)),
    sleeveLength: fc.option(fc.constantFrom(...itemSleeveLengths)),
  })
  .map(({ category, title, ...rest }) => garment(category, title, rest));

const bodyOf = (gender: BlueprintGender) =>
  fc.record(
    Object.fromEntries(
      Object.entries(bodyAttributes[gender]).map(([attribute, values]) => [
        attribute,
        fc.constantFrom(...(values as readonly string[])),
      ]),
    ),
    { requiredKeys: [] },
  );
const profiles = fc.constantFrom(...blueprintGenderKeys).chain((gender) =>
  fc.record({
    season: fc.option(fc.constantFrom(...colorSeasons)),
    personalities: fc.option(
      fc
        .uniqueArray(fc.constantFrom(...personalityTypes))
        .map((types) => types.map((type, at) => ({ type, percent: 60 / (at + 1) }))),
    ),
    gender: fc.constantFrom(gender, null),
    body: fc.option(bodyOf(gender)),
  }),
) as fc.Arbitrary<BlueprintProfile>;

const parts = ['color', 'shape', 'personality'] as const;
const known = <Value>(of: ByPart<Value | null>): string[] =>
  parts.filter((one) => of[one] !== null);
const run = { numRuns: 3000, seed: 103 };

describe('every garment, for every member', () => {
  it('has a verdict that agrees with its score, and a reason for each part that speaks', () => {
    fc.assert(
      fc.property(items, profiles, (one, profile) => {
        const said = score(one, profile);
        expect(known(said.reasons)).toEqual(known(said.parts));
        for (const text of [said.reason, ...parts.map((part) => said.reasons[part])]) {
          if (text !== null) expect(text.length, text).toBeLessThanOrEqual(longestReason);
        }
        for (const part of parts) {
          expect(said.parts[part] ?? 0).toBeGreaterThanOrEqual(0);
          expect(said.parts[part] ?? 0).toBeLessThanOrEqual(1);
        }
        if (said.score === null) return;
        expect(said.verdict).toBe(fitVerdict(said.score));
        expect(said.stitches).toBe(fitStitches(said.score));
        expect(said.stitches).toBeGreaterThanOrEqual(1);
        expect(said.stitches).toBeLessThanOrEqual(10);
        expect(said.reason).toMatch(/^[A-Z].*[a-z]\.$/);
        expect(said.reason).not.toMatch(/undefined|null|object/);
      }),
      run,
    );
  });

  it('is told by what decided: for it where it fits, against it where it is away', () => {
    const against =
      / less|too (warm|cool|clear|soft|light|dark)|hard on|more \w+ than you|would suit/i;
    const isRight = {
      fits: (reason: string) => !against.test(reason) && !/ but /.test(reason),
      near: (reason: string) => !/, and /.test(reason) || / but /.test(reason),
      away: (reason: string) => against.test(reason) && !/ but |like you|Close to/.test(reason),
      unscored: () => true,
    };
    fc.assert(
      fc.property(items, profiles, (one, profile) => {
        const said = score(one, profile);
        expect(isRight[said.verdict](said.reason), `${said.verdict}: ${said.reason}`).toBe(true);
        for (const part of parts) {
          const [value, reason] = [said.parts[part], said.reasons[part]];
          if (value === null || reason === null) continue;
          const verdict = fitVerdict(value);
          expect(isRight[verdict](reason), `${part} ${verdict}: ${reason}`).toBe(true);
        }
      }),
      run,
    );
  });

  it('is unscored exactly where its color is asked for and missing, or nothing speaks of it', () => {
    fc.assert(
      fc.property(items, profiles, (one, profile) => {
        const said = score(one, profile);
        const lacksColor = profile.season !== null && one.colors.length === 0;
        const colorless = score(one, { ...profile, season: null });
        const others = colorless.verdict !== 'unscored';
        const isScored = !lacksColor && (profile.season !== null || others);
        expect(said.verdict !== 'unscored').toBe(isScored);
        if (isScored) expect(known(said.parts).length).toBeGreaterThan(0);
        else expect(said.reason).toMatch(/^Not scored: [a-z ]+$/);
      }),
      run,
    );
  });

  it('keeps what its other parts say where one is not known', () => {
    fc.assert(
      fc.property(items, profiles, fc.constantFrom(...parts), (one, profile, left) => {
        const said = score(one, profile);
        if (said.verdict === 'unscored') return;
        const without = score(one, {
          ...profile,
          ...(left === 'color' && { season: null }),
          ...(left === 'shape' && { body: null }),
          ...(left === 'personality' && { personalities: null }),
        });
        for (const part of parts) {
          if (part !== left) expect(without.parts[part]).toBe(said.parts[part]);
        }
      }),
      run,
    );
  });
});
