import type { Readable } from 'node:stream';
import {
  BlobSASPermissions,
  BlobServiceClient,
  type ContainerClient,
  generateBlobSASQueryParameters,
  StorageSharedKeyCredential,
} from '@azure/storage-blob';
import type { BlobStore } from './blob-store.ts';

/**
 * Pictures in Azure Blob Storage; uploads go straight there by a shared access signature.
 * The size announced is checked when a write names the picture, since the signature cannot hold it.
 */
export async function openAzureBlobs(
  connectionString: string,
  containerName: string,
): Promise<BlobStore> {
  const service = BlobServiceClient.fromConnectionString(connectionString);
  const container: ContainerClient = service.getContainerClient(containerName);
  await container.createIfNotExists();
  const { credential } = service;
  if (!(credential instanceof StorageSharedKeyCredential)) {
    throw new Error(
      'AZURE_STORAGE_CONNECTION_STRING needs an account key: uploads are signed with it',
    );
  }
  const isMissing = (error: unknown) => (error as { statusCode?: number }).statusCode === 404;

  return {
    // Uploads go there; pictures are served by us.
    pageSources: { 'connect-src': [new URL(service.url).origin] },
    async signPut({ key, contentType, expiresAt }) {
      const signature = generateBlobSASQueryParameters(
        {
          containerName,
          blobName: key,
          // Create without write: a second PUT is refused.
          permissions: BlobSASPermissions.parse('c'),
          expiresOn: expiresAt,
          contentType,
        },
        credential,
      );
      return `${container.getBlobClient(key).url}?${signature}`;
    },
    async info(key) {
      try {
        const found = await container.getBlobClient(key).getProperties();
        return { byteLength: found.contentLength ?? 0, contentType: found.contentType ?? '' };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    read: (key) => container.getBlobClient(key).downloadToBuffer(),
    async stream(key) {
      try {
        const found = await container.getBlobClient(key).download();
        return {
          info: { byteLength: found.contentLength ?? 0, contentType: found.contentType ?? '' },
          body: found.readableStreamBody as Readable,
        };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async write(key, bytes, contentType) {
      await container.getBlockBlobClient(key).uploadData(bytes as Uint8Array<ArrayBuffer>, {
        blobHTTPHeaders: { blobContentType: contentType },
      });
    },
    async delete(key) {
      await container.getBlobClient(key).deleteIfExists();
    },
  };
}
