import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';

/** Points of a field of the operation itself, besides those of the fields under it. */
export const rootPoints = 2000;

/**
 * The cost an operation may have: a point for every field that may be answered, so that a connection counts its
 * fields once for each node that is asked for, and `rootPoints` for each field of the operation itself: behind
 * each the database is asked anew, for as much as a whole cart. The document must be valid, since fragments that spread
 * themselves have no end.
 */
export function queryCost(
  document: DocumentNode,
  operationName: string | null,
  variables: Record<string, unknown>,
): number {
  const fragments = new Map(
    document.definitions
      .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const costOf = (operation: OperationDefinitionNode): number => {
    const values = { ...defaultsOf(operation), ...variables };
    const costs = new Map<string, number>();
    const of = (set: SelectionSetNode, isRoot = false): number =>
      set.selections.reduce((sum, selection) => {
        if (selection.kind === Kind.FRAGMENT_SPREAD)
          return sum + ofFragment(selection.name.value, isRoot);
        if (selection.kind === Kind.INLINE_FRAGMENT)
          return sum + of(selection.selectionSet, isRoot);
        const count = selection.arguments?.find(({ name }) => /^(first|last)$/.test(name.value));
        const nodes = count ? numberIn(count.value, values) : 1;
        return (
          sum +
          (isRoot ? rootPoints : 0) +
          1 +
          nodes * (selection.selectionSet ? of(selection.selectionSet) : 0)
        );
      }, 0);
    // What is spread at the root is never spread below it: it is of another type.
    const ofFragment = (name: string, isRoot: boolean): number => {
      const known = costs.get(name);
      if (known !== undefined) return known;
      const cost = of(fragments.get(name)!.selectionSet, isRoot);
      costs.set(name, cost);
      return cost;
    };
    return of(operation.selectionSet, true);
  };
  return document.definitions.reduce(
    (most, one) =>
      one.kind === Kind.OPERATION_DEFINITION &&
      (!operationName || one.name?.value === operationName)
        ? Math.max(most, costOf(one))
        : most,
    0,
  );
}

/** The values of variables where the caller leaves them out. */
const defaultsOf = ({ variableDefinitions = [] }: OperationDefinitionNode) =>
  Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, numberIn(defaultValue, {})]] : [],
    ),
  );

function numberIn(value: ValueNode, variables: Record<string, unknown>): number {
  const given =
    value.kind === Kind.VARIABLE
      ? variables[value.name.value]
      : Number((value as { value?: string }).value);
  return typeof given === 'number' && given > 0 ? given : 1;
}
