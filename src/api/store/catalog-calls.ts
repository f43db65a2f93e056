import { feeHandle, fitsTags } from '#contract/rules/services.ts';
import { AppError, isCancelled } from '#lib/errors.ts';
import { documents } from './documents.ts';
import { centsOf } from './read-cart.ts';
import type { StoreClient } from './store-client.ts';
import { type StoreCall, StoreFailure } from './store-failure.ts';

/** A service that is on sale. */
export interface OfferedService {
  /** The id of the product. */
  id: string;
  variantId: string;
  name: string;
  description: string;
  /** US cents. */
  priceCents: number;
  productType: string;
  /** The measurements that it needs: upperBody, lowerBody. */
  measures: readonly string[];
  /** The tags that say which garments it fits; none where it fits any. */
  fits: readonly string[];
  /** Of what it is done to; null where the store has none. */
  pictureUrl: string | null;
}

/** Picks what a cart has of a service that is on sale: all but what says whether one wants it. */
export const soldOf = ({
  description: _words,
  fits: _fits,
  pictureUrl: _picture,
  ...sold
}: OfferedService) => sold;

/** A collection with what is on sale in it. */
export interface OfferedCollection {
  handle: string;
  title: string;
  services: OfferedService[];
}

interface StoreVariant {
  id: string;
  availableForSale: boolean;
  price: { amount: string };
}

interface StoreCollection {
  handle: string;
  title: string;
  products: {
    nodes: {
      id: string;
      title: string;
      description: string;
      productType: string;
      tags: string[];
      availableForSale: boolean;
      featuredImage: { url: string } | null;
      variants: { nodes: StoreVariant[] };
    }[];
  };
}

/** The store's calls on what it sells. */
export type CatalogCalls = ReturnType<typeof createCatalogCalls>;

/** Makes the calls on what the store sells. Each throws StoreFailure, or the AbortError of one taken back. */
export function createCatalogCalls(client: StoreClient) {
  const ask = async <Data, Result>(
    call: StoreCall,
    document: string,
    handle: string,
    signal: AbortSignal | undefined,
    read: (data: Data) => Result,
  ): Promise<Result> => {
    try {
      return read(await client.ask<Data>(document, { handle }, signal));
    } catch (error) {
      if (isCancelled(error)) throw error;
      throw new StoreFailure(call, error instanceof AppError ? error.kind : 'parse', {
        cause: error,
      });
    }
  };
  return {
    /** A collection; null where the store has none of that handle. */
    collection: (handle: string, signal?: AbortSignal) =>
      ask('getCollections', documents.collection, handle, signal, toCollection),
    /** The variants of the handling fee, by their prices in US cents; none where the store has no fee. */
    fees: () => ask('addServiceFees', documents.product, feeHandle, undefined, toFees),
  };
}

function toCollection(data: { collection?: StoreCollection | null }): OfferedCollection | null {
  if (data.collection === undefined) throw new AppError('parse');
  if (data.collection === null) return null;
  const { handle, title, products } = data.collection;
  const services = products.nodes.flatMap((product): OfferedService[] => {
    const [variant] = product.variants.nodes;
    if (!product.availableForSale || !variant?.availableForSale) return [];
    return [
      {
        id: product.id,
        variantId: variant.id,
        name: product.title,
        description: product.description,
        priceCents: centsOf(variant.price),
        productType: product.productType,
        measures: product.tags,
        fits: fitsTags(product.tags),
        pictureUrl: product.featuredImage?.url ?? null,
      },
    ];
  });
  return { handle, title, services };
}

function toFees(data: {
  product?: { variants: { nodes: StoreVariant[] } } | null;
}): Map<number, string> {
  if (data.product === undefined) throw new AppError('parse');
  const variants = data.product?.variants.nodes ?? [];
  return new Map(variants.map(({ id, price }) => [centsOf(price), id]));
}
