/** How many bytes are checked before the page may handle something else. */
const turnBytes = 2_000_000;

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/**
 * Whether a PNG has come whole: every chunk with its checksum, and its end. Browsers draw as much as
 * there is of a damaged one, so half a picture would be taken for the photo.
 */
export async function isWholePng(bytes: ArrayBuffer): Promise<boolean> {
  const all = new Uint8Array(bytes);
  const view = new DataView(bytes);
  let looked = 0;
  for (let at = 8; at + 12 <= all.length; ) {
    const end = at + 8 + view.getUint32(at);
    if (end + 4 > all.length) return false;
    let sum = 0xffffffff;
    for (let index = at + 4; index < end; index += 1) {
      sum = table[(sum ^ all[index]!) & 255]! ^ (sum >>> 8);
    }
    if ((sum ^ 0xffffffff) >>> 0 !== view.getUint32(end)) return false;
    if (view.getUint32(at + 4) === 0x49454e44) return true;
    looked += end - at;
    if (looked > turnBytes) {
      looked = 0;
      await new Promise((resolve) => setTimeout(resolve));
    }
    at = end + 4;
  }
  return false;
}
