import { own } from './own.ts';

/**
 * A very small vocabulary for describing JSON values. From one description come the TypeScript type
 * ({@link Infer}), the check that runs in the page ({@link problemWith}), the samples and the JSON
 * schemas. It exists because a general validator alone would take half of the bridge's 4 KB; limits on
 * size are left out, since no message is longer than 64 KB.
 */
export interface Schema<T = unknown> {
  /** A type's name; `scalar` is a string, a number or a boolean. */
  readonly kind: 'string' | 'number' | 'boolean' | 'scalar' | 'enum' | 'array' | 'object';
  /** An enum's values. */
  readonly values?: readonly string[];
  /** The fields of an object. */
  readonly fields?: Readonly<Record<string, Schema>>;
  /** The schema of each entry of an array, or of an object with any keys. */
  readonly of?: Schema;
  readonly isOptional?: boolean;
  /** Only for {@link Infer}: there is no such property. */
  readonly type?: readonly [T];
}

/** The TypeScript type of the values that a schema accepts. */
export type Infer<S> = S extends Schema<infer T> ? T : never;

type Fields = Readonly<Record<string, Schema>>;
type OptionalKey<F> = { [K in keyof F]: undefined extends Infer<F[K]> ? K : never }[keyof F];
type Flat<T> = { [K in keyof T]: T[K] };
type ObjectOf<F> = Flat<
  { [K in Exclude<keyof F, OptionalKey<F>>]: Infer<F[K]> } & {
    [K in OptionalKey<F>]?: Exclude<Infer<F[K]>, undefined>;
  }
>;

/** Any string. */
export const string: Schema<string> = { kind: 'string' };

/** A finite number. */
export const number: Schema<number> = { kind: 'number' };

/** `true` or `false`. */
export const boolean: Schema<boolean> = { kind: 'boolean' };

/** A string, a finite number or a boolean. */
export const scalar: Schema<string | number | boolean> = { kind: 'scalar' };

/** One of the given strings. */
export const oneOf = <const V extends string>(...values: V[]): Schema<V> => ({
  kind: 'enum',
  values,
});

/** An array whose entries all match. */
export const array = <T>(of: Schema<T>): Schema<T[]> => ({ kind: 'array', of });

/** An object with any keys, whose values all match. */
export const record = <T>(of: Schema<T>): Schema<Record<string, T>> => ({ kind: 'object', of });

/** A field that may be missing. `null` is not missing. */
export const optional = <T>(schema: Schema<T>): Schema<T | undefined> => ({
  ...schema,
  isOptional: true,
});

/** An object with these fields. Unknown fields are allowed, so that either side may grow first. */
export const object = <const F extends Fields>(fields: F): Schema<ObjectOf<F>> => ({
  kind: 'object',
  fields,
});

/**
 * Says where a value does not match, as `where: not kind`, or `undefined` when it does. Never throws,
 * never reads through a prototype, and goes no deeper than the schema does.
 */
export function problemWith(schema: Schema, value: unknown, where = 'payload'): string | undefined {
  const { kind, values, fields, of, isOptional } = schema;
  if (isOptional && value === undefined) return;
  const type = Array.isArray(value) ? 'array' : typeof value;
  const matches = values
    ? values.includes(value as string)
    : (type === kind || (kind === 'scalar' && 'string number boolean'.includes(type))) &&
      value !== null &&
      (type !== 'number' || Number.isFinite(value));
  if (!matches) return `${where}: not ${values?.join('|') ?? kind}`;
  for (const key of Object.keys(fields ?? (of ? (value as object) : {}))) {
    const problem = problemWith(
      (fields?.[key] ?? of) as Schema,
      own(value as Fields, key),
      `${where}.${key}`,
    );
    if (problem) return problem;
  }
}
