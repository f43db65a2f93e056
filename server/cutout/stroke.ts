import type { StrokeKind } from '#contract/rules/cutout-strokes.ts';

/** The stroke of a finger over a photo, in pixels of the upright photo. */
export interface Stroke {
  kind: StrokeKind;
  /** Half the width of the line. */
  radius: number;
  points: { x: number; y: number }[];
}
