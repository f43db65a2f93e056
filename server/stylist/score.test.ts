import { describe, expect, it } from 'vitest';
import { outfits } from '#tests/stylist/outfits.ts';
import type { Garment, ReadGarment } from './garment.ts';
import { noise } from './noise.ts';
import { firstWeights, type PartName, partNames, type Weights } from './parts/parts.ts';
import { readGarment } from './read-garment.ts';
import { decisive, reasonsOf } from './reasons.ts';
import { anyRequest, type StylistRequest } from './request.ts';
import { scoreOutfit } from './score.ts';

/** Garments of lines such as `Tops: White shirt`, read. */
const wear = (...lines: Line[]) =>
  lines.map((line, at) => {
    if (typeof line !== 'string') {
      const { wornDaysAgo, blueprint, ...garment } = line;
      const read = readGarment({ id: String(at), ...garment });
      return { ...read, wornDaysAgo, ...(blueprint && { blueprint }) };
    }
    const [category, title = ''] = line.split(': ');
    return readGarment({ id: String(at), category: category!, title });
  });
type Line = string | (Partial<Garment> & Pick<ReadGarment, 'blueprint'> & { wornDaysAgo?: number });

/** Two outfits of which the first is better, and the part that says so. */
const pairs: readonly [part: PartName, better: Line[], worse: Line[]][] = [
  [
    'composition',
    ['Tops: Linen shirt', 'Jeans: Blue jeans', 'Shoes: Sneakers'],
    ['Tops: Linen shirt', 'Jeans: Blue jeans', 'Jeans: Black jeans'],
  ],
  [
    'composition',
    ['Dresses: Day dress', 'Shoes: Sandals', 'Bags: Tote bag'],
    ['Dresses: Day dress', 'Shoes: Sandals', 'Shoes: Loafers'],
  ],
  [
    'composition',
    ['Tops: Cotton blouse', 'Skirts: Midi skirt', 'Shoes: Flats'],
    ['Tops: Cotton blouse', 'Bags: Tote bag', 'Shoes: Flats'],
  ],
  [
    'formality',
    ['Suits: Wool suit', 'Shoes: Oxford shoes'],
    ['Suits: Wool suit', 'Shoes: Flip flops'],
  ],
  [
    'formality',
    ['Dresses: Evening gown', 'Shoes: Satin pumps'],
    ['Dresses: Evening gown', 'Shoes: Canvas sneakers'],
  ],
  [
    'formality',
    ['Tops: Silk blouse', 'Pants: Tailored trousers'],
    ['Tops: Silk blouse', 'Pants: Sweatpants'],
  ],
  [
    'style',
    ['Tops: Peasant blouse', 'Bags: Suede fringe bag'],
    ['Tops: Peasant blouse', 'Bags: Nylon sports bag'],
  ],
  [
    'style',
    ['Jackets: Biker jacket', 'Boots: Combat boots'],
    ['Jackets: Biker jacket', 'Shoes: Boat shoes'],
  ],
  ['style', ['Tops: Running top', 'Bags: Gym bag'], ['Tops: Running top', 'Bags: Beaded clutch']],
  [
    'belonging',
    ['Coats: Trench coat', 'Boots: Ankle boots'],
    ['Shorts: Cotton shorts', 'Coats: Wool coat'],
  ],
  ['belonging', ['Swimwear: Bikini', 'Hats: Straw hat'], ['Swimwear: Bikini', 'Boots: Knee boots']],
  [
    'belonging',
    ['Leggings: Black leggings', 'Tops: Knit sweater'],
    ['Leggings: Black leggings', 'Heels: Pumps'],
  ],
  [
    'color',
    ['Tops: Navy sweater', 'Pants: Beige chinos'],
    ['Tops: Red sweater', 'Pants: Purple chinos'],
  ],
  [
    'color',
    ['Tops: Blue shirt', 'Pants: Sky trousers'],
    ['Tops: Green shirt', 'Pants: Red trousers'],
  ],
  [
    'color',
    [
      { title: 'Shirt', colors: ['black'] },
      { title: 'Skirt', colors: ['pink'] },
    ],
    [
      { title: 'Shirt', colors: ['citron'] },
      { title: 'Skirt', colors: ['pink'] },
    ],
  ],
  [
    'season',
    ['Tops: Wool sweater', 'Coats: Down parka'],
    ['Tops: Bikini top', 'Coats: Down parka'],
  ],
  [
    'season',
    ['Tops: Linen tank', 'Shoes: Flat sandals'],
    ['Tops: Linen tank', 'Boots: Snow boots'],
  ],
  [
    'pattern',
    ['Tops: Striped shirt', 'Pants: Solid trousers'],
    ['Tops: Leopard shirt', 'Pants: Tartan trousers'],
  ],
  [
    'pattern',
    ['Tops: Floral blouse', 'Skirts: Solid skirt'],
    ['Tops: Floral blouse', 'Skirts: Zebra skirt'],
  ],
  [
    'silhouette',
    ['Tops: Oversized sweater', 'Jeans: Skinny jeans'],
    ['Tops: Oversized sweater', 'Pants: Wide leg pants'],
  ],
  [
    'statement',
    ['Dresses: Sequin dress', 'Shoes: Black pumps'],
    ['Dresses: Sequin dress', 'Coats: Faux fur coat', 'Earrings: Crystal earrings with sequins'],
  ],
];

describe('of two outfits', () => {
  it.each(pairs)(
    'the better one has more of its part: %s, %j rather than %j',
    (part, better, worse) => {
      const [one, other] = [scoreOutfit(wear(...better)), scoreOutfit(wear(...worse))];
      expect(one.parts[part]).toBeGreaterThan(other.parts[part]!);
      // Where this part alone speaks, it decides.
      const alone = {
        ...Object.fromEntries(Object.keys(firstWeights).map((name) => [name, 0])),
        [part]: 1,
      } as typeof firstWeights;
      expect(scoreOutfit(wear(...better), alone).score).toBeGreaterThan(
        scoreOutfit(wear(...worse), alone).score,
      );
    },
  );
});

/** Two outfits and what is asked: the first is better, and would not be if this part had no vote. */
const deciders: readonly [
  part: PartName,
  better: Line[],
  worse: Line[],
  asked?: Partial<StylistRequest>,
][] = [
  [
    'composition',
    ['shirt: White shirt', 'trousers: Grey trousers', 'loafers: Loafers'],
    ['shirt: White shirt', 'trousers: Grey trousers', 'tie: Tie'],
  ],
  ['formality', ['blazer: Navy blazer', 'clutch: Clutch'], ['blazer: Navy blazer', 'jeans: Jeans']],
  [
    'style',
    ['Tops: Embroidered top', 'Bags: Fringe bag'],
    ['Tops: Embroidered top', 'Bags: Nylon bag'],
  ],
  [
    'belonging',
    ['evening-dress: Gown', 'jewelry: Necklace'],
    ['evening-dress: Gown', 'boots: Leather boots'],
  ],
  [
    'color',
    ['sweater: Navy sweater', 'chinos: Beige chinos'],
    ['sweater: Red sweater', 'chinos: Purple chinos'],
  ],
  ['season', ['puffer: Down jacket', 'hat: Hat'], ['puffer: Down jacket', 'tank-top: Linen tank']],
  [
    'pattern',
    ['shirt: Striped shirt', { category: 'trousers', patterns: ['Plain'] }],
    ['shirt: Striped shirt', { category: 'trousers', patterns: ['Checked'] }],
  ],
  [
    'silhouette',
    ['t-shirt: Oversized tee', 'jeans: Skinny jeans'],
    ['t-shirt: Oversized tee', 'jeans: Wide leg jeans'],
  ],
  [
    'statement',
    ['Dresses: Sequin dress', 'Shoes: Black pumps'],
    ['Dresses: Sequin dress', 'Shoes: Black sequin pumps'],
  ],
  [
    'occasion',
    ['blouse: Silk blouse', 'trousers: Tailored trousers'],
    ['t-shirt: White tee', 'jeans: Blue jeans'],
    { occasion: 'Business' },
  ],
  [
    'need',
    ['blouse: White blouse', 'loafers: White loafers'],
    ['blouse: White blouse', 'heels: White heels'],
    { needs: ['on-foot'] },
  ],
  [
    'weather',
    ['sweater: Wool sweater', 'jeans: Blue jeans'],
    ['tank-top: Linen tank', 'shorts: Linen shorts'],
    { weather: { lowC: -2, highC: 3, isWet: false } },
  ],
  [
    'mood',
    [
      { category: 'shirt', colors: ['grey'] },
      { category: 'jeans', colors: ['black'] },
    ],
    [
      { category: 'shirt', colors: ['blue'] },
      { category: 'jeans', colors: ['blue'] },
    ],
    { mood: 'neutral' },
  ],
  [
    'tone',
    [
      { category: 'shirt', colors: ['grey'] },
      { category: 'jeans', colors: ['charcoal'] },
    ],
    [
      { category: 'shirt', colors: ['camel'] },
      { category: 'jeans', colors: ['charcoal'] },
    ],
    { mood: 'one-color' },
  ],
  [
    'taste',
    ['sneakers: Red sneakers', 't-shirt: Green tee'],
    ['sneakers: Black sneakers', 't-shirt: Green tee'],
    {
      taste: {
        lines: new Map([
          ['color red', 1],
          ['color black', -1],
        ]),
        pairs: new Map(),
        cores: new Set(),
      },
    },
  ],
  [
    'history',
    [
      { id: 'a', category: 'shirt', colors: ['beige'] },
      { id: 'b', category: 'jeans', colors: ['camel'] },
    ],
    [
      { id: 'a', category: 'shirt', colors: ['beige'] },
      { id: 'c', category: 'jeans', colors: ['black'] },
    ],
    {
      taste: {
        lines: new Map(),
        pairs: new Map([
          ['a b', 1],
          ['a c', -1],
        ]),
        cores: new Set(),
      },
    },
  ],
  [
    'novelty',
    [
      { category: 'shirt', wornDaysAgo: 40 },
      { category: 'jeans', wornDaysAgo: 2 },
    ],
    [
      { category: 'shirt', wornDaysAgo: 1 },
      { category: 'jeans', wornDaysAgo: 2 },
    ],
  ],
  [
    'blueprint',
    [
      { category: 'shirt', blueprint: { fit: 0.9, color: 0.9, shape: null, personality: null } },
      { category: 'jeans' },
    ],
    [
      { category: 'shirt', blueprint: { fit: 0.2, color: 0.2, shape: null, personality: null } },
      { category: 'jeans' },
    ],
  ],
];

describe('a part', () => {
  it.each(deciders)('decides between two outfits: %s', (part, better, worse, asked) => {
    const request = { ...anyRequest, ...asked };
    const ahead = (weights: Weights) =>
      scoreOutfit(wear(...better), weights, request).score -
      scoreOutfit(wear(...worse), weights, request).score;
    expect(ahead(firstWeights)).toBeGreaterThan(0.005);
    expect(ahead({ ...firstWeights, [part]: 0 })).toBeLessThanOrEqual(1e-9);
  });

  it('has a case each', () => {
    expect(deciders.map(([part]) => part).toSorted()).toEqual(partNames.toSorted());
  });
});

describe('a score', () => {
  it('is the same in any order, and between 0 and 1', () => {
    for (const lines of outfits) {
      const garments = wear(...lines);
      const { score } = scoreOutfit(garments);
      expect(scoreOutfit(garments.toReversed()).score).toBeCloseTo(score, 12);
      expect(score).toBeGreaterThan(0);
      expect(score).toBeLessThan(1);
    }
  });

  it.each([
    [[]],
    [['Shirt']],
    [[{}, {}]],
    [[{ title: '👗' }, { title: 'платье' }]],
    [Array(200).fill('Tops: Shirt')],
  ])('has nothing to say where nothing is known: %#', (lines) => {
    const { score, parts } = scoreOutfit(wear(...(lines as Line[])));
    expect(score).toBeGreaterThanOrEqual(0);
    expect(score).toBeLessThanOrEqual(1);
    for (const value of Object.values(parts)) if (value !== null) expect(value).not.toBeNaN();
  });

  it('says why, the strongest reason first', () => {
    const bad = wear('Suits: Black wool suit', 'Shoes: Flip flops');
    const reasons = decisive(reasonsOf(bad, scoreOutfit(bad)));
    expect(reasons.slice(0, 2)).toEqual([
      expect.objectContaining({ isFor: false, part: 'belonging' }),
      expect.objectContaining({ isFor: false, part: 'formality' }),
    ]);
    const good = wear(
      'Tops: Navy merino sweater',
      'Chinos: Beige chinos',
      'Loafers: Brown loafers',
      'Bags: Leather tote',
    );
    const words = decisive(reasonsOf(good, scoreOutfit(good))).map((reason) => reason.words);
    expect(words).toContain('Navy, beige and brown go together');
  });

  it('says in warm, plain words what speaks for an outfit', () => {
    const black = wear(
      'Tops: Black merino sweater',
      'Chinos: Black chinos',
      'Loafers: Black loafers',
    );
    const saidOn = (lowC: number, highC: number) => {
      const request = { ...anyRequest, weather: { lowC, highC, isWet: false } };
      const reasons = reasonsOf(
        black,
        scoreOutfit(black, firstWeights, request),
        firstWeights,
        request,
      );
      return new Map(reasons.map(({ part, words }) => [part, words]));
    };
    const said = saidOn(4, 10);
    expect(said.get('color')).toBe('All in black');
    expect(said.get('belonging')).toBe('These pieces belong together');
    expect(said.get('style')).toMatch(/^[A-Z][a-z ]+ all through$/);
    expect(said.get('weather')).toMatch(/ a cool day$/);
    expect(saidOn(0, 5).get('weather')).toMatch(/ a cold day$/);
  });

  it('fills the blank of an outfit better than chance, among pieces of the same kind too', () => {
    const all = outfits.map((lines) => wear(...lines));
    const shareOf = (isSameKind: boolean) => {
      let [asked, right] = [0, 0];
      for (const [at, garments] of all.entries()) {
        for (const blank of garments) {
          const pool = all.flatMap((one, index) => (index === at ? [] : one));
          const others = isSameKind ? pool.filter(({ slot }) => slot === blank.slot) : pool;
          if (others.length < 3) continue;
          const wrong = [1, 2, 3].map((turn) => {
            const chance = noise(`${at} ${blank.id} ${isSameKind} ${turn}`);
            return others.splice(Math.floor(chance * others.length), 1)[0]!;
          });
          const rest = garments.filter((one) => one !== blank);
          const best = Math.max(...wrong.map((one) => scoreOutfit([...rest, one]).score));
          asked += 1;
          if (scoreOutfit([...rest, blank]).score > best) right += 1;
        }
      }
      return right / asked;
    };
    expect(shareOf(false)).toBeGreaterThan(0.7);
    expect(shareOf(true)).toBeGreaterThan(0.45);
  });
});
