import { describe, expect, it } from 'vitest';
import { briefly } from './briefly.ts';

describe('what a page gives to its console', () => {
  it('is one line, as a console writes it', () => {
    expect(briefly(['a', 7, undefined, null, true, 1n, { b: ['c', { d: 1 }] }])).toBe(
      'a 7 undefined null true 1 { b: ["c", { d: 1 }] }',
    );
    expect(briefly(['%chello %s, %d of %s', 'color: red', 'you', 2, 'three', 'more'])).toBe(
      'hello you, 2 of three more',
    );
    expect(briefly([new TypeError('no such thing')])).toContain('TypeError: no such thing');
    expect(briefly([])).toBe('');
  });

  it('is short, however large it was', () => {
    const circle: Record<string, unknown> = {};
    circle.itself = circle;
    const wide = Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => [`key${n}`, circle]));
    for (const value of ['x'.repeat(1e6), Array(1e6).fill(wide), wide, circle, [wide, wide]]) {
      expect(briefly([value, value]).length).toBeLessThan(2_100);
    }
  });

  it('runs nothing of the page', () => {
    const trap = {
      get computed() {
        throw new Error('run');
      },
      toString() {
        throw new Error('run');
      },
    };
    expect(briefly([trap])).toBe('{ computed: (computed), toString: function }');
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    expect(briefly(['a', proxy, Symbol('s')])).toBe('a (cannot be read) Symbol(s)');
  });
});
