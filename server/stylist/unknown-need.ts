import type { OutfitNeed, ToldNeed } from '#contract/rules/stylist.ts';
import type { LolaTurn } from '#contract/schemas/lola.ts';
import {
  areArmsCovered,
  givesAtWaist,
  isClosedInFront,
  isHigh,
  isSoft,
  isThinSoled,
  isTight,
  opensInFront,
  pressesWaist,
} from './body.ts';
import type { ReadGarment } from './garment.ts';
import { sleeveOf } from './lengths.ts';
import type { StylistRequest } from './request.ts';
import { coveredArms } from './rules/covers.ts';
import { toldOf } from './rules/needs.ts';

/** Whether nothing that is written of a garment of an outfit says that it meets a need, or that it does not. */
type IsUnknown = (garment: ReadGarment, outfit: readonly ReadGarment[]) => boolean;

/** Tops that are pulled over the head, as their kind says; and suits, of which the shirt decides. */
const closedKinds = new Set([
  't-shirt',
  'long-sleeve',
  'tank-top',
  'sweater',
  'sweatshirt',
  'suit',
]);

/** Kinds whose waist gives way. */
const softKinds = new Set(['leggings', 'sweatpants', 'knit-dress']);

const has = ({ terms }: ReadGarment, words: RegExp): boolean =>
  terms.some((term) => words.test(term));

/** Shoes of which no word tells the heel or the sole. */
const areShoesUnknown: IsUnknown = (garment) =>
  garment.slot === 'shoes' &&
  (garment.leaf === null || garment.leaf === 'sandals') &&
  !isHigh(garment) &&
  !isThinSoled(garment) &&
  !has(garment, /heel|flat|platform|walking|hiking|running/);

const isUpper = ({ slot }: ReadGarment): boolean => slot === 'top' || slot === 'one-piece';

const isUnknown: Record<ToldNeed, IsUnknown> = {
  'covered-arms': (garment, outfit) =>
    isUpper(garment) && sleeveOf(garment) === null && !areArmsCovered(outfit, coveredArms),
  nursing: (garment) =>
    isUpper(garment) &&
    !closedKinds.has(garment.leaf ?? '') &&
    !opensInFront(garment) &&
    !isClosedInFront(garment),
  pregnant: (garment) => {
    if (garment.slot !== 'bottom' && garment.slot !== 'one-piece') return false;
    if (softKinds.has(garment.leaf ?? '') || has(garment, /drawstring/)) return false;
    if (garment.fabrics.includes('knit') || garment.fabrics.includes('drape')) return false;
    const hasRoom = garment.slot === 'one-piece' && (garment.volume ?? 0) > 0.3;
    return !hasRoom && !givesAtWaist(garment) && !pressesWaist(garment);
  },
  sitting: (garment) =>
    garment.slot === 'bottom' &&
    garment.volume === null &&
    !pressesWaist(garment) &&
    !isTight(garment) &&
    !isSoft(garment) &&
    !garment.fabrics.includes('linen'),
  comfortable: areShoesUnknown,
  'on-foot': areShoesUnknown,
};

/**
 * The first piece of some outfits of which nobody knows whether it meets one of the needs, and which need; null where all is
 * known, or was asked before.
 */
export function unknownNeed(
  outfits: readonly (readonly ReadGarment[])[],
  { needs, waived }: { needs: readonly OutfitNeed[]; waived: StylistRequest['waived'] },
): NonNullable<LolaTurn['asksAbout']> | null {
  if (waived.includes('need')) return null;
  const asked = needs.flatMap((need) => toldOf(need) ?? []);
  for (const outfit of outfits) {
    for (const garment of outfit) {
      const need = asked.find(
        (one) => garment.told?.[one] === undefined && isUnknown[one](garment, outfit),
      );
      if (need) return { itemId: garment.id, need };
    }
  }
  return null;
}
