import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { DurableNodeFS } from './embedded-file-system.ts';
import { EmbeddedSession } from './embedded-session.ts';

/** The data that the worker is started with. */
export interface EmbeddedWorkerData {
  /** The database's directory; null keeps it in memory (tests). */
  directory: string | null;
  /** A dump to begin from, if the directory is new. */
  template?: Uint8Array;
  /** False skips the disk barrier (tests that make many databases). */
  durable: boolean;
}

/** The requests to the worker: a connection's port, or a word. */
export type EmbeddedWorkerRequest = { connect: MessagePort } | 'dump' | 'sql' | 'fsyncs' | 'close';

/** The reports of the worker. */
export type EmbeddedWorkerMessage =
  | { type: 'ready' }
  | { type: 'dump'; bytes: Uint8Array }
  | { type: 'sql'; text: string }
  | { type: 'fsyncs'; count: number }
  | { type: 'closed' };

const { directory, template, durable } = workerData as EmbeddedWorkerData;
const port = parentPort;
if (!port) throw new Error('embedded-worker runs in a worker thread only');

const startParams = PGlite.defaultStartParams.filter((parameter) => !durable || parameter !== '-F');
startParams.push('-c', 'shared_buffers=16MB', '-c', 'timezone=UTC');
if (durable) startParams.push('-c', 'wal_sync_method=fsync');

const fileSystem = directory && durable ? new DurableNodeFS(directory) : undefined;
const database = await PGlite.create({
  ...(fileSystem ? { fs: fileSystem } : directory ? { dataDir: directory } : {}),
  ...(template ? { loadDataDir: new Blob([template as Uint8Array<ArrayBuffer>]) } : {}),
  startParams,
});
const session = new EmbeddedSession(database);
say({ type: 'ready' });

port.on('message', async (request: EmbeddedWorkerRequest) => {
  if (typeof request === 'object') {
    session.connect(request.connect);
  } else if (request === 'dump') {
    const dump = await database.dumpDataDir('none');
    say({ type: 'dump', bytes: new Uint8Array(await dump.arrayBuffer()) });
  } else if (request === 'sql') {
    const { pgDump } = await import('@electric-sql/pglite-tools/pg_dump');
    const file = await pgDump({ pg: database });
    // pg_dump leaves its own search path on the one session that there is.
    await database.exec('reset all');
    say({ type: 'sql', text: await file.text() });
  } else if (request === 'fsyncs') {
    say({ type: 'fsyncs', count: fileSystem?.fsyncs ?? 0 });
  } else {
    await session.end();
    await database.close();
    say({ type: 'closed' });
    port.close();
  }
});

function say(message: EmbeddedWorkerMessage): void {
  port?.postMessage(message);
}
