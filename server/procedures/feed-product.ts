import { type ColorFamily, colorFamilies } from '#contract/rules/color-families.ts';
import { currencyCodes, mostUnits } from '#contract/rules/currencies.ts';
import { categoryGroupOf, categoryLabel, itemPatterns } from '#contract/rules/item-attributes.ts';
import { longestLink } from '#contract/rules/looks.ts';
import { fold, wordsOf } from '#contract/rules/search-words.ts';
import { visibleText } from '#contract/rules/visible-text.ts';
import type { FeedRecord } from '../foreign/feed-records.ts';
import { attributeWords, followingWords } from '../repositories/item-synonyms.ts';
import type { FeedProduct } from '../repositories/partner-feeds.ts';
import { readGarment } from '../stylist/read-garment.ts';

/**
 * The garment that an entry of a feed is of; null of what is nothing to wear, or lacks what is needed of it. All is text,
 * never markup, and its addresses are of the web.
 */
export function productOf(record: FeedRecord): FeedProduct | null {
  const title = lineOf(record.title, 120);
  const link = addressOf(record.link);
  const pictureUrl = addressOf(record.image_link);
  const id = lineOf(record.id, 100);
  if (!id || !title || !link || !pictureUrl) return null;
  const color = lineOf(record.color, 60);
  const kinds = [record.product_type, record.google_product_category].map(lastKind);
  const garment = readGarment({
    id,
    title,
    category: kinds.find((kind) => kind !== '') ?? null,
    colors: color ? [color] : [],
  });
  if (!garment.slot || !garment.leaf) return null;
  const group = lineOf(record.item_group_id, 100);
  const saidPatterns = fold(`${record.pattern ?? ''} ${title}`);
  const patterns = itemPatterns.filter((pattern) => saidPatterns.includes(fold(pattern)));
  const brand = lineOf(record.brand, 80);
  return {
    externalId: group ? `${group} ${fold(color)}`.trim() : id,
    title,
    brand,
    link,
    pictureUrl,
    ...(priceOf(record.sale_price) ?? priceOf(record.price) ?? { cents: null, currency: null }),
    color,
    family: garment.families[0] ?? null,
    category: garment.leaf,
    slot: garment.slot,
    patterns,
    isAvailable: !/^(out[ _]of[ _]stock|backorder)$/i.test(record.availability ?? ''),
    words: searchedWords([title, brand, color, ...kinds], {
      category: garment.leaf,
      family: garment.families[0] ?? null,
    }),
  };
}

/** What a product is found by: the shop's own words, those of its kind and color, and what means the same. */
function searchedWords(
  texts: string[],
  { category, family }: { category: string; family: ColorFamily | null },
): string {
  const group = categoryGroupOf(category);
  const known = [
    family && colorFamilies[family].label,
    categoryLabel(category),
    group && categoryLabel(group),
    attributeWords(family, category, group),
  ];
  const words = wordsOf([...texts, ...known].filter(Boolean).join(' '));
  return [...new Set([...words, ...followingWords(words)])].join(' ');
}

/** One line for people; empty where nothing is said. */
function lineOf(text: string | undefined, longest: number): string {
  const plain = visibleText((text ?? '').replace(/<[^>]*>/g, ' '))
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are left out
    .replace(/[\u0000-\u001f\u007f\s]+/g, ' ')
    .trim();
  return plain.length > longest
    ? plain
        .slice(0, longest)
        .replace(/[\ud800-\udbff]$/, '')
        .trim()
    : plain;
}

function addressOf(text: string | undefined): string | null {
  if (!text || text.length > longestLink || !URL.canParse(text)) return null;
  const { protocol, href } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

/** The last part of a path of kinds: `Apparel & Accessories > Clothing > Dresses`; empty of a number. */
const lastKind = (text: string | undefined): string => {
  const last = (text ?? '').split('>').at(-1)!.trim();
  return /^\d+$/.test(last) ? '' : last.slice(0, 80);
};

/** A price as Google writes it, `1299.00 USD`, or with a comma; null where it is none. */
export function priceOf(text: string | undefined): { cents: number; currency: string } | null {
  const [, before, number, after] =
    /^\s*([A-Za-z]{3})?\s*(\d[\d.,' ]*?)\s*([A-Za-z]{3})?\s*$/.exec(text ?? '') ?? [];
  const currency = currencyCodes.find((code) => code === (after ?? before ?? '').toUpperCase());
  if (!number || !currency) return null;
  const plain = number.replace(/[' ]/g, '');
  const decimal = /[.,](\d{1,2})$/.exec(plain);
  const whole = (decimal ? plain.slice(0, -decimal[0].length) : plain).replace(/[.,]/g, '');
  const units = Number(`${whole || '0'}.${decimal?.[1] ?? '0'}`);
  if (!Number.isFinite(units) || units > mostUnits) return null;
  return { cents: Math.round(units * 100), currency };
}
