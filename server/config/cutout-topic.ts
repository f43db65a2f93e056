import * as v from 'valibot';
import { topic } from './topic.ts';
import { addressOf, flag, optionalWords } from './values.ts';

export interface CutoutConfig {
  cutout: { kind: 'off' } | { kind: 'local' } | { kind: 'remote'; url: string; key: string | null };
}

/** The topic of cutting garments out of photos: by this machine, unless a provider is named. */
export const cutoutTopic = topic({
  variables: {
    CUTOUTS: v.optional(flag, 'on'),
    CUTOUT_URL: v.optional(addressOf(['https:', 'http:'])),
    CUTOUT_KEY: optionalWords,
  },
  check({ given, fault }) {
    if (given.CUTOUT_KEY && !given.CUTOUT_URL) fault('CUTOUT_KEY', 'is for a provider');
  },
  read: ({ CUTOUTS, CUTOUT_URL: url, CUTOUT_KEY: key }): CutoutConfig => {
    if (!CUTOUTS) return { cutout: { kind: 'off' } };
    return { cutout: url ? { kind: 'remote', url, key: key ?? null } : { kind: 'local' } };
  },
});
