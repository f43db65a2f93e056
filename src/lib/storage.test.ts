// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { localStore, sessionStore } from './storage.ts';

beforeEach(() => {
  localStore.clear();
  sessionStore.clear();
});
afterEach(() => vi.unstubAllGlobals());

/** A storage with one of the faults that it has in browsers. */
function replaceStorage(storage: () => Storage): void {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(storage);
}

describe('the storage', () => {
  it('keeps, gives back, removes and clears, each kind its own', () => {
    localStore.set('a', '1');
    sessionStore.set('a', '2');
    expect([localStorage.getItem('a'), sessionStorage.getItem('a')]).toEqual(['1', '2']);
    expect([localStore.get('a'), sessionStore.get('a')]).toEqual(['1', '2']);
    localStore.remove('a');
    expect([localStore.get('a'), sessionStore.get('a')]).toEqual([null, '2']);
    sessionStore.clear();
    expect(sessionStore.get('a')).toBeNull();
  });

  it('says null of what was never kept', () => {
    expect(localStore.get('nothing')).toBeNull();
  });

  it('remembers for the page what a browser without storage cannot keep', () => {
    replaceStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    localStore.set('a', '1');
    expect(localStore.get('a')).toBe('1');
    localStore.remove('a');
    expect(localStore.get('a')).toBeNull();
    localStore.set('b', '2');
    localStore.clear();
    expect(localStore.get('b')).toBeNull();
  });

  it('remembers for the page what a full storage refuses', () => {
    const full = {
      getItem: (key: string) => (key === 'a' ? 'old' : null),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      removeItem: () => {},
      clear: () => {},
    } as unknown as Storage;
    replaceStorage(() => full);
    localStore.set('b', '1');
    expect(localStore.get('b')).toBe('1');
    localStore.set('a', 'new');
    expect(localStore.get('a')).toBe('new');
  });
});
