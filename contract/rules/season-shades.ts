import type { ColorSeason } from './blueprint.ts';

/** Three shades that stand for a season, `#rrggbb` (mockup *Admin - QA Content*). */
export const seasonShades: Record<ColorSeason, readonly [string, string, string]> = {
  light: ['#f3c6cf', '#c3dbe8', '#efe2a8'],
  warm: ['#e39a4f', '#8f8f35', '#7f3f1f'],
  'soft/muted': ['#c98f9b', '#9fac8b', '#75889b'],
  deep: ['#5c1326', '#12403a', '#23204f'],
  cool: ['#c02d6b', '#2f5aa8', '#17807f'],
  clear: ['#e02146', '#0d87cf', '#f3c80c'],
};
