import { type ImageRefusal, maxImagePixels } from '#contract/rules/images.ts';

/** Why a photo was not taken, in a person's words. */
export const refusalWords: Record<ImageRefusal, string> = {
  'image-empty': 'This file is empty.',
  'image-type': 'Not a photo we can read. JPEG, PNG, WebP, AVIF and GIF work; send HEIC as JPEG.',
  'image-too-large': 'This file is too large.',
  'image-too-many-pixels': `Too many pixels. Up to ${Math.floor(maxImagePixels / 1e6)} megapixels work.`,
  'image-broken': 'This file is damaged.',
};
