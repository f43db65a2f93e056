import { maxMessageLength } from '../envelope.ts';
import { sampleOf } from '../sample.ts';
import type { Schema } from '../schema.ts';

/** One of each kind of value; for any field most of them are wrong. */
const anything: readonly unknown[] = [null, true, 0, -1, 1e308, '', 'x', [], [[]], {}, { x: {} }];

const without = (object: object, key: string) =>
  Object.fromEntries(Object.entries(object).filter(([name]) => name !== key));

/**
 * What a value of a schema may be made: as it should be, of every other kind, and, for an object,
 * with each of its fields absent or made anything in the same way.
 */
function variantsOf(schema: Schema, name = ''): unknown[] {
  const right = sampleOf({ ...schema, isOptional: false }, name);
  const fields = Object.entries(schema.fields ?? {}).flatMap(([key, field]) => [
    without(right as object, key),
    ...variantsOf(field, key).map((value) => ({ ...(right as object), [key]: value })),
  ]);
  const entries = (schema.of ? variantsOf(schema.of) : []).map((value) =>
    // Parsed, so that __proto__ is a key like any other.
    schema.kind === 'array' ? [value] : JSON.parse(`{"x":1,"__proto__":${JSON.stringify(value)}}`),
  );
  const some = entries.map((value) => ('hem.flag.header' in Object(right) ? value : [value]));
  return [right, ...anything, ...fields, ...entries, ...some];
}

const error = { code: 'NO', message: 'no' };

/** The members beside the payload that a message may have, each as it should be. */
const members = { re: 'asked', error, ts: 0 };

/**
 * Every message that can be made from the schemas of one direction with a member present, absent or
 * wrong: the payload and each of its fields in each kind of envelope, and each member of the envelope
 * beside a right payload, two at a time. As text, in the same order every time.
 */
export function* envelopesOf(
  rows: Readonly<Record<string, { readonly payload: Schema }>>,
  answers: Readonly<Record<string, Schema>>,
): Generator<string> {
  let seq = 0;
  const next = () => ({ v: 1, id: `e${seq}`, sid: 's', seq: seq++ });
  const schemas = [
    ...Object.entries(rows).map(([type, { payload }]) => [type, payload] as const),
    ...Object.entries(answers),
  ];
  for (const [type, schema] of schemas) {
    const beside = [{}, { re: 'asked' }, { error }, members];
    for (const rest of beside) {
      yield JSON.stringify({ ...next(), type, ...rest });
      for (const payload of variantsOf(schema)) {
        yield JSON.stringify({ ...next(), type, payload, ...rest });
      }
    }
    for (const payload of variantsOf(schema)) {
      // From before the protocol.
      yield JSON.stringify({ type, ...Object(payload) });
    }
    const whole = { ...next(), type, payload: sampleOf(schema), ...members };
    for (const one of Object.keys(whole)) {
      yield JSON.stringify(without({ ...whole, ...next() }, one));
      for (const other of Object.keys(whole)) {
        yield JSON.stringify(without(without({ ...whole, ...next() }, one), other));
        for (const value of anything) {
          yield JSON.stringify(without({ ...whole, ...next(), [one]: value }, other));
        }
      }
    }
  }
  const deep = `${'{"x":'.repeat(8_000)}1${'}'.repeat(8_000)}`;
  for (const [type] of schemas) {
    yield JSON.stringify({ ...next(), type, payload: 0 }).replace(
      '"payload":0',
      `"payload":${deep}`,
    );
    yield JSON.stringify({ ...next(), type, payload: { x: 'x'.repeat(maxMessageLength - 200) } });
  }
}
