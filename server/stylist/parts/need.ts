import type { OutfitNeed, ToldNeeds } from '#contract/rules/stylist.ts';
import {
  givesAtWaist,
  isHigh,
  isLowCut,
  isSheer,
  isShort,
  isSkirt,
  isSoft,
  isThinSoled,
  isTight,
  opensInFront,
  pressesWaist,
} from '../body.ts';
import type { ReadGarment } from '../garment.ts';
import { lengthInWords, sleeveOf } from '../lengths.ts';
import type { StylistRequest } from '../request.ts';

/** Whether a garment speaks for a need (1), against it (0) or hardly (between); null: it has nothing to do with it. */
type Fit = (garment: ReadGarment) => number | null;

const body = new Set<ReadGarment['slot']>(['top', 'bottom', 'one-piece', 'layer']);
const has = ({ terms, leaf }: ReadGarment, words: RegExp): boolean =>
  words.test(leaf ?? '') || terms.some((term) => words.test(term));
const ofCloth = ({ fabrics }: ReadGarment, ...cloth: string[]): boolean =>
  fabrics.some((one) => cloth.includes(one));

/** What its owner said of a garment; null where they said nothing, or are not sure. */
function toldFit({ told }: ReadGarment, need: OutfitNeed): number | null {
  const fits = told?.[need as keyof ToldNeeds] ?? null;
  return fits === null ? null : Number(fits);
}

const isJewel = ({ leaf }: ReadGarment): boolean => leaf === 'jewelry';

const arms: Fit = (garment) => {
  if (garment.slot !== 'top' && garment.slot !== 'one-piece') return null;
  return toldFit(garment, 'covered-arms') ?? sleeveOf(garment) ?? 0.4;
};

const legs: Fit = (garment) => {
  if (garment.slot !== 'bottom' && garment.slot !== 'one-piece') return null;
  const length = lengthInWords(garment);
  return length === null ? (isSkirt(garment) ? 0.35 : 0.8) : length;
};

const flatShoes: Fit = (garment) => {
  if (garment.slot !== 'shoes') return null;
  if (isHigh(garment)) return 0;
  return has(garment, /sneakers|slip-ons|loafers/) ? 1 : isThinSoled(garment) ? 0.5 : 0.75;
};

const comfortable: Fit = (garment) => {
  if (garment.slot === 'shoes') return flatShoes(garment);
  if (!body.has(garment.slot)) return null;
  if (isTight(garment) && garment.leaf !== 'leggings') return 0;
  if (isSoft(garment)) return 1;
  return (garment.volume ?? 0) < -0.3 ? 0.25 : garment.leaf === 'suit' ? 0.3 : 0.55;
};

const fits: Record<OutfitNeed, Fit> = {
  'covered-arms': arms,
  'covered-legs': legs,
  modest: (garment) => {
    const told = [arms(garment), legs(garment)].filter((one) => one !== null);
    if (told.length === 0) return null;
    const loose = (garment.volume ?? 0) >= 0.3 ? 0.1 : 0;
    return Math.min(1, told.reduce((sum, one) => sum + one, 0) / told.length + loose);
  },
  pregnant: (garment) => {
    if (garment.slot === 'shoes') return flatShoes(garment);
    if (!body.has(garment.slot)) return null;
    if (givesAtWaist(garment)) return 1;
    if (has(garment, /leggings|sweatpants|knit-dress|tunic|cardigan/)) return 0.95;
    if (garment.slot === 'bottom') return (garment.volume ?? 0) > 0.3 ? 0.6 : 0.3;
    if (ofCloth(garment, 'knit', 'drape')) return 0.85;
    return (garment.volume ?? 0) > 0.3 ? 0.85 : garment.slot === 'one-piece' ? 0.6 : 0.5;
  },
  nursing: (garment) => {
    if (!['top', 'one-piece', 'layer'].includes(garment.slot ?? '')) return null;
    if (opensInFront(garment)) return 1;
    return garment.slot === 'one-piece' ? 0.1 : garment.slot === 'layer' ? 0.6 : 0.4;
  },
  comfortable,
  sitting: (garment) => {
    if (garment.slot === 'shoes') return isHigh(garment) ? 0.4 : null;
    if (garment.slot !== 'bottom' && garment.slot !== 'one-piece') return null;
    if (pressesWaist(garment) || isTight(garment)) return 0.1;
    if (ofCloth(garment, 'linen')) return 0.15;
    return comfortable(garment);
  },
  'on-foot': (garment) => {
    if (garment.slot === 'bag') return has(garment, /crossbody|backpack|belt bag/) ? 1 : 0.4;
    if (garment.slot !== 'shoes') return null;
    const isWalkedIn = garment.wornDaysAgo != null ? 0.1 : 0;
    const fit = has(garment, /sneakers|hiking|walking/)
      ? 0.9
      : has(garment, /^boots|ankle-boots|loafers|slip-ons/)
        ? 0.75
        : 0.4;
    return isHigh(garment) ? 0 : fit + isWalkedIn;
  },
  sexy: (garment) => {
    if (garment.slot === 'shoes') return isHigh(garment) ? 1 : garment.leaf === 'heels' ? 0.8 : 0.3;
    if (isJewel(garment)) return has(garment, /pearl/) ? 0.1 : 0.7;
    if (!body.has(garment.slot)) return null;
    let fit = 0.35;
    if (isTight(garment) || (garment.volume ?? 0) <= -0.5) fit += 0.3;
    if (isShort(garment)) fit += 0.25;
    if (garment.leaf === 'evening-dress') fit += 0.25;
    if (isLowCut(garment) || isSheer(garment)) fit += 0.3;
    if (has(garment, /silk|satin|lace|leather|slip dress|slip skirt|camisole|cami|velvet|sequin/))
      fit += 0.3;
    if ((garment.volume ?? 0) >= 0.5) fit -= 0.25;
    if (garment.pattern?.kind === 'floral') fit -= 0.2;
    if (garment.families[0] === 'black' || garment.families[0] === 'red') fit += 0.1;
    return Math.min(1, Math.max(0, fit));
  },
};

/**
 * How well a garment meets the told needs, and how far it is of the asked manner, 0 to 1; null where nothing was asked for,
 * or it has nothing to do with it.
 */
export function needFit(garment: ReadGarment, { needs, manner }: StylistRequest): number | null {
  if (needs.length === 0 && manner === null) return null;
  const told = needs.flatMap((one) => toldFit(garment, one) ?? fits[one](garment) ?? []);
  if (manner !== null && Object.keys(garment.styles).length > 0) {
    told.push(Math.min(1, (garment.styles[manner] ?? 0) * 1.25));
  }
  if (told.length === 0) return null;
  return told.reduce((sum, one) => sum + one, 0) / told.length;
}
