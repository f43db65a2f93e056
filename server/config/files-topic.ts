import path from 'node:path';
import * as v from 'valibot';
import { topic } from './topic.ts';
import { optionalWords, words } from './values.ts';

export interface FilesConfig {
  /** Absolute. Database, pictures, mail and keys of the embedded mode live here. */
  dataDir: string;
  blob: { kind: 'files' } | { kind: 'azure'; connectionString: string; container: string };
}

/** The topic of files: where the server's own are, and pictures. */
export const filesTopic = topic({
  variables: {
    DATA_DIR: v.optional(words, 'data'),
    AZURE_STORAGE_CONNECTION_STRING: optionalWords,
    AZURE_STORAGE_CONTAINER: v.optional(
      v.pipe(v.string(), v.regex(/^[a-z0-9](-?[a-z0-9]){2,62}$/, 'is not a container’s name')),
      'hem',
    ),
  },
  read: (values): FilesConfig => ({
    dataDir: path.resolve(values.DATA_DIR),
    blob: values.AZURE_STORAGE_CONNECTION_STRING
      ? {
          kind: 'azure',
          connectionString: values.AZURE_STORAGE_CONNECTION_STRING,
          container: values.AZURE_STORAGE_CONTAINER,
        }
      : { kind: 'files' },
  }),
});
