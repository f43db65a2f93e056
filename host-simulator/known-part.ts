import type { Schema } from '#bridge/schema.ts';

/**
 * Of a value that matches a schema, what the schema names. Unknown fields are allowed on the way, so
 * they may hold anything, as deep as it likes; what the simulator keeps and shows is none of that.
 */
export function knownPart({ kind, fields, of }: Schema, value: unknown): unknown {
  if (value === undefined) return;
  if (kind === 'array') return (value as unknown[]).map((each) => knownPart(of as Schema, each));
  if (kind !== 'object') return value;
  const keys = Object.keys(value as object).filter((key) =>
    fields ? Object.hasOwn(fields, key) : key !== '__proto__',
  );
  return Object.fromEntries(
    keys.map((key) => [
      key,
      knownPart((fields?.[key] ?? of) as Schema, (value as Record<string, unknown>)[key]),
    ]),
  );
}
