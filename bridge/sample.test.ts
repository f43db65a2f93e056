import { describe, expect, it } from 'vitest';
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

  it('has a JSON schema for every message, with what is required and what is answered', () => {
    const schemas = protocolJsonSchemas();
    expect(schemas).toHaveLength(Object.keys(protocol).length);
    expect(schemas.find(({ title }) => title === 'nav.back')).toMatchObject({
      'x-from': 'host',
      'x-kind': 'request',
      type: 'object',
      required: [],
      'x-answer': { required: ['handled', 'canGoBack'] },
    });
    expect(schemas.find(({ title }) => title === 'page.height')).toMatchObject({
      'x-from': 'page',
      properties: { height: { type: 'number' }, mode: { enum: ['fit', 'fill'] } },
      required: ['height', 'mode'],
    });
  });
});
