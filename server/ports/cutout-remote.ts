import sharp from 'sharp';
import { largestRendition, maxImageBytes } from '#contract/rules/images.ts';
import { judgeAlone } from '../cutout/judge-alone.ts';
import { boxOf, type Mask } from '../cutout/mask.ts';
import { CannotCut, type CutoutPort, CutterAway, cutLimitMs } from './cutout.ts';
import { readAtMost } from './read-at-most.ts';

/** The address of the provider, and the key that it asks for. */
export interface RemoteCutoutOptions {
  url: string;
  key: string | null;
  limitMs?: number;
}

/** How far the answer's shape may be from the photo's. */
const shapeTolerance = 0.02;
/** Mean difference of a channel, of 255, above which the answer shows another picture. */
const foreignDifference = 40;

/**
 * Sends the photo to a provider (`POST`, the picture as body) that answers it as a PNG or WebP with the
 * ground made transparent. What it says of its own confidence is not asked: the mask is judged here.
 */
export function openRemoteCutout({
  url,
  key,
  limitMs = cutLimitMs,
}: RemoteCutoutOptions): CutoutPort {
  const closing = new AbortController();
  return {
    async cut(photo) {
      const bytes = await fetchCut(photo);
      const mask = await readMask(photo, bytes);
      return { verdict: judgeAlone(mask), mask, box: boxOf(mask) };
    },
    async close() {
      closing.abort();
    },
  };

  async function fetchCut(photo: Buffer): Promise<Buffer> {
    if (closing.signal.aborted) throw new CutterAway('the server stops');
    const over = new AbortController();
    const giveUp = () => over.abort();
    const { signal } = over;
    closing.signal.addEventListener('abort', giveUp);
    const limit = setTimeout(giveUp, limitMs);
    try {
      const answer = await fetch(url, {
        method: 'POST',
        body: new Uint8Array(photo),
        redirect: 'error',
        signal,
        headers: {
          'content-type': 'image/webp',
          accept: 'image/png, image/webp',
          ...(key ? { authorization: `Bearer ${key}` } : {}),
        },
      });
      if (!answer.ok || !answer.body) throw refusalOf(answer.status);
      if (!/^image\/(png|webp)\b/.test(answer.headers.get('content-type') ?? '')) {
        throw new CannotCut('the answer is no PNG or WebP');
      }
      const bytes = await readAtMost(answer.body, maxImageBytes);
      if (!bytes) throw new CannotCut(`the answer is larger than ${maxImageBytes} bytes`);
      return bytes;
    } catch (error) {
      if (error instanceof CannotCut || error instanceof CutterAway) throw error;
      throw new CutterAway('the provider did not answer', { cause: error });
    } finally {
      clearTimeout(limit);
      closing.signal.removeEventListener('abort', giveUp);
    }
  }
}

/** Makes the error of a refusal of this photo, or of everybody: too many calls, a wrong key, a fault of its own. */
function refusalOf(status: number): Error {
  const isPhotos = [400, 413, 415, 422].includes(status);
  const words = `the provider answered ${status}`;
  return isPhotos ? new CannotCut(words) : new CutterAway(words);
}

/** The answer's transparency, at the photo's size. Throws CannotCut if it is not this photo. */
async function readMask(photo: Buffer, bytes: Buffer): Promise<Mask> {
  const size = await sharp(photo).autoOrient().metadata();
  const [width, height] = [size.autoOrient.width, size.autoOrient.height];
  const raw = async (file: Buffer, side: [number, number]) =>
    sharp(file, { limitInputPixels: (largestRendition * 4) ** 2 })
      .autoOrient()
      .resize(...side, { fit: 'fill' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer();
  let answered: Buffer;
  try {
    const { autoOrient: cut, hasAlpha } = await sharp(bytes).metadata();
    if (!hasAlpha) throw new CannotCut('the answer has no transparency');
    const isSameShape = Math.abs((cut.width / cut.height) * (height / width) - 1) <= shapeTolerance;
    if (!isSameShape) throw new CannotCut('the answer has another shape than the photo');
    const small: [number, number] = [64, 64];
    const [one, other] = await Promise.all([raw(photo, small), raw(bytes, small)]);
    if (differenceOf(one, other) > foreignDifference) {
      throw new CannotCut('the answer shows another picture');
    }
    answered = await raw(bytes, [width, height]);
  } catch (error) {
    if (error instanceof CannotCut) throw error;
    throw new CannotCut('the answer cannot be read', { cause: error });
  }
  const data = new Uint8Array(width * height);
  for (let at = 0; at < data.length; at += 1) data[at] = answered[at * 4 + 3]!;
  return { width, height, data };
}

/** The mean difference of a channel where the answer is opaque; 0 where it is nowhere. */
function differenceOf(photo: Buffer, answer: Buffer): number {
  let sum = 0;
  let count = 0;
  for (let at = 0; at < answer.length; at += 4) {
    if (answer[at + 3]! < 250) continue;
    for (let channel = 0; channel < 3; channel += 1) {
      sum += Math.abs(photo[at + channel]! - answer[at + channel]!);
    }
    count += 3;
  }
  return count === 0 ? 0 : sum / count;
}
