import { queryOptions } from '@tanstack/react-query';
import type { StoreAddress } from '#api/users.ts';
import { blueprintHandle } from '#contract/rules/blueprint-offer.ts';
import { lineKeys } from '#contract/rules/services.ts';
import { AppError } from '#lib/errors.ts';
import { localStore } from '#lib/storage.ts';
import { documents } from './documents.ts';
import { centsOf } from './read-cart.ts';
import { createStoreClient, type StoreClient } from './store-client.ts';

/** The Style Blueprint as the store sells it. */
export interface BlueprintOffer {
  /** The id of the product's first variant. */
  variantId: string;
  /** US cents. */
  priceCents: number;
  /** The address of its picture; null where the store has none. */
  imageUrl: string | null;
}

interface OfferAnswer {
  product?: {
    featuredImage: { url: string } | null;
    variants: { nodes: { id: string; availableForSale: boolean; price: { amount: string } }[] };
  } | null;
}

/** What the store asks for the Style Blueprint; null where it does not sell it. A failure is its reader's to show. */
export const blueprintOfferQuery = (store: StoreAddress, client = createStoreClient(store)) =>
  queryOptions({
    queryKey: ['storeProduct', blueprintHandle, store.address],
    queryFn: ({ signal }) => readOffer(client, signal),
    meta: { isHandled: true },
  });

const cartKey = (userId: string) => `hem.blueprintCart ${userId}`;

/**
 * Makes a cart of the Style Blueprint for a member, or takes the one that this device has made and that was not paid
 * for, so that two tabs do not buy it twice; and answers the address of its checkout: an absolute one, for
 * `leavePage`. Empty on any failure, silently (product spec, section 8).
 */
export async function buyBlueprint(
  store: StoreAddress,
  userId: string,
  client = createStoreClient(store),
): Promise<string> {
  try {
    const offer = await readOffer(client);
    if (!offer) return '';
    const open = await openCheckout(client, localStore.get(cartKey(userId)), offer.variantId);
    if (open) return open;
    const { cartCreate } = await client.ask<{
      cartCreate?: {
        cart: { id: string; checkoutUrl: string } | null;
        userErrors: unknown[];
      } | null;
    }>(documents.cartCreate, {
      input: {
        lines: [{ merchandiseId: offer.variantId, quantity: 1 }],
        attributes: [{ key: lineKeys.userId, value: userId }],
      },
    });
    if (!cartCreate?.cart || cartCreate.userErrors.length > 0) return '';
    const address = addressIn(cartCreate.cart.checkoutUrl);
    if (address) localStore.set(cartKey(userId), cartCreate.cart.id);
    return address;
  } catch {
    return '';
  }
}

/** An absolute address of the web; empty of anything else. Throws where it is none at all. */
function addressIn(text: string): string {
  const { protocol, href } = new URL(text);
  return /^https?:$/.test(protocol) ? href : '';
}

interface OpenCart {
  cart?: {
    checkoutUrl: string;
    lines: { nodes: { quantity: number; merchandise: { id: string } }[] };
  } | null;
}

/** The checkout of a cart that still holds the Style Blueprint once, and nothing else; empty of any other, and of none. */
async function openCheckout(
  client: StoreClient,
  cartId: string | null,
  variantId: string,
): Promise<string> {
  if (cartId === null) return '';
  try {
    const { cart } = await client.ask<OpenCart>(documents.cart, { cartId, after: null });
    const [line, ...others] = cart?.lines.nodes ?? [];
    const isWhole = line?.quantity === 1 && line.merchandise.id === variantId;
    return cart && isWhole && others.length === 0 ? addressIn(cart.checkoutUrl) : '';
  } catch {
    return '';
  }
}

async function readOffer(
  client: StoreClient,
  signal?: AbortSignal,
): Promise<BlueprintOffer | null> {
  const variables = { handle: blueprintHandle };
  const { product } = await client.ask<OfferAnswer>(documents.offer, variables, signal);
  // Null is an answer; nothing at all is none.
  if (product === undefined) throw new AppError('parse');
  const variant = product?.variants.nodes[0];
  if (!product || !variant?.availableForSale) return null;
  return {
    variantId: variant.id,
    priceCents: centsOf(variant.price),
    imageUrl: product.featuredImage?.url ?? null,
  };
}
