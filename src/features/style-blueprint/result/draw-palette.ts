import type { Palette } from '#contract/schemas/blueprint-results.ts';
import {
  canvasOf,
  display,
  inks,
  loadLetters,
  text,
  toPng,
  writeOnPaper,
} from './picture-canvas.ts';
import { drawCloth, fillPatternPaper } from './picture-cloth.ts';
import { drawWordmark } from './picture-stitches.ts';
import { turnOf } from './turn-of.ts';

/** Shades beside each other. */
const columns = 4;

/** Draws a palette as a picture to hold beside cloth in a shop: all shades on pattern paper, with their names. 1,080 by 1,350 pixels. */
export async function drawPalette({ title, line, shades }: Palette): Promise<Blob> {
  await loadLetters();
  const [canvas, context] = canvasOf(1080, 1350);
  fillPatternPaper(context, { left: 0, top: 0, width: 1080, height: 1350 });
  drawWordmark(context, { left: 918, bottom: 120, color: inks.ink, thread: inks.aubergine });
  context.fillStyle = inks.ink;
  context.font = display(104);
  writeOnPaper(context, title, 56, 140, 800);
  context.fillStyle = inks.muted;
  context.font = text(30);
  writeOnPaper(context, line, 60, 196, 960);
  const rows = Math.ceil(shades.length / columns);
  const pitch = (1350 - 236 - 36) / rows;
  shades.forEach(({ name, hex }, at) => {
    const left = 56 + (at % columns) * 246;
    const top = 236 + Math.floor(at / columns) * pitch;
    const height = pitch - 50;
    drawCloth(context, hex, { left, top, width: 230, height, turn: turnOf(at) / 3 });
    context.fillStyle = inks.ink;
    context.font = text(25, 600);
    writeOnPaper(context, name, left + 6, top + height + 33, 222);
  });
  return toPng(canvas);
}
