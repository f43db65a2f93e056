/**
 * The parts that a picture file is made of, by name: JPEG segments, PNG chunks, WebP chunks; `trailer`
 * for what follows its end.
 */
export function partsOf(bytes: Buffer): string[] {
  if (bytes.readUInt16BE(0) === 0xffd8) return partsOfJpeg(bytes);
  if (bytes.readUInt32BE(0) === 0x89504e47) return partsOfPng(bytes);
  if (bytes.toString('latin1', 8, 12) === 'WEBP') return partsOfWebp(bytes);
  throw new Error('neither JPEG, PNG nor WebP');
}

/** The parts that a stored picture may have: none that tell more than its pixels. */
export const plainParts = new Set([
  ...['SOI', 'APP0', 'DQT', 'SOF', 'DHT', 'DRI', 'SOS', 'EOI'],
  ...['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'sRGB', 'gAMA', 'cHRM', 'pHYs', 'bKGD', 'sBIT'],
  ...['VP8 ', 'VP8L', 'VP8X', 'ALPH'],
]);

const jpegNames: Record<number, string> = {
  196: 'DHT',
  216: 'SOI',
  217: 'EOI',
  218: 'SOS',
  219: 'DQT',
  221: 'DRI',
  254: 'COM',
};

function partsOfJpeg(bytes: Buffer): string[] {
  const parts = ['SOI'];
  let at = 2;
  while (at < bytes.length) {
    const marker = bytes[at + 1]!;
    if (bytes[at] !== 0xff) throw new Error(`no marker at ${at}`);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    const name =
      marker >= 0xe0 && marker <= 0xef
        ? `APP${marker - 0xe0}`
        : isFrame
          ? 'SOF'
          : (jpegNames[marker] ?? marker.toString(16));
    parts.push(name);
    at += 2;
    if (name === 'EOI') {
      if (at < bytes.length) parts.push('trailer');
      return parts;
    }
    at += bytes.readUInt16BE(at);
    if (name !== 'SOS') continue;
    // Coded data runs to the next marker that is neither a stuffed byte nor a restart.
    while (bytes[at] !== 0xff || bytes[at + 1] === 0 || (bytes[at + 1]! & 0xf8) === 0xd0) at += 1;
  }
  return parts;
}

function partsOfPng(bytes: Buffer): string[] {
  const parts: string[] = [];
  let at = 8;
  while (at < bytes.length) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    parts.push(name);
    at += 12 + bytes.readUInt32BE(at);
    if (name !== 'IEND') continue;
    if (at < bytes.length) parts.push('trailer');
    return parts;
  }
  return parts;
}

function partsOfWebp(bytes: Buffer): string[] {
  const parts: string[] = [];
  const end = 8 + bytes.readUInt32LE(4);
  let at = 12;
  while (at < end) {
    parts.push(bytes.toString('latin1', at, at + 4));
    const length = bytes.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  if (bytes.length > end) parts.push('trailer');
  return parts;
}
