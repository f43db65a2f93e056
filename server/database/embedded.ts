import { once } from 'node:events';
import fs from 'node:fs/promises';
import path from 'node:path';
import { startWorker } from '../foundation/start-worker.ts';
import { EmbeddedStream } from './embedded-stream.ts';
import type {
  EmbeddedWorkerData,
  EmbeddedWorkerMessage,
  EmbeddedWorkerRequest,
} from './embedded-worker.ts';

/** A PostgreSQL that runs in a worker thread of this process. */
export interface EmbeddedDatabase {
  /** For pg: in place of a socket. One connection at a time: another one ends the one before. */
  connection: { stream(): EmbeddedStream; ssl: false };
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
  const workerData: EmbeddedWorkerData = {
    directory: options.directory,
    ...(options.template ? { template: options.template } : {}),
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
  const ask = (request: EmbeddedWorkerRequest) => worker.postMessage(request);
  await next('ready');
  return {
    connection: { stream: () => new EmbeddedStream(worker), ssl: false },
    died,
    async fsyncs() {
      ask('fsyncs');
      return (await next('fsyncs')).count;
    },
    async dump() {
      ask('dump');
      return (await next('dump')).bytes;
    },
    async dumpSql() {
      ask('sql');
      return (await next('sql')).text;
    },
    async close() {
      closing = true;
      ask('close');
      await next('closed');
      await worker.terminate();
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
  const workerData: EmbeddedWorkerData = { directory: making, durable };
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
  await fs.rename(making, directory);
}
