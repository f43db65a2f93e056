import { describe, expect, it } from 'vitest';
import { defaultItemTitle } from './item-attributes.ts';
import { mayGoTo, openResaleStates, resaleStates } from './resale.ts';
import { draftDescription, draftTitle, type RecordedPiece } from './resale-draft.ts';

const blazer: RecordedPiece = {
  title: 'Checked wool blazer',
  mainColor: 'brown',
  furtherColors: [],
  patterns: ['Checked'],
  sleeveLength: 'Long',
  category: 'blazer',
  brand: 'Halden & Rowe',
  createDate: '2024-11-28T00:00:00.000Z',
  size: '40',
  color: 'Brown check',
  condition: 'Good Condition',
  purchaseDate: '2024-11-28',
  price: { cents: 190_00, currency: 'USD' },
  secondhand: false,
  wears: 12,
};

describe('A draft', () => {
  it('says what the record says', () => {
    expect(draftTitle(blazer)).toBe('Checked wool blazer');
    expect(draftDescription(blazer)).toBe(
      'Checked wool blazer by Halden & Rowe, size 40.\nBrown check.\nIn good condition, worn 12 times.\nBought new in 2024 for $190.',
    );
  });

  it('leaves out what is not known', () => {
    const bare: RecordedPiece = {
      ...blazer,
      ...{ title: defaultItemTitle, mainColor: null, patterns: [], category: null, brand: null },
      ...{ size: null, color: null, purchaseDate: null, price: null, wears: 0 },
    };
    expect(draftTitle(bare)).toBe('New piece, Nov 28');
    expect(draftDescription(bare)).toBe('New piece, Nov 28.\nIn good condition.');
  });

  it('says that what is new was never worn, and what was paid to the cent', () => {
    const fresh: RecordedPiece = {
      ...blazer,
      ...{ condition: 'New with Tags', wears: 0, secondhand: true, purchaseDate: null },
      price: { cents: 19_90, currency: 'EUR' },
    };
    expect(draftDescription(fresh)).toContain('New, with its tags, never worn.');
    expect(draftDescription(fresh)).toContain('Bought second-hand for €19.90.');
  });
});

describe('A listing', () => {
  it('goes forward alone, and ends', () => {
    const ways = resaleStates.flatMap((from) =>
      resaleStates.filter((to) => mayGoTo(from, to)).map((to) => `${from} to ${to}`),
    );
    expect(ways).toEqual([
      ...['draft to listed', 'draft to sold', 'draft to withdrawn'],
      ...['listed to sold', 'listed to withdrawn'],
    ]);
    expect(openResaleStates).toEqual(['draft', 'listed']);
  });
});
