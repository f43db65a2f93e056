import { once } from 'node:events';
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { EmbeddedWorkerData, EmbeddedWorkerMessage } from './embedded-worker.ts';

/** A PostgreSQL that runs in a worker thread of this process. */
export interface EmbeddedDatabase {
  /** For pg: a socket's folder or a host, and a port. */
  connection: { host: string; port: number };
  /** Resolves with the reason if the worker ends by itself. */
  died: Promise<Error>;
  /** How many disk barriers there were. */
  fsyncs(): Promise<number>;
  /** The whole database as a tar: the template of other databases. */
  dump(): Promise<Uint8Array>;
  /** The whole database as SQL, which any later PostgreSQL can read. */
  dumpSql(): Promise<string>;
  close(): Promise<void>;
}

/** Where and how to run it. */
export interface EmbeddedOptions {
  /** The database's directory; null keeps it in memory. */
  directory: string | null;
  template?: Uint8Array;
  /** True unless said; tests that make many databases say false. */
  durable?: boolean;
}

/** The server ends when its database worker does: it is of no use without one. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const durable = options.durable ?? true;
  if (options.directory) await prepareDirectory(options.directory, durable);
  const socketFolder = await fs.mkdtemp(path.join(os.tmpdir(), 'hem-db-'));
  const connection =
    process.platform === 'win32'
      ? { host: '127.0.0.1', port: 20_000 + Math.floor(Math.random() * 20_000) }
      : { host: socketFolder, port: 5432 };
  const workerData: EmbeddedWorkerData = {
    directory: options.directory,
    ...(options.template ? { template: options.template } : {}),
    listen:
      process.platform === 'win32'
        ? connection
        : { path: path.join(socketFolder, '.s.PGSQL.5432') },
    durable,
  };
  const worker = startWorker(workerData);
  let closing = false;
  const died = new Promise<Error>((resolve) => {
    worker.once('error', (error) => resolve(error as Error));
    worker.once('exit', (code) => {
      if (!closing) resolve(new Error(`the embedded database ended with code ${code}`));
    });
  });
  const next = async <Type extends EmbeddedWorkerMessage['type']>(
    type: Type,
  ): Promise<Extract<EmbeddedWorkerMessage, { type: Type }>> => {
    while (true) {
      const message = await Promise.race([
        once(worker, 'message').then(([said]) => said as EmbeddedWorkerMessage),
        died,
      ]);
      if (message instanceof Error) throw message;
      if (message.type === type) return message as Extract<EmbeddedWorkerMessage, { type: Type }>;
    }
  };
  await next('ready');
  return {
    connection,
    died,
    async fsyncs() {
      worker.postMessage('fsyncs');
      return (await next('fsyncs')).count;
    },
    async dump() {
      worker.postMessage('dump');
      return (await next('dump')).bytes;
    },
    async dumpSql() {
      worker.postMessage('sql');
      return (await next('sql')).text;
    },
    async close() {
      closing = true;
      worker.postMessage('close');
      await next('closed');
      await worker.terminate();
      await fs.rm(socketFolder, { recursive: true, force: true });
    },
  };
}

/** Runs the worker beside this file: bundled as JavaScript, or TypeScript through tsx. */
function startWorker(workerData: EmbeddedWorkerData): Worker {
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(new URL('./embedded-worker.js', import.meta.url), { workerData });
  }
  // Node 20 cannot load TypeScript, and tsx does not reach into workers by itself.
  const folder = path.dirname(createRequire(import.meta.url).resolve('tsx/package.json'));
  const tsx = pathToFileURL(path.join(folder, 'dist/esm/api/index.mjs')).href;
  const source = new URL('./embedded-worker.ts', import.meta.url).href;
  const bootstrap = `import(${JSON.stringify(tsx)}).then((tsx) => { tsx.register(); return import(${JSON.stringify(source)}); });`;
  return new Worker(bootstrap, { eval: true, workerData });
}

/**
 * A new database is made beside its place and then moved there, so that a killed start leaves no
 * half-made one.
 */
async function prepareDirectory(directory: string, durable: boolean): Promise<void> {
  const exists = await fs.stat(path.join(directory, 'PG_VERSION')).catch(() => null);
  if (exists) return;
  const making = `${directory}.making`;
  await fs.rm(making, { recursive: true, force: true });
  await fs.rm(directory, { recursive: true, force: true });
  await fs.mkdir(path.dirname(directory), { recursive: true });
  const socketFolder = await fs.mkdtemp(path.join(os.tmpdir(), 'hem-init-'));
  const first = startWorker({
    directory: making,
    listen: { path: path.join(socketFolder, 's') },
    durable,
  });
  await new Promise<void>((resolve, reject) => {
    first.on('error', reject);
    first.on('exit', (code) => reject(new Error(`the embedded database ended with code ${code}`)));
    first.on('message', (message: EmbeddedWorkerMessage) => {
      if (message.type === 'ready') first.postMessage('close');
      if (message.type === 'closed') resolve();
    });
  });
  await first.terminate();
  await fs.rm(socketFolder, { recursive: true, force: true });
  await fs.rename(making, directory);
}
