import { GraphQLError } from 'graphql';
import type { OpenDatabase } from '../database/database.ts';
import { cartAnswer, collectionAnswer, payloadAnswer, productAnswer } from './answers.ts';
import {
  addLines,
  type CartOutcome,
  changeBuyer,
  changeNote,
  createCart,
  removeLines,
  updateLines,
} from './cart-changes.ts';
import type { LineInput } from './cart-rules.ts';
import { findCollection, findProduct } from './catalog/read-catalog.ts';
import { longestPage } from './connection.ts';
import { numberOf } from './gid.ts';
import { findCart } from './read-cart.ts';
import { isStorable } from './storable.ts';
import type { Attribute } from './tables.ts';

interface GivenLine {
  merchandiseId: string;
  quantity?: number | null;
  attributes?: Attribute[] | null;
  sellingPlanId?: string | null;
}

interface GivenBuyer {
  countryCode?: string | null;
  email?: string | null;
  phone?: string | null;
  [other: string]: unknown;
}

interface GivenCart {
  note?: string | null;
  attributes?: Attribute[] | null;
  buyerIdentity?: GivenBuyer | null;
  lines?: GivenLine[] | null;
  [other: string]: unknown;
}

interface By {
  handle?: string | null;
  id?: string | null;
}

/**
 * The queries and mutations that the store serves: carts, and services by handle or id. A mutation is one
 * transaction; what it is asked for wrongly is told as user errors, and changes nothing.
 */
export function rootFields(open: OpenDatabase, now: Date, origin: string) {
  const { database } = open;
  const changeWith = async (work: (database: OpenDatabase['database']) => Promise<CartOutcome>) =>
    payloadAnswer(await open.transaction(work), database, origin);
  return {
    cart: async ({ id }: { id: string }) => {
      const cart = await findCart(database, id, now);
      return cart && cartAnswer(cart, database, origin);
    },
    product: async (by: By) => {
      const key = readKey('Product', by);
      const product = key && (await findProduct(database, key));
      return product && productAnswer(product, origin);
    },
    collection: async (by: By) => {
      const key = readKey('Collection', by);
      const collection = key && (await findCollection(database, key));
      return collection && collectionAnswer(collection, database, origin);
    },
    cartCreate: ({ input }: { input?: GivenCart | null }) => {
      const { note, attributes, buyerIdentity, lines, ...others } = input ?? {};
      requireServed('CartInput', others);
      return changeWith((database) =>
        createCart(
          database,
          {
            note: note ?? null,
            attributes: toAttributes(attributes),
            buyer: toBuyer(buyerIdentity),
            lines: toLines(lines),
          },
          now,
        ),
      );
    },
    cartLinesAdd: ({ cartId, lines }: { cartId: string; lines: GivenLine[] }) =>
      changeWith((database) => addLines(database, cartId, toLines(lines), now)),
    cartLinesUpdate: ({
      cartId,
      lines,
    }: {
      cartId: string;
      lines: (Partial<GivenLine> & { id: string })[];
    }) => {
      requireShort(lines);
      const changes = lines.map(({ id, merchandiseId, quantity, attributes, ...others }) => {
        requireServed('CartLineUpdateInput', others);
        return {
          id,
          lineId: numberOf('CartLine', id),
          ...(merchandiseId == null
            ? {}
            : { merchandiseId, variantId: numberOf('ProductVariant', merchandiseId) }),
          ...(quantity == null ? {} : { quantity }),
          ...(attributes == null ? {} : { attributes: toAttributes(attributes) }),
        };
      });
      return changeWith((database) => updateLines(database, cartId, changes, now));
    },
    cartLinesRemove: ({ cartId, lineIds }: { cartId: string; lineIds: string[] }) => {
      requireShort(lineIds);
      const lines = lineIds.map((id) => ({ id, lineId: numberOf('CartLine', id) }));
      return changeWith((database) => removeLines(database, cartId, lines, now));
    },
    cartNoteUpdate: ({ cartId, note }: { cartId: string; note: string }) =>
      changeWith((database) => changeNote(database, cartId, note, now)),
    cartBuyerIdentityUpdate: ({
      cartId,
      buyerIdentity,
    }: {
      cartId: string;
      buyerIdentity: GivenBuyer;
    }) => {
      const buyer = toBuyer(buyerIdentity);
      return changeWith((database) => changeBuyer(database, cartId, buyer, now));
    },
  };
}

function readKey(
  kind: 'Product' | 'Collection',
  { handle, id }: By,
): { handle: string } | { id: number } | null {
  if (id == null) return handle == null || !isStorable(handle) ? null : { handle };
  const number = numberOf(kind, id);
  return number === null ? null : { id: number };
}

const toAttributes = (given: Attribute[] | null | undefined): Attribute[] =>
  (given ?? []).map(({ key, value }) => ({ key, value }));

function toBuyer(given: GivenBuyer | null | undefined) {
  const { countryCode, email, phone, ...others } = given ?? {};
  requireServed('CartBuyerIdentityInput', others);
  return {
    ...(countryCode === undefined ? {} : { countryCode }),
    ...(email === undefined ? {} : { email }),
    ...(phone === undefined ? {} : { phone }),
  };
}

function toLines(given: GivenLine[] | null | undefined): LineInput[] {
  requireShort(given ?? []);
  return (given ?? []).map(({ merchandiseId, quantity, attributes, ...others }) => {
    requireServed('CartLineInput', others);
    return {
      merchandiseId,
      variantId: numberOf('ProductVariant', merchandiseId),
      quantity: quantity ?? 1,
      attributes: toAttributes(attributes),
    };
  });
}

/** Shopify takes so many values in one list. */
function requireShort(list: readonly unknown[]): void {
  if (list.length <= longestPage) return;
  throw new GraphQLError(
    `The input array size of ${list.length} is greater than the maximum allowed of ${longestPage}.`,
    { extensions: { code: 'MAX_INPUT_SIZE_EXCEEDED' } },
  );
}

/** Refuses what is asked for beyond what the store serves, instead of passing it over. */
function requireServed(type: string, others: Record<string, unknown>): void {
  const [name] = Object.entries(others).find(([, value]) => value != null) ?? [];
  if (!name) return;
  throw new GraphQLError(`Access denied for ${name} of ${type}: this store does not serve it.`, {
    extensions: { code: 'ACCESS_DENIED' },
  });
}
