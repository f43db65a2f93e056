import '#tests/support/page.ts';

import { expect, it } from 'vitest';
import { isRoom } from '#lib/room-paths.ts';
import { routes } from './routes.tsx';

it('the service worker knows every room, and what is not one', () => {
  const paths = routes.map(({ path }) => path).filter((path) => !/^(\*|\/gallery.*)$/.test(path));
  expect(paths.filter((path) => !isRoom(path))).toEqual([]);
  const others = [
    '/api/a',
    '/s/abc',
    '/store/merchant',
    '/host-simulator/',
    '/items.html',
    '/sign',
  ];
  expect(others.filter(isRoom)).toEqual([]);
});
