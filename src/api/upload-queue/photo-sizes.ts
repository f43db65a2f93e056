import { largestRendition } from '#contract/rules/images.ts';

/** How small a photo is made before it is sent. */
export interface PhotoSize {
  /** The most pixels of the longer side. */
  maxSide: number;
  /** The quality of the first compression, 0 to 1. */
  quality: number;
  /** The most megabytes. */
  maxMegabytes: number;
}

/** The sizes of photos by what they show. */
export const photoSizes = {
  /** None larger is shown; for the weight see docs/design/product-rules.md, Photos. */
  garment: { maxSide: largestRendition, quality: 0.85, maxMegabytes: 0.33 },
  /** The largest disc at three device pixels. */
  person: { maxSide: 640, quality: 0.82, maxMegabytes: 0.15 },
  /** As it is drawn. */
  board: { maxSide: 900, quality: 0.86, maxMegabytes: 0.4 },
} as const satisfies Record<string, PhotoSize>;
