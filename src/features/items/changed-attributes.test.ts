import { describe, expect, it } from 'vitest';
import type { ItemDetails } from '#contract/schemas/item.ts';
import { attributesOf, changedAttributes } from './changed-attributes.ts';

const shirt: ItemDetails = {
  itemId: '7',
  ownerId: 'maya',
  title: 'Linen shirt',
  brand: 'Muji',
  category: 'shirt',
  size: null,
  condition: 'Good Condition',
  color: null,
  mainColor: 'white',
  furtherColors: [],
  patterns: [],
  neckline: null,
  sleeveType: null,
  sleeveLength: null,
  seasons: ['Summer'],
  occasions: [],
  type: null,
  secondhand: false,
  purchaseDate: null,
  purchasePriceCents: 4900,
  purchaseCurrency: 'USD',
  notes: null,
  personalTags: [],
  availability: 'ready',
  mayBorrow: null,
  images: [],
  wardrobes: [],
  wearCount: 0,
  lastWornDay: null,
  wornDays: [],
  outfitCount: 0,
  lookCount: 0,
  furtherCosts: [],
  serviceCents: 0,
  availabilityFacts: null,
  isHidden: false,
  wearsSinceWash: 0,
  washAfter: null,
  serviceCount: 0,
  createDate: '2026-01-01T00:00:00.000Z',
  updateDate: '2026-01-01T00:00:00.000Z',
};
const changed = (changes: Partial<ItemDetails>) =>
  changedAttributes(shirt, { ...attributesOf(shirt), ...changes });

describe('what is sent of an item', () => {
  it('is nothing when nothing has changed', () => {
    expect(changed({})).toEqual({});
  });

  it('is only what differs', () => {
    expect(changed({ brand: 'Arket', seasons: ['Summer', 'Spring'] })).toEqual({
      brand: 'Arket',
      seasons: ['Summer', 'Spring'],
    });
    expect(changed({ secondhand: true, purchasePriceCents: 0 })).toEqual({
      secondhand: true,
      purchasePriceCents: 0,
    });
  });

  it('says of an emptied field that there is nothing', () => {
    expect(changed({ brand: '  ' })).toEqual({ brand: null });
    expect(changed({ purchasePriceCents: null })).toEqual({ purchasePriceCents: null });
  });

  it('is nothing for a field that was and stays empty', () => {
    expect(changed({ notes: '', size: ' ' })).toEqual({});
  });

  it('is the default title where the title was emptied', () => {
    expect(changed({ title: ' ' })).toEqual({ title: 'Default title' });
  });
});

it('the attributes of an item are what a person may set, and nothing else', () => {
  const attributes = attributesOf(shirt);
  expect(attributes).toMatchObject({ title: 'Linen shirt', secondhand: false });
  // Where it is has a sheet of its own.
  for (const name of [
    'availability',
    'itemId',
    'ownerId',
    'images',
    'wardrobes',
    'createDate',
    'updateDate',
  ]) {
    expect(attributes).not.toHaveProperty(name);
  }
});
