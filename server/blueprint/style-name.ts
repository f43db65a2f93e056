import type { ColorSeason, PersonalityType } from '#contract/rules/blueprint.ts';
import type { NamesContent, StyleName } from '#contract/schemas/blueprint-content.ts';

/** What a style is named by, as far as it is known. */
export interface StyleCombination {
  season?: ColorSeason | undefined;
  /** The strongest first. */
  personalities?: readonly PersonalityType[] | undefined;
  /** A value of the attribute `shape`. */
  shape?: string | undefined;
}

/** The name that asks for the most and gets it; of two that ask for as much, the first. */
export function styleNameOf(content: NamesContent, combination: StyleCombination): StyleName {
  const [personality, second] = combination.personalities ?? [];
  const known = { season: combination.season, personality, second, shape: combination.shape };
  let best: StyleName = content.default;
  let most = 0;
  for (const { name, line, ...asked } of content.names) {
    const wanted = Object.entries(asked);
    const fits = wanted.every(([key, value]) => known[key as keyof typeof known] === value);
    if (!fits || wanted.length <= most) continue;
    best = { name, line };
    most = wanted.length;
  }
  return best;
}
