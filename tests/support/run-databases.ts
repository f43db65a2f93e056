import { openDatabase } from '../../server/database/database.ts';
import makeTemplate from './database-template.ts';
import {
  dropDatabase,
  runCluster,
  startOwnPostgres,
  startPostgres,
  whyNoPostgres,
} from './postgres-cluster.ts';

/** Names the migrated, empty database that the servers of a run begin from, for its workers. */
const runTemplate = 'HEM_TEST_TEMPLATE';

/** Most connections at once: three workers, each with some servers of ten. */
const mostConnections = 200;

/**
 * Makes what the suites begin from: the embedded database's template and, where there is a PostgreSQL, one server for
 * the whole run with a template of its own. A copy of that costs 50 ms and no WebAssembly. `HEM_TEST_DATABASE=embedded`
 * keeps to the embedded database.
 */
export default async function prepareDatabases(): Promise<(() => Promise<void>) | undefined> {
  await makeTemplate();
  if (whyNoPostgres() || process.env.HEM_TEST_DATABASE === 'embedded') return;
  const cluster = process.env.TEST_DATABASE_URL
    ? await startPostgres()
    : await startOwnPostgres(mostConnections);
  const template = await cluster.emptyDatabase();
  const open = await openDatabase({ url: template });
  await open.close();
  process.env[runCluster] = cluster.url;
  process.env[runTemplate] = new URL(template).pathname.slice(1);
  return async () => {
    await dropDatabase(template);
    await cluster.stop();
  };
}

/** A migrated, empty database on the run's PostgreSQL: its URL, or null where the run has none. */
export async function copyOfRunTemplate(): Promise<string | null> {
  const template = process.env[runTemplate];
  if (!template) return null;
  const cluster = await startPostgres();
  return cluster.copyDatabase(template);
}
