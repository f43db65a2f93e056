import { seasonTitle } from '#contract/rules/season-title.ts';

/** A season as it is called everywhere: `Soft, muted`. */
export const seasonWord = seasonTitle;
