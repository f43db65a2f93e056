import { describe, expect, it } from 'vitest';
import {
  array,
  boolean,
  number,
  object,
  oneOf,
  optional,
  problemWith,
  record,
  scalar,
  string,
} from './schema.ts';

describe('problemWith', () => {
  const schema = object({
    path: string,
    depth: number,
    isOpen: boolean,
    mode: oneOf('fit', 'fill'),
    names: array(string),
    flags: record(scalar),
    title: optional(string),
  });
  const good = { path: '/', depth: 0, isOpen: true, mode: 'fit', names: ['a'], flags: { a: 1 } };

  it('accepts a value that matches, with or without its optional and unknown fields', () => {
    expect(problemWith(schema, good)).toBeUndefined();
    expect(problemWith(schema, { ...good, title: 'x', more: [] })).toBeUndefined();
  });

  it.each([
    [{ ...good, path: 1 }, 'payload.path: not string'],
    [{ ...good, depth: '0' }, 'payload.depth: not number'],
    [{ ...good, depth: Number.POSITIVE_INFINITY }, 'payload.depth: not number'],
    [{ ...good, isOpen: 0 }, 'payload.isOpen: not boolean'],
    [{ ...good, mode: 'other' }, 'payload.mode: not fit|fill'],
    [{ ...good, names: {} }, 'payload.names: not array'],
    [{ ...good, names: ['a', null] }, 'payload.names.1: not string'],
    [{ ...good, flags: [] }, 'payload.flags: not object'],
    [{ ...good, flags: { a: null } }, 'payload.flags.a: not scalar'],
    [{ ...good, flags: { a: Number.NaN } }, 'payload.flags.a: not scalar'],
    [{ ...good, flags: { a: {} } }, 'payload.flags.a: not scalar'],
    [{ ...good, flags: { a: [] } }, 'payload.flags.a: not scalar'],
    [{ ...good, flags: { a: [true] } }, 'payload.flags.a: not scalar'],
    [{ ...good, flags: { a: undefined } }, 'payload.flags.a: not scalar'],
    [{ ...good, title: null }, 'payload.title: not string'],
    [{ ...good, path: undefined }, 'payload.path: not string'],
    [null, 'payload: not object'],
    [[], 'payload: not object'],
    ['text', 'payload: not object'],
  ])('says where %j does not match', (value, problem) => {
    expect(problemWith(schema, value)).toBe(problem);
  });

  it('does not take a field from the prototype', () => {
    const value = Object.assign(Object.create({ path: '/' }), { ...good });
    delete value.path;
    expect(problemWith(schema, value)).toBe('payload.path: not string');
    expect(problemWith(object({ constructor: optional(string) }), {})).toBeUndefined();
  });

  it('looks no deeper than the schema does', () => {
    const deep = JSON.parse(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`);
    expect(problemWith(object({ a: object({}) }), deep)).toBeUndefined();
  });
});
