import * as v from 'valibot';
import { topic } from './topic.ts';
import { addressOf } from './values.ts';

export interface DatabaseConfig {
  /** Null: the embedded database. */
  databaseUrl: string | null;
  /** How long a start waits for a PostgreSQL server that is not up yet. */
  databaseWaitMs: number;
}

/** The topic of the database: where the data is. */
export const databaseTopic = topic({
  variables: {
    DATABASE_URL: v.optional(addressOf(['postgres:', 'postgresql:'], { mayHoldPassword: true })),
    DATABASE_WAIT: v.optional(
      v.pipe(v.string(), v.regex(/^\d{1,4}$/, 'is not a number of seconds'), v.transform(Number)),
      '60',
    ),
  },
  check({ mode, needs }) {
    if (mode === 'production') needs('DATABASE_URL', 'production needs a PostgreSQL server');
  },
  read: (values): DatabaseConfig => ({
    databaseUrl: values.DATABASE_URL ?? null,
    databaseWaitMs: values.DATABASE_WAIT * 1000,
  }),
});
