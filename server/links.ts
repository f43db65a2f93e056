import { fileTypeFromBuffer } from 'file-type';
import { acceptedImageTypes } from '#contract/rules/images.ts';
import { longestLink } from '#contract/rules/looks.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import { imageKeys } from './image-keys.ts';
import { readLinkPreview } from './link-preview.ts';
import { CannotRead, type WebAnswer } from './ports/web.ts';
import { Refusal } from './refusal.ts';
import { lockAccount } from './repositories/account-lock.ts';
import { insertImage } from './repositories/images.ts';
import type { Services } from './services.ts';
import type { Viewer } from './viewer.ts';

const pageTypes = ['text/html', 'application/xhtml+xml'];

/**
 * Reads what is at an address that a member names: a page, with its preview picture, or a picture itself.
 * The picture is stored as if the member had sent it. Throws `invalid`, which says why of the field `url`.
 */
export async function readLink(
  services: Services,
  viewer: Viewer,
  address: string,
  signal: AbortSignal,
): Promise<OperationOutput<'readLink'>> {
  const read = (url: URL, types: readonly string[]) => services.web.read(url, types, signal);
  try {
    const found = await read(new URL(address), [...pageTypes, ...acceptedImageTypes]);
    if (!pageTypes.includes(found.contentType)) {
      const siteName = found.url.hostname.replace(/^www\./, '');
      const imageId = await keepPicture(services, viewer, found);
      if (!imageId) throw new CannotRead('not-a-page');
      return { url: address, title: null, siteName, imageId };
    }
    const { title, siteName, imageUrl } = readLinkPreview(found);
    const picture = imageUrl && (await read(imageUrl, acceptedImageTypes).catch(withoutPicture));
    const imageId = picture && (await keepPicture(services, viewer, picture));
    const { href } = found.url;
    return { url: href.length > longestLink ? address : href, title, siteName, imageId };
  } catch (error) {
    if (!(error instanceof CannotRead)) throw error;
    throw new Refusal('invalid', 'this address cannot be read', { url: error.fault });
  }
}

/** A page is worth keeping without its picture. */
function withoutPicture(error: unknown): null {
  if (error instanceof CannotRead) return null;
  throw error;
}

/** Stores a picture that waits for the write that names it; null if it is none. The sweep forgets it else. */
async function keepPicture(
  services: Services,
  viewer: Viewer,
  { bytes }: WebAnswer,
): Promise<string | null> {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const contentType = acceptedImageTypes.find((accepted) => accepted === type?.mime);
  if (!contentType) return null;
  const imageId = await services.open.transaction(async (transaction) => {
    await lockAccount(transaction, viewer.userId);
    const image = { kind: 'look', contentType, byteLength: bytes.length } as const;
    return (await insertImage(viewer, transaction, image)).imageId;
  });
  await services.blobs.write(imageKeys.upload(imageId), bytes, contentType);
  return imageId;
}
