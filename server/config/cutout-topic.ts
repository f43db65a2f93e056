import * as v from 'valibot';
import { topic } from './topic.ts';
import { addressOf, optionalWords } from './values.ts';

export interface CutoutConfig {
  cutout: { kind: 'local' } | { kind: 'remote'; url: string; key: string | null };
}

/** Who cuts garments out of photos: this machine, unless a provider is named. */
export const cutoutTopic = topic({
  variables: {
    CUTOUT_URL: v.optional(addressOf(['https:', 'http:'])),
    CUTOUT_KEY: optionalWords,
  },
  check({ given, fault }) {
    if (given.CUTOUT_KEY && !given.CUTOUT_URL) fault('CUTOUT_KEY', 'is for a provider');
  },
  read: (values): CutoutConfig => ({
    cutout: values.CUTOUT_URL
      ? { kind: 'remote', url: values.CUTOUT_URL, key: values.CUTOUT_KEY ?? null }
      : { kind: 'local' },
  }),
});
