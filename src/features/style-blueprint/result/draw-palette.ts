import type { Palette } from '#contract/schemas/blueprint-results.ts';
import { pinkedOutline } from '../pinked-outline.ts';

/** The colors that pictures are drawn in, the same in both themes: they are looked at anywhere. */
const paper = 'rgb(245, 243, 244)';
const ink = 'rgb(33, 19, 29)';
const muted = 'rgb(101, 86, 95)';
const aubergine = 'rgb(75, 26, 63)';

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

function drawSwatch(context: CanvasRenderingContext2D, color: string, box: Box): void {
  context.save();
  context.translate(box.left, box.top);
  context.fillStyle = color;
  context.fill(new Path2D(pinkedOutline(box.width, box.height)));
  context.restore();
}

/** Waits for the letters that a picture is drawn with. */
const loadLetters = (): Promise<unknown> =>
  Promise.all([
    document.fonts.load('400 90px "Imbue Variable"'),
    document.fonts.load('600 26px "Hanken Grotesk Variable"'),
  ]);

function canvasOf(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  return [canvas, context];
}

const toPng = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });

const display = (size: number) => `400 ${size}px "Imbue Variable", Didot, serif`;
const text = (size: number, weight = 400) =>
  `${weight} ${size}px "Hanken Grotesk Variable", system-ui, sans-serif`;

/** Draws a palette as a picture to hold beside cloth in a shop: all shades with their names. 1,080 by 1,620 pixels. */
export async function drawPalette(palette: Palette): Promise<Blob> {
  await loadLetters();
  const [canvas, context] = canvasOf(1080, 1620);
  context.fillStyle = paper;
  context.fillRect(0, 0, 1080, 1620);
  context.fillStyle = ink;
  context.font = display(104);
  context.fillText(palette.title, 60, 150);
  context.fillStyle = muted;
  context.font = text(32);
  context.fillText(palette.line, 62, 206);
  palette.shades.forEach(({ name, hex }, at) => {
    const left = 60 + (at % 4) * 245;
    const top = 256 + Math.floor(at / 4) * 222;
    drawSwatch(context, hex, { left, top, width: 222, height: 156 });
    context.fillStyle = ink;
    context.font = text(24, 600);
    context.fillText(name, left + 4, top + 188, 216);
  });
  return toPng(canvas);
}

/** The parts of a blueprint that its picture shows. */
export interface SharedBlueprint {
  name: string;
  line: string | null;
  palette: Palette;
  /** The strongest first. */
  shares: readonly { type: string; percent: number }[];
}

/** Draws a blueprint's cover as a picture to be shared: its name, its first shades, its types. 1,080 by 1,350 pixels. */
export async function drawCover({ name, line, palette, shares }: SharedBlueprint): Promise<Blob> {
  await loadLetters();
  const [canvas, context] = canvasOf(1080, 1350);
  context.fillStyle = aubergine;
  context.fillRect(0, 0, 1080, 790);
  context.fillStyle = paper;
  context.fillRect(0, 790, 1080, 560);
  context.fillStyle = 'rgba(255, 255, 255, 0.86)';
  context.font = text(34);
  context.fillText('My Style Blueprint', 72, 150);
  context.fillStyle = 'white';
  context.font = display(190);
  name.split(' ').forEach((word, at) => {
    context.fillText(word, 66, 330 + at * 168, 950);
  });
  if (line) {
    context.font = text(34);
    context.fillStyle = 'rgba(255, 255, 255, 0.9)';
    context.fillText(line, 72, 640, 940);
  }
  palette.shades.slice(0, 7).forEach(({ hex }, at) => {
    drawSwatch(context, hex, { left: 66 + at * 136, top: 700, width: 132, height: 176 });
  });
  context.fillStyle = ink;
  context.font = display(72);
  context.fillText(`${palette.title} color`, 70, 986, 940);
  context.font = text(36);
  context.fillStyle = muted;
  const types = shares.slice(0, 3).map(({ type, percent }) => `${type} ${percent.toFixed(1)}%`);
  context.fillText(types.join('   '), 72, 1056, 940);
  context.fillStyle = ink;
  context.font = display(64);
  context.fillText('Hem', 70, 1276);
  return toPng(canvas);
}
