import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import type { Member } from './built-server.ts';
import { sharedChromium, signedIn, views } from './chromium.ts';
import { sharedServer } from './shared-server.ts';

/*
 * Every route of the owner's table (product spec, section 2), opened in the built app by everybody whom it knows: nobody, a
 * member, a friend of the member, and staff.
 */

const server = sharedServer();

/** What the paths name. */
interface Ids {
  owner: string;
  wardrobeId: string;
  itemId: string;
  outfitId: string;
  lookId: string;
}

interface Row {
  route: string;
  path(ids: Ids): string;
  /** Where it leads; to itself unless said. */
  leadsTo?(ids: Ids): string;
  isPublic?: true;
  /** Where it leads whoever is not signed in; as all others unless said. */
  publicLeadsTo?: string;
}

const rows: Row[] = [
  { route: '/', path: () => '/', leadsTo: () => '/wardrobes' },
  {
    route: '/auth',
    path: () => '/auth?redirect=%2Fitems%3Fa%3Db',
    // Whoever is signed in goes on to where they were going.
    leadsTo: () => '/items',
    isPublic: true,
    publicLeadsTo: '/auth',
  },
  { route: '/wardrobes', path: () => '/wardrobes' },
  {
    route: '/wardrobes/{wardrobeId}',
    path: ({ wardrobeId }) => `/wardrobes/${wardrobeId}`,
    leadsTo: ({ wardrobeId }) => `/wardrobes/${wardrobeId}/items`,
  },
  ...['items', 'outfits', 'looks'].flatMap((room): Row[] => [
    {
      route: `/wardrobes/{wardrobeId}/${room}`,
      path: ({ wardrobeId }) => `/wardrobes/${wardrobeId}/${room}`,
    },
    { route: `/${room}`, path: () => `/${room}` },
  ]),
  { route: '/wardrobe-statistics', path: () => '/wardrobe-statistics' },
  {
    route: '/wardrobe-statistics/{wardrobeId}',
    path: ({ wardrobeId }) => `/wardrobe-statistics/${wardrobeId}`,
  },
  { route: '/items/{itemId}', path: ({ itemId }) => `/items/${itemId}` },
  { route: '/outfits/{outfitId}', path: ({ outfitId }) => `/outfits/${outfitId}` },
  { route: '/looks/{lookId}', path: ({ lookId }) => `/looks/${lookId}` },
  { route: '/style-lab', path: () => '/style-lab' },
  { route: '/create-outfit', path: () => '/create-outfit' },
  {
    route: '/outfits/{outfitId}/edit-outfit',
    path: ({ outfitId }) => `/outfits/${outfitId}/edit-outfit`,
  },
  { route: '/ask-lola-ai', path: () => '/ask-lola-ai' },
  { route: '/services', path: () => '/services' },
  { route: '/alterations', path: () => '/alterations' },
  {
    route: '/alterations/select-services',
    path: () => '/alterations/select-services',
    // A step begins where its choices are.
    leadsTo: () => '/alterations',
  },
  { route: '/alterations/cart', path: () => '/alterations/cart' },
  { route: '/alterations/submit-measurements', path: () => '/alterations/submit-measurements' },
  {
    route: '/alterations/thank-you',
    path: () => '/alterations/thank-you',
    // Nothing was ordered.
    leadsTo: () => '/services',
  },
  { route: '/resell-item', path: () => '/resell-item' },
  { route: '/item-service-history', path: () => '/item-service-history' },
  { route: '/select-country', path: () => '/select-country' },
  { route: '/partner-feeds', path: () => '/partner-feeds' },
  { route: '/account-settings', path: () => '/account-settings' },
  {
    route: '/account-settings?tab&redirected',
    path: () => '/account-settings?tab=Circle+Membership&redirected=true',
  },
  { route: '/service-unavailable', path: () => '/service-unavailable', isPublic: true },
  {
    route: '/transaction-successful',
    path: () => '/transaction-successful?session_id=cs_test_1',
    leadsTo: () => '/transaction-successful',
    isPublic: true,
  },
  { route: '/circle-membership', path: () => '/circle-membership' },
  { route: '/friends', path: () => '/friends' },
  { route: '/style-blueprint', path: () => '/style-blueprint', isPublic: true },
  {
    route: '/style-blueprint/{gender}',
    path: () => '/style-blueprint/male',
    isPublic: true,
  },
];

/** The rooms of the member that a friend may be in. */
const friendRows: Row[] = [
  {
    route: '/friends/{friendId}',
    path: ({ owner }) => `/friends/${owner}`,
    leadsTo: ({ owner }) => `/friends/${owner}/wardrobes`,
  },
  ...['wardrobes', 'items', 'outfits', 'looks'].map(
    (room): Row => ({
      route: `/friends/{friendId}/${room}`,
      path: ({ owner }) => `/friends/${owner}/${room}`,
    }),
  ),
  {
    route: '/friends/{friendId}/items/{itemId}',
    path: ({ owner, itemId }) => `/friends/${owner}/items/${itemId}`,
  },
  {
    route: '/friends/{friendId}/outfits/{outfitId}',
    path: ({ owner, outfitId }) => `/friends/${owner}/outfits/${outfitId}`,
  },
  {
    route: '/friends/{friendId}/looks/{lookId}',
    path: ({ owner, lookId }) => `/friends/${owner}/looks/${lookId}`,
  },
];

/** The staff's rooms, and where each leads. */
const staffRows = [
  ['/admin', '/admin/color-analysis'],
  ['/admin/color-analysis', '/admin/color-analysis'],
  ['/admin/qa-content', '/admin/qa-content'],
  ['/admin/impersonate', '/admin/impersonate'],
] as const;

let ids: Ids;
/** What a friend of the member may see of these. */
let seen: Ids;
let people: Record<'member' | 'friend' | 'staff', Member>;
beforeAll(async () => {
  const member = await server.signInDemo();
  const [friend, staff] = [
    await server.signInAs('anna@hem.test'),
    await server.signInAs('staff@hem.test'),
  ];
  people = { member, friend, staff };
  ids = await idsSeenBy(member);
  seen = await idsSeenBy(friend);
});

async function idsSeenBy({ token }: Member): Promise<Ids> {
  const owner = people.member.userId;
  const asked = { owner, filter: {} };
  const { wardrobes } = await server.call('getWardrobes', { owner }, token);
  const items = await server.call('getItemNavigation', asked, token);
  const outfits = await server.call('getOutfitNavigation', asked, token);
  const looks = await server.call('getLookNavigation', asked, token);
  return {
    owner,
    wardrobeId: wardrobes[0]!.wardrobeId,
    itemId: items.itemIds[0]!,
    outfitId: outfits.outfitIds[0]!,
    lookId: looks.lookIds[0]!,
  };
}

const pages = new Map<Member | null, Promise<Page>>();

/** One page of somebody's, in which they go from room to room. */
function pageOf(as: Member | null): Promise<Page> {
  const open = async () => {
    const browser = await sharedChromium();
    const storage = as && { storageState: signedIn(server.origin, as) };
    return (await browser.newContext({ ...views.phone, ...storage })).newPage();
  };
  if (!pages.has(as)) pages.set(as, open());
  return pages.get(as)!;
}

/** Loads an address as somebody, and waits until a screen stands. */
async function open(path: string, as: Member | null): Promise<Page> {
  const page = await pageOf(as);
  await page.goto(server.origin + path, { waitUntil: 'commit' });
  await page.locator('#root :is(h1, h2)').first().waitFor();
  return page;
}

const isLost = async (page: Page) =>
  (await page.getByRole('heading', { name: 'This page is not here' }).count()) > 0;
const place = (page: Page) => new URL(page.url()).pathname;
const pathOf = (address: string) => new URL(address, server.origin).pathname;

it.each(rows)(
  '$route stands for a member, a friend and staff, and is public only where it says so',
  async ({ path, leadsTo = path, isPublic, publicLeadsTo }) => {
    for (const who of ['member', 'friend', 'staff'] as const) {
      // What an address names is the member's: to others it is not there, but the room is.
      const page = await open(path(ids), people[who]);
      await expect.poll(() => place(page)).toBe(pathOf(leadsTo(ids)));
      expect(await isLost(page), who).toBe(false);
    }
    const page = await open(path(ids), null);
    expect(await isLost(page)).toBe(false);
    await expect
      .poll(() => place(page))
      .toBe(isPublic ? (publicLeadsTo ?? pathOf(leadsTo(ids))) : '/auth');
    const redirect = new URL(page.url()).searchParams.get('redirect');
    if (!isPublic) expect(pathOf(redirect ?? '')).toBe(pathOf(path(ids)));
  },
);

it.each(friendRows)(
  '$route stands for a friend, and for nobody else',
  async ({ path, leadsTo = path }) => {
    const page = await open(path(seen), people.friend);
    await expect.poll(() => place(page)).toBe(leadsTo(seen));
    expect(await isLost(page)).toBe(false);
    const strangers = await open(path(seen), people.staff);
    await strangers.getByRole('heading', { name: 'Not a friend of yours' }).waitFor();
    const nobodys = await open(path(seen), null);
    expect(place(nobodys)).toBe('/auth');
  },
);

it('any other path is not found, whoever asks', async () => {
  for (const as of [null, people.member, people.staff]) {
    expect(await isLost(await open('/no-such-room', as))).toBe(true);
  }
});

it.each(staffRows)('%s stands for staff, and is not there for a member', async (path, leadsTo) => {
  expect(place(await open(path, null))).toBe('/auth');
  expect(await isLost(await open(path, people.member))).toBe(true);
  const page = await open(path, people.staff);
  await expect.poll(() => place(page)).toBe(leadsTo);
  expect(await isLost(page)).toBe(false);
});
