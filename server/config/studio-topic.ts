import * as v from 'valibot';
import { topic } from './topic.ts';
import { hasLength, optionalWords } from './values.ts';

export interface StudioConfig {
  /** The secrets a shop signs its webhooks with: the present one, and the one before it while it is changed. */
  shopSecrets: string[];
  /** Reads a shop's orders, for those whose webhooks never came; null: nobody asks. */
  shopAdminToken: string | null;
  /** The address where the studio of a shop reads what members say; null with the embedded store. */
  studioEmail: string | null;
}

const secret = v.optional(
  v.pipe(v.string(), v.check(hasLength(16), 'needs 16 characters or more')),
);

/** How a shop's studio tells of orders, and is told of them. */
export const studioTopic = topic({
  variables: {
    SHOPIFY_WEBHOOK_SECRET: secret,
    SHOPIFY_WEBHOOK_SECRET_PREVIOUS: secret,
    SHOPIFY_ADMIN_TOKEN: optionalWords,
    STUDIO_EMAIL: v.optional(v.pipe(v.string(), v.email('is not an email address'))),
  },
  check({ given, fault, needs }) {
    if (given.SHOPIFY_DOMAIN) {
      needs('SHOPIFY_WEBHOOK_SECRET', 'is required with SHOPIFY_DOMAIN');
      needs('STUDIO_EMAIL', 'is required with SHOPIFY_DOMAIN');
    }
    if (given.SHOPIFY_WEBHOOK_SECRET_PREVIOUS && !given.SHOPIFY_WEBHOOK_SECRET) {
      fault('SHOPIFY_WEBHOOK_SECRET_PREVIOUS', 'is for beside SHOPIFY_WEBHOOK_SECRET');
    }
  },
  read: (values): StudioConfig => ({
    shopSecrets: [values.SHOPIFY_WEBHOOK_SECRET, values.SHOPIFY_WEBHOOK_SECRET_PREVIOUS].flatMap(
      (one) => one?.trim() ?? [],
    ),
    shopAdminToken: values.SHOPIFY_ADMIN_TOKEN ?? null,
    studioEmail: values.STUDIO_EMAIL ?? null,
  }),
});
