import scarf from '#components/blueprint/scarf.webp';
import type { Palette } from '#contract/schemas/blueprint-results.ts';
import { canvasOf, display, inks, linesOf, loadLetters, text, toPng } from './picture-canvas.ts';
import { drawCloth, fillTwill } from './picture-cloth.ts';
import { drawStitches, drawWordmark } from './picture-stitches.ts';
import { turnOf } from './turn-of.ts';

/** The parts of a blueprint that its picture shows. */
export interface SharedBlueprint {
  name: string;
  line: string | null;
  palette: Palette;
  /** The strongest first. */
  shares: readonly { type: string; percent: number }[];
}

/** Where the aubergine ends, in pixels from the top. */
const heroHeight = 800;
/** What a name and a line may be wide beside the scarf, in pixels. */
const nameWidth = 450;
const lineWidth = 480;
/** The colors of the gauges of the first three types, as on screen. */
const gaugeColors = [inks.aubergine, 'rgb(142, 90, 102)', 'rgb(192, 143, 155)'] as const;
/** Stitches of a gauge; each is 2.5 percent. */
const stitches = 40;

/** Draws a blueprint's cover as a picture to be shared: its name and line, its first shades, its types. 1,080 by 1,350 pixels. */
export async function drawCover(blueprint: SharedBlueprint): Promise<Blob> {
  const { palette } = blueprint;
  const picture = new Image();
  picture.src = scarf;
  await Promise.all([loadLetters(), picture.decode()]);
  const [canvas, context] = canvasOf(1080, 1350);
  context.fillStyle = inks.paper;
  context.fillRect(0, 0, 1080, 1350);
  drawHero(context, picture, blueprint);
  palette.shades.slice(0, 7).forEach(({ hex }, at) => {
    const box = { left: 56 + at * 138, top: 712 + (at % 2) * 8, width: 142, height: 176 };
    drawCloth(context, hex, { ...box, turn: turnOf(at) });
  });
  context.fillStyle = inks.ink;
  context.font = display(76);
  context.fillText(`${palette.title} color`, 68, 1006, 940);
  drawTypes(context, blueprint);
  return toPng(canvas);
}

function drawHero(
  context: CanvasRenderingContext2D,
  picture: HTMLImageElement,
  { name, line }: SharedBlueprint,
): void {
  const hero = { left: 0, top: 0, width: 1080, height: heroHeight };
  fillTwill(context, hero);
  context.save();
  context.beginPath();
  context.rect(0, 0, 1080, heroHeight);
  context.clip();
  context.drawImage(fadingScarf(picture), 380, -60);
  context.restore();
  drawWordmark(context, { left: 70, bottom: 116, color: 'white', thread: inks.thread });
  // From the swatches up: the line, the name, what it is the name of.
  context.font = text(32);
  const lines = line ? linesOf(context, line, lineWidth) : [];
  context.fillStyle = 'rgba(255, 255, 255, 0.9)';
  lines.forEach((part, at) => {
    context.fillText(part, 72, 664 - (lines.length - 1 - at) * 42);
  });
  const words = name.split(/\s+/);
  const size = nameSize(context, words);
  const step = size * nameStep;
  const bottom = 664 - lines.length * 42 - size * 0.24;
  context.fillStyle = 'white';
  context.font = display(size);
  words.forEach((word, at) => {
    context.fillText(word, 66, bottom - (words.length - 1 - at) * step);
  });
  context.fillStyle = 'rgba(255, 255, 255, 0.86)';
  context.font = text(32);
  context.fillText('My Style Blueprint', 72, bottom - words.length * step - 14);
}

/** From line to line, in sizes of the type: a letter's foot stays clear of the dots below it. */
const nameStep = 0.98;

/** The largest type in which every word fits beside the scarf and all of them above the line. */
function nameSize(context: CanvasRenderingContext2D, words: readonly string[]): number {
  context.font = display(100);
  const widest = Math.max(...words.map((word) => context.measureText(word).width));
  return Math.min(172, (nameWidth / widest) * 100, 330 / (words.length * nameStep));
}

/** The scarf, turned, on a square of 860 pixels; toward the name it fades into the cloth under it. */
function fadingScarf(picture: HTMLImageElement): HTMLCanvasElement {
  const [canvas, context] = canvasOf(860, 860);
  context.translate(430, 430);
  context.rotate((12 * Math.PI) / 180);
  context.drawImage(picture, -360, -354, 720, 709);
  context.resetTransform();
  const fade = context.createLinearGradient(60, 0, 420, 0);
  fade.addColorStop(0, 'transparent');
  fade.addColorStop(1, 'black');
  context.globalCompositeOperation = 'destination-in';
  context.fillStyle = fade;
  context.fillRect(0, 0, 860, 860);
  return canvas;
}

function drawTypes(context: CanvasRenderingContext2D, { shares }: SharedBlueprint): void {
  shares.slice(0, 3).forEach(({ type, percent }, at) => {
    const bottom = 1104 + at * 84;
    context.fillStyle = inks.ink;
    context.font = text(36, 600);
    context.fillText(type, 72, bottom, 230);
    drawStitches(context, {
      left: 320,
      top: bottom - 12,
      width: 692,
      count: stitches,
      sewn: Math.round((percent / 100) * stitches),
      color: gaugeColors[at]!,
    });
  });
}
