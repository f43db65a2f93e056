import { isDescribed } from '../description.ts';
import type { ReadGarment } from '../garment.ts';
import type { Description } from '../request.ts';
import type { GarmentRule } from './rule.ts';

/** Kinds that are of leather where nothing else is said of them. */
const ofLeather = new Set([
  'lace-ups',
  'loafers',
  'boots',
  'ankle-boots',
  'leather-jacket',
  'belt',
]);
const otherCloth =
  /vegan|faux|\bpu\b|rubber|rain boot|canvas|textile|fabric|cloth|felt|knit|mesh|nylon|woven|elastic|wool/;

/** Who wears no leather means what is called so, and what usually is of it. */
const isOfLeather = ({ leaf, terms, fabrics }: ReadGarment): boolean => {
  if (terms.some((term) => /vegan|faux/.test(term))) return false;
  if (terms.some((term) => /leather|suede|patent/.test(term))) return true;
  const isUsual = leaf !== null && ofLeather.has(leaf);
  return isUsual && fabrics.length === 0 && !terms.some((term) => otherCloth.test(term));
};

const isUnwanted = (piece: ReadGarment, one: Description): boolean =>
  isDescribed(piece, one) || (isAllOf(one, 'leather') && isOfLeather(piece));

/** Whether a description is of a cloth and of nothing more. */
const isAllOf = ({ fabric, ...rest }: Description, cloth: string): boolean =>
  fabric === cloth && Object.values(rest).every((one) => one === undefined);

/** The rule against what is not wanted, by itself or by a description of it. */
export const exclusion: GarmentRule = (piece, { excluded, unwanted }) => {
  const isNamed = excluded.includes(piece.id);
  return isNamed || unwanted.some((one) => isUnwanted(piece, one)) ? 'was left out' : null;
};
