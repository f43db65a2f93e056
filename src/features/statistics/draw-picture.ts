import { type ColorFamily, colorFamilies } from '#contract/rules/color-families.ts';
import type { WardrobeStatistics } from '#contract/schemas/statistics.ts';
import { numbersOf } from './large-numbers.ts';
import { headlinesOf } from './words/all-headlines.ts';

/** Lengths of the picture, in its pixels. */
const width = 1080;
const margin = 80;
const strip = 230;
const fringe = 34;
const lineHeight = 84;
// Light in both themes: it is looked at elsewhere.
const paper = 'rgb(245 243 244)';
const ink = 'rgb(33 19 29)';
const muted = 'rgb(101 86 95)';
const edge = 'rgb(136 122 131 / 0.5)';
const unknown = 'rgb(228 223 226)';

const display = (size: number) => `${size}px "Imbue Variable", serif`;
const text = (size: number) => `${size}px "Hanken Grotesk Variable", sans-serif`;

/**
 * Draws the statistics as a picture: the large numbers, the woven strip and the sentences.
 * @param of the name of the wardrobe, or of all
 */
export function drawPicture(data: WardrobeStatistics, of: string): Promise<Blob> {
  const sentences = headlinesOf(data);
  const top = 430;
  const height = top + strip + fringe + 70 + sentences.length * lineHeight + margin;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = paper;
  context.fillRect(0, 0, width, height);
  write(context, of, display(96), ink, margin, 150);
  const numbers = numbersOf(data, true);
  const column = (width - 2 * margin) / numbers.length;
  for (const [index, { number, label }] of numbers.entries()) {
    const x = margin + index * column;
    write(context, number, display(84), ink, x, 300, column - 16);
    write(context, label, text(28), muted, x, 344, column - 16);
  }
  drawStrip(context, data.colors, top);
  let y = top + strip + fringe + 100;
  for (const sentence of sentences) {
    write(context, sentence, display(60), ink, margin, y);
    y += lineHeight;
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

/** Writes a line, as far as there is room for it. */
function write(
  context: CanvasRenderingContext2D,
  words: string,
  font: string,
  color: string,
  x: number,
  y: number,
  room = width - 2 * margin,
): void {
  context.font = font;
  context.fillStyle = color;
  const letters = [...words];
  while (letters.length > 1 && context.measureText(letters.join('')).width > room) letters.pop();
  const isCut = letters.length < [...words].length;
  context.fillText(isCut ? `${letters.slice(0, -1).join('')}…` : words, x, y);
}

/** The woven strip with its fringe, its colors as wide as they are frequent. */
function drawStrip(
  context: CanvasRenderingContext2D,
  colors: WardrobeStatistics['colors'],
  top: number,
): void {
  const all = colors.reduce((total, { items }) => total + items, 0);
  const scale = (width - 2 * margin) / Math.max(1, all);
  let from = margin;
  for (const { color, items } of colors) {
    const to = from + items * scale;
    const fill = colorOf(color);
    context.fillStyle = fill;
    context.fillRect(from, top, to - from, strip);
    context.strokeStyle = fill;
    context.lineWidth = 4;
    context.lineCap = 'round';
    for (let x = from + 7; x < to - 3; x += 15) {
      context.beginPath();
      context.moveTo(x, top + strip);
      context.quadraticCurveTo(x + 5, top + strip + fringe / 2, x - 3, top + strip + fringe);
      context.stroke();
    }
    from = to;
  }
  context.strokeStyle = 'rgb(255 255 255 / 0.16)';
  context.lineWidth = 2;
  for (let y = top + 4; y < top + strip; y += 8) {
    context.beginPath();
    context.moveTo(margin, y);
    context.lineTo(width - margin, y);
    context.stroke();
  }
  context.strokeStyle = edge;
  context.strokeRect(margin, top, width - 2 * margin, strip);
}

const colorOf = (color: ColorFamily | null): string => (color ? colorFamilies[color].hex : unknown);
