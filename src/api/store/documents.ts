/*
 * Every document that is sent to the store, in the Storefront API of 2025-01 (product spec, section 7). A test checks
 * each against the schema and against the embedded store. Most lines and products of one answer: 250 (product spec,
 * section 9).
 */

const partsOf = (lines: string) => `
fragment CartParts on Cart {
  id
  checkoutUrl
  note
  totalQuantity
  cost { totalAmount { amount currencyCode } }
  discountAllocations { discountedAmount { amount } }
  lines(${lines}) {
    pageInfo { hasNextPage endCursor }
    nodes {
      id
      quantity
      attributes { key value }
      cost { amountPerQuantity { amount } subtotalAmount { amount } totalAmount { amount } }
      discountAllocations { discountedAmount { amount } }
      merchandise {
        ... on ProductVariant {
          id
          availableForSale
          product { id title handle productType tags }
        }
      }
    }
  }
}`;
const cartParts = partsOf('first: 250');

const answered = `{
  cart { ...CartParts }
  userErrors { code field message }
}`;

/** The documents sent to the store, by what they do. */
export const documents = {
  /** A page of a cart's lines comes with it: the first, or the one after a cursor. */
  cart: `query Cart($cartId: ID!, $after: String) { cart(id: $cartId) { ...CartParts } } ${partsOf('first: 250, after: $after')}`,

  cartCreate: `mutation CartCreate($input: CartInput!) {
  cartCreate(input: $input) ${answered}
} ${cartParts}`,

  cartLinesAdd: `mutation CartLinesAdd($cartId: ID!, $lines: [CartLineInput!]!) {
  cartLinesAdd(cartId: $cartId, lines: $lines) ${answered}
} ${cartParts}`,

  cartLinesUpdate: `mutation CartLinesUpdate($cartId: ID!, $lines: [CartLineUpdateInput!]!) {
  cartLinesUpdate(cartId: $cartId, lines: $lines) ${answered}
} ${cartParts}`,

  cartLinesRemove: `mutation CartLinesRemove($cartId: ID!, $lineIds: [ID!]!) {
  cartLinesRemove(cartId: $cartId, lineIds: $lineIds) ${answered}
} ${cartParts}`,

  cartNoteUpdate: `mutation CartNoteUpdate($cartId: ID!, $note: String!) {
  cartNoteUpdate(cartId: $cartId, note: $note) ${answered}
} ${cartParts}`,

  collection: `query Collection($handle: String!) {
  collection(handle: $handle) {
    handle
    title
    description
    products(first: 250) {
      nodes {
        id
        handle
        title
        description
        productType
        tags
        availableForSale
        featuredImage { url(transform: { maxWidth: 240, maxHeight: 240 }) }
        variants(first: 1) { nodes { id availableForSale price { amount } } }
      }
    }
  }
}`,

  /** The fee, whose variants are told apart by their prices. */
  product: `query Product($handle: String!) {
  product(handle: $handle) {
    variants(first: 10) { nodes { id availableForSale price { amount } } }
  }
}`,

  /** A product that is sold on its own, with its picture. */
  offer: `query Offer($handle: String!) {
  product(handle: $handle) {
    featuredImage { url(transform: { maxWidth: 720, maxHeight: 720 }) }
    variants(first: 1) { nodes { id availableForSale price { amount } } }
  }
}`,
} as const;
