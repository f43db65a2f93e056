import { thumbnailSize } from '#components/outfit-thumbnail/draw-layers.ts';
import { drawOutfit } from '#components/outfit-thumbnail/outfit-thumbnail.ts';
import { colorFamilies } from '#contract/rules/color-families.ts';
import { brandBesideName, itemName } from '#contract/rules/item-name.ts';
import type { OutfitDetails } from '#contract/schemas/outfit.ts';
import { shareFile } from '#lib/share-file.ts';
import { showToast } from '#ui/toasts.ts';

/** Lengths of the picture, in its pixels. */
const margin = 40;
const titleSize = 52;
const lineSize = 24;
const lineHeight = 38;
// Light in both themes: it is looked at elsewhere.
const ink = 'rgb(33 19 29)';
const muted = 'rgb(101 86 95)';
const paper = { ground: 'rgb(251 250 250)', mark: 'rgb(33 19 29 / 0.26)', repeat: 110 };

/** Shares an outfit as a picture of its board with the list of its pieces. */
export async function shareOutfit(outfit: OutfitDetails): Promise<void> {
  try {
    const picture = await pictureOf(outfit);
    const name = outfit.title.replace(/[^\p{L}\p{N} ()'-]+/gu, '').trim() || 'Outfit';
    const file = new File([picture], `${name}.jpg`, { type: picture.type });
    if ((await shareFile(file)) === 'saved') {
      showToast({ title: 'Picture saved to your downloads' });
    }
  } catch {
    showToast({
      tone: 'error',
      title: 'The outfit could not be shared',
      text: 'Try again in a moment.',
    });
  }
}

async function pictureOf({ title, background, layers, pieces }: OutfitDetails): Promise<Blob> {
  const { width, height } = thumbnailSize;
  const lines = pieces.map((piece) =>
    [itemName(piece), brandBesideName(piece)].filter(Boolean).join(', '),
  );
  const below = margin + titleSize + 24 + lines.length * lineHeight + margin;
  const canvas = Object.assign(document.createElement('canvas'), {
    width,
    height: height + below,
  });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = paper.ground;
  context.fillRect(0, 0, width, height + below);
  if (background === 'paper') drawPaper(context, width, height);
  else if (background !== 'plain') {
    context.fillStyle = colorFamilies[background].hex;
    context.fillRect(0, 0, width, height);
  }
  const board = await createImageBitmap(await drawOutfit(layers));
  context.drawImage(board, 0, 0, width, height);
  board.close();
  const room = width - 2 * margin;
  let y = height + margin + titleSize * 0.8;
  context.fillStyle = ink;
  context.font = `${titleSize}px "Imbue Variable", serif`;
  context.fillText(shortened(context, title, room), margin, y);
  y += 24 + lineHeight * 0.6;
  context.fillStyle = muted;
  context.font = `${lineSize}px "Hanken Grotesk Variable", sans-serif`;
  for (const line of lines) {
    context.fillText(shortened(context, line, room), margin, y);
    y += lineHeight;
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('no picture'))),
      'image/jpeg',
      0.9,
    ),
  );
}

/** The crosses and dots of pattern paper. */
function drawPaper(context: CanvasRenderingContext2D, width: number, height: number): void {
  const { repeat, mark } = paper;
  context.strokeStyle = mark;
  context.fillStyle = mark;
  context.lineWidth = 2;
  for (let x = 0; x <= width; x += repeat) {
    for (let y = 0; y <= height; y += repeat) {
      context.beginPath();
      context.moveTo(x, y - 6);
      context.lineTo(x, y + 6);
      context.moveTo(x - 6, y);
      context.lineTo(x + 6, y);
      context.stroke();
      context.beginPath();
      context.arc(x + repeat / 2, y + repeat / 2, 2.2, 0, 2 * Math.PI);
      context.fill();
    }
  }
}

/** A line as far as there is room for it. */
function shortened(context: CanvasRenderingContext2D, text: string, room: number): string {
  const letters = [...text];
  while (letters.length > 1 && context.measureText(letters.join('')).width > room) letters.pop();
  return letters.length < [...text].length ? `${letters.slice(0, -1).join('')}…` : text;
}
