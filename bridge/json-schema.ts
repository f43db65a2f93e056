import { envelopeSchema, maxMessageLength, protocolVersion } from './envelope.ts';
import { answers, type MessageType, protocol, type RequestType } from './protocol.ts';
import { protocolNotes } from './protocol-notes.ts';
import type { Row } from './row.ts';
import type { Schema } from './schema.ts';
import { toHost } from './to-host.ts';

type JsonSchema = Readonly<Record<string, unknown>>;

/** A schema of ours as a JSON schema (2020-12). */
function toJsonSchema({ kind, values, fields, of }: Schema): JsonSchema {
  if (values) return { enum: values };
  if (kind === 'scalar') return { type: ['string', 'number', 'boolean'] };
  if (kind === 'array') return { type: 'array', items: of && toJsonSchema(of) };
  if (kind !== 'object') return { type: kind };
  if (of) return { type: 'object', additionalProperties: toJsonSchema(of) };
  const entries = Object.entries(fields ?? {});
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([key, field]) => [key, toJsonSchema(field)])),
    required: entries.filter(([, field]) => !field.isOptional).map(([key]) => key),
  };
}

/** One published schema. */
export interface PublishedSchema extends JsonSchema {
  readonly $id: string;
  readonly title: string;
  readonly description: string;
  /** Which side sends it; missing on the envelope, which both do. */
  readonly 'x-from'?: 'page' | 'host';
  readonly 'x-kind'?: string;
  /** The request that it answers. */
  readonly 'x-answers'?: string;
}

const publish = (
  name: string,
  head: Omit<PublishedSchema, '$schema' | '$id'>,
  schema: JsonSchema,
): PublishedSchema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: `urn:hem:bridge:${name}`,
  ...(head as Pick<PublishedSchema, 'title' | 'description'>),
  ...schema,
});

const sender = (type: string) => (Object.hasOwn(toHost, type) ? 'page' : 'host');
const other = { page: 'host', host: 'page' } as const;

/** What every message travels in; its payload has the schema of its `type`. */
function envelopeJsonSchema(): PublishedSchema {
  const { properties, ...rest } = toJsonSchema(envelopeSchema);
  return publish(
    'envelope',
    {
      title: 'envelope',
      description: `What travels, as JSON; what the host says, in at most ${maxMessageLength} UTF-16 units. re: the id of the message answered. error: why a request failed; only in an answer, in place of its payload. ts: the sender's clock, for people.`,
    },
    {
      ...rest,
      properties: {
        ...(properties as object),
        v: { const: protocolVersion },
        ts: { type: 'number' },
        payload: { type: 'object' },
      },
      dependentRequired: { error: ['re'] },
      not: { required: ['payload', 'error'] },
    },
  );
}

/**
 * The whole protocol for the teams that build native hosts: the envelope, then one JSON schema for
 * the payload of each message, and one for that of each answer.
 */
export const protocolJsonSchemas = (): PublishedSchema[] => [
  envelopeJsonSchema(),
  ...(Object.entries(protocol) as [MessageType, Row][]).map(([type, { kind, payload }]) =>
    publish(
      type,
      {
        title: type,
        description: protocolNotes[type],
        'x-from': sender(type),
        'x-kind': kind,
      },
      toJsonSchema(payload),
    ),
  ),
  ...(Object.entries(answers) as [RequestType, Schema][]).map(([type, schema]) =>
    publish(
      `${type}.answer`,
      {
        title: `${type}.answer`,
        description: `The answer to ${type}.`,
        'x-from': other[sender(type)],
        'x-answers': type,
      },
      toJsonSchema(schema),
    ),
  ),
];
