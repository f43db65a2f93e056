import { defineDraft, isListOf } from '#lib/draft-kind.ts';
import type { Crop } from './crop-geometry.ts';

/** The crop of a photo that is not saved yet. */
export interface CropFields {
  crop: Crop;
}

const areNumbers = isListOf((one) => Number.isFinite(one));
const isCrop = (value: unknown) => {
  const { turns, angle, frame } = Object(value) as Partial<Crop>;
  const { x, y, width, height } = Object(frame) as Partial<Crop['frame']>;
  return areNumbers([turns, angle, x, y, width, height]);
};

/** The drafts of crops, by photo. */
export const cropDraft = defineDraft<CropFields>({ name: 'crop', fields: { crop: isCrop } });
