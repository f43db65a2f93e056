import { boardRatio, type LayerPlace } from '#contract/rules/collage.ts';

/*
 * The place of a layer's picture ([Note: Collage]): the one calculation for the board, its thumbnail and the
 * editor, so that they agree.
 */

/** The shape of a layer without a picture. */
export const gapRatio = 3 / 4;

/** A picture's width by its height; a gap's where there is none. */
export const ratioOf = (image: { width: number; height: number } | null): number =>
  image && image.width > 0 && image.height > 0 ? image.width / image.height : gapRatio;

/** The width and height of a layer's picture, as fractions of the board's width and height. */
export function layerExtent(size: number, ratio: number): { width: number; height: number } {
  const height = ratio > 1 ? size / ratio : size;
  // From fractions of the board's height to fractions of its width.
  return { width: (height * ratio) / boardRatio, height };
}

/** The transform of a layer's picture, whose middle lies at the layer's center. */
export const layerTransform = ({ rotation, isFlipped }: LayerPlace): string =>
  `translate(-50%, -50%) rotate(${rotation}deg)${isFlipped ? ' scaleX(-1)' : ''}`;

/** The style of a layer's picture on a board of any size. */
export function layerStyle(place: LayerPlace, ratio: number) {
  const { width, height } = layerExtent(place.size, ratio);
  return {
    left: `${place.x * 100}%`,
    top: `${place.y * 100}%`,
    width: `${width * 100}%`,
    height: `${height * 100}%`,
    transform: layerTransform(place),
  };
}
