import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLFieldResolver,
  parse,
  validate,
} from 'graphql';
import { storefrontSchema } from './storefront-schema.ts';

/** A request as the Storefront API takes it. */
export interface StoreRequest {
  query: string;
  operationName: string | null;
  variables: Record<string, unknown>;
}

/** Longest document; ours have some 200 tokens. */
const mostTokens = 4_000;

/** Reads a document and checks it against the schema; answers why not, if so. */
export function readDocument(query: string): DocumentNode | readonly GraphQLError[] {
  try {
    const document = parse(query, { maxTokens: mostTokens });
    const faults = validate(storefrontSchema(), document, undefined, { maxErrors: 20 });
    return faults.length > 0 ? faults : document;
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    // The parser counts tokens after it has gone down.
    if (error instanceof RangeError) return [new GraphQLError('Document is nested too deeply')];
    throw error;
  }
}

/** Carries out what a checked document asks for. `root` has the fields of queries and mutations that are served. */
export const carryOut = async (
  document: DocumentNode,
  { operationName, variables }: StoreRequest,
  root: object,
): Promise<ExecutionResult> =>
  execute({
    schema: storefrontSchema(),
    document,
    rootValue: root,
    variableValues: variables,
    operationName,
    fieldResolver: resolveServed,
  });

/**
 * Answers a field with what the object has of it. What the store does not serve is refused as Shopify refuses a
 * field that a token may not read; it is never made up.
 */
const resolveServed: GraphQLFieldResolver<Record<string, unknown>, unknown> = (
  source,
  args,
  _context,
  { fieldName, parentType },
) => {
  const value = Object.hasOwn(source, fieldName) ? source[fieldName] : undefined;
  if (value === undefined) {
    throw new GraphQLError(
      `Access denied for ${fieldName} field of ${parentType.name}: this store does not serve it.`,
      { extensions: { code: 'ACCESS_DENIED' } },
    );
  }
  return typeof value === 'function' ? value(args) : value;
};
