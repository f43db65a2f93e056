import { type AnimationPlaybackControls, animate, motionValue } from 'framer-motion';
import { layerExtent, layerTransform } from '#components/board/layer-geometry.ts';
import type { LayerPlace } from '#contract/rules/collage.ts';
import type { Point } from '#lib/pinch.ts';
import { springs } from '#ui/motion.ts';
import { boundsOf, type Guides, type HeldLayer, type Size } from './board-gesture.ts';

/** How much larger a piece is that is carried, and how far it tilts (docs/design/look.md, Motion). */
const carried = { scale: 1.05, tilt: 4 };
/** Pixels per millisecond at which it tilts most. */
const fullTiltSpeed = 1.2;
/** So long after the last movement it hangs straight again, in milliseconds. */
const restMs = 90;
/** Handles stay so far apart, and so far within the board, that fingers reach both, in pixels. */
const handles = { leastReach: 28, withinEdge: 18, apart: 46 };

/** The parts of the board that move under the fingers. */
export interface BoardParts {
  surface: HTMLElement | null;
  layer(id: string): HTMLElement | null;
  outline: HTMLElement | null;
  turn: HTMLElement | null;
  size: HTMLElement | null;
  guideX: HTMLElement | null;
  guideY: HTMLElement | null;
}

/**
 * Writes what fingers do straight to the elements, so that nothing is rendered while they move. What is let
 * go stands again as React has it.
 */
export function createPainter(parts: () => BoardParts) {
  const lift = motionValue(1);
  const tilt = motionValue(0);
  let lifted: readonly string[] = [];
  let lifting: AnimationPlaybackControls | undefined;
  let tilting: AnimationPlaybackControls | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;
  /** Whether fingers hold it, which would lie on the outline and its handles: they are not shown. */
  let isInFingers = false;
  /** The layers that the fingers hold, as they were shown last. */
  let shown: [readonly HeldLayer[], readonly LayerPlace[], Size] | null = null;

  const inner = (id: string) => parts().layer(id)?.firstElementChild as HTMLElement | undefined;
  const writeLift = () => {
    const transform = `scale(${lift.get()}) rotate(${tilt.get()}deg)`;
    const isStill = lift.get() === 1 && tilt.get() === 0;
    for (const id of lifted) {
      const element = inner(id);
      if (element) element.style.transform = isStill ? '' : transform;
    }
  };
  lift.on('change', writeLift);
  tilt.on('change', writeLift);
  const isCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

  const outline = (layers: readonly HeldLayer[], places: readonly LayerPlace[], board: Size) => {
    const { outline, turn, size } = parts();
    if (!outline || layers.length === 0) return;
    const { middle, wide, high, rotation } = frameOf(layers, places, board);
    Object.assign(outline.style, {
      width: `${wide}px`,
      height: `${high}px`,
      transform: `translate(${middle.x - wide / 2}px, ${middle.y - high / 2}px) rotate(${rotation}deg)`,
    });
    const radians = (rotation * Math.PI) / 180;
    const corner = (x: number, y: number): Point => ({
      x: middle.x + x * Math.cos(radians) - y * Math.sin(radians),
      y: middle.y + x * Math.sin(radians) + y * Math.cos(radians),
    });
    const [reachX, reachY] = [wide / 2, high / 2].map((half) => Math.max(half, handles.leastReach));
    const [turnAt, sizeAt] = apart(
      within(corner(reachX!, -reachY!), board),
      within(corner(reachX!, reachY!), board),
      board,
    );
    put(turn, turnAt);
    put(size, sizeAt);
  };

  return {
    /** Layers are picked up: they come nearer, and their shadow falls farther. */
    pick(ids: readonly string[], isTouch: boolean): void {
      isInFingers = isTouch;
      parts().surface?.toggleAttribute('data-in-fingers', isTouch);
      lifting?.stop();
      lift.jump(1);
      tilt.jump(0);
      lifted = ids;
      for (const id of ids) parts().layer(id)?.setAttribute('data-lifted', '');
      if (!isCalm()) lifting = animate(lift, carried.scale, springs.pick);
    },

    /** Lets them hang back from the way they are carried. */
    sway(pixelsPerMs: number): void {
      if (isCalm() || lifted.length === 0) return;
      const share = Math.max(-1, Math.min(1, pixelsPerMs / fullTiltSpeed));
      tilting?.stop();
      tilting = animate(tilt, share * carried.tilt, springs.settle);
      clearTimeout(rest);
      rest = setTimeout(() => {
        tilting?.stop();
        tilting = animate(tilt, 0, springs.settle);
      }, restMs);
    },

    /** Lets them go. */
    drop(): void {
      isInFingers = false;
      parts().surface?.removeAttribute('data-in-fingers');
      clearTimeout(rest);
      for (const id of lifted) parts().layer(id)?.removeAttribute('data-lifted');
      tilting?.stop();
      lifting?.stop();
      if (isCalm()) {
        tilt.jump(0);
        lift.jump(1);
        return;
      }
      tilting = animate(tilt, 0, springs.settle);
      lifting = animate(lift, 1, springs.drop);
    },

    /** Shows layers at places where React does not have them. */
    show(layers: readonly HeldLayer[], places: readonly LayerPlace[], board: Size): void {
      for (const [index, { id, place: from }] of layers.entries()) {
        const element = parts().layer(id);
        const to = places[index]!;
        if (!element) continue;
        const [x, y] = [(to.x - from.x) * board.width, (to.y - from.y) * board.height];
        const scale = to.size / from.size;
        element.style.transform = `translate(${x}px, ${y}px) ${layerTransform(to)} scale(${scale})`;
      }
      shown = [layers, places, board];
      if (!isInFingers) outline(...shown);
    },

    /** Puts layers back to where React has them. */
    putBack(layers: readonly HeldLayer[]): void {
      for (const { id, place } of layers) {
        const element = parts().layer(id);
        if (element) element.style.transform = layerTransform(place);
      }
      shown = null;
    },

    /** Draws the outline and the handles of layers that lie still, or of what the fingers hold. */
    outline(layers: readonly HeldLayer[], board: Size): void {
      const places = layers.map(({ place }) => place);
      outline(...(shown ?? ([layers, places, board] as const)));
    },

    /** Shows or hides the guide lines. */
    guide({ x, y }: Guides): void {
      const { guideX, guideY } = parts();
      if (guideX) guideX.hidden = x === null;
      if (guideY) guideY.hidden = y === null;
      if (guideX && x !== null) guideX.style.transform = `translateX(${x - 0.5}px)`;
      if (guideY && y !== null) guideY.style.transform = `translateY(${y - 0.5}px)`;
    },
  };
}

export type BoardPainter = ReturnType<typeof createPainter>;

/** The box around layers: of one in its own direction, of several upright. */
function frameOf(layers: readonly HeldLayer[], places: readonly LayerPlace[], board: Size) {
  const [only] = places;
  if (only && places.length === 1) {
    const { width, height } = layerExtent(only.size, layers[0]!.ratio);
    return {
      middle: { x: only.x * board.width, y: only.y * board.height },
      wide: width * board.width,
      high: height * board.height,
      rotation: only.rotation,
    };
  }
  const moved = layers.map(({ ratio }, index) => ({ place: places[index]!, ratio }));
  const { left, right, top, bottom } = boundsOf(moved, board);
  return {
    middle: { x: (left + right) / 2, y: (top + bottom) / 2 },
    wide: right - left,
    high: bottom - top,
    rotation: 0,
  };
}

/** The place within the board that is nearest to a corner. */
function within({ x, y }: Point, { width, height }: Size): Point {
  const { withinEdge } = handles;
  const limited = (value: number, length: number) =>
    Math.max(withinEdge, Math.min(length - withinEdge, value));
  return { x: limited(x, width), y: limited(y, height) };
}

/** Two places, the one nearer to the board's middle moved away where a finger would meet both. */
function apart(one: Point, other: Point, { height }: Size): [Point, Point] {
  if (Math.hypot(one.x - other.x, one.y - other.y) >= handles.apart) return [one, other];
  const isOneInner = Math.abs(one.y - height / 2) < Math.abs(other.y - height / 2);
  const [inner, outer] = isOneInner ? [one, other] : [other, one];
  const moved = { ...inner, y: outer.y + (outer.y > height / 2 ? -1 : 1) * handles.apart };
  return isOneInner ? [moved, outer] : [outer, moved];
}

function put(handle: HTMLElement | null, { x, y }: Point): void {
  if (handle) handle.style.transform = `translate(${x}px, ${y}px)`;
}
