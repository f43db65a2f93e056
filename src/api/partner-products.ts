import { queryOptions } from '@tanstack/react-query';
import { partnerProductsTable } from '#contract/operations/partner-products.ts';
import { bringOperations } from '#contract/operations.ts';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import { operationQuery } from './operation.ts';
import { pendingPictureMs } from './pending-picture.ts';
import { useWrite, type WriteOptions } from './use-write.ts';

bringOperations(partnerProductsTable);

/** What products are asked for, but for whose eyes and which page. */
export type ProductsAsked = Omit<OperationInput<'getPartnerProducts'>, 'owner' | 'after'>;

/** The shops whose products are shown, and how many wishes there are. */
export const partnerFeedsQuery = (owner: string) => operationQuery('getPartnerFeeds', { owner });

/** A page of products; `after` is where the one before ended. */
export const partnerProductsQuery = (
  owner: string,
  asked: ProductsAsked,
  after: string | undefined,
) => operationQuery('getPartnerProducts', { owner, ...asked, ...(after && { after }) });

/** Something that one might buy beside what one has. @param today the member's day, `YYYY-MM-DD` @param shown how many pieces it goes with */
export const compareQuery = (
  owner: string,
  today: string,
  thing: OperationInput<'compareWithMine'>['thing'],
  shown = 5,
) =>
  queryOptions({
    ...operationQuery('compareWithMine', { owner, today, thing, shown }),
    // A photo tells its color once it is looked at, and its kind once it is cut out.
    refetchInterval: ({ state }) => pendingPictureMs(state.data?.picture ?? null) ?? false,
  });

/** What a member wishes for. */
export const wishesQuery = (owner: string) => operationQuery('getWishes', { owner });

/** Makes a piece of a product. */
export const useOwnPartnerProduct = (options?: WriteOptions<'ownPartnerProduct'>) =>
  useWrite('ownPartnerProduct', options);

/** Keeps a product as a wish. */
export const useSaveWish = (options?: WriteOptions<'saveWish'>) => useWrite('saveWish', options);

/** Keeps what is in no feed as a wish. */
export const useSaveThingWish = (options?: WriteOptions<'saveThingWish'>) =>
  useWrite('saveThingWish', options);

/** Takes a wish away. */
export const useDeleteWish = (options?: WriteOptions<'deleteWish'>) =>
  useWrite('deleteWish', options);
