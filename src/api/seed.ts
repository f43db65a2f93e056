import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { OperationName } from '#contract/operations.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';

/** Puts a write's answer into the cache; returns the keys that need not be read again now. */
export type Seed<Name extends OperationName> = (
  client: QueryClient,
  output: OperationOutput<Name>,
) => readonly QueryKey[];
