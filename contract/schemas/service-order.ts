import * as v from 'valibot';
import { longestCartId } from '../rules/service-orders.ts';
import { done } from './scalars.ts';

/** A cart's global id at the store, with its key; empty for none. */
const cartId = v.pipe(
  v.string(),
  v.maxLength(longestCartId),
  v.regex(/^(gid:\/\/shopify\/Cart\/[\w-]+(\?key=[\w-]+)?)?$/, 'not a cart'),
);

/** Inputs and outputs of `services/savecart`. */
export const serviceOrderSchemas = {
  /** Keeps which cart the member has at the store; an empty one clears it (product spec, section 7). */
  saveCart: { input: v.strictObject({ cartId }), output: done },
};
