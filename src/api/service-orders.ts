import { operationQuery } from './operation.ts';

/** What the owner ordered from the studio, the newest first, with the pieces that it is for. */
export const serviceOrdersQuery = (owner: string) =>
  operationQuery('getServiceOrders', { owner }, { isHandled: true });
