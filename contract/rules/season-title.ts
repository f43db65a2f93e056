import type { ColorSeason } from './blueprint.ts';

/** What a season is called wherever it is named, as the title of its palettes: `Cool`, `Soft, muted`. */
export const seasonTitle = (season: ColorSeason): string =>
  `${season.charAt(0).toUpperCase()}${season.slice(1).replace('/', ', ')}`;
