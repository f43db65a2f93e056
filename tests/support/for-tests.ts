import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type PostgresCluster, startPostgres, whyNoPostgres } from './postgres-cluster.ts';

/** A folder for the tests of a file, gone after them. */
export function folderForTests(name: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `hem-${name}-`));
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A PostgreSQL for the tests of a file; `missing` says why there is none. */
export function postgresForTests(): {
  missing: string | null;
  emptyDatabase(): Promise<string>;
} {
  const missing = whyNoPostgres();
  let cluster: PostgresCluster | undefined;
  beforeAll(async () => {
    if (!missing) cluster = await startPostgres();
  });
  afterAll(() => cluster?.stop());
  return { missing, emptyDatabase: () => cluster!.emptyDatabase() };
}
