import { answers, type MessageType, protocol } from './protocol.ts';
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

/** The whole protocol for the teams that build native hosts: one JSON schema per message. */
export const protocolJsonSchemas = () =>
  (Object.entries(protocol) as [MessageType, Row][]).map(([type, { kind, payload }]) => ({
    $id: `hem-bridge/${type}`,
    title: type,
    description: protocolNotes[type],
    'x-from': Object.hasOwn(toHost, type) ? 'page' : 'host',
    'x-kind': kind,
    ...toJsonSchema(payload),
    ...(Object.hasOwn(answers, type) && {
      'x-answer': toJsonSchema(answers[type as keyof typeof answers]),
    }),
  }));
