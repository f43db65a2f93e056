import { pinkedOutline } from '../pinked-outline.ts';

/** The colors that pictures are drawn in, the same in both themes: they are looked at anywhere. */
export const inks = {
  paper: '#f5f3f4',
  board: '#fbfafa',
  boardMark: 'rgba(33, 19, 29, 0.26)',
  ink: '#21131d',
  muted: '#65565f',
  line: '#ddd6da',
  aubergine: '#4b1a3f',
  thread: '#d9e04e',
} as const;

/** Pixels of a picture for each pixel of cloth on screen: teeth and threads are larger by it. */
const clothScale = 2;

/** The period of the weave, in pixels of the picture: three pixels on screen. */
const weavePeriod = 6;

/** A place in a picture, in pixels; turned about its middle by degrees. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
  turn?: number;
}

/** Waits for the letters that a picture is drawn with. */
export const loadLetters = (): Promise<unknown> =>
  Promise.all([
    document.fonts.load('400 90px "Imbue Variable"'),
    document.fonts.load('500 90px "Imbue Variable"'),
    document.fonts.load('400 26px "Hanken Grotesk Variable"'),
    document.fonts.load('600 26px "Hanken Grotesk Variable"'),
  ]);

/** An empty canvas of a size in pixels, with what draws on it. */
export function canvasOf(
  width: number,
  height: number,
): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  return [canvas, context];
}

/** The canvas as a PNG. */
export const toPng = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });

/** The type of titles, in a size in pixels. */
export const display = (size: number, weight = 400) =>
  `${weight} ${size}px "Imbue Variable", Didot, serif`;

/** The type of texts, in a size in pixels. */
export const text = (size: number, weight = 400) =>
  `${weight} ${size}px "Hanken Grotesk Variable", system-ui, sans-serif`;

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

/** Writes on pattern paper, whose marks keep clear of the letters. */
export function writeOnPaper(
  context: CanvasRenderingContext2D,
  words: string,
  left: number,
  bottom: number,
  width: number,
): void {
  context.strokeStyle = inks.board;
  context.lineWidth = 14;
  context.lineJoin = 'round';
  context.strokeText(words, left, bottom, width);
  context.fillText(words, left, bottom, width);
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

/** Breaks words into lines that are at most so wide, in pixels, in the type that is set. */
export function linesOf(context: CanvasRenderingContext2D, words: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && context.measureText(longer).width <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}
