import papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import { writeResaleFile } from './resale-files.ts';

type Listing = OperationOutput<'getResaleListings'>['listings'][number];

const blazer = {
  listingId: '7',
  state: 'listed',
  title: 'Checked wool blazer',
  price: { cents: 58_50, currency: 'USD' },
  currency: 'USD',
  condition: 'Good Condition',
  description: 'Warm, with "real" horn buttons.\nHardly worn.',
  measurements: 'Chest 52 cm',
  photoIds: ['a', 'b'],
  sharePath: '/s/abcdefghijkl',
  item: { brand: 'Halden & Rowe', size: '40', category: 'blazer' },
} as unknown as Listing;
const now = new Date('2026-11-28T12:00:00Z');
const origin = 'https://hem.test';
const csv = (...listings: Listing[]) =>
  papa.parse<Record<string, string>>(
    writeResaleFile(listings, 'csv', origin, now).text.replace(/^\ufeff/, ''),
    { header: true },
  ).data;

describe('A file of listings', () => {
  it('has the columns of a template for drafts, and reads back as it was written', () => {
    expect(csv(blazer)).toEqual([
      {
        Action: 'Draft',
        'Custom label (SKU)': 'HEM-7',
        'Category ID': '',
        Title: 'Checked wool blazer',
        Price: '58.50',
        Currency: 'USD',
        Quantity: '1',
        'Item photo URL':
          'https://hem.test/s/abcdefghijkl/photo/1.jpg|https://hem.test/s/abcdefghijkl/photo/2.jpg',
        'Condition ID': '3000',
        Description: 'Warm, with "real" horn buttons.\nHardly worn.\n\nMeasurements: Chest 52 cm',
        Format: 'FixedPrice',
        'C:Brand': 'Halden & Rowe',
        'C:Size': '40',
        'C:Type': 'Blazers',
      },
    ]);
    const file = writeResaleFile([blazer], 'csv', origin, now);
    expect(file.fileName).toBe('hem-listings-2026-11-28.csv');
    expect(file.text.startsWith('\ufeffAction,')).toBe(true);
  });

  it.each(['=HYPERLINK("x")', '+1', '-1', '@SUM(A1)', '＝1+1'])(
    'has no formula where a text begins as %s',
    (text) => {
      const [row] = csv({ ...blazer, title: text, description: `${text}\nsecond line` });
      expect(row!.Title).toBe(`'${text}`);
      expect(row!.Description!.startsWith(`'${text}`)).toBe(true);
    },
  );

  it('cuts a long title between characters, and leaves out what is not known', () => {
    const [row] = csv({
      ...blazer,
      title: '🧥'.repeat(90),
      price: null,
      item: { ...blazer.item, brand: null, size: null, category: null },
    });
    expect(row).toMatchObject({ Title: '🧥'.repeat(80), Price: '', 'C:Brand': '', 'C:Size': '' });
  });

  it('names no photos where nobody could see them', () => {
    for (const hidden of [{ sharePath: null }, { state: 'draft' as const }]) {
      expect(csv({ ...blazer, ...hidden })[0]!['Item photo URL']).toBe('');
      const { text } = writeResaleFile([{ ...blazer, ...hidden }], 'text', origin, now);
      expect(text).not.toContain('/s/');
    }
  });
});

describe('A text of listings', () => {
  it('is what a form asks for, one after another', () => {
    const { text } = writeResaleFile([blazer, blazer], 'text', origin, now);
    const one = [
      'Checked wool blazer',
      'Price: 58.50 USD\nBrand: Halden & Rowe\nCategory: Blazers\nSize: 40\nCondition: Good Condition\nMeasurements: Chest 52 cm',
      'Warm, with "real" horn buttons.\nHardly worn.',
      'https://hem.test/s/abcdefghijkl',
    ].join('\n\n');
    expect(text).toBe(`${one}\n\n———\n\n${one}`);
  });
});
