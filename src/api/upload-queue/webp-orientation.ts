/**
 * The EXIF orientation of a WebP, 1 to 8 (1 where there is none that makes sense), and the same picture
 * turned upright without it: not every browser applies it.
 */
export function readWebpOrientation(bytes: ArrayBuffer): {
  orientation: number;
  plain: Uint8Array<ArrayBuffer>;
} {
  const plain = new Uint8Array(bytes.slice(0));
  const view = new DataView(plain.buffer);
  const nameAt = (at: number) => String.fromCharCode(...plain.subarray(at, at + 4));
  let orientation = 1;
  if (plain.length < 12 || nameAt(0) !== 'RIFF' || nameAt(8) !== 'WEBP') {
    return { orientation, plain };
  }
  for (let at = 12; at + 8 <= plain.length; ) {
    const size = view.getUint32(at + 4, true);
    if (nameAt(at) === 'EXIF') {
      orientation = exifOrientation(plain.subarray(at + 8, at + 8 + size));
      // Every decoder skips a chunk with an unknown name.
      plain.set([0x58, 0x58, 0x58, 0x58], at);
    }
    // The header of the extended format lists the chunks: EXIF is not among them any more.
    if (nameAt(at) === 'VP8X' && at + 8 < plain.length) plain[at + 8]! &= ~0x08;
    at += 8 + size + (size % 2);
  }
  return { orientation, plain };
}

function exifOrientation(exif: Uint8Array): number {
  const start = String.fromCharCode(...exif.subarray(0, 4)) === 'Exif' ? 6 : 0;
  try {
    const view = new DataView(exif.buffer, exif.byteOffset + start, exif.byteLength - start);
    const isLittle = view.getUint16(0) === 0x4949;
    const directory = view.getUint32(4, isLittle);
    const count = view.getUint16(directory, isLittle);
    for (let index = 0; index < count; index += 1) {
      const at = directory + 2 + index * 12;
      if (view.getUint16(at, isLittle) !== 0x0112) continue;
      const orientation = view.getUint16(at + 8, isLittle);
      return orientation >= 1 && orientation <= 8 ? orientation : 1;
    }
  } catch {
    // An offset in it points past its end.
  }
  return 1;
}

/** Draws a WebP upright. Answers the same bytes if it is upright already. */
export async function uprightWebp(bytes: ArrayBuffer): Promise<ArrayBuffer> {
  const { orientation, plain } = readWebpOrientation(bytes);
  if (orientation === 1) return bytes;
  const bitmap = await createImageBitmap(new Blob([plain], { type: 'image/webp' }));
  const { width, height } = bitmap;
  const isTurned = orientation >= 5;
  const canvas = document.createElement('canvas');
  canvas.width = isTurned ? height : width;
  canvas.height = isTurned ? width : height;
  const context = canvas.getContext('2d');
  if (!context) return bytes;
  context.setTransform(...matrixOf(orientation, width, height));
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const drawn = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/webp', 0.95),
  );
  return drawn ? drawn.arrayBuffer() : bytes;
}

/** The canvas matrix for an EXIF orientation. */
function matrixOf(
  orientation: number,
  width: number,
  height: number,
): [number, number, number, number, number, number] {
  switch (orientation) {
    case 2:
      return [-1, 0, 0, 1, width, 0];
    case 3:
      return [-1, 0, 0, -1, width, height];
    case 4:
      return [1, 0, 0, -1, 0, height];
    case 5:
      return [0, 1, 1, 0, 0, 0];
    case 6:
      return [0, 1, -1, 0, height, 0];
    case 7:
      return [0, -1, -1, 0, height, width];
    case 8:
      return [0, -1, 1, 0, 0, width];
    default:
      return [1, 0, 0, 1, 0, 0];
  }
}
