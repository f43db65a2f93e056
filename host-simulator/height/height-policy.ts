import type { Payload } from '#bridge/protocol.ts';
import type { Settings } from '../settings.ts';

/** The most height of a native view, in CSS pixels, whatever a page says. */
const tallestPx = 100_000;

/**
 * Decides how tall the web view is: as the host sets it (`own`), or as the page reports where the host follows its
 * heights. A filling page leaves it to the host. A host that clamps follows up to its limit.
 */
export function appliedHeight(
  { heightPolicy, clampPx }: Pick<Settings, 'heightPolicy' | 'clampPx'>,
  reported: Payload<'page.height'> | undefined,
  own: number,
): number {
  if (heightPolicy === 'ignore' || reported?.mode !== 'fit') return own;
  const height = Math.min(tallestPx, Math.max(1, reported.height));
  return heightPolicy === 'clamp' ? Math.min(height, clampPx) : height;
}

/** How many of some moments lie in the last second. */
export const inLastSecond = (momentsMs: readonly number[], nowMs: number): number =>
  momentsMs.filter((atMs) => nowMs - atMs < 1_000).length;
