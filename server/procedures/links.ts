import { acceptedImageTypes } from '#contract/rules/images.ts';
import { longestLink } from '#contract/rules/looks.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import { parseForeign, UnparsedText } from '../foreign/parse-foreign.ts';
import type { Parsers } from '../foreign/parsers.ts';
import { imageKeys } from '../foundation/image-keys.ts';
import { imageTypeOf } from '../foundation/image-type.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { Services } from '../ports/services.ts';
import { CannotRead, type WebFault } from '../ports/web.ts';
import { lockAccount } from '../repositories/account-lock.ts';
import { insertImage } from '../repositories/images.ts';
import type { FullScope } from '../repositories/scope.ts';
import { readGarment } from '../stylist/read-garment.ts';

const pageTypes = ['text/html', 'application/xhtml+xml'];

/**
 * Reads what is at an address that a member names: a page, with its preview picture, or a picture itself.
 * The picture is stored as if the member had sent it. Throws `invalid`, which says why of the field `url`.
 */
export async function readLink(
  services: Services,
  scope: FullScope,
  address: string,
  signal: AbortSignal,
): Promise<OperationOutput<'readLink'>> {
  const found = await readAddress(services, scope, address, signal, 'linkPreview', 'look');
  const { url, siteName, imageId } = found;
  return { url, title: found.said?.title ?? null, siteName, imageId };
}

/**
 * Reads what a shop's page sells, as `readLink` reads a page: its picture is stored as one of a piece. Throws `invalid`
 * also of a page that names nothing.
 */
export async function readSold(
  services: Services,
  scope: FullScope,
  address: string,
  signal: AbortSignal,
): Promise<OperationOutput<'readThing'>> {
  const found = await readAddress(services, scope, address, signal, 'soldPage', 'item');
  const { url, said, siteName, imageId } = found;
  if (said && !said.title) throw refusalOf('not-a-page');
  const { title, color } = said ?? {};
  const [family = null] = color ? readGarment({ id: '', colors: [color] }).families : [];
  return {
    title: title ?? '',
    brand: said?.brand ?? '',
    shop: siteName ?? '',
    link: url,
    family,
    price: said?.price ?? null,
    imageId,
  };
}

async function readAddress<Name extends keyof Parsers>(
  services: Services,
  scope: FullScope,
  address: string,
  signal: AbortSignal,
  parser: Name,
  kind: 'look' | 'item',
): Promise<{
  url: string;
  /** Null of an address that is a picture itself. */
  said: ReturnType<Parsers[Name]> | null;
  siteName: string | null;
  imageId: string | null;
}> {
  const read = (url: URL, types: readonly string[]) => services.web.read(url, types, signal);
  try {
    const found = await read(new URL(address), [...pageTypes, ...acceptedImageTypes]);
    if (!pageTypes.includes(found.contentType)) {
      const siteName = found.url.hostname.replace(/^www\./, '');
      const imageId = await keepPicture(services, scope, found.bytes, kind);
      if (!imageId) throw new CannotRead('not-a-page');
      return { url: address, said: null, siteName, imageId };
    }
    const { href } = found.url;
    const { charset, bytes } = found;
    const said = await parseForeign(parser, { url: href, charset, bytes }, signal);
    const { siteName, imageUrl } = said;
    const picture =
      imageUrl && (await read(new URL(imageUrl), acceptedImageTypes).catch(withoutPicture));
    const imageId = picture && (await keepPicture(services, scope, picture.bytes, kind));
    return { url: href.length > longestLink ? address : href, said, siteName, imageId };
  } catch (error) {
    const fault = faultOf(error);
    if (!fault) throw error;
    throw refusalOf(fault);
  }
}

const refusalOf = (fault: WebFault) =>
  new Refusal('invalid', 'this address cannot be read', { url: fault });

function faultOf(error: unknown): WebFault | null {
  if (error instanceof UnparsedText) return 'not-a-page';
  return error instanceof CannotRead ? error.fault : null;
}

/** A page is worth keeping without its picture. */
function withoutPicture(error: unknown): null {
  if (error instanceof CannotRead) return null;
  throw error;
}

/** Stores a picture that waits for the write that names it; null if it is none. The sweep forgets it else. */
export async function keepPicture(
  services: Services,
  scope: FullScope,
  bytes: Buffer,
  kind: 'look' | 'item',
): Promise<string | null> {
  const contentType = await imageTypeOf(bytes);
  if (!contentType) return null;
  const imageId = await services.open.transaction(async (transaction) => {
    await lockAccount(transaction, scope.subject);
    const image = { kind, contentType, byteLength: bytes.length };
    return (await insertImage(scope, transaction, image)).imageId;
  });
  await services.blobs.write(imageKeys.upload(imageId), bytes, contentType);
  return imageId;
}
