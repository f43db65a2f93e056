import { creditLabel, severalServicesPercent } from '#contract/rules/order-sums.ts';
import { productTypes } from '#contract/rules/services.ts';
import type { Database } from '../database/database.ts';
import type { CartProblem } from './cart-problems.ts';
import type { StockWarning } from './cart-rules.ts';
import {
  type ProductRow,
  readCollectionProducts,
  type VariantRow,
} from './catalog/read-catalog.ts';
import { skuOf } from './catalog/sku.ts';
import { connectionOf, type PageArguments } from './connection.ts';
import { cartGid, gidOf, lineGid } from './gid.ts';
import { priceCart } from './priced-cart.ts';
import { collectionImage, productImage, productImages } from './product-pictures.ts';
import type { CartRow } from './read-cart.ts';
import type { Attribute, storeCollections } from './tables.ts';

/*
 * The store's answers, as objects of the Storefront schema: each has the fields that this store serves, and a
 * field that is not here is refused (execute.ts). A function is called with the field's arguments.
 */

const currencyCode = 'USD';

/** An object of the schema, by its fields. */
type Answer = Record<string, unknown>;

const money = (cents: number) => ({
  __typename: 'MoneyV2',
  amount: (cents / 100).toFixed(2),
  currencyCode,
});

const shorten = (text: string, truncateAt?: number | null) =>
  truncateAt != null && text.length > truncateAt
    ? `${text.slice(0, Math.max(0, truncateAt - 3))}...`
    : text;

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (one) => `&#${one.charCodeAt(0)};`);

/** A product. `origin` is the store's own. */
export function productAnswer(product: ProductRow, origin: string): Answer {
  const { id, handle, title, description, productType, tags, variants, isPublished } = product;
  const prices = variants.map(({ priceCents }) => priceCents);
  const first = variants.find(isInStock) ?? variants[0];
  return {
    __typename: 'Product',
    id: gidOf('Product', id),
    handle,
    title,
    description: ({ truncateAt }: { truncateAt?: number | null }) =>
      shorten(description, truncateAt),
    descriptionHtml: `<p>${escapeHtml(description)}</p>`,
    productType,
    tags,
    vendor: 'Hem Studio',
    availableForSale: isPublished && variants.some(isInStock),
    isGiftCard: false,
    requiresSellingPlan: false,
    createdAt: product.createdAt.toISOString(),
    publishedAt: product.createdAt.toISOString(),
    updatedAt: product.updatedAt.toISOString(),
    priceRange: {
      __typename: 'ProductPriceRange',
      minVariantPrice: money(Math.min(...prices)),
      maxVariantPrice: money(Math.max(...prices)),
    },
    variants: (page: PageArguments) =>
      connectionOf(
        variants.map((variant) => ({ id: variant.position, variant })),
        page,
        ({ variant }) => variantAnswer(variant, product, origin),
      ),
    featuredImage: productImage(handle, origin),
    images: (page: PageArguments) => productImages(handle, origin, page),
    variantsCount: { __typename: 'Count', count: variants.length, precision: 'EXACT' },
    selectedOrFirstAvailableVariant: () => first && variantAnswer(first, product, origin),
  };
}

const isInStock = ({ stock }: VariantRow) => stock === null || stock > 0;

function variantAnswer(variant: VariantRow, product: ProductRow, origin: string): Answer {
  return {
    __typename: 'ProductVariant',
    id: gidOf('ProductVariant', variant.id),
    title: variant.title,
    price: money(variant.priceCents),
    priceV2: money(variant.priceCents),
    availableForSale: product.isPublished && isInStock(variant),
    currentlyNotInStock: !isInStock(variant),
    requiresShipping: product.productType !== productTypes.digital,
    sku: skuOf(product.handle),
    requiresComponents: false,
    taxable: false,
    selectedOptions: [{ __typename: 'SelectedOption', name: 'Title', value: variant.title }],
    image: productImage(product.handle, origin),
    product: () => productAnswer(product, origin),
  };
}

/** A collection; its products are read when they are asked for. `origin` is the store's own. */
export function collectionAnswer(
  { id, handle, title, description, updatedAt }: typeof storeCollections.$inferSelect,
  database: Database,
  origin: string,
) {
  return {
    __typename: 'Collection',
    id: gidOf('Collection', id),
    handle,
    title,
    description: ({ truncateAt }: { truncateAt?: number | null }) =>
      shorten(description, truncateAt),
    descriptionHtml: `<p>${escapeHtml(description)}</p>`,
    updatedAt: updatedAt.toISOString(),
    image: collectionImage(handle, origin),
    products: async (page: PageArguments) =>
      connectionOf(await readCollectionProducts(database, id), page, ({ product }) =>
        productAnswer(product, origin),
      ),
  };
}

/** A cart with its costs, as it is now. `origin` is the store's own. */
export async function cartAnswer(cart: CartRow, database: Database, origin: string) {
  const { lines, cost } = await priceCart(database, cart);
  const rows = lines.map((one) => ({ ...one, id: one.line.id }));
  return {
    __typename: 'Cart',
    id: cartGid(cart),
    checkoutUrl: `${origin}/store/checkouts/${cart.token}?key=${cart.key}`,
    createdAt: cart.createdAt.toISOString(),
    updatedAt: cart.updatedAt.toISOString(),
    note: cart.note,
    ...attributesAnswer(cart.attributes),
    totalQuantity: cart.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    buyerIdentity: {
      __typename: 'CartBuyerIdentity',
      countryCode: cart.countryCode,
      email: cart.email,
      phone: cart.phone,
      customer: null,
    },
    cost: {
      __typename: 'CartCost',
      // The discount is taken off the lines, so that there is none left for the whole.
      subtotalAmount: money(cost.totalCents),
      subtotalAmountEstimated: false,
      totalAmount: money(cost.totalCents),
      totalAmountEstimated: false,
      checkoutChargeAmount: money(cost.totalCents),
      totalTaxAmount: null,
      totalTaxAmountEstimated: false,
      totalDutyAmount: null,
      totalDutyAmountEstimated: false,
    },
    discountAllocations: [],
    discountCodes: [],
    appliedGiftCards: [],
    lines: (page: PageArguments) =>
      connectionOf(
        rows,
        page,
        ({
          line,
          product,
          variant,
          cost: { subtotalCents, discountCents, creditCents, totalCents },
        }) => ({
          __typename: 'CartLine',
          id: lineGid(line.id, cart.token),
          quantity: line.quantity,
          ...attributesAnswer(line.attributes),
          merchandise: variantAnswer(variant, product, origin),
          sellingPlanAllocation: null,
          discountAllocations: [
            ...(discountCents > creditCents ? [severalServices(discountCents - creditCents)] : []),
            ...(creditCents > 0 ? [credit(creditCents)] : []),
          ],
          cost: {
            __typename: 'CartLineCost',
            amountPerQuantity: money(variant.priceCents),
            compareAtAmountPerQuantity: null,
            subtotalAmount: money(subtotalCents),
            totalAmount: money(totalCents),
          },
        }),
      ),
  };
}

/** The answer of a mutation of a cart. */
export async function payloadAnswer(
  outcome: { cart: CartRow | null; problems: CartProblem[]; warnings: StockWarning[] },
  database: Database,
  origin: string,
) {
  const { cart, problems, warnings } = outcome;
  return {
    cart: cart ? await cartAnswer(cart, database, origin) : null,
    userErrors: problems.map((problem) => ({ __typename: 'CartUserError', ...problem })),
    warnings: warnings.map(({ lineId, left }) => ({
      __typename: 'CartWarning',
      code: left > 0 ? 'MERCHANDISE_NOT_ENOUGH_STOCK' : 'MERCHANDISE_OUT_OF_STOCK',
      message:
        left > 0 ? `Only ${left} items were added to your cart.` : 'This product is sold out.',
      target: lineGid(lineId, cart?.token ?? ''),
    })),
  };
}

function attributesAnswer(attributes: Attribute[]) {
  const all = attributes.map(({ key, value }) => ({ __typename: 'Attribute', key, value }));
  return {
    attributes: all,
    attribute: ({ key }: { key: string }) => all.find((one) => one.key === key) ?? null,
  };
}

const severalServices = (cents: number) => ({
  __typename: 'CartAutomaticDiscountAllocation',
  title: `${severalServicesPercent}% off multiple services`,
  discountedAmount: money(cents),
  targetType: 'LINE_ITEM',
  discountApplication: {
    __typename: 'CartDiscountApplication',
    allocationMethod: 'ACROSS',
    targetSelection: 'ENTITLED',
    targetType: 'LINE_ITEM',
    value: { __typename: 'PricingPercentageValue', percentage: severalServicesPercent },
  },
});

const credit = (cents: number) => ({
  __typename: 'CartAutomaticDiscountAllocation',
  title: creditLabel,
  discountedAmount: money(cents),
  targetType: 'LINE_ITEM',
  discountApplication: {
    __typename: 'CartDiscountApplication',
    allocationMethod: 'ACROSS',
    targetSelection: 'ENTITLED',
    targetType: 'LINE_ITEM',
    value: money(cents),
  },
});
