import type { CutoutStroke } from '#contract/rules/cutout-strokes.ts';
import { type MaskRuns, maskOf, runsOf } from '#contract/rules/mask-runs.ts';

/** The mask after a stroke that erases or restores exactly what it passes. */
export function paintMask(mask: MaskRuns, { kind, radius, points }: CutoutStroke): MaskRuns {
  const { width, height } = mask;
  const data = maskOf(mask) ?? new Uint8Array(width * height);
  const value = kind === 'restore' ? 255 : 0;
  const reach = Math.max(0.5, radius * Math.max(width, height));
  const disk = (centerX: number, centerY: number) => {
    const last = Math.min(height - 1, Math.floor(centerY + reach));
    for (let y = Math.max(0, Math.ceil(centerY - reach)); y <= last; y += 1) {
      const half = Math.sqrt(reach * reach - (y - centerY) ** 2);
      const from = Math.max(0, Math.ceil(centerX - half));
      const to = Math.min(width, Math.floor(centerX + half) + 1);
      if (from < to) data.fill(value, y * width + from, y * width + to);
    }
  };
  for (let at = 0; at < points.length; at += 2) {
    const [x, y] = [points[at]! * width, points[at + 1]! * height];
    const fromX = at === 0 ? x : points[at - 2]! * width;
    const fromY = at === 0 ? y : points[at - 1]! * height;
    // Disks so close together that the line's sides are straight to the eye.
    const steps = Math.max(1, Math.ceil(Math.hypot(x - fromX, y - fromY) / Math.max(1, reach / 6)));
    for (let step = 1; step <= steps; step += 1) {
      const share = step / steps;
      disk(fromX + (x - fromX) * share, fromY + (y - fromY) * share);
    }
  }
  return runsOf(width, height, data);
}
