import * as v from 'valibot';
import { mostStoreRetries } from '#contract/rules/services.ts';
import { topic } from './topic.ts';
import { flag, optionalWords } from './values.ts';

export interface StoreConfig {
  /** The store that sells the services; null: none. */
  store: 'embedded' | 'shop' | null;
  /** The shop that the page speaks to; null where the store is embedded, or there is none. */
  shop: { domain: string; publicToken: string } | null;
  /** How often the page tries a call to the store again that was turned away (product spec, section 5). */
  checkoutRetries: number;
}

const shopDomain = v.pipe(
  v.string(),
  v.regex(
    /^(?=.{4,253}$)([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i,
    'is not a domain, such as hem.myshopify.com',
  ),
  v.toLowerCase(),
);

const retries = v.pipe(
  v.string(),
  v.regex(/^\d+$/, `is a number between 0 and ${mostStoreRetries}`),
  v.transform(Number),
  v.maxValue(mostStoreRetries, `is a number between 0 and ${mostStoreRetries}`),
);

/**
 * The topic of the store where alterations are ordered: a shop, or the store in this server, unless that is switched
 * off.
 */
export const storeTopic = topic({
  variables: {
    EMBEDDED_STORE: v.optional(flag),
    SHOPIFY_DOMAIN: v.optional(shopDomain),
    SHOPIFY_PUBLIC_TOKEN: optionalWords,
    CHECKOUT_RETRIES: v.optional(retries, String(mostStoreRetries)),
  },
  check({ given, fault, needs }) {
    if (given.SHOPIFY_DOMAIN) needs('SHOPIFY_PUBLIC_TOKEN', 'is required with SHOPIFY_DOMAIN');
    if (given.SHOPIFY_PUBLIC_TOKEN && !given.SHOPIFY_DOMAIN) {
      fault('SHOPIFY_PUBLIC_TOKEN', 'is for a shop: give SHOPIFY_DOMAIN');
    }
    if (given.SHOPIFY_DOMAIN && given.EMBEDDED_STORE === 'on') {
      fault('EMBEDDED_STORE', 'is not for a server that has a shop: leave SHOPIFY_DOMAIN out');
    }
  },
  read(values, mode): StoreConfig {
    const { SHOPIFY_DOMAIN: domain, SHOPIFY_PUBLIC_TOKEN: publicToken } = values;
    const shop = domain && publicToken ? { domain, publicToken } : null;
    const isEmbedded = values.EMBEDDED_STORE ?? mode === 'embedded';
    return {
      store: shop ? 'shop' : isEmbedded ? 'embedded' : null,
      shop,
      checkoutRetries: values.CHECKOUT_RETRIES,
    };
  },
});
