import { describe, expect, it } from 'vitest';
import { categoryGroups } from './item-attributes.ts';
import { collectionsFor, fitsGarment, handlingFeeCents, serviceCollections } from './services.ts';

const [alteration, repair, custom] = ['Alteration', 'Repair', 'Custom'].map((productType) => ({
  productType,
})) as [{ productType: string }, { productType: string }, { productType: string }];

describe('the service handling fee', () => {
  it.each([
    ['of nothing is none', [], false, 0],
    ['of one service is $1.99', [alteration], false, 199],
    ['of several is $4.99', [alteration, repair], false, 499],
    ['of a custom one is $2.99', [custom], false, 299],
    [
      'of a custom one among several is $2.99 all the same',
      [alteration, custom, repair],
      false,
      299,
    ],
    ['is none for those who pay no fees', [alteration, custom], true, 0],
  ])('%s', (_what, services, hasNoFees, cents) => {
    expect(handlingFeeCents(services, hasNoFees)).toBe(cents);
  });
});

describe('the collections for a garment', () => {
  it('are its own kind’s and the repairs', () => {
    expect(collectionsFor('bottom')).toEqual(['bottoms', 'repairs']);
    expect(collectionsFor('bag')).toEqual(['repairs']);
  });

  it('are all of them where its kind is not known', () => {
    expect(collectionsFor(null)).toEqual(serviceCollections);
    expect(collectionsFor('other')).toEqual(serviceCollections);
  });

  it('always have the repairs', () => {
    for (const group of categoryGroups) expect(collectionsFor(group)).toContain('repairs');
  });
});

describe('a service', () => {
  it.each([
    [[], 'sneakers', true],
    [['upperBody'], 'sneakers', true],
    [['fits:outerwear'], 'sneakers', false],
    [['fits:outerwear', 'fits:hoodie'], 'hoodie', true],
    [['fits:outerwear'], 'parka', true],
    [['fits:jeans'], 'trousers', false],
    [['fits:jeans'], null, true],
    [['fits:jeans'], 'Kilts of my own', true],
  ])('with the tags %j is for %s: %s', (tags, category, isFor) => {
    expect(fitsGarment(tags, category)).toBe(isFor);
  });
});
