import type { Config } from './config.ts';
import type { OpenDatabase } from './database/database.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import type { BlobStore } from './ports/blob-store.ts';
import type { Signer } from './signer.ts';

/** What operations and jobs work with, besides the database of their transaction. */
export interface Services {
  config: Config;
  open: OpenDatabase;
  blobs: BlobStore;
  signer: Signer;
  jobs: JobQueue;
  /** The present moment; tests turn this clock. */
  now(): Date;
}
