import { describe, expect, it } from 'vitest';
import { isOwnPath } from './own-path.ts';

describe('a path of our own', () => {
  it.each([
    '/',
    '/wardrobes',
    '/items/12?tab=looks#photos',
    '/items?search=a%20b%2Fc',
    '/auth?redirect=%2Fitems',
    '/search?q=https://elsewhere.example',
    '/äöü',
  ])('is followed: %s', (path) => {
    expect(isOwnPath(path)).toBe(true);
  });

  it.each([
    '',
    'wardrobes',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r//evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/ok\\..\\..\\evil',
    'https://evil.example',
    'HTTPS:evil.example',
    'https:/evil.example',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'blob:https://own.invalid/1',
    '?redirect=//evil.example',
    '#//evil.example',
    './x',
    '../x',
    '/\u0000/evil.example',
    '/\u007f',
    '@evil.example',
    `/${'x'.repeat(2000)}`,
  ])('is not: %j', (path) => {
    expect(isOwnPath(path)).toBe(false);
  });

  it.each([
    '/%2f/evil.example',
    '/%5cevil.example',
    '/%09/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
  ])('that is encoded or climbs leads nowhere else, if it is followed at all: %s', (path) => {
    if (!isOwnPath(path)) return;
    // As a browser reads it, and as it reads what comes of it when it is written down again.
    const once = new URL(path, 'https://own.example');
    const again = new URL(once.pathname + once.search, 'https://own.example');
    expect([once.origin, again.origin]).toEqual(['https://own.example', 'https://own.example']);
  });
});
