import * as v from 'valibot';
import { longestLink } from '#contract/rules/looks.ts';
import { money } from '#contract/schemas/scalars.ts';
import { addressOf, asLine, type ForeignPage, type LinkPreview, scanPage } from './link-preview.ts';

/** What a shop's page says of the one thing that it sells. */
export interface SoldPage extends LinkPreview {
  brand: string | null;
  /** In the shop's words. */
  color: string | null;
  price: v.InferOutput<typeof money> | null;
}

/** How deep and how far a product is looked for in embedded data. */
const deepest = 8;
const mostParts = 5000;

/**
 * Reads what a page sells: by its JSON-LD (schema.org/Product), else by its `meta` tags. Of several products the first one
 * counts. Run it by `parseForeign`.
 */
export function readSoldPage(page: ForeignPage): SoldPage {
  const { preview, found, data } = scanPage(page);
  const product = data.map(productIn).find((one) => one !== null) ?? {};
  const offer = offerOf(product);
  const picture = wordOf(product.image);
  const said = (...names: string[]) => names.map((name) => found[name]).find(Boolean);
  const amount = offer.price ?? said('product:price:amount', 'og:price:amount', 'price');
  const currency =
    offer.currency ?? said('product:price:currency', 'og:price:currency', 'pricecurrency');
  return {
    ...preview,
    title: lineOf(product.name, 120) ?? preview.title,
    imageUrl:
      (picture && picture.length <= longestLink ? addressOf(picture, new URL(page.url)) : null) ??
      preview.imageUrl,
    brand: lineOf(product.brand ?? said('product:brand', 'og:brand'), 80),
    color: lineOf(product.color ?? said('product:color'), 80),
    price: priceOf(amount, currency),
  };
}

type Part = Record<string, unknown>;

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

/** The first product in embedded data, however it is wrapped; null where there is none, or the data is broken. */
function productIn(text: string): Part | null {
  let queue: unknown[];
  try {
    queue = [JSON.parse(text)];
  } catch {
    return null;
  }
  let seen = 0;
  for (let depth = 0; depth < deepest && queue.length > 0; depth += 1) {
    const within: unknown[] = [];
    for (const one of queue) {
      if (!isPart(one)) continue;
      seen += 1;
      if (seen > mostParts) return null;
      const type = [one['@type']].flat();
      if (type.includes('Product')) return one;
      // A group of sizes and colors is told by what is common to them, and sold by its first one.
      if (type.includes('ProductGroup')) {
        const [first] = [one.hasVariant].flat();
        return isPart(first) ? { ...first, ...one } : one;
      }
      within.push(...Object.values(one));
    }
    queue = within;
  }
  return null;
}

/** The price of its first offer. */
function offerOf(product: Part): { price?: unknown; currency?: unknown } {
  const [offer] = [product.offers].flat();
  if (!isPart(offer)) return {};
  const [specification] = [offer.priceSpecification].flat();
  const told = isPart(specification) ? specification : {};
  const [inner] = [offer.offers].flat();
  const first = isPart(inner) ? inner : {};
  return {
    price: offer.price ?? offer.lowPrice ?? told.price ?? first.price,
    currency: offer.priceCurrency ?? told.priceCurrency ?? first.priceCurrency,
  };
}

/** A value as a word: itself, the first of several, or its name or address. */
function wordOf(value: unknown): string | null {
  const [one] = [value].flat();
  if (typeof one === 'string' || typeof one === 'number') return String(one);
  if (!isPart(one)) return null;
  const word = one.name ?? one.url ?? one.contentUrl;
  return typeof word === 'string' ? word : null;
}

function lineOf(value: unknown, longest: number): string | null {
  const word = wordOf(value);
  return word === null ? null : asLine(word, longest);
}

/** A price as shops write it for machines: `1240.00`; null of what is none. */
function priceOf(amount: unknown, currency: unknown): SoldPage['price'] {
  const units = Number(
    wordOf(amount)
      ?.replace(/^([\d.]*),(\d{1,2})$/, '$1.$2')
      .replaceAll(',', ''),
  );
  const price = {
    cents: Math.round(units * 100),
    currency: wordOf(currency)?.trim().toUpperCase(),
  };
  return v.is(money, price) && price.cents > 0 ? price : null;
}
