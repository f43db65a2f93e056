import { type Crop, cutOf, type Size } from './crop-geometry.ts';

/** A photo to be cropped, upright as it is shown, and its sides. */
export interface PhotoFile extends Size {
  /** The address that it was read from. */
  url: string;
  image: HTMLImageElement;
}

/** A photo that did not come, or that the browser cannot draw. */
export class PhotoUnread extends Error {}

/**
 * Reads a photo from its address, of the server or of this device: those cannot be fetched, only shown. Throws
 * PhotoUnread.
 */
export async function readPhotoFile(url: string): Promise<PhotoFile> {
  const image = new Image();
  image.src = url;
  await image.decode().catch((cause) => {
    throw new PhotoUnread('', { cause });
  });
  const { naturalWidth: width, naturalHeight: height } = image;
  if (!width || !height) throw new PhotoUnread();
  return { url, image, width, height };
}

/** As good as the photo itself: it is made small once more before it is sent. */
const quality = 0.95;

/**
 * Makes the picture that a crop cuts. What is transparent stays so. Throws where the browser cannot draw or write it.
 */
export async function cropPhotoFile(photo: PhotoFile, crop: Crop): Promise<File> {
  const bitmap = await createImageBitmap(photo.image);
  try {
    const cut = cutOf(photo, crop);
    const { canvas, context } = canvasOf(cut);
    context.imageSmoothingQuality = 'high';
    context.translate(cut.width / 2, cut.height / 2);
    context.rotate((crop.angle * Math.PI) / 180);
    context.translate(-cut.x, -cut.y);
    context.rotate((crop.turns * Math.PI) / 2);
    context.drawImage(bitmap, -photo.width / 2, -photo.height / 2, photo.width, photo.height);
    // A browser that cannot write WebP writes PNG.
    const type = isSeenThrough(canvas) ? 'image/webp' : 'image/jpeg';
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality));
    if (!blob) throw new Error('no picture');
    return new File([blob], 'Cropped photo', { type: blob.type });
  } finally {
    bitmap.close();
  }
}

function canvasOf({ width, height }: Size) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  return { canvas, context };
}

/** Whether a good part of a picture is transparent: looked for in a small one, which takes no time. */
function isSeenThrough(picture: HTMLCanvasElement): boolean {
  const { context } = canvasOf({ width: 64, height: 64 });
  context.drawImage(picture, 0, 0, 64, 64);
  const { data } = context.getImageData(0, 0, 64, 64);
  return data.some((value, at) => at % 4 === 3 && value < 250);
}
