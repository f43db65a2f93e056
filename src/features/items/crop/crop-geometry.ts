import type { Point } from '#lib/pinch.ts';

/** Sides in pixels of the picture. */
export interface Size {
  width: number;
  height: number;
}

/** A frame by its middle and its sides, in pixels of the picture. */
export interface Frame extends Point, Size {}

/*
 * [Note: Crops] A crop is three things that are done to a picture in this order: turned by quarters, straightened by an
 * angle, and cut along a frame. The frame stands upright on the screen and the picture turns under it. Its middle is
 * told from the middle of the turned picture, along the picture's own sides, so that it stays on the same spot of the
 * garment while that is straightened. Its sides are those that were asked for; where the picture stands aslant it is
 * shown, and cut, as much smaller as it takes to leave no empty corner, and grows again as the picture is put back.
 */

/** A crop of a picture ([Note: Crops]). */
export interface Crop {
  /** Quarters of a turn, clockwise: 0 to 3. */
  turns: number;
  /** Degrees, clockwise, in steps of `angleStep`. */
  angle: number;
  frame: Frame;
}

/** The sides or corners of a frame that move: -1 is left or upper, 1 right or lower, 0 neither. */
export interface Grip {
  x: -1 | 0 | 1;
  y: -1 | 0 | 1;
}

/** The most that a picture is straightened, either way, and the step, in degrees. */
export const mostAngle = 45;
export const angleStep = 0.5;

/** The least side of a frame that somebody pulls, in pixels; a narrower picture has none. */
const leastSide = 32;

/** The crop that changes nothing. */
export const wholeCrop = ({ width, height }: Size): Crop => ({
  turns: 0,
  angle: 0,
  frame: { x: 0, y: 0, width, height },
});

/** The sides of a picture after its turns. */
export const turnedSize = ({ width, height }: Size, turns: number): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };

/** Whether a picture is wide enough to be straightened: of a line of pixels nothing would be left. */
export const canStraighten = ({ width, height }: Size): boolean => Math.min(width, height) >= 16;

/** A place after a turn around the origin, clockwise on a screen. */
function turned({ x, y }: Point, degrees: number): Point {
  const { cos, sin } = at(degrees);
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

function at(degrees: number): { cos: number; sin: number } {
  const radians = (degrees * Math.PI) / 180;
  return { cos: Math.cos(radians), sin: Math.sin(radians) };
}

/** The box of the screen that a picture takes when it stands aslant. */
export function boxOf({ width, height }: Size, angle: number): Size {
  const { cos, sin } = at(angle);
  const [c, s] = [Math.abs(cos), Math.abs(sin)];
  return { width: width * c + height * s, height: width * s + height * c };
}

/** The frame as it is cut: as asked for, or as much smaller as it takes to stay within the picture. */
export function frameOf(picture: Size, { turns, angle, frame }: Crop): Frame {
  const sides = turnedSize(picture, turns);
  const needs = boxOf(frame, angle);
  const share = Math.min(
    1,
    (sides.width - 2 * Math.abs(frame.x)) / needs.width,
    (sides.height - 2 * Math.abs(frame.y)) / needs.height,
  );
  return { ...frame, width: frame.width * share, height: frame.height * share };
}

/** The middle of the frame as it stands on the screen, from the middle of the picture. */
export const middleOf = (picture: Size, crop: Crop): Point =>
  turned(frameOf(picture, crop), crop.angle);

/** The crop a quarter further, clockwise; the frame stays on what it showed. */
export const turnCrop = ({ turns, angle, frame: { x, y, width, height } }: Crop): Crop => ({
  turns: (turns + 1) % 4,
  angle,
  frame: { x: y === 0 ? 0 : -y, y: x, width: height, height: width },
});

/** The crop straightened to an angle, within what there is and on a step. */
export function straighten(crop: Crop, degrees: number): Crop {
  const step = Math.round(degrees / angleStep) * angleStep;
  return { ...crop, angle: Math.max(-mostAngle, Math.min(mostAngle, step)) + 0 };
}

/**
 * The crop with sides of its frame pulled, or the frame moved where `grip` names no side, as far as the picture goes.
 * @param by pixels of the picture, along the screen.
 */
export function pullFrame(picture: Size, crop: Crop, grip: Grip, by: Point): Crop {
  const isMoved = grip.x === 0 && grip.y === 0;
  const shown = frameOf(picture, crop);
  const middle = turned(shown, crop.angle);
  const edges = {
    left: middle.x - shown.width / 2,
    right: middle.x + shown.width / 2,
    top: middle.y - shown.height / 2,
    bottom: middle.y + shown.height / 2,
  };
  const sides = turnedSize(picture, crop.turns);
  const least = Math.min(leastSide, picture.width, picture.height);
  // Along one side first and then along the other, so that a corner glides along the end of the picture.
  if (isMoved || grip.x !== 0) {
    const room = Math.max(0, shown.width - least);
    const wanted = isMoved ? by.x : grip.x < 0 ? Math.min(by.x, room) : Math.max(by.x, -room);
    const pulled = cornersOf(edges).filter(({ x }) =>
      isMoved ? true : x === (grip.x < 0 ? edges.left : edges.right),
    );
    const step = wanted * shareWithin(sides, crop.angle, pulled, { x: wanted, y: 0 });
    if (isMoved || grip.x < 0) edges.left += step;
    if (isMoved || grip.x > 0) edges.right += step;
  }
  if (isMoved || grip.y !== 0) {
    const room = Math.max(0, shown.height - least);
    const wanted = isMoved ? by.y : grip.y < 0 ? Math.min(by.y, room) : Math.max(by.y, -room);
    const pulled = cornersOf(edges).filter(({ y }) =>
      isMoved ? true : y === (grip.y < 0 ? edges.top : edges.bottom),
    );
    const step = wanted * shareWithin(sides, crop.angle, pulled, { x: 0, y: wanted });
    if (isMoved || grip.y < 0) edges.top += step;
    if (isMoved || grip.y > 0) edges.bottom += step;
  }
  const place = turned(
    { x: (edges.left + edges.right) / 2, y: (edges.top + edges.bottom) / 2 },
    -crop.angle,
  );
  const frame = {
    ...place,
    width: edges.right - edges.left,
    height: edges.bottom - edges.top,
  };
  return { ...crop, frame };
}

const cornersOf = ({
  left,
  right,
  top,
  bottom,
}: Record<'left' | 'right' | 'top' | 'bottom', number>): Point[] => [
  { x: left, y: top },
  { x: right, y: top },
  { x: left, y: bottom },
  { x: right, y: bottom },
];

/** How much of a step corners can go until one of them comes to the end of the picture, 0 to 1. */
function shareWithin(sides: Size, angle: number, corners: readonly Point[], step: Point): number {
  const along = turned(step, -angle);
  const shares = corners.flatMap((corner) => {
    const { x, y } = turned(corner, -angle);
    return [shareUpTo(sides.width / 2, x, along.x), shareUpTo(sides.height / 2, y, along.y)];
  });
  return Math.max(0, Math.min(1, ...shares));
}

/** How much of a step leads from a place to the end of a half side. */
function shareUpTo(half: number, place: number, step: number): number {
  if (Math.abs(step) < 1e-9) return 1;
  return (Math.sign(step) * half - place) / step;
}

/** Whether two crops cut the same, to half a pixel. */
export function isSameCrop(one: Crop, other: Crop): boolean {
  const isNear = (name: keyof Frame) => Math.abs(one.frame[name] - other.frame[name]) < 0.5;
  const { turns, angle } = other;
  const names = ['x', 'y', 'width', 'height'] as const;
  return one.turns === turns && one.angle === angle && names.every(isNear);
}

/**
 * What is cut in whole pixels, and the middle of it: on the picture's own pixels where it stands straight, else
 * within them, so that no edge of the picture shines through.
 */
export function cutOf(picture: Size, crop: Crop): Frame {
  const { x, y, width, height } = frameOf(picture, crop);
  if (crop.angle !== 0) {
    const inside = (side: number) => Math.max(1, Math.floor(side - 1));
    return { x, y, width: inside(width), height: inside(height) };
  }
  const sides = turnedSize(picture, crop.turns);
  const along = (middle: number, side: number, whole: number) => {
    const from = Math.min(whole - 1, Math.max(0, Math.round(whole / 2 + middle - side / 2)));
    const to = Math.max(from + 1, Math.min(whole, Math.round(whole / 2 + middle + side / 2)));
    return { middle: (from + to - whole) / 2, side: to - from };
  };
  const wide = along(x, width, sides.width);
  const high = along(y, height, sides.height);
  return { x: wide.middle, y: high.middle, width: wide.side, height: high.side };
}
