import { type Box, display, inks } from './picture-canvas.ts';

/** Draws a row of stitches from the left: what is sewn is thick and in the color, the rest thin and pale. */
export function drawStitches(
  context: CanvasRenderingContext2D,
  {
    left,
    top,
    width,
    count,
    sewn = count,
    thick = 8,
    color,
  }: Omit<Box, 'height' | 'turn'> & {
    count: number;
    /** How many of them are sewn. */
    sewn?: number;
    /** Of a sewn stitch, in pixels. */
    thick?: number;
    color: string;
  },
): void {
  const step = width / count;
  for (let at = 0; at < count; at++) {
    const isSewn = at < sewn;
    const height = isSewn ? thick : thick / 2;
    context.fillStyle = isSewn ? color : inks.line;
    context.beginPath();
    context.roundRect(left + at * step, top - height / 2, step * 0.66, height, height / 2);
    context.fill();
  }
}

/** Draws the wordmark with its four stitches; `bottom` is where its letters stand. */
export function drawWordmark(
  context: CanvasRenderingContext2D,
  { left, bottom, color, thread }: { left: number; bottom: number; color: string; thread: string },
): void {
  context.fillStyle = color;
  context.font = display(72, 500);
  context.fillText('Hem', left, bottom);
  const { width } = context.measureText('Hem');
  drawStitches(context, {
    left,
    top: bottom + 18,
    width: width + 4,
    count: 4,
    thick: 5,
    color: thread,
  });
}
