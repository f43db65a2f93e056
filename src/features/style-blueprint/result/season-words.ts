import type { ColorSeason } from '#contract/rules/blueprint.ts';

/** A season in one word: `Soft`. */
export const seasonWord = (season: ColorSeason): string => {
  const [word = ''] = season.split('/');
  return word.charAt(0).toUpperCase() + word.slice(1);
};
