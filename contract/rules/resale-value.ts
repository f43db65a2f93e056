import type { Money } from './cost-per-wear.ts';
import {
  type CategoryGroup,
  categoryGroupOf,
  type ItemCondition,
  leafOf,
} from './item-attributes.ts';

/*
 * [Note: Resale value] What a piece would sell for is its price times a factor of its category, its brand, its age and
 * its condition, which docs/resale.md explains with all its numbers (`resale-value.test.ts` compares the two). It is a
 * rule of thumb of our own and no market data; each factor is shown with what it comes from.
 */

/** The tiers of brands, the lowest first, as they are chosen and shown. */
export const brandTiers = {
  value: { label: 'Value', times: 0.7 },
  middle: { label: 'Middle', times: 1 },
  upper: { label: 'Upper middle', times: 1.2 },
  designer: { label: 'Designer', times: 1.5 },
} as const;
export type BrandTier = keyof typeof brandTiers;
export const brandTierKeys = Object.keys(brandTiers) as BrandTier[];

/** What the group of a category keeps of its price, what it usually costs new in US dollars, and how many wears it lasts. */
export const groupValues: Record<CategoryGroup, { times: number; usual: number; wears: number }> = {
  top: { times: 0.3, usual: 40, wears: 80 },
  bottom: { times: 0.33, usual: 60, wears: 120 },
  'one-piece': { times: 0.38, usual: 90, wears: 60 },
  outerwear: { times: 0.45, usual: 120, wears: 150 },
  shoes: { times: 0.35, usual: 100, wears: 150 },
  bag: { times: 0.55, usual: 120, wears: 400 },
  accessory: { times: 0.35, usual: 40, wears: 200 },
  'underwear-and-sleep': { times: 0.1, usual: 25, wears: 80 },
  sport: { times: 0.3, usual: 50, wears: 80 },
  other: { times: 0.3, usual: 50, wears: 80 },
};

/** Categories that keep another share than their group. */
export const leafValues: Readonly<Record<string, number>> = {
  't-shirt': 0.2,
  sweater: 0.36,
  cardigan: 0.36,
  jeans: 0.4,
  leggings: 0.2,
  'evening-dress': 0.42,
  'leather-jacket': 0.55,
  'trench-coat': 0.5,
  'shoulder-bag': 0.6,
  backpack: 0.4,
  watch: 0.65,
  jewelry: 0.5,
  hosiery: 0.05,
  swimwear: 0.15,
};

/** What a condition leaves of it. */
export const conditionValues: Record<ItemCondition, number> = {
  'New with Tags': 1.2,
  'Like New': 0.95,
  'Good Condition': 0.75,
  'Repurposed/Upcycled': 0.6,
  'Fair Condition': 0.5,
  'Needs Repair': 0.25,
};

/** What a year leaves of it, and the least that all years leave. */
export const yearValue = { times: 0.9, least: 0.45 } as const;
/** The part that is lost once a piece was worn as often as its kind lasts; less often, less of it. */
export const wornOut = 0.5;
/** The range: so much below and above what is most likely. */
export const rangeShare = 0.16;
/** The ends of the scale on which a price is chosen, as shares of what is most likely. */
export const scaleShares = { low: 0.35, high: 1.6 } as const;
/** The prices from which a brand that is in no list counts as one of a tier, as shares of the usual price. */
export const tierFrom = { middle: 0.4, upper: 1.5, designer: 4 } as const;

/** The currencies whose unit is near enough to a US dollar for a price to be compared with the usual one. */
export const dollarLike: readonly string[] = [
  'USD',
  'EUR',
  'GBP',
  'CHF',
  'CAD',
  'AUD',
  'NZD',
  'SGD',
];

/** Brands that many know, by their tier; any other is judged by its price. Lower case, without accents. */
export const knownBrands: Record<BrandTier, readonly string[]> = {
  value: ['asos', 'boohoo', 'c&a', 'forever 21', 'h&m', 'old navy', 'primark', 'shein', 'uniqlo'],
  middle: ['adidas', 'cos', 'esprit', 'gap', "levi's", 'mango', 'nike', 'puma', 'vans', 'zara'],
  upper: ['arket', 'barbour', 'coach', 'ganni', 'hugo boss', 'patagonia', 'ralph lauren', 'sandro'],
  designer: ['burberry', 'chanel', 'dior', 'gucci', 'hermes', 'louis vuitton', 'miu miu', 'prada'],
};

/** What the value of a piece comes from: its record, and what its listing says. */
export interface ValuedPiece {
  brand: string | null;
  category: string | null;
  condition: ItemCondition;
  /** What was paid for it; null where that is not known. */
  price: Money | null;
  secondhand: boolean;
  /** The day from which its age counts: that of the purchase, or else that it was added. */
  since: string;
  wears: number;
  /** The tier that its owner chose; null has it found out. */
  brandTier: BrandTier | null;
}

/** The factors, in the order in which they are shown. */
export const resaleFactors = ['category', 'brand', 'age', 'condition'] as const;

/** One of them: what the price is multiplied by. */
export interface ResaleFactor {
  kind: (typeof resaleFactors)[number];
  times: number;
}

/** What a piece would sell for. Sums are hundredths of a unit of its currency. */
export interface ResaleValue {
  currency: string;
  paidCents: number;
  likelyCents: number;
  lowCents: number;
  highCents: number;
  /** The step of prices, and the ends of the scale on which one is chosen. */
  stepCents: number;
  scaleLowCents: number;
  scaleHighCents: number;
  tier: BrandTier;
  /** How the tier is known. */
  tierFrom: 'owner' | 'list' | 'price' | 'unknown';
  /** Whole years of age. */
  years: number;
  wears: number;
  factors: ResaleFactor[];
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** The power of ten of a sum, in whole units of its currency. */
const power = (cents: number): number => 10 ** Math.floor(Math.log10(Math.max(100, cents) / 100));

/** The step in which a price of about this much is chosen: a unit, or as much more as there are thousands of it. */
export const priceStep = (cents: number): number => 100 * Math.max(1, power(cents) / 100);

/** The nearest multiple of a step, and one step at least. */
const toStep = (cents: number, step: number): number =>
  Math.max(step, Math.round(cents / step) * step);

/** The years of age on a day; 0 of one that has not come. */
export function yearsSince(since: string, today: string): number {
  const ms = Date.parse(`${today}T00:00:00Z`) - Date.parse(`${since}T00:00:00Z`);
  return Math.max(0, ms / (365.25 * 86_400_000));
}

/** The tier of a brand, and how it is known. */
export function tierOf({
  brand,
  category,
  price,
  secondhand,
  brandTier,
}: Omit<ValuedPiece, 'condition' | 'since' | 'wears'>): Pick<ResaleValue, 'tier' | 'tierFrom'> {
  if (brandTier) return { tier: brandTier, tierFrom: 'owner' };
  const name = (brand ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .trim()
    .toLowerCase();
  const known = brandTierKeys.find((tier) => knownBrands[tier].includes(name));
  if (known) return { tier: known, tierFrom: 'list' };
  // What was paid second-hand says little of what the brand costs.
  if (!price || secondhand || !dollarLike.includes(price.currency)) {
    return { tier: 'middle', tierFrom: 'unknown' };
  }
  const { usual } = groupValues[categoryGroupOf(category) ?? 'other'];
  const share = price.cents / 100 / usual;
  if (share >= tierFrom.designer) return { tier: 'designer', tierFrom: 'price' };
  if (share >= tierFrom.upper) return { tier: 'upper', tierFrom: 'price' };
  return { tier: share >= tierFrom.middle ? 'middle' : 'value', tierFrom: 'price' };
}

/**
 * What a piece would sell for on a day ([Note: Resale value]); null where nothing is known of its price, or it cost
 * nothing.
 */
export function resaleValueOf(piece: ValuedPiece, today: string): ResaleValue | null {
  const { price } = piece;
  if (!price || price.cents < 100) return null;
  const group = groupValues[categoryGroupOf(piece.category) ?? 'other'];
  const share = leafValues[leafOf(piece.category) ?? ''] ?? group.times;
  const { tier, ...known } = tierOf(piece);
  const years = yearsSince(piece.since, today);
  const worn = 1 - wornOut * Math.min(1, piece.wears / group.wears);
  const factors: ResaleFactor[] = [
    // Whoever bought it second-hand paid for what was left of it: it loses less from there.
    { kind: 'category', times: round(piece.secondhand ? Math.sqrt(share) : share) },
    { kind: 'brand', times: brandTiers[tier].times },
    { kind: 'age', times: round(Math.max(yearValue.least, yearValue.times ** years) * worn) },
    { kind: 'condition', times: conditionValues[piece.condition] },
  ];
  const cents = factors.reduce((sum, { times }) => sum * times, price.cents);
  const stepCents = priceStep(cents);
  const likelyCents = toStep(cents, stepCents);
  const lowCents = toStep(cents * (1 - rangeShare), stepCents);
  const highCents = Math.max(likelyCents + stepCents, toStep(cents * (1 + rangeShare), stepCents));
  // The scale ends on round sums.
  const wide = Math.max(stepCents, power(likelyCents) * 100);
  const toEnd = (share: number) => Math.max(stepCents, Math.round((cents * share) / wide) * wide);
  return {
    currency: price.currency,
    paidCents: price.cents,
    likelyCents,
    lowCents,
    highCents,
    stepCents,
    scaleLowCents: Math.min(lowCents, toEnd(scaleShares.low)),
    scaleHighCents: Math.max(highCents, toEnd(scaleShares.high)),
    tier,
    ...known,
    // A year of 365 days counts as one.
    years: Math.floor(years + 0.01),
    wears: piece.wears,
    factors,
  };
}
