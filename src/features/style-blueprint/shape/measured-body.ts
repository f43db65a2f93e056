import type { BlueprintGender, BodyAnswers, BodyAttribute } from '#contract/rules/blueprint.ts';
import { attributesOf } from '#contract/rules/blueprint-answers.ts';
import { needs, type ReadAttribute, readBody } from '#contract/rules/body-shape.ts';
import { type MeasureType, measureTypes } from '#contract/rules/measurements.ts';

/** What measurements say of a body. */
export interface MeasuredBody {
  known: BodyAnswers;
  /** The other value of an attribute, where they stand between two. */
  between: Partial<Record<BodyAttribute, string>>;
}

/** Reads a body from values in meters. */
export function measuredBody(
  gender: BlueprintGender,
  values: ReadonlyMap<string, number>,
): MeasuredBody {
  const read = Object.entries(readBody(gender, Object.fromEntries(values))) as [
    BodyAttribute,
    ReadAttribute | null,
  ][];
  const known = read.flatMap(([attribute, one]) => (one ? [[attribute, one.value]] : []));
  const between = read.flatMap(([attribute, one]) =>
    one?.between ? [[attribute, one.between]] : [],
  );
  return { known: Object.fromEntries(known), between: Object.fromEntries(between) };
}

/** The measurements that a body of a gender is read from, in the order in which they are taken. */
export function neededMeasures(gender: BlueprintGender): MeasureType[] {
  const needed = new Set(attributesOf(gender).flatMap((attribute) => needs(gender, attribute)));
  return measureTypes.filter((type) => needed.has(type));
}
