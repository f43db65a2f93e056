import type * as v from 'valibot';

export type Mode = 'embedded' | 'production';

/** What of the variables is looked at together. */
export interface Together {
  mode: Mode;
  /** The variables as they were given, unread; only those that are set. */
  given: Record<string, string | undefined>;
  /** Says what is wrong; the first fault of a variable is the one that is told. */
  fault(names: string, why: string): void;
  /** Says that a variable is missing, if it is. */
  needs(name: string, why: string): void;
}

/** One topic of the configuration: its variables, how they go together, its part of the whole. */
export interface Topic<Variables extends v.ObjectEntries, Part> {
  /** Each variable, and what a good value of it is. */
  variables: Variables;
  check?(together: Together): void;
  read(values: v.InferOutput<v.ObjectSchema<Variables, undefined>>, mode: Mode): Part;
}

/** Declares a topic. */
export const topic = <Variables extends v.ObjectEntries, Part>(
  declared: Topic<Variables, Part>,
): Topic<Variables, Part> => declared;
