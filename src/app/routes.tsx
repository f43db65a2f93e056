import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { PageHeightMode } from '#bridge/page-height.ts';
import type { Needs } from '#contract/rules/capabilities.ts';
import { readFirstWardrobes, WardrobesScreen } from '#features/wardrobes/wardrobes-screen.tsx';
import { paths } from '#lib/paths.ts';
import type { RouteParams } from '#lib/route-params.ts';
import { latePart } from '#ui/late.tsx';

/** Reads ahead what the screen of an address shows first; null if it is in the cache. */
type ReadAhead = (
  client: QueryClient,
  owner: string,
  search: URLSearchParams,
  params: RouteParams,
) => Promise<unknown> | null;

/** The row of a room. Where what it needs is not open, the room is not found. */
interface Room extends Needs {
  path: string;
  /** The text that may stand in the place of a `*` in its path. */
  only?: RegExp;
  /** public: anybody; session: needs a stored token (product spec, section 2, Access). */
  guard: 'public' | 'session';
  /** Its title for the document and the host. */
  title: string;
  /**
   * fit posts its content's height; fill takes the host's and scrolls inside (docs/native-host.md,
   * Screen).
   */
  height: PageHeightMode;
  /** Without the top bar and the bottom bar; on a phone alone, or everywhere. */
  isBare?: boolean | 'phone';
}

/** One row of the route table: a path, who may see it, and the screen that shows it. */
export interface RouteRow extends Room {
  screen: ComponentType;
  /** Loads its code. Throws LateCodeError. */
  load(): Promise<unknown>;
  /** Loads its code and reads ahead what it shows first; null if all is here. Throws LateCodeError. */
  prepare(...place: Parameters<ReadAhead>): Promise<unknown> | null;
}

/** A room as its row says it: behind the sign-in, and as high as the host, unless it says otherwise. */
type RoomWords = Pick<Room, 'path' | 'title'> & Partial<Room>;

/** A room whose code comes late. */
function lateRow<Module>(
  room: RoomWords,
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType,
  pickReadAhead: (module: Module) => ReadAhead = () => () => null,
): RouteRow {
  let readAhead: ReadAhead | undefined;
  const part = latePart('screen', async () => {
    const module = await load();
    readAhead = pickReadAhead(module);
    return pick(module);
  });
  return {
    guard: 'session',
    height: 'fill',
    ...room,
    screen: part.Part,
    load: part.load,
    prepare: (...place) =>
      readAhead ? readAhead(...place) : part.load().then(() => readAhead?.(...place)),
  };
}

const items = () => import('#features/items/items-screen.tsx');
const outfits = () => import('#features/outfits/outfits-screen.tsx');
const outfitsArea = () => import('./outfits-area.tsx');
const far = () => import('./far-screens.ts');
const auth = () => import('#features/auth/auth-screen.tsx');
const gallery = () => import('./gallery/gallery-screen.tsx');
const drawnRail = () => import('./gallery/drawn-rail.tsx');

/** A room of `far-screens.ts` that reads nothing ahead, by its name there. */
const farRow = (
  room: RoomWords,
  name: Exclude<keyof Awaited<ReturnType<typeof far>>, 'looks' | 'looksArea' | 'statistics'>,
): RouteRow =>
  lateRow<ComponentType>(
    room,
    async () => (await far())[name](),
    (screen) => screen,
  );

/** The rooms that are a friend's too. */
const shared = /^\/(wardrobes(\/:wardrobeId\/\w+)?|(items|outfits|looks)(\/:\w+)?|create-outfit)$/;

/** The same room of a friend, to be looked at ([Note: Scope on screen]). */
const ofFriend = (row: RouteRow): RouteRow =>
  lateRow(
    {
      ...row,
      path: `/friends/:friendId${row.path}`,
      needs: 'sharedWardrobes',
      isBare: row.isBare ?? 'phone',
    },
    async () => (await Promise.all([import('./friend-scope.tsx'), row.load()]))[0],
    ({ FriendScope }) =>
      () => (
        <FriendScope isDetail={row.isBare === true}>
          <row.screen />
        </FriendScope>
      ),
    () => (client, _me, search, params) => row.prepare(client, params.friendId!, search, params),
  );

const ownRoutes: RouteRow[] = [
  // Every start leads here, so its code comes with the entry.
  {
    path: '/wardrobes',
    guard: 'session',
    title: 'Wardrobes',
    height: 'fill',
    screen: WardrobesScreen,
    load: async () => {},
    prepare: readFirstWardrobes,
  },
  lateRow(
    { path: '/wardrobes/:wardrobeId/items', title: 'Wardrobe' },
    items,
    (m) => m.WardrobeItemsScreen,
    (m) => m.readItemsAhead,
  ),
  lateRow(
    { path: '/items', title: 'Items' },
    items,
    (m) => m.ItemsScreen,
    (m) => m.readItemsAhead,
  ),
  // Before the detail, whose path matches too.
  farRow({ path: '/items/deleted', title: 'Recently deleted' }, 'deleted'),
  farRow({ path: '/items/laundry', title: 'Laundry' }, 'laundry'),
  farRow(
    { path: '/items/keep-or-repair', title: 'Keep or repair', isBare: 'phone' },
    'keepOrRepair',
  ),
  farRow({ path: '/items/:itemId', title: 'Item', isBare: true }, 'item'),
  farRow(
    {
      path: '/items/:itemId/photos/:imageId/cut-out',
      title: 'Cut-out',
      isBare: true,
    },
    'cutout',
  ),
  lateRow(
    {
      path: '/wardrobes/:wardrobeId/outfits',
      title: 'Wardrobe',
    },
    outfits,
    (m) => m.WardrobeOutfitsScreen,
    (m) => m.readOutfitsAhead,
  ),
  lateRow(
    { path: '/outfits', title: 'Outfits' },
    outfitsArea,
    (m) => m.OutfitsArea,
    (m) => m.readOutfitsAreaAhead,
  ),
  farRow({ path: '/outfits/:outfitId', title: 'Outfit', isBare: true }, 'outfit'),
  lateRow(
    { path: '/wardrobes/:wardrobeId/looks', title: 'Wardrobe' },
    async () => (await far()).looks(),
    (m) => m.WardrobeLooksScreen,
    (m) => m.readLooksAhead,
  ),
  lateRow(
    { path: '/looks', title: 'Looks' },
    async () => (await far()).looksArea(),
    (m) => m.LooksArea,
    (m) => m.readLooksAreaAhead,
  ),
  farRow({ path: '/looks/:lookId', title: 'Look', isBare: true }, 'look'),
  farRow(
    {
      path: '/create-outfit',
      title: 'Create outfit',
      isBare: true,
    },
    'createOutfit',
  ),
  farRow(
    {
      path: '/outfits/:outfitId/edit-outfit',
      title: 'Edit outfit',
      isBare: true,
    },
    'editOutfit',
  ),
  lateRow(
    { path: '/wardrobe-statistics/:wardrobeId?', title: 'Statistics', isBare: 'phone' },
    async () => (await far()).statistics(),
    (m) => m.StatisticsScreen,
    (m) => m.readStatisticsAhead,
  ),
  farRow(
    { path: '/friends', title: 'Friends', needs: 'sharedWardrobes', isBare: 'phone' },
    'friends',
  ),
  farRow(
    {
      path: '/friends/styled/:stylingId',
      title: 'Outfit',
      needs: 'sharedWardrobes',
      isBare: 'phone',
    },
    'styling',
  ),
  farRow(
    {
      path: '/friends/together/:sharedDayId',
      title: 'Dress together',
      needs: 'sharedWardrobes',
      isBare: 'phone',
    },
    'together',
  ),
  farRow({ path: '/services', title: 'Services' }, 'services'),
  farRow({ path: '/select-country', title: 'Services' }, 'selectCountry'),
  farRow(
    {
      path: '/item-service-history',
      title: 'Service history',
      isBare: 'phone',
    },
    'serviceHistory',
  ),
  farRow(
    {
      path: '/alterations/*',
      only: /^(select-services|cart|submit-measurements|thank-you)?\/?$/,
      title: 'Alterations',
      isBare: 'phone',
    },
    'alterations',
  ),
  farRow({ path: '/resell-item', title: 'Resale', isBare: 'phone' }, 'resale'),
  farRow({ path: '/partner-feeds', title: 'Partners', isBare: 'phone' }, 'partners'),
  farRow(
    {
      path: '/style-blueprint/:gender?',
      guard: 'public',
      title: 'Style Blueprint',
      needs: 'styleBlueprint',
      isBare: 'phone',
    },
    'styleBlueprint',
  ),
  farRow({ path: '/style-lab', title: 'The Style Lab' }, 'styleLab'),
  farRow({ path: '/style-lab/:piece', title: 'The Style Lab', isBare: 'phone' }, 'styleLabPiece'),
  farRow(
    {
      path: '/admin/*',
      only: /^(color-analysis|qa-content|impersonate)\/?$/,
      title: 'Admin',
      needs: 'staffDesk',
    },
    'admin',
  ),
  farRow({ path: '/ask-lola-ai', title: 'Ask Lola', isBare: 'phone' }, 'lola'),
  farRow({ path: '/circle-membership', title: 'Circle Membership', isBare: 'phone' }, 'circle'),
  farRow(
    {
      path: '/transaction-successful',
      guard: 'public',
      title: 'Transaction Successful',
      height: 'fit',
      isBare: true,
    },
    'transactionSuccessful',
  ),
  farRow({ path: '/account-settings', title: 'Account Settings', height: 'fit' }, 'account'),
  farRow(
    { path: '/measure', guard: 'public', title: 'Measurements', height: 'fit', isBare: true },
    'measure',
  ),
  lateRow(
    { path: '/auth', guard: 'public', title: 'Sign in', height: 'fit', isBare: true },
    auth,
    (m) => m.AuthScreen,
  ),
  farRow(
    {
      path: '/service-unavailable',
      guard: 'public',
      title: 'Service unavailable',
      height: 'fit',
      isBare: true,
    },
    'closed',
  ),
  ...(import.meta.env.DEV
    ? [
        lateRow(
          { path: '/gallery', guard: 'public', title: 'Gallery', height: 'fit' },
          gallery,
          (m) => m.GalleryScreen,
        ),
        lateRow(
          { path: '/gallery/rail', guard: 'public', title: 'Drawings' },
          drawnRail,
          (m) => m.DrawnRailScreen,
        ),
        lateRow(
          { path: '/gallery/rail/:id', guard: 'public', title: 'Drawing', height: 'fit' },
          drawnRail,
          (m) => m.DrawingScreen,
        ),
      ]
    : []),
];

/** Every room that is built. Menus, links and guards come from this table. */
export const routes: RouteRow[] = [
  ...ownRoutes,
  ...ownRoutes.filter(({ path }) => shared.test(path)).map(ofFriend),
];

/** Any other address: of nothing that there is, so anybody may see that. */
export const notFound = farRow(
  { path: '*', guard: 'public', title: 'Not found', height: 'fit', isBare: true },
  'lost',
);

/** A page of the embedded store, which answers it itself where it is reached. */
export const shopAway: RouteRow = { ...notFound, title: 'Shop' };

/**
 * The row for a path that has none: whatever begins as a room that needs a session is that room's, and needs one too;
 * anything else is public.
 */
export function notFoundAt(pathname: string): RouteRow {
  const first = pathname.split('/')[1]!.toLowerCase();
  // It is not reached, and says so.
  if (first === 'store') return shopAway;
  const isInside = ({ guard, path }: RouteRow) =>
    guard === 'session' && path.split('/')[1] === first;
  return routes.some(isInside) ? { ...notFound, guard: 'session' } : notFound;
}

/** Addresses that stand for another. */
export const redirects: { path: string; to(params: RouteParams): string }[] = [
  { path: '/', to: () => paths.wardrobes() },
  { path: '/wardrobes/:wardrobeId', to: ({ wardrobeId = '' }) => paths.wardrobeItems(wardrobeId) },
  { path: '/admin', to: () => paths.admin('color-analysis') },
  {
    path: '/friends/:friendId',
    to: ({ friendId = '' }) => paths.friend(friendId).wardrobes(),
  },
  {
    path: '/friends/:friendId/wardrobes/:wardrobeId',
    to: ({ friendId = '', wardrobeId = '' }) => paths.friend(friendId).wardrobeItems(wardrobeId),
  },
];

/** The rooms that are opened next most often. */
export const nextRooms: readonly Pick<RouteRow, 'load'>[] = routes.filter(({ path }) =>
  /^\/items(?!.*cut-out)/.test(path),
);

/** A destination that menus lead to, where its needs are met. */
export interface MenuDestination extends Needs {
  label: string;
  icon: 'wardrobes' | 'services' | 'lab' | 'shop';
  /** A path of ours, or the configured address of an outside destination. */
  to: string | { setting: 'shopUrl' };
  /** The paths on which it is marked as the present destination. */
  holds: RegExp;
}

/** The main navigation (product spec, section 2). */
export const mainDestinations: MenuDestination[] = [
  {
    label: 'Wardrobes',
    icon: 'wardrobes',
    to: paths.wardrobes(),
    holds: /^\/(wardrobe|items|outfits|looks|ask-lola)/,
  },
  {
    label: 'Services',
    icon: 'services',
    to: paths.services(),
    holds: /^\/(services|select-country|alterations|item-service-history)/,
    needs: 'services',
  },
  { label: 'The Style Lab', icon: 'lab', to: paths.styleLab(), holds: /^\/style-/ },
  { label: 'Shop', icon: 'shop', to: { setting: 'shopUrl' }, holds: /^$/ },
];
