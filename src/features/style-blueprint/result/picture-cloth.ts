import { pinkedOutline } from '#components/swatch/pinked-outline.ts';
import { type Box, canvasOf, inks } from './picture-canvas.ts';

/** Pixels of a picture for each pixel of cloth on screen: teeth and threads are larger by it. */
const clothScale = 2;

/** The period of the weave, in pixels of the picture: three pixels on screen. */
const weavePeriod = 6;

/** Repeats a small tile of a size in pixels over what is filled with it. */
function repeated(
  context: CanvasRenderingContext2D,
  size: number,
  draw: (tile: CanvasRenderingContext2D) => void,
): CanvasPattern {
  const [canvas, tile] = canvasOf(size, size);
  draw(tile);
  return context.createPattern(canvas, 'repeat')!;
}

/** Fills a part of the picture with pattern paper: a dot and a cross every 84 pixels. */
export function fillPatternPaper(context: CanvasRenderingContext2D, box: Box): void {
  const size = 84;
  context.fillStyle = repeated(context, size, (tile) => {
    tile.fillStyle = inks.board;
    tile.fillRect(0, 0, size, size);
    tile.fillStyle = inks.boardMark;
    tile.beginPath();
    tile.arc(size / 2, size / 2, 2, 0, Math.PI * 2);
    tile.fill();
    // The cross lies on the corners of the tile, a quarter in each.
    for (const at of [0, size]) {
      tile.fillRect(at - 1, 0, 2, 5);
      tile.fillRect(at - 1, size - 5, 2, 5);
      tile.fillRect(0, at - 1, 5, 2);
      tile.fillRect(size - 5, at - 1, 5, 2);
    }
  });
  context.fillRect(box.left, box.top, box.width, box.height);
}

/** Fills a part of the picture with aubergine twill. */
export function fillTwill(context: CanvasRenderingContext2D, box: Box): void {
  context.fillStyle = inks.aubergine;
  context.fillRect(box.left, box.top, box.width, box.height);
  const size = 12;
  context.fillStyle = repeated(context, size, (tile) => {
    tile.strokeStyle = 'rgba(255, 255, 255, 0.045)';
    tile.lineWidth = 2;
    for (const at of [-size, 0, size]) {
      tile.beginPath();
      tile.moveTo(at, size);
      tile.lineTo(at + size, 0);
      tile.stroke();
    }
  });
  context.fillRect(box.left, box.top, box.width, box.height);
}

/** Draws a pinked piece of woven cloth in a color, as it lies on screen. */
export function drawCloth(
  context: CanvasRenderingContext2D,
  color: string,
  { left, top, width, height, turn = 0 }: Box,
): void {
  context.save();
  context.translate(left + width / 2, top + height / 2);
  context.rotate((turn * Math.PI) / 180);
  context.translate(-width / 2, -height / 2);
  const outline = new Path2D();
  outline.addPath(
    new Path2D(pinkedOutline(width / clothScale, height / clothScale)),
    new DOMMatrix([clothScale, 0, 0, clothScale, 0, 0]),
  );
  context.shadowColor = 'rgba(33, 19, 29, 0.3)';
  context.shadowBlur = 16;
  context.shadowOffsetY = 8;
  context.fillStyle = color;
  context.fill(outline);
  context.shadowColor = 'transparent';
  context.fillStyle = repeated(context, weavePeriod, (tile) => {
    tile.fillStyle = 'rgba(18, 7, 16, 0.08)';
    tile.fillRect(0, 0, weavePeriod, 2);
    tile.fillRect(0, 0, 2, weavePeriod);
    tile.fillStyle = 'rgba(255, 255, 255, 0.08)';
    tile.fillRect(0, 3, weavePeriod, 2);
    tile.fillRect(3, 0, 2, weavePeriod);
  });
  context.fill(outline);
  const light = context.createLinearGradient(0, 0, width, height);
  light.addColorStop(0, 'rgba(255, 255, 255, 0.12)');
  light.addColorStop(1, 'rgba(33, 19, 29, 0.1)');
  context.fillStyle = light;
  context.fill(outline);
  context.restore();
}
