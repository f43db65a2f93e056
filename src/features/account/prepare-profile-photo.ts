import imageCompression from 'browser-image-compression';
import type { ProfilePhoto } from '#api/profile.ts';
import { newIdempotencyKey } from '#lib/unanswered-writes.ts';

/** Longer side of the user's picture, in pixels: the largest disc at three device pixels. */
const maxSide = 640;
const quality = 0.82;
const maxMegabytes = 0.15;

/** The compressor's script, served by us: left alone its worker would ask a CDN. */
const compressorUrl = '/assets/browser-image-compression-2.0.2.js';

/** Makes a picked file small, upright and free of metadata, in a worker. Throws if it is no picture. */
export async function prepareProfilePhoto(file: File): Promise<ProfilePhoto> {
  // What may be transparent stays so: a JPEG would paint it black.
  const contentType = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png';
  const made = await imageCompression(file, {
    maxWidthOrHeight: maxSide,
    maxSizeMB: maxMegabytes,
    initialQuality: quality,
    fileType: contentType,
    useWebWorker: true,
    libURL: new URL(compressorUrl, location.href).href,
  });
  return { id: newIdempotencyKey(), bytes: await made.arrayBuffer(), contentType };
}
