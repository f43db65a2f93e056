import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { resaleTable } from '#contract/operations/resale.ts';
import { bringOperations } from '#contract/operations.ts';
import type { ItemCondition } from '#contract/rules/item-attributes.ts';
import type { ResaleShape } from '#contract/rules/resale.ts';
import type { BrandTier } from '#contract/rules/resale-value.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import type { ResaleListing } from '#contract/schemas/resale.ts';
import { callOperation } from '#lib/http.ts';
import { operationQuery } from './operation.ts';
import { useWrite, type WriteOptions } from './use-write.ts';

bringOperations(resaleTable);

/** The owner's listings, the last changed first. */
export const resaleListingsQuery = (owner: string) =>
  operationQuery('getResaleListings', { owner });

/** The listing of a piece, or the draft that its record fills ([Note: Resale]). */
export const resaleListingQuery = (owner: string, itemId: string) =>
  operationQuery('getResaleListing', { owner, itemId });

/** What a piece would sell for, in a condition and with a brand of a tier; for members who are entitled to it. */
export const resaleValueQuery = (
  owner: string,
  itemId: string,
  said: { condition?: ItemCondition; brandTier?: BrandTier | null } = {},
) => operationQuery('getResaleValue', { owner, itemId, ...said });

/** Reads listings as a file or a text. Throws AppError. */
export const readResaleFile = (
  owner: string,
  listingIds: string[],
  shape: ResaleShape,
): Promise<OperationOutput<'getResaleFile'>> =>
  callOperation('getResaleFile', { owner, listingIds, shape });

/** Shows a listing as it is now, at once. */
const seedListing =
  (owner: string, itemId: string) =>
  (client: QueryClient, { listing }: { listing: ResaleListing }): readonly QueryKey[] => {
    const { queryKey } = resaleListingQuery(owner, itemId);
    client.setQueryData(queryKey, (known) => known && { ...known, listing });
    return [queryKey];
  };

/** Keeps the listing of a piece; its form says what went wrong. */
export const useSaveListing = (owner: string, itemId: string) =>
  useWrite('saveResaleListing', { meta: { isHandled: true } }, seedListing(owner, itemId));

/** Offers a piece. */
export const useListItem = (
  owner: string,
  itemId: string,
  options?: WriteOptions<'listResaleItem'>,
) =>
  useWrite('listResaleItem', { ...options, meta: { isHandled: true } }, seedListing(owner, itemId));

/** Marks a piece as sold. */
export const useSellItem = (
  owner: string,
  itemId: string,
  options?: WriteOptions<'sellResaleItem'>,
) =>
  useWrite('sellResaleItem', { ...options, meta: { isHandled: true } }, seedListing(owner, itemId));

/** Ends a listing without a sale. */
export const useWithdrawListing = (options?: WriteOptions<'withdrawResaleListing'>) =>
  useWrite('withdrawResaleListing', options);

/** Gives a listing a share page, or takes its address away. */
export const useShareListing = (owner: string, itemId: string) =>
  useWrite('shareResaleListing', {}, seedListing(owner, itemId));
