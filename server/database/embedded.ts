import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startWorker } from '../foundation/start-worker.ts';
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

/** The options of where and how to run it. */
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
  const worker = startWorker('database/embedded-worker', { workerData });
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
  const workerData: EmbeddedWorkerData = {
    directory: making,
    listen: { path: path.join(socketFolder, 's') },
    durable,
  };
  const first = startWorker('database/embedded-worker', { workerData });
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
