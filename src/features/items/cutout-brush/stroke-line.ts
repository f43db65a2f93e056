import {
  type CutoutStroke,
  maxStrokePoints,
  maxStrokeRadius,
  type StrokeKind,
} from '#contract/rules/cutout-strokes.ts';
import type { Point } from '#lib/pinch.ts';
import type { Size, View } from './brush-view.ts';

const shareOf = (position: number, length: number) =>
  Number(Math.max(0, Math.min(1, position / length)).toFixed(4));

/** A stroke over the photo from a line over the canvas, of a brush of so many CSS pixels. */
export function strokeOf(
  line: readonly Point[],
  { kind, radius }: { kind: StrokeKind; radius: number },
  { scale, x, y }: View,
  photo: Size,
): CutoutStroke {
  const share = radius / scale / Math.max(photo.width, photo.height);
  return {
    kind,
    radius: Number(Math.min(maxStrokeRadius, share).toFixed(5)),
    points: thinned(line).flatMap((point) => [
      shareOf((point.x - x) / scale, photo.width),
      shareOf((point.y - y) / scale, photo.height),
    ]),
  };
}

/** As many places as may be sent, the two ends among them. */
function thinned(line: readonly Point[]): Point[] {
  const every = Math.ceil(line.length / (maxStrokePoints - 1));
  return line.filter((_, at) => at % every === 0 || at === line.length - 1);
}
