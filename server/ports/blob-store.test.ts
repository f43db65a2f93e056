import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSigner } from '#server/foundation/signer.ts';
import { registerErrors } from '#server/http/wire.ts';
import { drawPicture } from '#tests/support/drawn-pictures.ts';
import { freePort } from '#tests/support/postgres-cluster.ts';
import { openAzureBlobs } from './blob-azure.ts';
import { openFileBlobs } from './blob-files.ts';
import type { BlobStore } from './blob-store.ts';

interface Opened {
  blobs: BlobStore;
  /** Where a signed path of our own server leads. */
  base: string;
  close(): Promise<void>;
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hem-blobs-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

async function openFiles(): Promise<Opened> {
  const http = fastify() as unknown as FastifyInstance;
  registerErrors(http);
  const now = () => new Date();
  const blobs = await openFileBlobs(path.join(folder, 'files'), createSigner('a secret', now), now);
  blobs.register(http);
  const base = await http.listen({ host: '127.0.0.1', port: 0 });
  return { blobs, base, close: () => http.close() };
}

/** Azurite's blob service in a process of its own. */
async function openAzurite(): Promise<Opened> {
  const port = await freePort();
  const root = path.dirname(createRequire(import.meta.url).resolve('azurite/package.json'));
  const child = spawn(
    process.execPath,
    [
      path.join(root, 'dist/src/blob/main.js'),
      ...['--blobHost', '127.0.0.1', '--blobPort', String(port)],
      ...[
        '--location',
        path.join(folder, 'azurite'),
        '--skipApiVersionCheck',
        '--disableTelemetry',
      ],
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  await listens(child);
  // The well-known account of every emulator.
  const key =
    'Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==';
  const blobs = await openAzureBlobs(
    `DefaultEndpointsProtocol=http;AccountName=devstoreaccount1;AccountKey=${key};BlobEndpoint=http://127.0.0.1:${port}/devstoreaccount1;`,
    'hem-test',
  );
  return {
    blobs,
    base: '',
    async close() {
      child.kill();
      await once(child, 'exit');
    },
  };
}

async function listens(child: ChildProcess): Promise<void> {
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk;
      if (/successfully listen/i.test(said)) resolve();
    };
    child.stdout!.on('data', hear);
    child.stderr!.on('data', hear);
    child.once('exit', () => reject(new Error(`azurite did not start: ${said}`)));
  });
}

const stores: [string, () => Promise<Opened>][] = [
  ['files', openFiles],
  ['Azure Blob Storage (azurite)', openAzurite],
];

describe.each(stores)('the blob store on %s', (name, open) => {
  let opened: Opened | null = null;
  let failure = '';
  beforeAll(async () => {
    try {
      opened = await open();
    } catch (error) {
      // A machine may have no room for the emulator; our own store must always open.
      if (name === 'files') throw error;
      failure = String(error);
    }
  });
  afterAll(() => opened?.close());

  /** A test of the contract; skipped with the reason where the store cannot be had. */
  const holds = (title: string, test: (blobs: BlobStore, base: string) => Promise<void>) =>
    it(title, async (context) => {
      if (!opened) return context.skip(`the emulator cannot start here: ${failure}`);
      await test(opened.blobs, opened.base);
    });

  let count = 0;
  const freshKey = () => {
    count += 1;
    return `images/contract-${count}/240`;
  };
  const put = async (
    url: string,
    body: Buffer,
    headers: Record<string, string> = {},
  ): Promise<number> => {
    const answer = await fetch(url, {
      method: 'PUT',
      headers: { 'content-type': 'image/jpeg', 'x-ms-blob-type': 'BlockBlob', ...headers },
      body: new Uint8Array(body),
    });
    await answer.arrayBuffer();
    return answer.status;
  };
  const sign = async (
    blobs: BlobStore,
    base: string,
    key: string,
    byteLength: number,
    expiresAt = new Date(Date.now() + 60_000),
  ) => {
    const url = await blobs.signPut({ key, contentType: 'image/jpeg', byteLength, expiresAt });
    return url.startsWith('/') ? base + url : url;
  };

  holds('gives back what was written, with its size and type', async (blobs) => {
    const key = freshKey();
    const bytes = Buffer.from([0, 1, 2, 255, 254]);
    await blobs.write(key, bytes, 'image/webp');
    expect(await blobs.read(key)).toEqual(bytes);
    expect(await blobs.info(key)).toEqual({ byteLength: 5, contentType: 'image/webp' });
    const found = await blobs.stream(key);
    expect(found?.info).toEqual({ byteLength: 5, contentType: 'image/webp' });
    expect(await buffer(found!.body)).toEqual(bytes);
  });

  holds('replaces what was there', async (blobs) => {
    const key = freshKey();
    await blobs.write(key, Buffer.from('first and longer'), 'image/png');
    await blobs.write(key, Buffer.from('second'), 'image/webp');
    expect(String(await blobs.read(key))).toBe('second');
    expect(await blobs.info(key)).toEqual({ byteLength: 6, contentType: 'image/webp' });
  });

  holds('says null of what is not there, and cannot read it', async (blobs) => {
    const key = freshKey();
    expect(await blobs.info(key)).toBeNull();
    expect(await blobs.stream(key)).toBeNull();
    await expect(blobs.read(key)).rejects.toThrow();
  });

  holds('deletes, also what is not there', async (blobs) => {
    const key = freshKey();
    await blobs.write(key, Buffer.from('x'), 'image/png');
    await blobs.delete(key);
    expect(await blobs.info(key)).toBeNull();
    await blobs.delete(key);
  });

  holds('keeps keys apart that look alike', async (blobs) => {
    await blobs.write('images/a-b/1', Buffer.from('one'), 'image/png');
    await blobs.write('images/a/b-1', Buffer.from('two'), 'image/png');
    await blobs.write('uploads/a-b', Buffer.from('three'), 'image/png');
    expect(String(await blobs.read('images/a-b/1'))).toBe('one');
    expect(String(await blobs.read('images/a/b-1'))).toBe('two');
    expect(String(await blobs.read('uploads/a-b'))).toBe('three');
  });

  holds('carries some megabytes', async (blobs) => {
    const key = freshKey();
    const bytes = Buffer.alloc(6_000_000, 'wool ');
    await blobs.write(key, bytes, 'image/png');
    expect((await buffer((await blobs.stream(key))!.body)).equals(bytes)).toBe(true);
  });

  holds('takes one PUT at a signed address, and keeps the first', async (blobs, base) => {
    const key = freshKey();
    const picture = await drawPicture();
    const url = await sign(blobs, base, key, picture.length);
    expect(await put(url, picture)).toBe(201);
    expect(await blobs.info(key)).toEqual({
      byteLength: picture.length,
      contentType: 'image/jpeg',
    });
    expect(await blobs.read(key)).toEqual(picture);
    const other = Buffer.from(picture);
    other[other.length - 3] = 7;
    expect([403, 409]).toContain(await put(url, other));
    expect(await blobs.read(key)).toEqual(picture);
  });

  holds('refuses an address that was changed or is too old', async (blobs, base) => {
    const key = freshKey();
    const picture = await drawPicture();
    const url = await sign(blobs, base, key, picture.length);
    const otherKey = freshKey();
    expect(await put(url.replace(key, otherKey), picture)).toBe(403);
    expect(await put(url.split('?')[0]!, picture)).toBe(403);
    const old = await sign(blobs, base, key, picture.length, new Date(Date.now() - 60_000));
    expect(await put(old, picture)).toBe(403);
    expect(await blobs.info(key)).toBeNull();
    expect(await blobs.info(otherKey)).toBeNull();
  });

  holds('refuses a PUT without the block-blob header', async (blobs, base) => {
    const key = freshKey();
    const picture = await drawPicture();
    const url = await sign(blobs, base, key, picture.length);
    expect(await put(url, picture, { 'x-ms-blob-type': 'none' })).toBe(400);
    expect(await blobs.info(key)).toBeNull();
  });

  holds('tells the origin that a page must be let send to, and no other', async (blobs, base) => {
    const url = await sign(blobs, base, freshKey(), 10);
    expect(blobs.pageSources).toEqual(
      new URL(url).origin === base ? {} : { 'connect-src': [new URL(url).origin] },
    );
  });
});

describe('the store on files', () => {
  it('sweeps what a killed server left half-written', async () => {
    const place = path.join(folder, 'swept');
    fs.mkdirSync(path.join(place, 'writing'), { recursive: true });
    fs.writeFileSync(path.join(place, 'writing', 'half'), 'half a pic');
    const now = () => new Date();
    await openFileBlobs(place, createSigner('a secret', now), now);
    expect(fs.readdirSync(path.join(place, 'writing'))).toEqual([]);
  });

  it.each(['../secret', 'a/../../b', '/etc/passwd', 'A', 'a b', '', 'ä', 'a\0'])(
    'takes no key that could lead elsewhere: %j',
    async (key) => {
      const now = () => new Date();
      const blobs = await openFileBlobs(path.join(folder, 'keys'), createSigner('s', now), now);
      await expect(blobs.write(key, Buffer.from('x'), 'image/png')).rejects.toThrow('bad key');
    },
  );
});
