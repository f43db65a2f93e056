import type { StyleName, Styles } from '../facts.ts';
import type { ReadGarment } from '../garment.ts';

/** Ways of dressing that set each other off, beyond being alike: 1 as if they were one, below 0 they disturb. */
const kin: Partial<Record<StyleName, Partial<Record<StyleName, number>>>> = {
  classic: {
    minimal: 0.5,
    preppy: 0.5,
    romantic: 0.2,
    glamorous: 0.2,
    vintage: 0.2,
    sporty: -0.4,
    beach: -0.4,
    street: -0.3,
  },
  minimal: { relaxed: 0.3, street: 0.1, glamorous: 0.1, bohemian: -0.2 },
  romantic: {
    vintage: 0.4,
    bohemian: 0.4,
    glamorous: 0.3,
    sporty: -0.4,
    outdoor: -0.3,
    street: -0.3,
  },
  bohemian: { relaxed: 0.3, vintage: 0.4, beach: 0.4, sporty: -0.3, preppy: -0.2 },
  edgy: { street: 0.5, glamorous: 0.3, relaxed: 0.2, preppy: -0.3, beach: -0.3 },
  glamorous: { sporty: -0.5, outdoor: -0.5, relaxed: -0.3, beach: -0.3, street: -0.2 },
  sporty: { street: 0.5, relaxed: 0.4, outdoor: 0.4 },
  street: { relaxed: 0.5 },
  preppy: { relaxed: 0.1, vintage: 0.2 },
  vintage: { relaxed: 0.2 },
  outdoor: { relaxed: 0.4, beach: -0.2 },
  beach: { relaxed: 0.4 },
};

const kinship = (one: StyleName, other: StyleName): number =>
  one === other ? 1 : (kin[one]?.[other] ?? kin[other]?.[one] ?? 0);

type Ways = readonly (readonly [StyleName, number])[];
const waysOf = new WeakMap<Styles, Ways>();

/** The entries of what is asked for again and again. */
function entriesOf(styles: Styles): Ways {
  const known = waysOf.get(styles);
  if (known) return known;
  const ways = Object.entries(styles) as [StyleName, number][];
  waysOf.set(styles, ways);
  return ways;
}

/** How well the ways of dressing of two garments go together, 0 to 1; null where it is not known of both. */
export function styleFit(one: ReadGarment, other: ReadGarment): number | null {
  const mine = entriesOf(one.styles);
  const theirs = entriesOf(other.styles);
  if (mine.length === 0 || theirs.length === 0) return null;
  let sum = 0;
  for (const [name, value] of mine) {
    for (const [beside, also] of theirs) sum += value * also * kinship(name, beside);
  }
  return Math.min(1, Math.max(0, 0.5 + sum * 0.45));
}
