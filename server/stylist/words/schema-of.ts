import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/** A schema as models are given it: JSON schema, without the address of its own version. */
export function schemaOf(schema: GenericSchema): object {
  const { $schema: _version, ...rest } = toJsonSchema(schema);
  return rest;
}
