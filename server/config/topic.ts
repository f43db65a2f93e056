import type * as v from 'valibot';

export type Mode = 'embedded' | 'production';

/** The variables of one topic, as they are checked together. */
export interface Together {
  mode: Mode;
  /** The variables that are set, as text, before they are checked. */
  given: Record<string, string | undefined>;
  /** Notes what is wrong; of a variable with several faults the first is shown. */
  fault(names: string, why: string): void;
  /** Notes that a variable is missing, if it is. */
  needs(name: string, why: string): void;
}

/**
 * One topic of the configuration: its variables, how they are checked together, and the part of the
 * configuration made from them.
 */
export interface Topic<Variables extends v.ObjectEntries, Part> {
  /** Each variable, and the schema of its value. */
  variables: Variables;
  check?(together: Together): void;
  read(values: v.InferOutput<v.ObjectSchema<Variables, undefined>>, mode: Mode): Part;
}

/** Declares a topic. */
export const topic = <Variables extends v.ObjectEntries, Part>(
  declared: Topic<Variables, Part>,
): Topic<Variables, Part> => declared;
