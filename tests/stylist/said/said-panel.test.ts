import { describe, expect, it } from 'vitest';
import type { PatternKind } from '#contract/rules/stylist.ts';
import { any } from './any.ts';
import { north } from './north.ts';
import { saidPanel } from './panel.ts';
import type { SaidCase, SaidGarment, Those } from './said-case.ts';
import { south } from './south.ts';

const wardrobes = { north, south, any };

/** The leaves of the slots that the panel speaks of. */
const slots: Readonly<Record<string, readonly string[]>> = {
  shoes: [
    ...['sneakers', 'boots', 'ankle-boots', 'loafers', 'lace-ups', 'flats', 'heels', 'sandals'],
    'slip-ons',
  ],
  bag: ['tote', 'shoulder-bag', 'crossbody-bag', 'clutch', 'backpack', 'travel-bag'],
  outer: [
    ...['jacket', 'denim-jacket', 'leather-jacket', 'bomber', 'coat', 'trench-coat', 'parka'],
    ...['puffer', 'cape'],
  ],
};

const patternKindOf: Readonly<Record<string, PatternKind>> = {
  Plain: 'plain',
  Striped: 'stripe',
  Plaid: 'check',
  Checked: 'check',
  Herringbone: 'check',
  Floral: 'floral',
  Dotted: 'dot',
  'Animal print': 'animal',
  'Graphic print': 'graphic',
};

const isOf = (garment: SaidGarment, those: Those): boolean =>
  (those.titles?.includes(garment.title) ?? true) &&
  (those.kinds?.some(
    (one) => one === garment.category || slots[one]?.includes(garment.category ?? ''),
  ) ??
    true) &&
  (those.families === undefined ||
    those.families.some((family) => family === garment.colors?.[0])) &&
  (those.patterns === undefined ||
    (garment.patterns ?? []).some((one) => those.patterns!.includes(patternKindOf[one]!))) &&
  (those.titled?.test(garment.title) ?? true);

const thoseOf = (one: SaidCase): Those[] => [
  ...(one.must.wants ?? []),
  ...(one.must.refuses ?? []),
  ...(one.never ?? []),
  ...(one.every ?? []),
  ...(one.first ?? []),
];

const nameOf = (one: SaidCase): string => [...(one.before ?? []), one.text].join(' → ');

describe('the panel of what is said', () => {
  it('has at least 330 cases, none of them twice', () => {
    expect(saidPanel.length).toBeGreaterThanOrEqual(330);
    const names = saidPanel.map((one) => `${one.wardrobe}: ${nameOf(one)} ${one.today ?? ''}`);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('names garments that are there', () => {
    const missing = saidPanel.flatMap((one) => {
      const titles = new Set(wardrobes[one.wardrobe].garments.map(({ title }) => title));
      return [...thoseOf(one).flatMap((those) => those.titles ?? []), ...(one.which ?? [])]
        .filter((title) => !titles.has(title))
        .map((title) => `${nameOf(one)}: ${title}`);
    });
    expect(missing).toEqual([]);
  });

  it('describes at least one garment each time', () => {
    const empty = saidPanel.flatMap((one) =>
      thoseOf(one)
        .filter((those) => !wardrobes[one.wardrobe].garments.some((piece) => isOf(piece, those)))
        .map((those) => `${nameOf(one)}: ${JSON.stringify(those)} ${those.titled ?? ''}`),
    );
    expect(empty).toEqual([]);
  });

  it('asks of a board only what can be worn, and what it does not forbid', () => {
    const wrong = saidPanel.flatMap((one) => {
      const able = wardrobes[one.wardrobe].garments.filter(
        (piece) =>
          (piece.availability ?? 'ready') === 'ready' &&
          !(one.never ?? []).some((those) => isOf(piece, those)),
      );
      return [...(one.every ?? []), ...(one.first ?? [])]
        .filter((those) => !able.some((piece) => isOf(piece, those)))
        .map((those) => `${nameOf(one)}: ${JSON.stringify(those)} ${those.titled ?? ''}`);
    });
    expect(wrong).toEqual([]);
  });
});
