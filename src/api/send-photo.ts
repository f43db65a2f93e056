import type { AcceptedImageType, ImageKind } from '#contract/rules/images.ts';
import { callOperation } from '#lib/http.ts';
import { putFile } from '#lib/put-file.ts';
import { preparePhoto } from './upload-queue/prepare-photo.ts';

/** A picture as it was sent. Bytes, since not every web view keeps a Blob on the device. */
export interface SentPicture {
  bytes: ArrayBuffer;
  contentType: string;
}

/**
 * Prepares and sends one photo at once, for a form that names it when it is saved. Answers its id
 * and the picture as it was sent, to show it by. Throws PhotoRefused and AppError.
 */
export async function sendPhoto(
  file: File,
  kind: ImageKind,
): Promise<{ imageId: string; picture: SentPicture }> {
  const { bytes, contentType } = await preparePhoto({
    bytes: await file.arrayBuffer(),
    name: file.name,
  });
  const { imageId, url } = await callOperation('imageUpload', {
    kind,
    contentType: contentType as AcceptedImageType,
    byteLength: bytes.byteLength,
  });
  await putFile(url, { bytes, contentType }, () => {});
  return { imageId, picture: { bytes, contentType } };
}
