import { layerExtent } from '#components/board/layer-geometry.ts';
import type { LayerPlace } from '#contract/rules/collage.ts';
import { type Point, pinchOf } from '#lib/pinch.ts';

/** In CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A layer as a gesture finds it. */
export interface HeldLayer {
  id: string;
  place: LayerPlace;
  /** Its picture's width by its height. */
  ratio: number;
  /** The sizes that a gesture may give it. */
  least: number;
  most: number;
}

/**
 * The change that fingers make to layers: all turn and grow around `from`, which ends at `to`. So the point under the
 * fingers stays under them.
 */
export interface Gesture {
  from: Point;
  to: Point;
  scale: number;
  degrees: number;
}

/** The places of guide lines, in pixels from the board's left and upper edge; null where none is. */
export interface Guides {
  x: number | null;
  y: number | null;
}

/** Within so much a layer snaps (docs/design/look.md, Motion). */
const snapPx = 8;
const snapDegrees = 4;

/** The gesture of one finger, or of the mouse. */
export const dragOf = (from: Point, to: Point): Gesture => ({ from, to, scale: 1, degrees: 0 });

/** The gesture of a handle that goes from one place to another around a middle which stays. */
export function handleOf(what: 'size' | 'turn', middle: Point, start: Point, now: Point): Gesture {
  const { scale, degrees } = pinchOf([middle, start], [middle, now]);
  return {
    from: middle,
    to: middle,
    scale: what === 'size' ? scale : 1,
    degrees: what === 'turn' ? degrees : 0,
  };
}

/** The middle of layers, in pixels. */
export function middleOf(layers: readonly HeldLayer[], board: Size): Point {
  const { left, top, right, bottom } = boundsOf(layers, board);
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** The box around layers, turned as they are, in pixels. */
export function boundsOf(layers: readonly Pick<HeldLayer, 'place' | 'ratio'>[], board: Size) {
  const boxes = layers.map(({ place, ratio }) => {
    const { width, height } = layerExtent(place.size, ratio);
    const turn = (place.rotation * Math.PI) / 180;
    const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
    const [wide, high] = [width * board.width, height * board.height];
    const halfX = (wide * cos + high * sin) / 2;
    const halfY = (wide * sin + high * cos) / 2;
    const [x, y] = [place.x * board.width, place.y * board.height];
    return { left: x - halfX, right: x + halfX, top: y - halfY, bottom: y + halfY };
  });
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** The places of layers after a gesture. */
export function placesAfter(
  layers: readonly HeldLayer[],
  { from, to, scale, degrees }: Gesture,
  board: Size,
): LayerPlace[] {
  // All by the same, so that what lies together stays together.
  const factor = layers.reduce(
    (now, { place, least, most }) => Math.min(most / place.size, Math.max(least / place.size, now)),
    scale,
  );
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn) * factor, Math.sin(turn) * factor];
  return layers.map(({ place }) => {
    const x = place.x * board.width - from.x;
    const y = place.y * board.height - from.y;
    return {
      ...place,
      x: (to.x + x * cos - y * sin) / board.width,
      y: (to.y + x * sin + y * cos) / board.height,
      size: place.size * factor,
      rotation: place.rotation + degrees,
    };
  });
}

/** The gesture by which a layer that is nearly upright or lying is just that. */
export function snapTurn(layers: readonly HeldLayer[], gesture: Gesture): Gesture {
  const [only, other] = layers;
  if (!only || other || gesture.degrees === 0) return gesture;
  const rotation = only.place.rotation + gesture.degrees;
  const right = Math.round(rotation / 90) * 90;
  if (Math.abs(rotation - right) > snapDegrees) return gesture;
  return { ...gesture, degrees: right - only.place.rotation };
}

/** The gesture by which layers that are near the board's middle or its edges lie just there. */
export function snapMove(
  layers: readonly HeldLayer[],
  gesture: Gesture,
  board: Size,
): { gesture: Gesture; guides: Guides } {
  const moved = placesAfter(layers, gesture, board).map((place, index) => ({
    place,
    ratio: layers[index]!.ratio,
  }));
  const { left, right, top, bottom } = boundsOf(moved, board);
  const x = nearest(left, right, board.width);
  const y = nearest(top, bottom, board.height);
  const { from, to, scale, degrees } = gesture;
  return {
    gesture: { from, to: { x: to.x + x.by, y: to.y + y.by }, scale, degrees },
    guides: { x: x.line, y: y.line },
  };
}

/** How far a box is from lying in the middle or at an edge, if that is near. */
function nearest(low: number, high: number, length: number): { by: number; line: number | null } {
  const ways = [
    { by: length / 2 - (low + high) / 2, line: length / 2 },
    { by: -low, line: 0 },
    { by: length - high, line: length },
  ];
  const best = ways.reduce((one, other) => (Math.abs(other.by) < Math.abs(one.by) ? other : one));
  return Math.abs(best.by) <= snapPx ? best : { by: 0, line: null };
}
