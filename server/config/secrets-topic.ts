import * as v from 'valibot';
import { topic } from './topic.ts';
import { hasLength } from './values.ts';

export interface SecretsConfig {
  /** Signs picture and upload addresses; null: made once and kept under the data folder. */
  secret: string | null;
  /** The key that `x-api-key` must say; null: anything. */
  apiKey: string | null;
}

/** The server's secrets. */
export const secretsTopic = topic({
  variables: {
    SECRET: v.optional(v.pipe(v.string(), v.check(hasLength(32), 'needs 32 characters or more'))),
    API_KEY: v.optional(v.pipe(v.string(), v.regex(/^[!-~]+$/, 'is not fit for a header'))),
  },
  check({ mode, needs }) {
    if (mode !== 'production') return;
    needs('SECRET', 'production needs one of 32 characters or more');
    needs('API_KEY', 'production needs one');
  },
  read: (values): SecretsConfig => ({
    secret: values.SECRET ?? null,
    apiKey: values.API_KEY ?? null,
  }),
});
