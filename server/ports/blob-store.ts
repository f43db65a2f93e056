import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { PagePort } from './page-port.ts';

/** The facts of a stored file that are known without reading it. */
export interface BlobInfo {
  byteLength: number;
  contentType: string;
}

/**
 * The port that stores pictures' bytes. Keys are ours: lower-case letters, digits, `-`, `.` and `/`.
 * The same contract test runs over every adapter.
 */
export interface BlobStore extends PagePort {
  /**
   * An address to which a client may PUT one file of this type and at most this size, until the
   * moment given, with `x-ms-blob-type: BlockBlob`. A path of our own server, or a whole URL.
   */
  signPut(put: {
    key: string;
    contentType: string;
    byteLength: number;
    expiresAt: Date;
  }): Promise<string>;
  /** Null if there is no such file. */
  info(key: string): Promise<BlobInfo | null>;
  /** The whole file. Throws if there is none. */
  read(key: string): Promise<Buffer>;
  /** The file as a stream, or null if there is none. */
  stream(key: string): Promise<{ info: BlobInfo; body: Readable } | null>;
  /** Writes or replaces a file; once this resolves it is on disk. */
  write(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Deletes a file, if it is there. */
  delete(key: string): Promise<void>;
  /** Adds the route that clients PUT to, where the store is behind our own server. */
  register?(app: FastifyInstance): void;
}
