import { fileTypeFromBuffer } from 'file-type';
import { type AcceptedImageType, acceptedImageTypes } from '#contract/rules/images.ts';

/** As many bytes as tell what a file is: no more of a stranger's file is read for that. */
export const typeBytes = 4100;

/** The type of a picture that Hem takes, by its first bytes; null of any other file. An APNG is a PNG. */
export async function imageTypeOf(bytes: Buffer): Promise<AcceptedImageType | null> {
  const found = await fileTypeFromBuffer(bytes.subarray(0, typeBytes)).catch(() => undefined);
  const mime = found?.mime === 'image/apng' ? 'image/png' : found?.mime;
  return acceptedImageTypes.find((accepted) => accepted === mime) ?? null;
}
