import { expect, it } from 'vitest';
import { toHost } from '#bridge/to-host.ts';
import { knownPart } from './known-part.ts';

it('keeps what a schema names, and nothing else', () => {
  const place = { path: '/', depth: 0, canGoBack: false, title: '' };
  expect(knownPart(toHost['nav.state'].payload, { ...place, more: [[[]]] })).toEqual(place);
  const hello = { protocol: 1, appVersion: '1', capabilities: ['a'], navigation: place };
  const said = { ...hello, navigation: { ...place, more: {} }, height: undefined };
  expect(knownPart(toHost['bridge.hello'].payload, said)).toEqual(hello);
});

it('keeps every entry of a record but the one that would be its prototype', () => {
  const { payload } = toHost['flags.state'];
  const flags = JSON.parse(
    '{"flags":{"a":{"value":1,"setBy":"x","more":{}},"__proto__":{"value":1,"setBy":"x"}}}',
  );
  expect(knownPart(payload, flags)).toEqual({ flags: { a: { value: 1, setBy: 'x' } } });
});
