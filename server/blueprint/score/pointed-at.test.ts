import { describe, expect, it } from 'vitest';
import {
  blueprintGenderKeys,
  bodyAttributes,
  personalityTypes,
} from '#contract/rules/blueprint.ts';
import { categoryLeaves, itemNecklines, itemPatterns } from '#contract/rules/item-attributes.ts';
import type { PiecesPointedAt } from '#contract/schemas/blueprint-content.ts';
import { readGarment } from '../../stylist/read-garment.ts';
import { blueprintContentFolder, readBlueprintContent } from '../read-content.ts';
import { pointedBy } from './pointed-at.ts';
import { pointedWords } from './pointed-words.ts';
import { type PointedAttributes, type ScoredGarment, scoredGarment } from './scored-garment.ts';

const content = readBlueprintContent(blueprintContentFolder());

const statements = blueprintGenderKeys.flatMap((gender) => {
  const bodies = Object.entries(bodyAttributes[gender]).flatMap(([attribute, values]) =>
    (values as readonly string[]).flatMap((value) => {
      const { works, avoids } = content.shapeOf(gender, attribute, value);
      return [...works, ...avoids].map(({ title, pieces }) => ({ title, pieces }));
    }),
  );
  const types = personalityTypes.flatMap((type) => {
    const { works, avoids } = content.personalityOf(type, gender);
    return [...works, ...avoids].map(({ text, pieces }) => ({ title: text, pieces }));
  });
  return [...bodies, ...types].flatMap(({ title, pieces }) =>
    pieces ? [{ title: `${gender}: ${title}`, pieces }] : [],
  );
});

const bare = { patterns: [], neckline: null, sleeveType: null, sleeveLength: null };

function garment(item: Partial<PointedAttributes>, colors: readonly string[] = []): ScoredGarment {
  const { category = null } = item;
  return scoredGarment(readGarment({ id: '1', category, colors }), { category, ...bare, ...item });
}

/** A garment as a statement means it: of the first value of each of its lists. */
function meant(pieces: PiecesPointedAt): ScoredGarment {
  const [group] = pieces.groups ?? [];
  const ofGroup = [...categoryLeaves].find(([, leaf]) => leaf.group === group)?.[0] ?? null;
  return garment(
    {
      category: pieces.leaves?.[0] ?? ofGroup ?? 'shirt',
      patterns: pieces.patterns?.slice(0, 1) ?? [],
      neckline: pieces.necklines?.[0] ?? null,
      sleeveType: pieces.sleeveTypes?.[0] ?? null,
      sleeveLength: pieces.sleeveLengths?.[0] ?? null,
    },
    pieces.families?.slice(0, 1),
  );
}

describe('what a statement points at', () => {
  it('is there: no statement points at what no garment can be', () => {
    expect(statements.length).toBeGreaterThan(100);
    const unreachable = statements.filter(({ pieces }) => !pointedBy(pieces, meant(pieces)));
    expect(unreachable.map(({ title }) => title)).toEqual([]);
  });

  it('is called in words', () => {
    for (const { title, pieces } of statements) {
      expect(pointedWords(pointedBy(pieces, meant(pieces))!), title).toMatch(/^[\w][\w -]+$/);
    }
    const values = [
      ...itemNecklines.map((value) => ({ by: 'necklines', value }) as const),
      ...itemPatterns.map((value) => ({ by: 'patterns', value }) as const),
      ...[...categoryLeaves.keys()].map((value) => ({ by: 'leaves', value }) as const),
    ];
    for (const value of values) expect(pointedWords(value)).toMatch(/\w/);
    expect(pointedWords({ by: 'leaves', value: 't-shirt' })).toBe('T-shirts');
    expect(pointedWords({ by: 'sleeveLengths', value: 'Long' })).toBe('long sleeves');
  });

  it('matches every list that is given', () => {
    const roll = { necklines: ['Turtleneck'], leaves: ['sweater'] } satisfies PiecesPointedAt;
    expect(pointedBy(roll, garment({ category: 'sweater', neckline: 'Turtleneck' }))).toEqual({
      by: 'necklines',
      value: 'Turtleneck',
    });
    expect(pointedBy(roll, garment({ category: 'bodysuit', neckline: 'Turtleneck' }))).toBeNull();
    expect(pointedBy(roll, garment({ category: 'sweater' }))).toBeNull();
  });

  it('means clothes, where it names a pattern or a color and no kind', () => {
    const plain = { patterns: ['Plain'] } satisfies PiecesPointedAt;
    const dark = { families: ['black'] } satisfies PiecesPointedAt;
    const categories = ['shirt', 'jeans', 'coat', 'scarf', 'belt', 'sandals', 'tote', 'sunglasses'];
    const meantOf = (pieces: PiecesPointedAt) =>
      categories.filter((category) =>
        pointedBy(pieces, garment({ category, patterns: ['Plain'] }, ['black'])),
      );
    expect(meantOf(plain)).toEqual(['shirt', 'jeans', 'coat', 'scarf']);
    expect(meantOf(dark)).toEqual(['shirt', 'jeans', 'coat', 'scarf']);
  });

  it('goes by the main color, and by what an own category is a kind of', () => {
    const navyCoat = { families: ['navy'], leaves: ['coat'] } satisfies PiecesPointedAt;
    const own = { category: 'coat/Opera coats' };
    expect(pointedBy(navyCoat, garment(own, ['navy', 'red']))?.value).toBe('coat');
    expect(pointedBy(navyCoat, garment(own, ['red', 'navy']))).toBeNull();
  });
});
