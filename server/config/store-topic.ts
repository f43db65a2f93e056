import * as v from 'valibot';
import { topic } from './topic.ts';
import { flag } from './values.ts';

export interface StoreConfig {
  /** Which store sells the services; null: none. */
  store: 'embedded' | null;
}

/** Where alterations are ordered: at the store in this server, unless that is switched off. */
export const storeTopic = topic({
  variables: { EMBEDDED_STORE: v.optional(flag) },
  read: ({ EMBEDDED_STORE }, mode): StoreConfig => ({
    store: (EMBEDDED_STORE ?? mode === 'embedded') ? 'embedded' : null,
  }),
});
