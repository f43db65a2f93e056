import { describe, expect, it } from 'vitest';
import { maySpeak } from './speaker.ts';

const parent = {} as Window;
const framed = { parent } as Window;
const top = {} as { parent: Window };
top.parent = top as unknown as Window;
const own = 'http://page.test';

const script = { isTrusted: false, source: null, origin: '' };
const fromParent = { isTrusted: true, source: parent, origin: own };

describe('who may speak', () => {
  it('believes the native host’s own script, only where a native host was found', () => {
    const page = { view: top as unknown as Window, allowedOrigins: [] };
    expect(maySpeak(script, { ...page, hasNativeHost: true })).toBe(true);
    expect(maySpeak(script, { ...page, hasNativeHost: false })).toBe(false);
  });

  it('does not believe an untrusted event that has a source or an origin', () => {
    const page = { view: framed, allowedOrigins: [own], hasNativeHost: true };
    expect(maySpeak({ ...script, source: parent }, page)).toBe(false);
    expect(maySpeak({ ...script, origin: own }, page)).toBe(false);
  });

  it('believes the parent window of an allowed origin', () => {
    const page = { view: framed, allowedOrigins: [own], hasNativeHost: false };
    expect(maySpeak(fromParent, page)).toBe(true);
    expect(maySpeak({ ...fromParent, origin: 'http://other.test' }, page)).toBe(false);
    expect(maySpeak(fromParent, { ...page, allowedOrigins: [] })).toBe(false);
  });

  it('does not believe a window that is not the parent, nor the page itself', () => {
    const page = { view: framed, allowedOrigins: [own], hasNativeHost: true };
    expect(maySpeak({ ...fromParent, source: {} as Window }, page)).toBe(false);
    expect(maySpeak({ ...fromParent, source: null }, page)).toBe(false);
    const self = { ...fromParent, source: top as unknown as Window };
    expect(maySpeak(self, { ...page, view: top as unknown as Window })).toBe(false);
  });
});
