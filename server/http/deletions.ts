import type { OperationName } from '#contract/operations.ts';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { Viewer } from '../repositories/viewer.ts';

/** Operations that delete only by what some of their inputs say. */
const deletes: { [Name in OperationName]?: (input: OperationInput<Name>) => boolean } = {
  saveItem: ({ removedImageIds }) => (removedImageIds?.length ?? 0) > 0,
  changeTag: ({ to }) => to === null,
};

/** Refuses, with `closed-while-stood-in`, what would delete something in a member's account (product rule 103). */
export function requireNothingDeleted(
  name: OperationName,
  viewer: Viewer | null,
  input: unknown,
): void {
  if (viewer?.standsInFor && deletes[name]?.(input as never)) {
    throw new Refusal('closed-while-stood-in', 'nothing is deleted in a member’s account');
  }
}
