import { useState } from 'react';
import { isUsual, type MeasureType } from '#contract/rules/measurements.ts';
import { onSessionEnd } from '#lib/session-end.ts';

/** A question about one value that is no grown person's, beside its field. */
export interface UnusualQuestion {
  type: MeasureType;
  meters: number;
  /** The name of the button that keeps it when it is pressed again. */
  button: string;
}

/** The values that were asked about on this page: whoever goes on afterwards means them. */
const asked = new Set<string>();
onSessionEnd(() => asked.clear());

/** The types of these whose values are none of grown people: a warning, and not a wall. */
export const unusualOf = (
  types: readonly MeasureType[],
  values: ReadonlyMap<string, number>,
): MeasureType[] =>
  types.filter((type) => {
    const meters = values.get(type);
    return meters !== undefined && !isUsual(type, meters);
  });

/** Answers what is to be asked before these values are taken as they are: each is asked about once. */
export function askOnce(
  types: readonly MeasureType[],
  values: ReadonlyMap<string, number>,
  button: string,
): UnusualQuestion | null {
  const fresh = unusualOf(types, values)
    .map((type) => ({ type, meters: values.get(type)!, button }))
    .filter(({ type, meters }) => !asked.has(`${type} ${meters}`));
  for (const { type, meters } of fresh) asked.add(`${type} ${meters}`);
  return fresh[0] ?? null;
}

/** For a page whose button hands all the values on: the question for the form, and whether one may go on now. */
export function useUnusualQuestion() {
  const [question, setQuestion] = useState<UnusualQuestion | null>(null);
  return {
    question,
    /** False once for values that are to be asked about. */
    mayGoOn(
      types: readonly MeasureType[],
      values: ReadonlyMap<string, number>,
      button: string,
    ): boolean {
      const next = askOnce(types, values, button);
      setQuestion(next);
      return next === null;
    },
  };
}
