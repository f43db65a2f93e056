import { useEffect } from 'react';
import { addPhotos } from '#api/upload-queue/upload-queue.ts';
import type { DrawnLayer, OutfitDetails } from '#contract/schemas/outfit.ts';
import { layerExtent, ratioOf } from '../board/layer-geometry.ts';
import { drawLayers, type LayerToDraw, thumbnailSize } from './draw-layers.ts';

/** An outfit as far as its picture needs it. */
type Drawable = Pick<OutfitDetails, 'outfitId' | 'drawingKey' | 'layers' | 'thumbnail'>;

/** The names of what was drawn since the page was opened; the server makes the renditions a little later. */
const drawn = new Set<string>();

/**
 * Draws the picture of an outfit on this device, and sends it off; nothing where there is one, or where its
 * pieces' pictures are not ready. What fails is drawn when the outfit is opened again.
 */
export async function drawThumbnail({
  outfitId,
  drawingKey,
  layers,
  thumbnail,
}: Drawable): Promise<void> {
  const name = `${outfitId} ${drawingKey}`;
  if (thumbnail || drawn.has(name) || !layers.some(({ isGap }) => !isGap)) return;
  const isReady = layers.every(({ isGap, image }) => isGap || image?.urls || !image);
  if (!isReady) return;
  drawn.add(name);
  try {
    const picture = await drawOutfit(layers);
    const file = new File([picture], 'outfit', { type: picture.type });
    await addPhotos([file], { kind: 'outfit-thumbnail', outfitId, drawingKey });
  } catch {
    drawn.delete(name);
  }
}

/** Draws the picture of an outfit that has none of what it shows now, when it is opened. */
export function useThumbnail(outfit: Drawable | undefined, isOwner: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: of what it shows; another answer is the same
  useEffect(() => {
    if (outfit && isOwner && outfit.drawingKey) void drawThumbnail(outfit);
  }, [outfit?.outfitId, outfit?.drawingKey, outfit?.thumbnail === null, isOwner]);
}

/** The picture of an outfit's layers, without its board. Throws where it cannot be drawn. */
export const drawOutfit = (layers: readonly DrawnLayer[]): Promise<Blob> =>
  draw(layers.map(toDraw));

function toDraw({ image, isGap, ...place }: DrawnLayer): LayerToDraw {
  const extent = layerExtent(place.size, ratioOf(image));
  const longer = Math.max(extent.width * thumbnailSize.width, extent.height * thumbnailSize.height);
  const { x, y, size, rotation, isFlipped } = place;
  return {
    place: { x, y, size, rotation, isFlipped },
    extent,
    source: isGap ? null : (image?.urls?.[longer > 720 ? 1600 : 720] ?? null),
    isPrint: image?.treatment?.mode !== 'cutout',
  };
}

/** Draws aside of the page where the browser can, else here. */
async function draw(layers: readonly LayerToDraw[]): Promise<Blob> {
  if (typeof Worker !== 'function' || typeof OffscreenCanvas !== 'function') {
    return drawLayers(layers);
  }
  const worker = new Worker(new URL('./draw-worker.ts', import.meta.url), { type: 'module' });
  try {
    const aside = await new Promise<Blob | null>((resolve) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = () => resolve(null);
      worker.postMessage(layers);
    });
    return aside ?? (await drawLayers(layers));
  } finally {
    worker.terminate();
  }
}
