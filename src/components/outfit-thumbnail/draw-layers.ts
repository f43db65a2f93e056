import type { LayerPlace } from '#contract/rules/collage.ts';

/** A layer that is drawn, with what its picture is drawn from. */
export interface LayerToDraw {
  place: LayerPlace;
  /** Its picture's width and height, as fractions of the board's. */
  extent: { width: number; height: number };
  /** The address of its picture; null of a gap. */
  source: string | null;
  /** Whether the picture is a photo, which lies there as a print. */
  isPrint: boolean;
}

/** The picture of an outfit, in pixels. */
export const thumbnailSize = { width: 720, height: 900 } as const;

/** The fall and the blur of a shadow, in shares of the board's width (as on the board itself). */
const shadows = [
  { fall: 0.019, blur: 0.024, color: 'rgb(33 19 29 / 0.14)' },
  { fall: 0.0028, blur: 0.0028, color: 'rgb(33 19 29 / 0.2)' },
];
const print = { border: 0.01, radius: 0.008, color: 'white' };
const gap = { line: 0.0035, radius: 0.02, color: 'rgb(101 86 95 / 0.7)' };

/** Draws the layers of an outfit without its board, as a WebP, or a PNG where the browser makes none. */
export async function drawLayers(layers: readonly LayerToDraw[]): Promise<Blob> {
  const { width, height } = thumbnailSize;
  const canvas = makeCanvas(width, height);
  const context = canvas.getContext('2d') as CanvasRenderingContext2D | null;
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  const pictures = await Promise.all(layers.map(({ source }) => source && readPicture(source)));
  for (const [index, layer] of layers.entries()) {
    const { place, extent } = layer;
    const turn = (place.rotation * Math.PI) / 180;
    const wide = extent.width * width;
    const high = extent.height * height;
    context.save();
    context.translate(place.x * width, place.y * height);
    context.rotate(turn);
    if (place.isFlipped) context.scale(-1, 1);
    const picture = pictures[index];
    if (picture) {
      const drawn = layer.isPrint ? printOf(picture, wide, high) : picture;
      for (const { fall, blur, color } of shadows) {
        // Shadows do not turn with the context, but on the board they turn with the piece.
        context.shadowOffsetX = -Math.sin(turn) * fall * width;
        context.shadowOffsetY = Math.cos(turn) * fall * width;
        context.shadowBlur = 2 * blur * width;
        context.shadowColor = color;
        context.drawImage(drawn, -wide / 2, -high / 2, wide, high);
      }
      picture.close();
    } else drawGap(context, wide, high);
    context.restore();
  }
  const webp = await toBlob(canvas, 'image/webp');
  return webp.type === 'image/webp' ? webp : toBlob(canvas, 'image/png');
}

function drawGap(context: CanvasRenderingContext2D, wide: number, high: number): void {
  const line = gap.line * thumbnailSize.width;
  context.strokeStyle = gap.color;
  context.lineWidth = line;
  context.setLineDash([line * 3, line * 2]);
  context.beginPath();
  context.roundRect(-wide / 2, -high / 2, wide, high, gap.radius * thumbnailSize.width);
  context.stroke();
}

/** A photo with its white border. */
function printOf(picture: ImageBitmap, wide: number, high: number) {
  const canvas = makeCanvas(Math.max(1, Math.round(wide)), Math.max(1, Math.round(high)));
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const border = print.border * thumbnailSize.width;
  context.fillStyle = print.color;
  context.beginPath();
  context.roundRect(0, 0, canvas.width, canvas.height, print.radius * thumbnailSize.width);
  context.fill();
  const inner = [canvas.width - 2 * border, canvas.height - 2 * border] as const;
  context.drawImage(picture, border, border, ...inner);
  return canvas;
}

async function readPicture(source: string): Promise<ImageBitmap> {
  const answer = await fetch(source);
  if (!answer.ok) throw new Error(`no picture: ${answer.status}`);
  return createImageBitmap(await answer.blob());
}

function makeCanvas(width: number, height: number): OffscreenCanvas | HTMLCanvasElement {
  if (typeof OffscreenCanvas === 'function') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}

function toBlob(canvas: OffscreenCanvas | HTMLCanvasElement, type: string): Promise<Blob> {
  const quality = 0.95;
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type, quality });
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('no picture'))),
      type,
      quality,
    ),
  );
}
