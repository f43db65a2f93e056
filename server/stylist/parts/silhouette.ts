import type { ReadGarment } from '../garment.ts';

/**
 * Balance of widths and lengths, 0 to 1; null where not both halves are known. Wide goes with narrow; narrow all
 * over is a line; wide all over hides whoever wears it. A short top wants a high or wide bottom.
 */
export function silhouettePart(garments: readonly ReadGarment[]): number | null {
  const upper = garments.filter(
    ({ slot }) => slot === 'top' || slot === 'layer' || slot === 'outer',
  );
  const lower = garments.find(({ slot }) => slot === 'bottom');
  const wide = upper.map(({ volume }) => volume).filter((one) => one !== null);
  if (!lower || lower.volume === null || wide.length === 0) return null;
  const above = Math.max(...wide);
  const sum = above + lower.volume;
  if (above > 0.3 && lower.volume > 0.3) return 0.5;
  if (above < -0.5 && lower.volume < -0.5) return 0.62;
  return 0.9 - Math.min(0.2, Math.abs(sum) * 0.15);
}
