import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { categoryGroups, categoryLeaves, itemConditions } from './item-attributes.ts';
import {
  brandTierKeys,
  brandTiers,
  conditionValues,
  groupValues,
  knownBrands,
  leafValues,
  priceStep,
  resaleValueOf,
  tierOf,
  type ValuedPiece,
} from './resale-value.ts';

const blazer: ValuedPiece = {
  brand: 'Halden & Rowe',
  category: 'blazer',
  condition: 'Good Condition',
  price: { cents: 190_00, currency: 'USD' },
  secondhand: false,
  since: '2024-11-28',
  wears: 12,
  brandTier: null,
};
const today = '2026-11-28';
const times = (value: ReturnType<typeof resaleValueOf>) =>
  value?.factors.map(({ kind, times }) => [kind, times]);

describe('The value of a piece', () => {
  it('is its price times its factors, in the order of the method', () => {
    const value = resaleValueOf(blazer, today);
    expect(times(value)).toEqual([
      ['category', 0.45],
      ['brand', 1.2],
      ['age', 0.78],
      ['condition', 0.75],
    ]);
    expect(value).toMatchObject({
      ...{ currency: 'USD', paidCents: 190_00, likelyCents: 60_00, stepCents: 100 },
      ...{ lowCents: 50_00, highCents: 70_00, scaleLowCents: 20_00, scaleHighCents: 100_00 },
      ...{ tier: 'upper', tierFrom: 'price', years: 2, wears: 12 },
    });
  });

  it('is unknown without a price, and of what cost nothing', () => {
    expect(resaleValueOf({ ...blazer, price: null }, today)).toBeNull();
    expect(resaleValueOf({ ...blazer, price: { cents: 0, currency: 'USD' } }, today)).toBeNull();
  });

  it('falls with each year and each wear, though never to nothing', () => {
    const likely = (change: Partial<ValuedPiece>) =>
      resaleValueOf({ ...blazer, ...change }, today)!.likelyCents;
    expect(likely({ since: '2020-11-28' })).toBeLessThan(likely({}));
    expect(likely({ wears: 100 })).toBeLessThan(likely({}));
    expect(likely({ since: '1950-01-01', wears: 100_000 })).toBeGreaterThan(10_00);
    // A day that has not come is no age.
    expect(likely({ since: '2027-06-01' })).toBe(likely({ since: today }));
  });

  it('loses less of what was paid second-hand', () => {
    expect(times(resaleValueOf({ ...blazer, secondhand: true }, today))![0]).toEqual([
      'category',
      0.67,
    ]);
  });

  it('has steps and ends that fit sums of any size', () => {
    for (const cents of [100, 900, 9_999, 123_456, 98_765_432, 10_000_000_000]) {
      for (const condition of itemConditions) {
        const value = resaleValueOf(
          { ...blazer, condition, price: { cents, currency: 'JPY' } },
          today,
        )!;
        const { lowCents, likelyCents, highCents, scaleLowCents, scaleHighCents, stepCents } =
          value;
        const ordered = [scaleLowCents, lowCents, likelyCents, highCents, scaleHighCents];
        expect(ordered).toEqual(ordered.toSorted((one, other) => one - other));
        expect(scaleLowCents).toBeGreaterThan(0);
        expect(highCents).toBeGreaterThan(likelyCents);
        expect(ordered.filter((cents) => cents % stepCents)).toEqual([]);
        expect((scaleHighCents - scaleLowCents) / stepCents).toBeLessThanOrEqual(1700);
      }
    }
    expect([58_00, 999_00, 5_700_00].map(priceStep)).toEqual([1_00, 1_00, 10_00]);
  });
});

describe('The tier of a brand', () => {
  it('is what its owner says, then what the list says, then what its price says', () => {
    const of = (change: Partial<ValuedPiece>) => Object.values(tierOf({ ...blazer, ...change }));
    expect(of({ brand: ' Hermès ' })).toEqual(['designer', 'list']);
    expect(of({ brand: 'Levi’s' })).toEqual(['middle', 'list']);
    expect(of({ brand: 'Hermès', brandTier: 'value' })).toEqual(['value', 'owner']);
    expect(of({ price: { cents: 30_00, currency: 'EUR' } })).toEqual(['value', 'price']);
    expect(of({ price: { cents: 100_00, currency: 'USD' } })).toEqual(['middle', 'price']);
    expect(of({ price: { cents: 900_00, currency: 'USD' } })).toEqual(['designer', 'price']);
  });

  it('is not guessed from what was paid second-hand, or in a currency that is far from a dollar', () => {
    const of = (change: Partial<ValuedPiece>) => tierOf({ ...blazer, ...change }).tierFrom;
    expect(of({ secondhand: true })).toBe('unknown');
    expect(of({ price: { cents: 19_000_00, currency: 'JPY' } })).toBe('unknown');
    expect(of({ price: null })).toBe('unknown');
  });

  it('lists each brand once, as it is looked up', () => {
    const all = brandTierKeys.flatMap((tier) => knownBrands[tier]);
    expect(new Set(all).size).toBe(all.length);
    for (const brand of all) expect(tierOf({ ...blazer, brand }).tierFrom).toBe('list');
  });
});

describe('docs/resale.md', () => {
  const page = fs.readFileSync(new URL('../../docs/resale.md', import.meta.url), 'utf8');

  it('tells every number of the method', () => {
    const rows = [
      ...categoryGroups.map((group) => {
        const { times, usual, wears } = groupValues[group];
        return `| \`${group}\` | ${times} | $${usual} | ${wears} |`;
      }),
      ...Object.entries(leafValues).map(([leaf, times]) => `| \`${leaf}\` | ${times} |`),
      ...brandTierKeys.map(
        (tier) =>
          `| ${brandTiers[tier].label} | ${brandTiers[tier].times} | ${knownBrands[tier].join(', ')} |`,
      ),
      ...Object.entries(conditionValues).map(([condition, times]) => `| ${condition} | ${times} |`),
    ];
    for (const row of rows) expect(page).toContain(row);
  });

  it('names categories that there are', () => {
    expect(Object.keys(leafValues).filter((leaf) => !categoryLeaves.has(leaf))).toEqual([]);
  });
});
