import { describe, expect, it } from 'vitest';
import { paths, redirectTarget } from './paths.ts';

describe('the paths', () => {
  it('are those of the route table', () => {
    expect(paths.home()).toBe('/');
    expect(paths.wardrobes()).toBe('/wardrobes');
    expect(paths.wardrobe('7')).toBe('/wardrobes/7');
    expect(paths.wardrobeItems('7')).toBe('/wardrobes/7/items');
    expect(paths.items()).toBe('/items');
    expect(paths.item('12')).toBe('/items/12');
    expect(paths.serviceUnavailable()).toBe('/service-unavailable');
  });

  it('carry the page that one was on to the sign-in, query and all', () => {
    expect(paths.auth()).toBe('/auth');
    const to = new URL(paths.auth('/items?search=a&b#c'), 'https://hem.test');
    expect(to.pathname).toBe('/auth');
    expect([...to.searchParams]).toEqual([['redirect', '/items?search=a&b#c']]);
  });

  it('name a tab of the settings, and that one was sent there from another place', () => {
    expect(paths.accountSettings()).toBe('/account-settings');
    expect(paths.accountSettings('Circle Membership')).toBe(
      '/account-settings?tab=Circle+Membership',
    );
    expect(paths.accountSettings('Profile', '/items?search=a')).toBe(
      '/account-settings?tab=Profile&redirected=true&redirect=%2Fitems%3Fsearch%3Da',
    );
    expect(paths.accountSettings('Profile')).toBe('/account-settings?tab=Profile');
  });
});

describe('the target of a sign-in', () => {
  it.each(['/items?search=a', '/wardrobes/7/items', '/author', '/auth-notes'])(
    'may be %s',
    (to) => {
      expect(redirectTarget(to)).toBe(to);
    },
  );

  it.each([
    null,
    '',
    'items',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/auth',
    '/auth?redirect=/items',
    '/auth/more',
    '/auth#x',
    'javascript:alert(1)',
  ])('is the start in place of %s', (to) => {
    expect(redirectTarget(to)).toBe('/');
  });
});
