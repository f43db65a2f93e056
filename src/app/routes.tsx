import type { ComponentType } from 'react';
import type { PageHeightMode } from '#bridge/page-height.ts';
import type { Entitlement, FeatureFlag } from '#contract/rules/profile.ts';
import { WardrobesScreen } from '#features/wardrobes/wardrobes-screen.tsx';
import { paths } from '#lib/paths.ts';
import { type LatePart, latePart } from '#ui/late.tsx';

/** One row of the route table: a path, who may see it, and the screen that shows it. */
export interface RouteRow {
  path: string;
  /** public: anybody; session: needs a stored token (product spec, section 2, Access). */
  guard: 'public' | 'session';
  /** What the document and the host call it. */
  title: string;
  /** fit posts its content's height; fill takes the host's and scrolls inside (bridge.md). */
  height: PageHeightMode;
  /** Without the top bar and the bottom bar. */
  isBare?: boolean;
  screen: ComponentType;
  load(): Promise<unknown>;
}

const row = <Module,>(
  path: string,
  guard: RouteRow['guard'],
  title: string,
  height: PageHeightMode,
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType,
  isBare = false,
): RouteRow => ({
  path,
  guard,
  title,
  height,
  isBare,
  ...screenOf(latePart('screen', async () => pick(await load()))),
});

const screenOf = ({ Part, load }: LatePart<object>) => ({ screen: Part, load });

const items = () => import('#features/items/items-screen.tsx');
const item = () => import('#features/items/item-screen.tsx');
const auth = () => import('#features/auth/auth-screen.tsx');
const account = () => import('#features/account/account-settings-screen.tsx');
const closed = () => import('./shell/service-unavailable-screen.tsx');
const gallery = () => import('./gallery/gallery-screen.tsx');
const lost = () => import('./shell/not-found-screen.tsx');

/** Every room that is built. Menus, links and guards come from this table. */
export const routes: RouteRow[] = [
  // Where everybody begins: its code comes with the entry.
  {
    path: '/wardrobes',
    guard: 'session',
    title: 'Wardrobes',
    height: 'fill',
    screen: WardrobesScreen,
    load: async () => {},
  },
  row(
    '/wardrobes/:wardrobeId/items',
    'session',
    'Wardrobe',
    'fill',
    items,
    (m) => m.WardrobeItemsScreen,
  ),
  row('/items', 'session', 'Items', 'fill', items, (m) => m.ItemsScreen),
  row('/items/:itemId', 'session', 'Item', 'fill', item, (m) => m.ItemScreen, true),
  row(
    '/account-settings',
    'session',
    'Account Settings',
    'fit',
    account,
    (m) => m.AccountSettingsScreen,
  ),
  row('/auth', 'public', 'Sign in', 'fit', auth, (m) => m.AuthScreen, true),
  row(
    '/service-unavailable',
    'public',
    'Service unavailable',
    'fit',
    closed,
    (m) => m.ServiceUnavailableScreen,
    true,
  ),
  ...(import.meta.env.DEV
    ? [row('/gallery', 'public', 'Gallery', 'fit', gallery, (m) => m.GalleryScreen)]
    : []),
];

/** Any other address. */
export const notFound = row('*', 'public', 'Not found', 'fit', lost, (m) => m.NotFoundScreen, true);

/** Brings the code of the screens that most starts lead to. */
export const loadNextRooms = (): Promise<unknown> =>
  Promise.all(routes.filter(({ path }) => /^\/items/.test(path)).map(({ load }) => load()));

/** A place that menus lead to. */
export interface Place {
  label: string;
  icon: 'wardrobes' | 'shop' | 'settings';
  /** A path of ours, or the configured address of an outside place. */
  to: string | { setting: 'shopUrl' };
  /** Paths under which it counts as the present one. */
  holds: RegExp;
  needsFeature?: FeatureFlag;
  needsEntitlement?: Entitlement;
}

/** The main navigation (product spec, section 2); a place appears once its room is built. */
export const mainPlaces: Place[] = [
  { label: 'Wardrobes', icon: 'wardrobes', to: paths.wardrobes(), holds: /^\/(wardrobes|items)/ },
  { label: 'Shop', icon: 'shop', to: { setting: 'shopUrl' }, holds: /^$/ },
];

/** The profile menu's places (product spec, section 2). */
export const profilePlaces: Place[] = [
  {
    label: 'Account Settings',
    icon: 'settings',
    to: paths.accountSettings(),
    holds: /^\/account-settings/,
  },
];
