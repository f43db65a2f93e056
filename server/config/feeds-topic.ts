import * as v from 'valibot';
import { topic } from './topic.ts';
import { addressOf, flag, partsOf } from './values.ts';

/** A shop whose products are shown. */
export interface Partner {
  /** Its name as a key: lower-case letters, digits and `-`. */
  key: string;
  name: string;
  /** Where its feed is. */
  url: string;
}

export interface FeedsConfig {
  /** The shops whose products are shown; `embedded` has two drawn ones. */
  partners: readonly Partner[] | 'embedded';
}

const address = addressOf(['https:', 'http:']);

/** A name as a key of an address. */
const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** `Name=https://…, Other name=https://…` */
const partners = v.pipe(
  v.string(),
  v.transform((text) =>
    partsOf(text).map((part): Partner => {
      const [name = '', ...rest] = part.split('=');
      return { key: keyOf(name), name: name.trim(), url: rest.join('=').trim() };
    }),
  ),
  v.check(
    (all) =>
      all.length > 0 &&
      all.every(({ key, name, url }) => key && name.length <= 60 && v.is(address, url)) &&
      new Set(all.map(({ key }) => key)).size === all.length,
    'is a list of names and addresses, such as Ferry Lane=https://ferry-lane.example/feed.xml',
  ),
);

/** The topic of the product feeds of partners. */
export const feedsTopic = topic({
  variables: { PARTNER_FEEDS: v.optional(partners), EMBEDDED_FEEDS: v.optional(flag) },
  check({ given, fault }) {
    if (given.PARTNER_FEEDS && given.EMBEDDED_FEEDS === 'on') {
      fault('EMBEDDED_FEEDS', 'is not for a server that has feeds: leave it out');
    }
  },
  read({ PARTNER_FEEDS, EMBEDDED_FEEDS }, mode): FeedsConfig {
    const isEmbedded = EMBEDDED_FEEDS ?? (mode === 'embedded' && !PARTNER_FEEDS);
    return { partners: isEmbedded ? 'embedded' : (PARTNER_FEEDS ?? []) };
  },
});
