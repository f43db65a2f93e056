import { type Point, pinchOf } from '#lib/pinch.ts';

/** The place of the photo on the canvas: a place of it times `scale`, moved by `x` and `y`, in CSS pixels. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** How far one can go in, as a multiple of the whole photo. */
const mostZoom = 8;

/** The whole photo in the middle of the canvas, as large as it fits. */
export function fitView(canvas: Size, photo: Size): View {
  const scale = Math.min(canvas.width / photo.width, canvas.height / photo.height);
  return {
    scale,
    x: (canvas.width - photo.width * scale) / 2,
    y: (canvas.height - photo.height * scale) / 2,
  };
}

/** Goes in or out with `around` staying where it is, and no further than there is something to see. */
export function zoomView(
  { scale, x, y }: View,
  around: Point,
  factor: number,
  canvas: Size,
  photo: Size,
): View {
  const whole = fitView(canvas, photo).scale;
  const to = Math.min(whole * mostZoom, Math.max(whole, scale * factor));
  const grown = to / scale;
  const moved = {
    scale: to,
    x: around.x - (around.x - x) * grown,
    y: around.y - (around.y - y) * grown,
  };
  return keepInside(moved, canvas, photo);
}

/** Moves the photo, no further than its sides. */
export function moveView(view: View, by: Point, canvas: Size, photo: Size): View {
  return keepInside({ ...view, x: view.x + by.x, y: view.y + by.y }, canvas, photo);
}

/** Two fingers moved from two places to two others: the photo stays under both. */
export function pinchView(
  view: View,
  before: readonly [Point, Point],
  after: readonly [Point, Point],
  canvas: Size,
  photo: Size,
): View {
  const { from, to, scale } = pinchOf(before, after);
  const zoomed = zoomView(view, from, scale, canvas, photo);
  return moveView(zoomed, { x: to.x - from.x, y: to.y - from.y }, canvas, photo);
}

/** A side that fits stays in the middle; a longer one leaves no gap. */
function keepInside({ scale, x, y }: View, canvas: Size, photo: Size): View {
  const keep = (position: number, room: number, length: number) =>
    length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, position));
  return {
    scale,
    x: keep(x, canvas.width, photo.width * scale),
    y: keep(y, canvas.height, photo.height * scale),
  };
}
