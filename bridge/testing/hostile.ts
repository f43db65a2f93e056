import { toPage } from '../to-page.ts';

/** Numbers from a seed, so that a failure can be had again (mulberry32). */
function createRandom(start: number) {
  let state = start;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { next, below, pick: <T>(values: readonly T[]) => values[below(values.length)] as T };
}

const keys = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'path',
  'flags',
  'hem.flag.header',
  'state',
  'height',
  'capabilities',
];

const texts = [
  '',
  'light',
  '/items',
  '//evil.test',
  '\u0000\u2028',
  'javascript:globalThis.hostWasHere=1',
  '<script>globalThis.hostWasHere=1</script>',
  "');globalThis.hostWasHere=1;//",
  '$' + '{globalThis.hostWasHere=1}',
];

const types = [
  ...Object.keys(toPage),
  'page.height',
  'nobody.knows',
  '__proto__',
  'constructor',
  'file.share',
  'x'.repeat(5_000),
  '',
];

const deepList = '['.repeat(60_000);
const deepObject = `{"type":"nav.open","path":${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}}`;
const long = 'x'.repeat(400);
const tooLong = 'x'.repeat(70_000);

/** Makes the messages of a host that has lost its mind; the same ones for the same seed. */
export function createHostile(seed: number) {
  const random = createRandom(seed);

  function anyValue(depth = 0): unknown {
    const kind = random.below(depth > 4 ? 8 : 11);
    if (kind === 0) return null;
    if (kind === 1) return random.next() < 0.5;
    if (kind === 2) return random.pick([0, -1, 1e308, 0.1, 7]);
    if (kind < 6) return random.pick([...texts, 'x'.repeat(random.below(200))]);
    if (kind < 8) return undefined;
    if (kind === 8) return Array.from({ length: random.below(5) }, () => anyValue(depth + 1));
    const entries = Array.from({ length: random.below(4) }, () => {
      const value = JSON.stringify(anyValue(depth + 1)) ?? 'null';
      return `${JSON.stringify(random.pick(keys))}:${value}`;
    });
    // Parsed, so that __proto__ is a key like any other.
    return JSON.parse(`{${entries.join(',')}}`);
  }

  /** One message, mostly text; `ids` are those of the page's own requests. */
  function anyText(ids: readonly string[]): unknown {
    const shape = random.below(60);
    if (shape === 0) return anyValue();
    if (shape === 1) return deepList;
    if (shape === 2) return tooLong;
    if (shape === 3) return deepObject;
    if (shape < 7) return JSON.stringify({ type: random.pick(types), ...(anyValue() as object) });
    const type = random.pick(types);
    const envelope: Record<string, unknown> = {
      v: 1,
      type,
      // Half of them new, and long: remembered without end they would fill the page.
      id: random.next() < 0.5 ? `${long}${random.next()}` : `fuzz-${random.below(30_000)}`,
      sid: random.pick(['a', 'a', 'a', 'b', 'c', '']),
      seq: random.below(1_000),
      ts: 0,
      payload: anyValue(),
    };
    if (random.next() < 0.2) envelope.re = random.pick(ids);
    if (random.next() < 0.05) envelope.error = anyValue();
    // Answers of any name, and senders without end.
    if (random.next() < 0.05) {
      envelope.type = `${long}${long}${long}${long}${random.next()}`;
      envelope.re = 'never';
      envelope.error = { code: 'X', message: 'x' };
    }
    if (random.next() < 0.05) envelope.sid = `s${random.next()}`;
    if (random.next() < 0.2) envelope[random.pick(Object.keys(envelope))] = anyValue();
    const text = JSON.stringify(envelope);
    return random.next() < 0.1 ? text.slice(0, random.below(text.length)) : text;
  }

  return { random, anyText };
}
