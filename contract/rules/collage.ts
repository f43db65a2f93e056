import type { ColorFamily } from './color-families.ts';

/*
 * [Note: Collage] An outfit is a collage: plain data, the same on every device. A layer is one item on
 * the board. Its center is given in fractions of the board's width and height, from the upper left corner; its
 * size is the longer side of its picture as a fraction of the board's height; its rotation is in
 * degrees, clockwise. Layers stand from the back to the front. The picture itself is never part of it:
 * each layer shows its item's first photo as it is now, and a gap where the item is gone.
 */

/** The board's width by its height (docs/design/product-rules.md, Outfits and looks). */
export const boardRatio = 4 / 5;

/** Most characters of an outfit's title. */
export const longestOutfitTitle = 120;

/** Most layers of one collage. */
export const maxLayers = 60;

/** How far a layer's center may lie outside of the board, in fractions of it. */
export const farthestCenter = 0.5;

/** The smallest and largest size of a layer ([Note: Collage]). */
export const layerSizes = { least: 0.02, most: 3 } as const;

/** The background of the board: pattern paper, a plain sheet, or a color. */
export type BoardBackground = 'paper' | 'plain' | ColorFamily;

/** The place of a layer on the board ([Note: Collage]). */
export interface LayerPlace {
  x: number;
  y: number;
  size: number;
  rotation: number;
  isFlipped: boolean;
}

/** A layer: an item, or null for one that is gone, and where it lies. */
export interface Layer extends LayerPlace {
  itemId: string | null;
}

/** The layers on a board, from the back to the front, and its background. */
export interface Collage {
  background: BoardBackground;
  layers: Layer[];
}
