import fs from 'node:fs';
import { type OpenDatabase, openDatabase } from '#server/database/database.ts';
import { templateFile } from './database-template.ts';
import { postgresForTests } from './for-tests.ts';

/**
 * The two databases that Hem runs on, for `describe.each`: a name, why it is missing here, and how
 * an empty one is opened.
 */
export function bothDatabases(): {
  name: string;
  missing: string | null;
  /** Makes an empty one for a server alone: the options of `startTestServer` that say which. */
  serverOptions(): Promise<{ databaseUrl: string } | { isEmbedded: true }>;
  /** Whether several servers may run on it; then there is a URL. */
  isShared: boolean;
  open(): Promise<{ open: OpenDatabase; url: string | null }>;
}[] {
  const postgres = postgresForTests();
  return [
    {
      name: 'the embedded database',
      missing: null,
      isShared: false,
      serverOptions: async () => ({ isEmbedded: true }),
      async open() {
        const template = new Uint8Array(fs.readFileSync(templateFile()));
        const embedded = { directory: null, durable: false, template };
        return { open: await openDatabase({ embedded }), url: null };
      },
    },
    {
      name: postgres.missing ? `PostgreSQL (skipped: ${postgres.missing})` : 'PostgreSQL',
      missing: postgres.missing,
      isShared: true,
      serverOptions: async () => ({ databaseUrl: await postgres.emptyDatabase() }),
      async open() {
        const url = await postgres.emptyDatabase();
        return { open: await openDatabase({ url }), url };
      },
    },
  ];
}
