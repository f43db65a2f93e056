/*
 * The facts a service needs to be told before the studio can begin: by how much, and where. Its product's tags say it
 * (docs/operating.md, A shop of Shopify).
 */

import { categoryLeaves, leafOf } from './item-attributes.ts';

/** Lengths of a garment that a service changes, with their words. */
export const changedLengths = {
  inseam: 'inseam',
  sleeve: 'sleeve',
  length: 'length',
  strap: 'strap',
} as const;
export type ChangedLength = keyof typeof changedLengths;

/** The ways a service changes a length. */
export const lengthChanges = ['shorter', 'longer'] as const;
export type LengthChange = (typeof lengthChanges)[number];

/** The amount that a service needs. */
export interface AmountNeed {
  change: LengthChange;
  of: ChangedLength;
  /** Most that the studio does, in meters. */
  mostMeters: number;
  /** The length that the studio keeps inside, in meters; null where it does not say. */
  keepsMeters: number | null;
}

/** The tag of a service that has to be told where: by a mark on the garment, or in words. */
const markTag = 'needs:mark';

/** Most of a service that names no limit, in centimeters. */
const usualMostCm = 15;

const taggedAs = (tags: readonly string[], name: string) =>
  tags.find((tag) => tag.startsWith(`${name}:`))?.slice(name.length + 1);

const centimeters = (text: string | undefined): number | null => {
  const cm = /^(\d{1,3}(?:\.\d)?)cm$/.exec(text ?? '')?.[1];
  return cm && Number(cm) > 0 ? Number(cm) / 100 : null;
};

/**
 * The amount that a service needs, by its tags: `amount:shorter`, `of:inseam`, `most:9cm`, `keeps:3cm`; null of none.
 */
export function amountNeed(tags: readonly string[]): AmountNeed | null {
  const said = taggedAs(tags, 'amount');
  const change = lengthChanges.find((one) => one === said);
  if (!change) return null;
  const of = taggedAs(tags, 'of') ?? '';
  return {
    change,
    of: Object.hasOwn(changedLengths, of) ? (of as ChangedLength) : 'length',
    mostMeters: centimeters(taggedAs(tags, 'most')) ?? usualMostCm / 100,
    keepsMeters: centimeters(taggedAs(tags, 'keeps')),
  };
}

/** Whether a service has to be told where. */
export const needsPlace = (tags: readonly string[]): boolean => tags.includes(markTag);

/** Skirts and dresses have no inseam. */
const hasNoInseam = (category: string | null) => /skirt|dress/.test(category ?? '');

/** The length of a garment that changes: of skirts and dresses their length, not an inseam. */
export const lengthOf = ({ of }: AmountNeed, category: string | null): ChangedLength =>
  of === 'inseam' && hasNoInseam(leafOf(category)) ? 'length' : of;

/**
 * The categories of its group whose pieces are measured as one of this category is: of trousers no skirts. None, which
 * is every piece of the group, where no leaf of the tree is known.
 */
export const measuredAlike = (category: string | null): string[] => {
  const kind = leafOf(category);
  const own = categoryLeaves.get(kind ?? '');
  return [...categoryLeaves]
    .filter(([leaf, { group }]) => group === own?.group && hasNoInseam(leaf) === hasNoInseam(kind))
    .map(([leaf]) => leaf);
};

/** Tags of a service that begin as those of its needs, and say nothing that Hem knows. */
export function strangeNeeds(tags: readonly string[]): string[] {
  const isKnown: Readonly<Record<string, (value: string) => boolean>> = {
    amount: (value) => lengthChanges.some((one) => one === value),
    of: (value) => Object.hasOwn(changedLengths, value),
    most: (value) => centimeters(value) !== null,
    keeps: (value) => centimeters(value) !== null,
    needs: (value) => value === 'mark',
  };
  const hasAmount = tags.some((tag) => tag.startsWith('amount:'));
  return tags.filter((tag) => {
    const [, name = '', value = ''] = /^([^:]*):(.*)$/.exec(tag) ?? [];
    const check = Object.hasOwn(isKnown, name) ? isKnown[name] : undefined;
    if (!check) return false;
    // A length or a limit of no amount is asked of nobody.
    return !check(value) || (!hasAmount && name !== 'needs');
  });
}
