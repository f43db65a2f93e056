/** All bytes of an answer's body; null as soon as there are more than so many. */
export async function readAtMost(
  body: ReadableStream<Uint8Array>,
  most: number,
): Promise<Buffer | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    length += part.length;
    if (length > most) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
