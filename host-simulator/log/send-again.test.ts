import { describe, expect, it } from 'vitest';
import { againOf } from './send-again.ts';

const envelope = { v: 1, type: 'nav.open', id: 'h-1', sid: 'h', seq: 1, ts: 0 };

describe('sending a message of the log again', () => {
  it('takes its payload, for a new envelope', () => {
    const text = JSON.stringify({ ...envelope, payload: { path: '/items' } });
    expect(againOf({ key: 7, text })).toEqual({
      name: 'nav.open #7',
      type: 'nav.open',
      text: '{\n  "path": "/items"\n}',
    });
    expect(againOf({ key: 8, text: JSON.stringify(envelope) }).text).toBe('{}');
  });

  it.each([
    ['an answer', JSON.stringify({ ...envelope, re: 'p-1', payload: {} })],
    ['an error', JSON.stringify({ ...envelope, error: { code: 'UNKNOWN_TYPE' } })],
    ['a legacy message', '{"type":"nav.back"}'],
    ['a text that was cut', '{"v":1,"type":"nav.b'],
    ['what is no object', 'null'],
    ['a type that is no text', '{"v":1,"type":7}'],
  ])('takes %s as it was written', (_, text) => {
    expect(againOf({ key: 3, text })).toEqual({ name: 'Text #3', type: undefined, text });
  });

  it('takes a payload of any kind, also a text, as JSON', () => {
    const text = JSON.stringify({ ...envelope, payload: 'perhaps' });
    expect(JSON.parse(againOf({ key: 1, text }).text)).toBe('perhaps');
  });
});
