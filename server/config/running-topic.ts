import * as v from 'valibot';
import { type Mode, topic } from './topic.ts';
import { flag, hasLength } from './values.ts';

export interface RunningConfig {
  mode: Mode;
  demoPassword: string | null;
  rateLimits: boolean;
  logLevel: string;
}

/** The mode the server runs in, how strict it is, and how much it logs. */
export const runningTopic = topic({
  variables: {
    HEM_MODE: v.optional(v.picklist(['embedded', 'production'], 'say embedded or production')),
    DEMO_PASSWORD: v.optional(
      v.pipe(v.string(), v.check(hasLength(8), 'needs 8 characters or more')),
    ),
    RATE_LIMITS: v.optional(flag, 'on'),
    LOG_LEVEL: v.optional(
      v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'is not a level'),
      'warn',
    ),
  },
  check({ mode, given, fault }) {
    if (mode !== 'production') return;
    if (given.DEMO_PASSWORD) fault('DEMO_PASSWORD', 'there is no demo in production');
    if (given.RATE_LIMITS === 'off') fault('RATE_LIMITS', 'cannot be off in production');
  },
  read: (values, mode): RunningConfig => ({
    mode,
    demoPassword: values.DEMO_PASSWORD ?? null,
    rateLimits: values.RATE_LIMITS,
    logLevel: values.LOG_LEVEL,
  }),
});
