import { queryOptions } from '@tanstack/react-query';
import { imagesTable } from '#contract/operations/images.ts';
import { partnerProductsTable } from '#contract/operations/partner-products.ts';
import { bringOperations } from '#contract/operations.ts';
import type { AcceptedImageType, ImageRefusal } from '#contract/rules/images.ts';
import { callOperation } from '#lib/http.ts';
import { putFile } from '#lib/put-file.ts';
import { photoSizes } from './upload-queue/photo-sizes.ts';
import { photoPreparation } from './upload-queue/upload-steps.ts';

bringOperations(imagesTable);
bringOperations(partnerProductsTable);

/** How long a page that was read stays read, in milliseconds: reading it again takes its picture again. */
const keptMs = 1_800_000;

/** What a shop's page sells. It is read once for as long as it is kept. */
export const soldPageQuery = (owner: string, url: string) =>
  queryOptions({
    queryKey: ['readThing', { owner, url }] as const,
    queryFn: ({ signal }) => callOperation('readThing', { owner, from: { url } }, { signal }),
    staleTime: keptMs,
    gcTime: keptMs,
    refetchOnMount: false,
    refetchOnReconnect: false,
    meta: { operation: 'readThing' as const, isHandled: true },
  });

/** Sends a photo of something that one might buy; answers its picture's id. Throws PhotoRefused and AppError. */
export async function sendThingPhoto(owner: string, file: File): Promise<string> {
  const { preparePhoto } = await photoPreparation();
  const picked = { bytes: await file.arrayBuffer(), name: file.name };
  const { bytes, contentType, contentHash } = await preparePhoto(picked, photoSizes.garment);
  const { imageId, url } = await callOperation('imageUpload', {
    kind: 'item',
    contentType: contentType as AcceptedImageType,
    byteLength: bytes.byteLength,
    // So that a photo of a piece that one has is known again.
    ...(contentHash && { contentHash }),
  });
  await putFile(url, { bytes, contentType }, () => {});
  await callOperation('readThing', { owner, from: { imageId } });
  return imageId;
}

/** Why a photo was refused, of what `sendThingPhoto` threw; null of any other failure. */
export const photoRefusal = (error: unknown): ImageRefusal | null =>
  error instanceof Error && 'refusal' in error ? (error.refusal as ImageRefusal) : null;
