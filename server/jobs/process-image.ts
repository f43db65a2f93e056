import sharp, { type Sharp } from 'sharp';
import {
  type ImageRefusal,
  type ImageRendition,
  largestRendition,
  maxImageBytes,
  maxImagePixels,
  smallerRenditions,
} from '#contract/rules/images.ts';
import { analyzePicture } from '#contract/rules/picture-analysis.ts';
import type { Database } from '../database/database.ts';
import { imageKeys } from '../foundation/image-keys.ts';
import { imageTypeOf } from '../foundation/image-type.ts';
import type { JobServices } from '../ports/services.ts';
import { lockAccount } from '../repositories/account-lock.ts';
import { waitForCutout } from '../repositories/cutouts.ts';
import { findReceived, markReady, markRefused } from '../repositories/images.ts';
import { takeColors } from '../repositories/item-derivation.ts';
import { cutOutJob } from './cut-out.ts';
import { deleteBlobsJob } from './delete-blobs.ts';
import { deleteUploadJob } from './delete-upload.ts';
import { forgetFilesOfGone } from './forget-files.ts';
import { enqueue, type Job } from './job.ts';

/** How long an upload address is good. */
export const uploadLifeMs = 3_600_000;

/** A picture that cannot be shown. */
class ImageRefused extends Error {
  readonly refusal: ImageRefusal;
  constructor(refusal: ImageRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

/** Works on a picture that was received; one that cannot be worked on for days is refused. */
export const processImageJob: Job<{ imageId: string }> = {
  kind: 'process-image',
  work: ({ imageId }, services) => processImage(services, imageId),
  async giveUp({ imageId }, { open }) {
    await markRefused(open.database, imageId, 'image-broken');
    await enqueue(open.database, deleteBlobsJob, { imageIds: [imageId] });
  },
};

/**
 * Makes the stored original and the renditions of a received picture: upright, in sRGB, without
 * metadata, named by us. Can be run again at any point: what was written is written over; and
 * where the picture was forgotten meanwhile, what was written goes too.
 */
export async function processImage(services: JobServices, imageId: string): Promise<void> {
  const { blobs, open } = services;
  const row = await findReceived(open.database, imageId);
  if (!row) return forgetFilesOfGone(open.database, imageId);
  const uploadKey = imageKeys.upload(imageId);
  try {
    const bytes = await blobs.read(uploadKey);
    const made = await makeRenditions(bytes);
    for (const { name, bytes, contentType } of made.files) {
      await blobs.write(imageKeys.rendition(imageId, name), bytes, contentType);
    }
    await open.transaction(async (transaction) => {
      await lockAccount(transaction, row.ownerId);
      await markReady(transaction, imageId, made.found);
      await takeColors(transaction, { imageId });
      const isCut = services.config.cutout.kind !== 'off';
      if (isCut && (await waitForCutout(transaction, imageId))) {
        await enqueue(transaction, cutOutJob, { imageId });
      }
      await forgetUpload(transaction, row);
      await forgetFilesOfGone(transaction, imageId);
    });
  } catch (error) {
    // Everything else is trouble of ours (a disk, the store, the database): it is tried again.
    if (!(error instanceof ImageRefused)) throw error;
    const { refusal } = error;
    await open.transaction(async (transaction) => {
      await lockAccount(transaction, row.ownerId);
      await markRefused(transaction, imageId, refusal);
      await forgetUpload(transaction, row);
    });
  }
}

/**
 * The bytes as sent stay until their address has expired: both stores refuse to take a file that is
 * there, so an address works once.
 */
async function forgetUpload(database: Database, row: { id: string; createdAt: Date }) {
  const expired = new Date(row.createdAt.getTime() + uploadLifeMs + 60_000);
  await enqueue(database, deleteUploadJob, { imageId: row.id }, expired);
}

interface RenditionFile {
  name: ImageRendition;
  bytes: Buffer;
  contentType: string;
}

/**
 * Makes what is stored of a picture, and finds out what is shown with it. Throws ImageRefused where
 * the picture itself is at fault.
 */
export async function makeRenditions(bytes: Buffer) {
  if (bytes.length === 0) throw new ImageRefused('image-empty');
  if (bytes.length > maxImageBytes) throw new ImageRefused('image-too-large');
  const type = await imageTypeOf(bytes);
  if (!type) throw new ImageRefused('image-type');
  const open = () =>
    sharp(bytes, { limitInputPixels: maxImagePixels, failOn: 'error', pages: 1, autoOrient: true });
  const size = await decodable(() =>
    sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata(),
  );
  const frameHeight = size.pageHeight ?? size.height;
  if (size.width * frameHeight > maxImagePixels) throw new ImageRefused('image-too-many-pixels');
  // For a GIF sharp gives the size of the first frame; the size of the whole picture is in its header.
  const screen = type === 'image/gif' ? bytes.readUInt16LE(6) * bytes.readUInt16LE(8) : 0;
  if (screen > maxImagePixels) throw new ImageRefused('image-too-many-pixels');

  return decodable(async () => {
    const largest = await encode(open(), largestRendition, 'image/webp');
    const files: RenditionFile[] = [
      { name: largestRendition, bytes: largest.data, contentType: 'image/webp' },
    ];
    for (const side of smallerRenditions) {
      const made = await encode(sharp(largest.data), side, 'image/webp');
      files.push({ name: side, bytes: made.data, contentType: 'image/webp' });
    }
    const originalType = type === 'image/jpeg' || type === 'image/png' ? type : 'image/webp';
    // A small WebP is its own largest rendition: encoding it twice would only cost time.
    const isSame =
      originalType === 'image/webp' && Math.max(size.width, frameHeight) <= largestRendition;
    const original = isSame ? largest : await encode(open(), null, originalType);
    files.push({ name: 'original', bytes: original.data, contentType: originalType });
    const raster = await sharp(largest.data)
      .resize(160, 160, { fit: 'inside' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const analysis = analyzePicture({
      width: raster.info.width,
      height: raster.info.height,
      data: raster.data,
    });
    return {
      files,
      found: {
        width: original.info.width,
        height: original.info.height,
        originalType,
        ...analysis,
      },
    };
  });
}

/** Encodes in sRGB and without metadata; a thin picture keeps at least one pixel of each side. */
function encode(picture: Sharp, side: number | null, type: string) {
  let pipeline = picture.toColourspace('srgb');
  if (side) {
    pipeline = pipeline.resize(side, side, { fit: 'inside', withoutEnlargement: true });
  }
  if (type === 'image/jpeg') pipeline = pipeline.jpeg({ quality: 88, mozjpeg: false });
  else if (type === 'image/png') pipeline = pipeline.png({ compressionLevel: 8 });
  else pipeline = pipeline.webp({ quality: 84, alphaQuality: 92, effort: 2 });
  return pipeline.toBuffer({ resolveWithObject: true });
}

/** The words of sharp when the machine, not the picture, is at fault. */
const troubles =
  /ENOMEM|out of memory|cannot allocate|EMFILE|ENFILE|EAGAIN|ENOSPC|EIO|create thread/i;

/** Runs work by sharp: what it cannot read is a broken picture, not a fault of ours. */
async function decodable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ImageRefused) throw error;
    const message = String(error);
    if (/pixel limit/i.test(message)) throw new ImageRefused('image-too-many-pixels');
    if (troubles.test(message)) throw error;
    throw new ImageRefused('image-broken');
  }
}
