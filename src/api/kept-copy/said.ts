import type { Query } from '@tanstack/react-query';

let said = ({ state }: Query): unknown => state.data;

/** Sets who knows what the server said where the query cache shows more ([Note: What waits is shown]). */
export const sayBy = (next: typeof said): void => {
  said = next;
};

/** What the server said of a query. */
export const saidOf = (query: Query): unknown => said(query);
