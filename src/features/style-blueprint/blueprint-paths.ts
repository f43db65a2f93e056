import type { AnalysisType, BlueprintGender } from '#contract/rules/blueprint.ts';
import { paths } from '#lib/paths.ts';

/** The part of the blueprint that an address leads to. */
export type BlueprintPart = AnalysisType | 'result' | 'palette' | 'wardrobe';

/** The parts by their words in the address. */
export const blueprintParts = [
  'personality',
  'color',
  'body',
  'result',
  'palette',
  'wardrobe',
] as const;

/** The path of a part of the blueprint, at a step of it, counted from 1; of the first that is missing where none is said. */
export const partPath = (
  gender: BlueprintGender,
  part: BlueprintPart,
  step?: number | string,
): string => paths.styleBlueprint(gender, { part, step: step?.toString() });
