import { layerExtent } from '#components/board/layer-geometry.ts';
import type { Point } from '#lib/pinch.ts';
import type { HeldLayer, Size } from './board-gesture.ts';

/** The alpha up to which a picture is a mere trace, 0 to 255. */
const seen = 24;
/** A finger that touches so near to a piece means it, in CSS pixels. */
const fingerPx = 9;
/** The longer side of the small copy in which is looked. */
const copySide = 96;

interface Cover {
  width: number;
  height: number;
  alpha: Uint8ClampedArray;
}

/** The cover of a picture that was looked at; null where the browser does not tell. */
const covers = new WeakMap<HTMLImageElement, { source: string; cover: Cover | null }>();

/**
 * Whether a point of the board lies on a layer's picture: on what can be seen of it, or in its box where the
 * browser does not tell (a picture of another origin).
 */
export function isOn(
  { place, ratio }: HeldLayer,
  picture: HTMLImageElement | null,
  at: Point,
  board: Size,
): boolean {
  const { width, height } = layerExtent(place.size, ratio);
  const [wide, high] = [width * board.width, height * board.height];
  const turn = (-place.rotation * Math.PI) / 180;
  const [x, y] = [at.x - place.x * board.width, at.y - place.y * board.height];
  const across = (x * Math.cos(turn) - y * Math.sin(turn)) * (place.isFlipped ? -1 : 1);
  const down = x * Math.sin(turn) + y * Math.cos(turn);
  if (Math.abs(across) > wide / 2 + fingerPx || Math.abs(down) > high / 2 + fingerPx) return false;
  const cover = picture && coverOf(picture);
  if (!cover) return Math.abs(across) <= wide / 2 && Math.abs(down) <= high / 2;
  const reach = [0, -fingerPx, fingerPx];
  return reach.some((byX) =>
    reach.some((byY) => isSeen(cover, (across + byX) / wide + 0.5, (down + byY) / high + 0.5)),
  );
}

function isSeen({ width, height, alpha }: Cover, x: number, y: number): boolean {
  if (x < 0 || y < 0 || x >= 1 || y >= 1) return false;
  return alpha[Math.floor(y * height) * width + Math.floor(x * width)]! > seen;
}

function coverOf(picture: HTMLImageElement): Cover | null {
  if (!picture.complete || picture.naturalWidth === 0) return null;
  const source = picture.currentSrc;
  const known = covers.get(picture);
  if (known?.source === source) return known.cover;
  const cover = lookAt(picture);
  covers.set(picture, { source, cover });
  return cover;
}

function lookAt(picture: HTMLImageElement): Cover | null {
  const { naturalWidth, naturalHeight } = picture;
  const scale = copySide / Math.max(naturalWidth, naturalHeight);
  const width = Math.max(1, Math.round(naturalWidth * scale));
  const height = Math.max(1, Math.round(naturalHeight * scale));
  try {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) return null;
    context.drawImage(picture, 0, 0, width, height);
    const { data } = context.getImageData(0, 0, width, height);
    return { width, height, alpha: data.filter((_, at) => at % 4 === 3) };
  } catch {
    // A picture of another origin keeps its pixels to itself.
    return null;
  }
}
