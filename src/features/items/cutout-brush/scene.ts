import type { CutoutStroke } from '#contract/rules/cutout-strokes.ts';
import { type MaskRuns, maskOf } from '#contract/rules/mask-runs.ts';
import type { Point } from '#lib/pinch.ts';
import type { Size, View } from './brush-view.ts';
import { outlinesOf } from './mask-outline.ts';
import { softCover } from './soft-cover.ts';

/** The colors of a theme, as the tokens have them. */
export interface SceneColors {
  paper: string;
  mark: string;
  thread: string;
  outline: string;
  underOutline: string;
  ring: string;
  underRing: string;
}

/** The contents of the canvas: the photo with paper over its ground, the outline, and what is being drawn. */
export interface Scene {
  /** Null until it has come. */
  photo: CanvasImageSource | null;
  size: Size;
  /** Opaque where the ground is. */
  ground: HTMLCanvasElement | null;
  outline: Path2D | null;
  strokes: readonly CutoutStroke[];
  /** The brush's place, and half its width in CSS pixels. */
  brush: { at: Point; radius: number } | null;
  colors: SceneColors;
}

/** Makes the ground of a mask ready to be drawn: opaque where it is. Null where the browser draws nothing. */
export function groundOf(mask: MaskRuns, softness: number): HTMLCanvasElement | null {
  const { width, height } = mask;
  const ground = document.createElement('canvas');
  Object.assign(ground, { width, height });
  const context = ground.getContext('2d');
  const data = maskOf(mask);
  if (!context || !data) return null;
  const pixels = context.createImageData(width, height);
  const cover = softCover(width, height, data, softness);
  for (let at = 0; at < cover.length; at += 1) pixels.data[at * 4 + 3] = cover[at]!;
  context.putImageData(pixels, 0, 0);
  return ground;
}

/** The outline of a mask as a path in its pixels; null where the browser draws nothing. */
export function outlineOf(mask: MaskRuns): Path2D | null {
  const data = maskOf(mask);
  if (!data || !('Path2D' in window)) return null;
  const outline = new Path2D();
  for (const line of outlinesOf(mask, data)) {
    for (let at = 0; at < line.length; at += 2) {
      if (at === 0) outline.moveTo(line[at]!, line[at + 1]!);
      else outline.lineTo(line[at]!, line[at + 1]!);
    }
    outline.closePath();
  }
  return outline;
}

/** How much of the ground the paper hides, on the canvas and under the loupe. */
export const paperOver = { canvas: 0.78, loupe: 0.3 };
const paperRepeat = 56;

/**
 * Draws the scene over a whole canvas of `density` device pixels to a CSS pixel. Without `filter`, which
 * WebKit's canvas does not have.
 */
export function drawScene(
  canvas: HTMLCanvasElement,
  { photo, size, ground, outline, strokes, brush, colors }: Scene,
  view: View,
  density: number,
  paperShare: number,
): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const toPhoto = (onto: CanvasRenderingContext2D) =>
    onto.setTransform(
      view.scale * density,
      0,
      0,
      view.scale * density,
      view.x * density,
      view.y * density,
    );
  context.setTransform(1, 0, 0, 1, 0, 0);
  drawPaper(context, canvas, density, colors);
  if (photo) {
    toPhoto(context);
    context.drawImage(photo, 0, 0, size.width, size.height);
    const veil = veilOver(canvas, ground, view, density, colors, size, toPhoto);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = paperShare;
    if (veil) context.drawImage(veil, 0, 0);
  }
  context.globalAlpha = 0.62;
  toPhoto(context);
  for (const stroke of strokes) drawStroke(context, stroke, size, colors.thread);
  context.globalAlpha = 1;
  if (outline) drawOutline(context, outline, view.scale, colors);
  if (brush) {
    context.setTransform(density, 0, 0, density, 0, 0);
    drawBrush(context, brush, colors);
  }
}

function drawPaper(
  context: CanvasRenderingContext2D,
  { width, height }: HTMLCanvasElement,
  density: number,
  { paper, mark }: SceneColors,
): void {
  context.globalAlpha = 1;
  context.fillStyle = paper;
  context.fillRect(0, 0, width, height);
  context.strokeStyle = mark;
  context.fillStyle = mark;
  context.lineWidth = density;
  context.beginPath();
  const step = paperRepeat * density;
  for (let y = 0; y <= height; y += step) {
    for (let x = 0; x <= width; x += step) {
      context.moveTo(x - 3 * density, y);
      context.lineTo(x + 3 * density, y);
      context.moveTo(x, y - 3 * density);
      context.lineTo(x, y + 3 * density);
    }
  }
  context.stroke();
  for (let y = step / 2; y <= height; y += step) {
    for (let x = step / 2; x <= width; x += step) {
      context.beginPath();
      context.arc(x, y, 1.3 * density, 0, Math.PI * 2);
      context.fill();
    }
  }
}

const veils = new WeakMap<HTMLCanvasElement, { veil: HTMLCanvasElement; drawnFrom: unknown[] }>();

/**
 * Paper of the canvas's size with the garment cut out of it; null while no mask is known. Made anew only
 * where something of it has changed: while a finger draws, nothing has.
 */
function veilOver(
  canvas: HTMLCanvasElement,
  ground: HTMLCanvasElement | null,
  view: View,
  density: number,
  colors: SceneColors,
  { width, height }: Size,
  toPhoto: (onto: CanvasRenderingContext2D) => void,
): HTMLCanvasElement | null {
  if (!ground) return null;
  const made = veils.get(canvas);
  const drawnFrom = [ground, view.scale, view.x, view.y, canvas.width, canvas.height, colors.paper];
  if (made && drawnFrom.every((value, at) => value === made.drawnFrom[at])) return made.veil;
  const veil = made?.veil ?? document.createElement('canvas');
  Object.assign(veil, { width: canvas.width, height: canvas.height });
  const context = veil.getContext('2d');
  if (!context) return null;
  drawPaper(context, veil, density, colors);
  context.globalCompositeOperation = 'destination-in';
  toPhoto(context);
  context.drawImage(ground, 0, 0, width, height);
  veils.set(canvas, { veil, drawnFrom });
  return veil;
}

function drawStroke(
  context: CanvasRenderingContext2D,
  { points, radius }: CutoutStroke,
  { width, height }: Size,
  color: string,
): void {
  context.beginPath();
  context.moveTo(points[0]! * width, points[1]! * height);
  for (let at = 2; at < points.length; at += 2) {
    context.lineTo(points[at]! * width, points[at + 1]! * height);
  }
  // A line of no length has no ends in every browser.
  if (points.length === 2) context.lineTo(points[0]! * width + 0.01, points[1]! * height);
  context.strokeStyle = color;
  context.lineWidth = radius * 2 * Math.max(width, height);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke();
}

function drawOutline(
  context: CanvasRenderingContext2D,
  outline: Path2D,
  scale: number,
  { outline: color, underOutline }: SceneColors,
): void {
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.strokeStyle = underOutline;
  context.lineWidth = 3.4 / scale;
  context.setLineDash([]);
  context.stroke(outline);
  context.strokeStyle = color;
  context.lineWidth = 2 / scale;
  context.setLineDash([7 / scale, 5 / scale]);
  context.stroke(outline);
  context.setLineDash([]);
}

function drawBrush(
  context: CanvasRenderingContext2D,
  { at, radius }: { at: Point; radius: number },
  { ring, underRing }: SceneColors,
): void {
  context.beginPath();
  context.arc(at.x, at.y, radius, 0, Math.PI * 2);
  context.lineWidth = 3.4;
  context.strokeStyle = underRing;
  context.stroke();
  context.lineWidth = 1.6;
  context.strokeStyle = ring;
  context.stroke();
}
