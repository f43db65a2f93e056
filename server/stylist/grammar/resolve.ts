import {
  type ColorFamily,
  colorFamilies,
  hexToOklab,
  oklabDistance,
} from '#contract/rules/color-families.ts';
import { isDescribed } from '../description.ts';
import type { Slot } from '../facts.ts';
import { termOfLeaf } from '../lexicon/find-terms.ts';
import type { Description, WardrobePiece } from '../request.ts';

/**
 * Finds what is likely meant by a description: boots that nobody called chelsea boots; a pink vest that is a pink
 * jacket to who wrote it down; the only vest there is, whatever its color is called. What fits as it is stays.
 */
export function likelyMeant(
  wardrobe: readonly WardrobePiece[],
  description: Description,
): Description {
  const has = (one: Description) => wardrobe.some((piece) => isDescribed(piece, one));
  if (has(description)) return description;
  const { term, ...rest } = description;
  if (term && rest.leaves && has(rest)) return rest;
  const { family, ...kind } = rest;
  const near = nearFamilies[family ?? 'black'] ?? [];
  const likeColor = near.map((one): Description => ({ ...description, family: one })).filter(has);
  if (likeColor.length > 0) return { ...likeColor[0]!, or: likeColor.slice(1) };
  // Of what color it is, its owner may not have said.
  const colorless: Description = { ...kind, ...(term && { term }) };
  if (family && (term || kind.fabric || kind.pattern) && has(colorless)) return colorless;
  if (!family || (!kind.leaves && !kind.slot)) return description;
  const sameSlot = slotsLike(kind).map((slot): Description => ({ slot, family }));
  const otherKind = sameSlot.find(has);
  if (otherKind) return otherKind;
  const ofKind = wardrobe.filter((piece) => isDescribed(piece, kind));
  const isSure = ofKind.length === 1 && isNear(ofKind[0]!.families[0] ?? null, family);
  return isSure ? kind : description;
}

/** Colors that are called by the name of another one where there is nothing else of it: a navy suit is blue. */
const nearFamilies: Partial<Record<ColorFamily, readonly ColorFamily[]>> = {
  blue: ['navy', 'sky', 'teal'],
  navy: ['blue'],
  grey: ['charcoal', 'silver'],
  white: ['cream'],
  beige: ['camel', 'cream'],
  brown: ['camel', 'rust'],
  red: ['burgundy'],
  green: ['olive', 'mint', 'teal'],
  purple: ['burgundy'],
  yellow: ['citron'],
  orange: ['rust'],
};

/** Slots of garments that are taken for each other: a vest, a jacket. */
function slotsLike({ leaves, slot }: Description): Slot[] {
  const own = slot ?? (leaves?.[0] && termOfLeaf(leaves[0])?.facts.slot);
  return own === 'layer' || own === 'outer' ? [own, own === 'layer' ? 'outer' : 'layer'] : [];
}

/** Whether a color may be called by the name of another one. */
const isNear = (one: ColorFamily | null, other: ColorFamily): boolean =>
  one !== null && oklabDistance(colorOf(one), colorOf(other)) < nearColors;

const colorOf = (family: ColorFamily) => hexToOklab(colorFamilies[family].hex);

/** So near, in OKLab, are pink and red, and not pink and white. */
const nearColors = 0.25;

/** Something of the same place that stands in for what is not owned: a tie for a bow tie; null where there is nothing. */
export function nearestTo(
  wardrobe: readonly WardrobePiece[],
  { slot, leaves, family }: Description,
): Description | null {
  const own = slot ?? (leaves?.[0] && termOfLeaf(leaves[0])?.facts.slot);
  const wider: Description[] = [
    ...(leaves ? [{ leaves }] : []),
    ...(own && family ? [{ slot: own, family }] : []),
    ...(own ? [{ slot: own }] : []),
    // About the neck of who owns no tie.
    ...(own === 'tie' ? [{ slot: 'scarf' as const }] : []),
  ];
  return wider.find((one) => wardrobe.some((piece) => isDescribed(piece, one))) ?? null;
}
