import type { Schema } from '#bridge/schema.ts';

/**
 * The part of a value that its schema names. Messages may have unknown fields with anything in them,
 * however deep; the simulator neither keeps nor shows those.
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
