import imageCompression from 'browser-image-compression';
import { imageSize } from 'image-size';
import { type ImageRefusal, maxImagePixels } from '#contract/rules/images.ts';
import { analyzePicture } from '#contract/rules/picture-analysis.ts';
import type { QueuedPhoto } from '#lib/queued-photo.ts';
import type { PhotoSize } from './photo-sizes.ts';
import { uprightWebp } from './webp-orientation.ts';
import { isWholePng } from './whole-png.ts';

/** The compressor's script, served by us: left alone its worker would ask a CDN. */
const compressorUrl = '/assets/browser-image-compression-2.0.2.js';

const accepted = ['jpg', 'png', 'webp', 'gif', 'avif'];

/** A picked file that cannot become a picture. */
export class PhotoRefused extends Error {
  readonly refusal: ImageRefusal;
  constructor(refusal: ImageRefusal, cause?: unknown) {
    super(refusal, { cause });
    this.refusal = refusal;
  }
}

/**
 * Checks a picked file by its header alone: its type by content, and how many pixels it would
 * have, before anything decodes it. Answers its sides in pixels. Throws PhotoRefused.
 */
export function checkHeader(bytes: ArrayBuffer): { width: number; height: number } {
  if (bytes.byteLength === 0) throw new PhotoRefused('image-empty');
  let size: ReturnType<typeof imageSize>;
  try {
    size = imageSize(new Uint8Array(bytes));
  } catch (cause) {
    const isKnown = looksLikePicture(new Uint8Array(bytes));
    throw new PhotoRefused(isKnown ? 'image-broken' : 'image-type', cause);
  }
  if (!size.type || !accepted.includes(size.type)) throw new PhotoRefused('image-type');
  if (!size.width || !size.height) throw new PhotoRefused('image-broken');
  if (size.width * size.height > maxImagePixels) throw new PhotoRefused('image-too-many-pixels');
  return { width: size.width, height: size.height };
}

/** Whether the first bytes are those of a picture, although the rest cannot be read. */
function looksLikePicture(head: Uint8Array): boolean {
  const text = String.fromCharCode(...head.subarray(0, 12));
  return /^(\xff\xd8|\x89PNG|GIF8|RIFF....WEBP)/s.test(text);
}

/**
 * Makes the bytes that are sent: upright, of the given size at most, without metadata, compressed in a
 * worker. Throws PhotoRefused if the browser cannot decode it.
 */
export async function preparePhoto(
  photo: Pick<QueuedPhoto, 'name'> & { bytes: ArrayBuffer },
  { maxSide, quality, maxMegabytes }: PhotoSize,
): Promise<Pick<QueuedPhoto, 'contentType' | 'contentHash'> & { bytes: ArrayBuffer }> {
  const { width, height } = checkHeader(photo.bytes);
  const contentHash = await sha256(photo.bytes);
  const first = new Uint8Array(photo.bytes)[0];
  const isJpeg = first === 0xff;
  if (first === 0x89 && !(await isWholePng(photo.bytes))) throw new PhotoRefused('image-broken');
  // A format that can be transparent is kept: as a JPEG the transparent parts would be black.
  const fileType = isJpeg ? 'image/jpeg' : canEncodeWebp() ? 'image/webp' : 'image/png';
  let compressed: Blob;
  try {
    const upright = isJpeg ? photo.bytes : await uprightWebp(photo.bytes);
    const picked = new File([upright], photo.name, { type: isJpeg ? 'image/jpeg' : 'image/png' });
    compressed = await imageCompression(picked, {
      // A thin strip keeps at least a pixel of its shorter side.
      maxWidthOrHeight: Math.max(
        maxSide,
        Math.ceil(Math.max(width, height) / Math.min(width, height)),
      ),
      maxSizeMB: maxMegabytes,
      initialQuality: quality,
      fileType,
      useWebWorker: true,
      libURL: new URL(compressorUrl, location.href).href,
    });
  } catch (cause) {
    throw new PhotoRefused('image-broken', cause);
  }
  return { bytes: await compressed.arrayBuffer(), contentType: compressed.type, contentHash };
}

/** Finds a prepared photo's main color ([Note: Whose color]) and its look, as a tile shows it before the server has it. */
export async function photoLook(
  bytes: ArrayBuffer,
  contentType: string,
): Promise<Pick<QueuedPhoto, 'mainColor' | 'look'>> {
  const picture = new Blob([bytes], { type: contentType });
  // A strip that is too thin to analyze is a picture all the same.
  return analyze(picture, bytes).catch(() => ({ mainColor: null, look: null }));
}

async function analyze(picture: Blob, bytes: ArrayBuffer): ReturnType<typeof photoLook> {
  const bitmap = await createImageBitmap(picture, { resizeWidth: 120, resizeQuality: 'low' });
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = Math.min(bitmap.height, 400);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || canvas.height === 0) return { mainColor: null, look: null };
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const raster = context.getImageData(0, 0, canvas.width, canvas.height);
  const { mainColor, ...treatment } = analyzePicture(raster);
  const { width = 0, height = 0 } = imageSize(new Uint8Array(bytes));
  return { mainColor, look: { width, height, treatment } };
}

/** SHA-256 as hex, or null where the page has no secure context to compute it in. */
async function sha256(bytes: ArrayBuffer): Promise<string | null> {
  if (!crypto.subtle) return null;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

let webp: boolean | undefined;

function canEncodeWebp(): boolean {
  webp ??= document.createElement('canvas').toDataURL('image/webp').startsWith('data:image/webp');
  return webp;
}
