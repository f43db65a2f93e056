import { blueprintHandle, blueprintSku } from '#contract/rules/blueprint-offer.ts';
import { categoryGroups, categoryLeaves } from '#contract/rules/item-attributes.ts';
import { amountNeed, needsPlace, strangeNeeds } from '#contract/rules/service-needs.ts';
import {
  feeHandle,
  fitsTags,
  handlingFees,
  productTypes,
  serviceCollections,
} from '#contract/rules/services.ts';

/** Asks a shop's Storefront API; answers its `data`. Throws with the reason where there is none. */
export type AskShop = (query: string, variables?: object) => Promise<unknown>;

/** One thing that was looked at. */
export interface Finding {
  isGood: boolean;
  what: string;
  /** What to do about it, where it is not good. */
  advice?: string;
}

interface Variant {
  id: string;
  price: { amount: string; currencyCode: string };
}
interface Product {
  title: string;
  productType: string;
  tags: string[];
  variants: { nodes: Variant[] };
}

const product =
  'title productType tags variants(first: 10) { nodes { id price { amount currencyCode } } }';

/** Looks whether a shop has what Hem needs: its token, collections, fee, custom services and discount. */
export async function checkShop(ask: AskShop): Promise<Finding[]> {
  const findings: Finding[] = [];
  const find = (isGood: boolean, what: string, advice: string) =>
    findings.push(isGood ? { isGood, what } : { isGood, what, advice });
  try {
    await ask('{ shop: collection(handle: "-") { id } }');
  } catch (error) {
    const advice = `Check SHOPIFY_DOMAIN and SHOPIFY_PUBLIC_TOKEN (${(error as Error).message}).`;
    return [{ isGood: false, what: 'The Storefront API answers the public token', advice }];
  }
  find(true, 'The Storefront API answers the public token', '');

  const services: Product[] = [];
  for (const handle of serviceCollections) {
    const { collection } = (await ask(
      `query($handle: String!) { collection(handle: $handle) { products(first: 250) { nodes { ${product} } } } }`,
      { handle },
    )) as { collection: { products: { nodes: Product[] } } | null };
    const found = collection?.products.nodes ?? [];
    find(
      found.length > 0,
      `The collection ${handle} has products`,
      collection
        ? `Put services into the collection ${handle}, and publish them to the sales channel of the token.`
        : `Make a collection with the handle ${handle}, and publish it to the sales channel of the token.`,
    );
    services.push(...found);
  }
  find(
    services.every(({ variants }) =>
      variants.nodes.every((one) => one.price.currencyCode === 'USD'),
    ),
    'Every price is in US dollars',
    'Set the shop’s currency to US dollars.',
  );
  find(
    services.every(({ productType }) => productType !== productTypes.fee),
    'No fee stands among the services',
    `Take products of the type ${productTypes.fee} out of the collections.`,
  );
  const kinds = new Set<string>(
    [...categoryGroups, ...categoryLeaves.keys()].map((kind) => `fits:${kind}`),
  );
  const strange = services.flatMap(({ tags }) => fitsTags(tags)).find((tag) => !kinds.has(tag));
  find(
    strange === undefined,
    'Every fits: tag names a category or a group of Hem',
    `No garment is ${strange}: a service with such tags is offered for no other either.`,
  );
  const [unknown] = services.flatMap(({ tags }) => strangeNeeds(tags));
  find(
    unknown === undefined,
    'Every tag that says what a service needs is one of Hem',
    `Nothing is asked by ${unknown}: see docs/operating.md, A shop of Shopify, for amount:, of:, most:, keeps: and needs:.`,
  );
  const isAsked = ({ tags }: Product) => amountNeed(tags) !== null || needsPlace(tags);
  find(
    services.some(isAsked),
    'Services say what they need to be told',
    'Tag services that change a length with amount:shorter or amount:longer, and those that mend a place with needs:mark.',
  );
  const custom = services.some(({ productType }) => productType === productTypes.custom);
  find(
    custom,
    'There is a custom service',
    `Make a product of the type ${productTypes.custom}, such as Custom repair, for work that is quoted.`,
  );

  const { product: blueprint } = (await ask(
    'query($handle: String!) { product(handle: $handle) { variants(first: 1) { nodes { sku requiresShipping } } } }',
    { handle: blueprintHandle },
  )) as {
    product: { variants: { nodes: { sku: string | null; requiresShipping: boolean }[] } } | null;
  };
  const sold = blueprint?.variants.nodes[0];
  find(
    sold?.sku === blueprintSku && !sold.requiresShipping,
    'The Style Blueprint is there, and nothing of it is shipped',
    `Make a product with the handle ${blueprintHandle}, in no collection, whose variant has the SKU ${blueprintSku} and is no physical product.`,
  );

  const { product: fee } = (await ask(
    `query($handle: String!) { product(handle: $handle) { ${product} } }`,
    { handle: feeHandle },
  )) as { product: Product | null };
  find(
    fee?.productType === productTypes.fee,
    `The fee ${feeHandle} is there`,
    `Make a product with the handle ${feeHandle} and the type ${productTypes.fee}, in no collection.`,
  );
  for (const [name, cents] of Object.entries(handlingFees)) {
    find(
      (fee?.variants.nodes ?? []).some(
        ({ price }) => Math.round(Number(price.amount) * 100) === cents,
      ),
      `The fee has a variant for ${name}: $${(cents / 100).toFixed(2)}`,
      `Give ${feeHandle} a variant of $${(cents / 100).toFixed(2)}.`,
    );
  }

  const priced = services.filter(({ productType }) => productType !== productTypes.custom);
  const [one, other] = [...new Set(priced.map(({ variants }) => variants.nodes[0]?.id ?? ''))];
  if (one && other) {
    const lines = [one, other].map((merchandiseId) => ({ merchandiseId }));
    const { cartCreate } = (await ask(
      `mutation($input: CartInput) { cartCreate(input: $input) { cart { cost { totalAmount { amount } }
        lines(first: 2) { nodes { cost { subtotalAmount { amount } } } } } } }`,
      { input: { lines } },
    )) as {
      cartCreate: {
        cart: {
          cost: { totalAmount: { amount: string } };
          lines: { nodes: { cost: { subtotalAmount: { amount: string } } }[] };
        } | null;
      };
    };
    const full = (cartCreate.cart?.lines.nodes ?? []).reduce(
      (sum, { cost }) => sum + Number(cost.subtotalAmount.amount),
      0,
    );
    const paid = Number(cartCreate.cart?.cost.totalAmount.amount ?? 0);
    find(
      full > 0 && Math.abs(paid - full * 0.9) < 0.02,
      'Two services together are 10% off',
      'Make an automatic discount: 10% off the service collections, from 2 items on.',
    );
  }
  return findings;
}
