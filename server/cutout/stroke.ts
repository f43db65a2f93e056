import type { StrokeKind } from '#contract/rules/cutout-strokes.ts';

/** What a finger drew over a photo, in pixels of the upright photo. */
export interface Stroke {
  kind: StrokeKind;
  /** Half the width of the line. */
  radius: number;
  points: { x: number; y: number }[];
}
