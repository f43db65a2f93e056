import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance } from 'fastify';
import { maxImageBytes } from '#contract/rules/images.ts';
import { imageTypeOf, typeBytes } from '../foundation/image-type.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { Signer } from '../foundation/signer.ts';
import type { BlobStore } from './blob-store.ts';

interface FileBlobStore extends BlobStore {
  register(app: FastifyInstance): void;
}

/**
 * Pictures as files below a folder; uploads come by a signed PUT to our own server. Half-written files
 * of a killed server are deleted at the start.
 */
export async function openFileBlobs(
  folder: string,
  signer: Signer,
  now: () => Date,
): Promise<FileBlobStore> {
  const writing = path.join(folder, 'writing');
  await fs.rm(writing, { recursive: true, force: true });
  await fs.mkdir(writing, { recursive: true });
  const place = (key: string) => {
    if (!/^[a-z\d][a-z\d\-./]*$/.test(key) || key.includes('..')) throw new Error(`bad key ${key}`);
    return path.join(folder, 'files', key.slice(-2), `${key.replaceAll('/', '_')}`);
  };
  /** Null for a file that is not there; throws if the whole store is away. */
  const whereMissing = async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    await fs.stat(writing).catch((cause) => {
      throw Object.assign(new Error('the folder of pictures is away', { cause }), { code: 'EIO' });
    });
    return null;
  };
  const typeFile = (file: string) => `${file}.type`;

  const info: BlobStore['info'] = async (key) => {
    const file = place(key);
    const stat = await fs.stat(file).catch(whereMissing);
    if (!stat) return null;
    const contentType = await fs
      .readFile(typeFile(file), 'utf8')
      .catch(() => 'application/octet-stream');
    return { byteLength: stat.size, contentType };
  };

  /** Moves a whole file to its place. `replace` false refuses to overwrite. */
  const settle = async (from: string, key: string, contentType: string, replace: boolean) => {
    const file = place(key);
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(typeFile(file), contentType);
    if (replace) await fs.rename(from, file);
    else {
      await fs.link(from, file);
      await fs.rm(from, { force: true });
    }
    await syncFolder(path.dirname(file));
  };

  return {
    pageSources: {},
    info,
    async signPut({ key, contentType, byteLength, expiresAt }) {
      const until = expiresAt.getTime();
      const signature = signer.sign('PUT', key, contentType, byteLength, until);
      const query = new URLSearchParams({
        t: contentType,
        n: String(byteLength),
        e: String(until),
        s: signature,
      });
      return `/blobs/${key}?${query}`;
    },
    read: (key) => fs.readFile(place(key)),
    async stream(key) {
      const known = await info(key);
      return known && { info: known, body: createReadStream(place(key)) };
    },
    async write(key, bytes, contentType) {
      const temporary = path.join(writing, randomUUID());
      await fs.writeFile(temporary, bytes, { flush: true });
      await settle(temporary, key, contentType, true);
    },
    async delete(key) {
      await fs.rm(place(key), { force: true });
      await fs.rm(typeFile(place(key)), { force: true });
    },
    register(app) {
      registerPut(app, { signer, now, writing, settle });
    },
  };
}

function registerPut(
  app: FastifyInstance,
  store: {
    signer: Signer;
    now: () => Date;
    writing: string;
    settle(from: string, key: string, contentType: string, replace: boolean): Promise<void>;
  },
): void {
  app.register(async (scope) => {
    // The body is streamed, whatever its type says.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.put<{
      Params: { '*': string };
      Querystring: { t?: string; n?: string; e?: string; s?: string };
    }>('/blobs/*', { bodyLimit: maxImageBytes + 1 }, async (request, reply) => {
      const key = request.params['*'];
      const { t: contentType = '', n = '', e = '', s = '' } = request.query;
      const holds = store.signer.holds(s, 'PUT', key, contentType, n, e);
      if (!holds || Number(e) < store.now().getTime()) {
        throw new Refusal('forbidden', 'this upload address is not good (any more)');
      }
      if (request.headers['content-type'] !== contentType) {
        throw new Refusal('unsupported-media-type', 'another content type was announced');
      }
      if (request.headers['x-ms-blob-type'] !== 'BlockBlob') {
        throw new Refusal('malformed', 'x-ms-blob-type must be BlockBlob');
      }
      const temporary = path.join(store.writing, randomUUID());
      try {
        await receive(request.body as NodeJS.ReadableStream, temporary, Number(n));
        await store.settle(temporary, key, contentType, false);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EEXIST') {
          throw new Refusal('conflict', 'this file was sent before');
        }
        throw error;
      } finally {
        await fs.rm(temporary, { force: true });
      }
      return reply.status(201).send();
    });
  });
}

/** Writes a body to a file: exactly so many bytes, of an accepted type by content. */
async function receive(
  body: NodeJS.ReadableStream | undefined,
  file: string,
  byteLength: number,
): Promise<void> {
  if (!body) throw new Refusal('image-refused', 'image-empty');
  let size = 0;
  let head = Buffer.alloc(0);
  let sniffed = false;
  const sniff = async () => {
    sniffed = true;
    if (!(await imageTypeOf(head))) throw new Refusal('image-refused', 'image-type');
  };
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > byteLength) {
        done(new Refusal('payload-too-large', 'more bytes than announced'));
        return;
      }
      if (!sniffed) head = Buffer.concat([head, chunk]).subarray(0, typeBytes);
      if (sniffed || head.length < typeBytes) done(null, chunk);
      else sniff().then(() => done(null, chunk), done);
    },
    flush(done) {
      if (size === 0) done(new Refusal('image-refused', 'image-empty'));
      else if (size !== byteLength) done(new Refusal('malformed', 'fewer bytes than announced'));
      else if (sniffed) done();
      else sniff().then(() => done(), done);
    },
  });
  // Opened before anything can be refused: a stream that opens it by itself may make the file after it was
  // removed, and leave it.
  const handle = await fs.open(file, 'wx');
  await pipeline(body, meter, handle.createWriteStream({ flush: true }));
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await fs.open(folder).catch(() => null);
  await handle?.sync().catch(() => {});
  await handle?.close();
}
