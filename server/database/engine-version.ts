import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { startEmbedded } from './embedded.ts';

interface Engine {
  /** The npm version of PGlite. */
  pglite: string;
  /** PostgreSQL's major version, as PG_VERSION in the directory says. */
  postgres: string;
}

/**
 * Before another version of the embedded engine works on a database, a dump of it as SQL is kept beside
 * it (`database-<old version>.sql`), which the old engine, or any later PostgreSQL, can read. So an
 * update that goes wrong can be undone. Throws if the directory is of another PostgreSQL major version,
 * which this engine cannot read.
 */
export async function keepDumpBeforeEngineChange(directory: string): Promise<void> {
  const note = path.join(path.dirname(directory), 'engine.json');
  const present = await readPresent(directory);
  const engine: Engine = { pglite: pgliteVersion(), postgres: supportedPostgres };
  if (present) {
    if (present !== supportedPostgres) {
      throw new Error(
        `${directory} was written by PostgreSQL ${present}; this engine is ${supportedPostgres}. ` +
          'Start the release that wrote it, and move the data by its dump.',
      );
    }
    const written = await fs.readFile(note, 'utf8').then(
      (text) => JSON.parse(text) as Engine,
      () => null,
    );
    if (written && written.pglite !== engine.pglite) {
      const database = await startEmbedded({ directory });
      const text = await database.dumpSql();
      await database.close();
      const file = `${directory}-${written.pglite}.sql`;
      await fs.writeFile(`${file}.part`, text, { flush: true, mode: 0o600 });
      await fs.rename(`${file}.part`, file);
    }
  }
  await fs.mkdir(path.dirname(note), { recursive: true });
  await fs.writeFile(note, JSON.stringify(engine));
}

/** The major version of PostgreSQL in PGlite 0.5. */
const supportedPostgres = '18';

async function readPresent(directory: string): Promise<string | null> {
  const text = await fs.readFile(path.join(directory, 'PG_VERSION'), 'utf8').catch(() => null);
  return text?.trim() ?? null;
}

function pgliteVersion(): string {
  const require = createRequire(import.meta.url);
  const entry = require.resolve('@electric-sql/pglite');
  return (require(path.join(entry, '..', '..', 'package.json')) as { version: string }).version;
}
