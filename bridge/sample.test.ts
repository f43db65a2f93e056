import { describe, expect, it } from 'vitest';
import { createWriter } from './envelope.ts';
import { protocolJsonSchemas } from './json-schema.ts';
import { answers, protocol } from './protocol.ts';
import { sampleOf } from './sample.ts';
import { problemWith } from './schema.ts';

describe('what is derived from the protocol', () => {
  it.each(Object.entries(protocol))('has a sample of %s that its schema accepts', (_, row) => {
    const sample = sampleOf(row.payload);
    expect(problemWith(row.payload, sample)).toBeUndefined();
    expect(JSON.parse(JSON.stringify(sample))).toEqual(sample);
  });

  it.each(Object.entries(answers))('has a sample of the answer to %s', (_, schema) => {
    expect(problemWith(schema, sampleOf(schema))).toBeUndefined();
  });

  it('fills optional fields, and names known ones sensibly', () => {
    expect(sampleOf(protocol['nav.tab'].payload)).toEqual({ tab: 'wardrobe' });
    expect(sampleOf(protocol['viewport.changed'].payload)).toMatchObject({
      viewport: { width: 390, height: 662 },
      keyboard: { height: 291 },
    });
  });

  it('has a JSON schema for the envelope, every message and every answer', () => {
    const schemas = protocolJsonSchemas();
    expect(schemas).toHaveLength(1 + Object.keys(protocol).length + Object.keys(answers).length);
    expect(new Set(schemas.map(({ $id }) => $id)).size).toBe(schemas.length);
    expect(schemas.find(({ title }) => title === 'nav.back')).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      'x-from': 'host',
      'x-kind': 'request',
      type: 'object',
      required: [],
    });
    expect(schemas.find(({ title }) => title === 'nav.back.answer')).toMatchObject({
      'x-from': 'page',
      'x-answers': 'nav.back',
      required: ['handled', 'canGoBack'],
    });
    expect(schemas.find(({ title }) => title === 'page.height')).toMatchObject({
      'x-from': 'page',
      properties: { height: { type: 'number' }, mode: { enum: ['fit', 'fill'] } },
      required: ['height', 'mode'],
    });
  });
});

const published = Object.fromEntries(protocolJsonSchemas().map((schema) => [schema.title, schema]));

describe('the published schema', () => {
  const samples = [
    ...Object.entries(protocol).map(([type, { payload }]) => [type, sampleOf(payload)] as const),
    ...Object.entries(answers).map(
      ([type, schema]) => [`${type}.answer`, sampleOf(schema)] as const,
    ),
  ];
  const write = createWriter();

  it.each(samples)(
    'of %s accepts its sample and refuses it without what it must have',
    (title, sample) => {
      const schema = published[title] as JsonSchema;
      expect(accepts(schema, sample)).toBe(true);
      expect(accepts(schema, [sample])).toBe(false);
      for (const key of schema.required ?? []) {
        expect(accepts(schema, { ...(sample as object), [key]: undefined }), key).toBe(false);
        expect(accepts(schema, { ...(sample as object), [key]: null }), key).toBe(false);
      }
    },
  );

  it('of the envelope accepts what the page and its host write', () => {
    const schema = published.envelope as JsonSchema;
    const good = write('nav.back', {}, { re: 'a' });
    expect(accepts(schema, JSON.parse(JSON.stringify(good)))).toBe(true);
    const failed = write('nav.back', undefined, { re: 'a', error: { code: 'X', message: 'x' } });
    expect(accepts(schema, JSON.parse(JSON.stringify(failed)))).toBe(true);
    expect(accepts(schema, { ...good, v: 2 })).toBe(false);
    expect(accepts(schema, { ...good, error: { code: 'X', message: 'x' } })).toBe(false);
    const unasked = write('app.state', undefined, { error: { code: 'X', message: 'x' } });
    expect(accepts(schema, JSON.parse(JSON.stringify(unasked)))).toBe(false);
  });
});

interface JsonSchema {
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  dependentRequired?: Readonly<Record<string, readonly string[]>>;
  additionalProperties?: JsonSchema;
  not?: JsonSchema;
}

/** Checks a value against a JSON schema, with the keywords that ours use; an unknown keyword fails. */
function accepts(schema: JsonSchema, value: unknown): boolean {
  const type = Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
  const fields = type === 'object' ? (value as Record<string, unknown>) : {};
  const words: Record<string, () => boolean> = {
    type: () => [schema.type].flat().includes(type),
    enum: () => (schema.enum ?? []).includes(value),
    const: () => value === schema.const,
    items: () => (value as unknown[]).every((each) => accepts(schema.items ?? {}, each)),
    required: () => (schema.required ?? []).every((key) => fields[key] !== undefined),
    dependentRequired: () =>
      Object.entries(schema.dependentRequired ?? {}).every(
        ([key, needed]) =>
          fields[key] === undefined || needed.every((each) => fields[each] !== undefined),
      ),
    properties: () =>
      Object.entries(schema.properties ?? {}).every(
        ([key, of]) => fields[key] === undefined || accepts(of, fields[key]),
      ),
    additionalProperties: () =>
      Object.values(fields).every((each) => accepts(schema.additionalProperties ?? {}, each)),
    not: () => !accepts(schema.not ?? {}, value),
  };
  return Object.keys(schema)
    .filter((word) => !/^(\$schema|\$id|title|description|x-)/.test(word))
    .every((word) => words[word]?.());
}
