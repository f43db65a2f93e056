import { blueprintGenderKeys } from '#contract/rules/blueprint.ts';
import { paletteSlot, styleSlot, stylesOf } from '#contract/rules/content-slots.ts';

const palettes = new Map(
  blueprintGenderKeys
    .flatMap(stylesOf)
    .map((style) => [styleSlot(style), paletteSlot(style.season, style.gender)]),
);

/** The place of the palette of a style's season; null of a place that is no style's. */
export const paletteOfStyle = (slot: string): string | null => palettes.get(slot) ?? null;
