/**
 * The first parts of the paths that the app's page answers. What lies elsewhere is another's: the server's, the store's.
 * `src/app/room-paths.test.ts` compares them with the route table.
 */
const rooms = [
  'wardrobes',
  'items',
  'outfits',
  'looks',
  'create-outfit',
  'wardrobe-statistics',
  'friends',
  'services',
  'select-country',
  'item-service-history',
  'alterations',
  'resell-item',
  'partner-feeds',
  'style-blueprint',
  'style-lab',
  'admin',
  'ask-lola-ai',
  'circle-membership',
  'transaction-successful',
  'account-settings',
  'measure',
  'auth',
  'service-unavailable',
];

/** Whether a path is one of the app's rooms. */
export const isRoom = (pathname: string): boolean =>
  pathname === '/' || rooms.includes(pathname.split('/')[1]!);
