import { colorFamilies } from '#contract/rules/color-families.ts';
import { categoryLabel } from '#contract/rules/item-attributes.ts';
import type { ReadGarment } from './garment.ts';
import { headlineOf } from './headline.ts';
import type { StylistRequest } from './request.ts';

/** The titles of an answer's outfits: each its own headline, and with a piece that sets it apart where those are alike. */
export function titlesOf(
  outfits: readonly (readonly ReadGarment[])[],
  request: StylistRequest,
): string[] {
  const titles: string[] = [];
  for (const [at, outfit] of outfits.entries()) {
    const headline = headlineOf(outfit, request);
    const before = outfits.slice(0, at).flat();
    const apart = outfit
      .filter(({ id }) => before.every((one) => one.id !== id))
      .flatMap((garment) => nameOf(garment) ?? [])
      .map((name) => `${headline}, with ${name}`);
    const free = [headline, ...apart].find((title) => !titles.includes(title));
    titles.push(free ?? `${headline}, ${at + 1}`);
  }
  return titles;
}

/** A garment by its color and kind: `black loafers`. */
function nameOf({ families: [family], leaf }: ReadGarment): string | null {
  if (!leaf) return null;
  const color = family ? `${colorFamilies[family].label} ` : '';
  return `${color}${categoryLabel(leaf)}`.toLowerCase();
}
