import * as v from 'valibot';

/** Names and values as a record; of a name that comes twice the last one. */
export const readPairs = (
  pairs: readonly { name: string; value: string | number | null }[],
): Record<string, string> =>
  Object.fromEntries(
    pairs.flatMap(({ name, value }) => (value === null ? [] : [[name, String(value)]])),
  );

/** Reads JSON that people may have written by hand; what is none, or of another shape, is nothing. */
export function readJson<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string | undefined,
  nothing: v.InferOutput<Schema>,
): v.InferOutput<Schema> {
  if (text === undefined) return nothing;
  try {
    const read = v.safeParse(schema, JSON.parse(text));
    return read.success ? read.output : nothing;
  } catch {
    return nothing;
  }
}
