import { describe, expect, it } from 'vitest';
import { priceOf, productOf } from './feed-product.ts';

const record = (some: Record<string, string> = {}) => ({
  id: 'A1',
  title: 'Belted trench',
  link: 'https://shop.example/a1',
  image_link: 'https://shop.example/a1.jpg',
  color: 'Beige',
  price: '240.00 USD',
  product_type: 'Women > Trench coats',
  ...some,
});

describe('a product', () => {
  it('is the garment that its entry tells of', () => {
    expect(productOf(record({ brand: 'Ferry Lane', pattern: 'striped' }))).toMatchObject({
      externalId: 'A1',
      title: 'Belted trench',
      brand: 'Ferry Lane',
      cents: 24_000,
      currency: 'USD',
      family: 'beige',
      category: 'trench-coat',
      patterns: ['Striped'],
      isAvailable: true,
    });
  });

  it('is known by its title where the kind says nothing', () => {
    const { category } = productOf(
      record({ title: 'Red wool sweater', product_type: '', google_product_category: '1604' }),
    )!;
    expect(category).toBe('sweater');
  });

  it('stands once for all of its sizes in one color', () => {
    const sizes = ['S', 'M'].map((size) =>
      productOf(record({ id: size, item_group_id: 'G1', size })),
    );
    expect(sizes[0]!.externalId).toBe(sizes[1]!.externalId);
    const other = productOf(record({ item_group_id: 'G1', color: 'Black' }))!;
    expect(other.externalId).not.toBe(sizes[0]!.externalId);
  });

  it.each([
    ['no id', { id: '' }],
    ['no title', { title: '' }],
    ['no address', { link: '' }],
    ['a script for an address', { link: 'javascript:alert(1)' }],
    ['a file for a picture', { image_link: 'file:///etc/passwd' }],
    ['an address without an end', { link: `https://a.example/${'x'.repeat(5000)}` }],
    ['nothing to wear', { title: 'Dog food', product_type: 'Pets', color: '' }],
  ])('is none with %s', (_what, some) => {
    expect(productOf(record(some))).toBeNull();
  });

  it('is text, however it is written', () => {
    const { title, brand } = productOf(
      record({
        title: '<script>alert(1)</script>Belted   trench\u202e',
        brand: `${'x'.repeat(200)}`,
      }),
    )!;
    expect(title).toBe('alert(1) Belted trench');
    expect(brand).toHaveLength(80);
  });

  it('costs what it costs now', () => {
    expect(productOf(record({ sale_price: '180.00 USD' }))!.cents).toBe(18_000);
    expect(productOf(record({ price: 'ask us' }))).toMatchObject({ cents: null, currency: null });
    expect(productOf(record({ availability: 'out_of_stock' }))!.isAvailable).toBe(false);
  });
});

describe('a price', () => {
  it.each([
    ['19.99 USD', 1999, 'USD'],
    ['USD 19.99', 1999, 'USD'],
    ['19,99 EUR', 1999, 'EUR'],
    ['1,299.00 USD', 129_900, 'USD'],
    ['1.299,00 EUR', 129_900, 'EUR'],
    ["1'299.50 CHF", 129_950, 'CHF'],
    ['1 299 SEK', 129_900, 'SEK'],
    ['1,299 USD', 129_900, 'USD'],
    ['45 usd', 4500, 'USD'],
  ])('%s', (text, cents, currency) => {
    expect(priceOf(text)).toEqual({ cents, currency });
  });

  it.each([
    '',
    '19.99',
    'USD',
    '19.99 XXQ',
    '-5 USD',
    'NaN USD',
    '1e9 USD',
    '999999999999 USD',
    undefined,
  ])('is none: %s', (text) => {
    expect(priceOf(text)).toBeNull();
  });
});
