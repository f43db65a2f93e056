import fs from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { readGraph } from '#tests/support/import-graph.ts';
import type { RunningServer } from './built-server.ts';
import { buyPlan } from './buy-plan.ts';
import { sharedChromium, signedIn, views } from './chromium.ts';
import { showRunningLoan } from './running-loan.ts';
import { sharedServer } from './shared-server.ts';

let server: RunningServer;
let browser: Browser;
let demo: ReturnType<typeof signedIn>;
let newcomer: ReturnType<typeof signedIn>;
let staff: ReturnType<typeof signedIn>;
let wardrobeId: string;
let itemId: string;
/** Another piece, which is listed. */
let listedId: string;
let firstImageId: string;
let outfitId: string;
let demoId: string;
let lookId: string;
let friendId: string;
let friendItemId: string;
/** The path of what a friend laid for the demo's member. */
let styled: string;
/** The path of days that the demo's member shares. */
let together: string;

beforeAll(async () => {
  server = sharedServer();
  browser = await sharedChromium();
  const { userId, token } = await server.signInDemo();
  demoId = userId;
  demo = signedIn(server.origin, { userId, token });
  staff = signedIn(server.origin, await server.signInAs('staff@hem.test'));
  const fresh = await server.member();
  newcomer = signedIn(server.origin, fresh);
  await buyPlan(server, fresh, 'monthly');
  const found = await server.call('getItemNavigation', { owner: userId, filter: {} }, token);
  itemId = found.itemIds[0]!;
  const { item } = await server.call('getItemDetails', { owner: userId, itemId }, token);
  firstImageId = item.images[0]!.imageId;
  listedId = found.itemIds.at(-1)!;
  const asked = { owner: userId, itemId: listedId };
  const { listing } = await server.call('getResaleListing', asked, token);
  const { condition, brandTier, title, description, measurements, photoIds } = listing;
  const words = { condition, brandTier, title, description, measurements, photoIds };
  const offered = { ...asked, revision: 0, price: { cents: 58_00, currency: 'USD' }, ...words };
  const kept = (await server.call('saveResaleListing', offered, token)).listing;
  const listed = { listingId: kept.listingId!, revision: kept.revision, changeId: '1'.repeat(32) };
  await server.call('listResaleItem', { owner: userId, ...listed }, token);
  const saved = await server.call('getOutfitNavigation', { owner: userId, filter: {} }, token);
  outfitId = saved.outfitIds[0]!;
  const worn = await server.call('getLookNavigation', { owner: userId, filter: {} }, token);
  lookId = worn.lookIds[0]!;
  const { wardrobes } = await server.call('getWardrobes', { owner: userId }, token);
  wardrobeId = wardrobes[0]!.wardrobeId;
  const { friends } = await server.call('getFriends', {}, token);
  friendId = friends[0]!.userId;
  const theirs = await server.call('getItemNavigation', { owner: friendId, filter: {} }, token);
  friendItemId = theirs.itemIds[0]!;
  const { received } = await server.call('getStylings', { owner: userId }, token);
  styled = `/friends/styled/${received[0]!.stylingId}`;
  const firstDay = new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10);
  const form = { title: 'Opera', firstDay, lastDay: firstDay, guestIds: [friendId] };
  const { sharedDayId } = await server.call('shareDay', { owner: userId, ...form }, token);
  together = `/friends/together/${sharedDayId}?owner=${userId}`;
});

/** A day for which the demo has a plan, also where midnight has passed since it was made. */
const dayOfDemo = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);

/** How to get to a part, and what shows that it is there. */
interface Way {
  from: () => string;
  as?: 'newcomer' | 'nobody' | 'staff';
  view?: BrowserContextOptions;
  tap?(page: Page): Promise<void>;
  /** The accessible name of something in the part: a heading, a dialog, a menu entry or a button. */
  shows: string | RegExp;
  /** Nothing is shown in its place. */
  isQuiet?: boolean;
}

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();
const inLoanMenu = (name: string) => async (page: Page) => {
  await showRunningLoan(page);
  // An answer that comes behind the press may lay the list out anew, and close the menu.
  await page.reload({ waitUntil: 'networkidle' });
  await button('More for 2 pieces')(page);
  await page.getByRole('menuitem', { name }).click();
};
const inMenu = (name: string) => async (page: Page) => {
  await button('More')(page);
  await page.getByRole('menuitem', { name }).click();
};
/** What was seen before would be shown in place of what does not come. */
const forgetCopy = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.deleteDatabase('hem-copy').onsuccess = resolve;
      }),
  );
const answer500 = (page: Page, operation: string) =>
  page.route('**/api/**', (route) =>
    route.request().postData()?.includes(operation)
      ? route.fulfill({
          status: 500,
          json: { status: 'error', statusCode: 500, code: 'server', message: '' },
        })
      : route.continue(),
  );
/** Lets a page hear that the cut-out of the demo's first piece is doubted. */
const doubtFirst = (page: Page) =>
  page.route('**/api/**', async (route) => {
    const asked = route.request().postData() ?? '';
    const isList = asked.startsWith('{"getCutoutsToLookAt"');
    if (!isList && !asked.startsWith('{"getItemDetails"')) return route.fallback();
    const answer = await route.fetch();
    const body = await answer.json();
    if (isList) body.data.rows = [{ itemId, imageId: firstImageId }];
    const image = body.data.item?.images[0];
    const box = { x: 0.1, y: 0.2, width: 0.2, height: 0.5 };
    if (image) image.cutoutDoubt = { kind: 'missing-part', side: 'left', box };
    if (image) image.other = { ...image, treatment: { ...image.treatment, mode: 'mount' } };
    await route.fulfill({ response: answer, json: body });
  });
/** Moves a wardrobe while its write does not reach the server, so that the change waits. */
const moveOneInVain = async (page: Page) => {
  await page.route('**/api/wardrobes/v1/manage', (route) => route.abort());
  // Of the second one: the last one may be the first while they come.
  await page
    .getByRole('button', { name: /^More for / })
    .nth(1)
    .click();
  await page.getByRole('menuitem', { name: 'Move to the top' }).click();
};
const home = () => '/wardrobes';
const security = () => '/account-settings?tab=Password+%26+Security';

/** Every part whose code comes late, by its file. */
const ways: Record<string, Way> = {
  'src/features/items/items-screen.tsx': {
    from: home,
    tap: (page) => page.getByRole('link', { name: 'Items', exact: true }).click(),
    shows: 'Add piece',
  },
  'src/features/items/item-screen.tsx': {
    from: () => '/items',
    tap: (page) => page.locator(`a[href^="/items/${itemId}"]`).click(),
    shows: 'Add to wardrobe',
  },
  'src/features/deleted/deleted-screen.tsx': {
    from: () => '/items/deleted',
    shows: 'Recently deleted',
  },
  'src/features/items/laundry/laundry-screen.tsx': {
    from: () => '/items/laundry',
    shows: 'Laundry',
  },
  'src/features/items/keep-or-repair/keep-or-repair-screen.tsx': {
    from: () => '/items/keep-or-repair',
    shows: 'Not worn for a year',
  },
  'src/features/resale/resale-screen.tsx': { from: () => '/resell-item', shows: 'Resale' },
  'src/features/resale/pick-sheet.tsx': {
    from: () => '/resell-item?sheet=pick',
    shows: 'Which piece?',
  },
  'src/features/resale/cost-sheet.tsx': {
    from: () => `/resell-item?item=${itemId}&sheet=cost`,
    shows: 'What did it cost?',
  },
  'src/features/resale/method-sheet.tsx': {
    from: () => `/resell-item?item=${itemId}&sheet=method`,
    shows: 'How it works',
  },
  'src/features/resale/photos-sheet.tsx': {
    from: () => `/resell-item?item=${itemId}&sheet=photos`,
    shows: 'Photos',
  },
  'src/features/resale/preview-sheet.tsx': {
    from: () => `/resell-item?item=${itemId}&sheet=preview`,
    shows: 'Share page',
  },
  'src/features/resale/sold-sheet.tsx': {
    from: () => `/resell-item?item=${listedId}`,
    tap: button('Mark as sold'),
    shows: 'For how much?',
  },
  'src/features/items/cutout-brush/cutout-screen.tsx': {
    // The demo's pictures are cut out already.
    from: () => `/items/${itemId}/photos/00000000-0000-4000-8000-000000000000/cut-out`,
    shows: 'This photo is not here',
  },
  'src/features/account/account-settings-screen.tsx': {
    from: () => '/account-settings',
    shows: 'Account Settings',
  },
  'src/app/far-screens.ts': { from: () => '/account-settings', shows: 'Account Settings' },
  'src/features/lola/ask-lola-screen.tsx': { from: () => '/ask-lola-ai', shows: 'Ask Lola' },
  'src/components/weather/place-sheet.tsx': {
    from: () => '/ask-lola-ai?sheet=place',
    shows: 'Where will you be?',
  },
  'src/features/lola/suggested-screen.tsx': {
    from: () => '/outfits?view=suggested',
    shows: 'Outfits',
  },
  'src/features/statistics/statistics-screen.tsx': {
    from: () => '/wardrobe-statistics',
    shows: 'Statistics',
  },
  'src/features/statistics/values-sheet.tsx': {
    from: () => '/wardrobe-statistics?sheet=brands',
    shows: 'Brands',
  },
  'src/features/statistics/pieces-sheet.tsx': {
    from: () => '/wardrobe-statistics?sheet=cost',
    shows: 'Cost per wear',
  },
  'src/features/services/services-screen.tsx': { from: () => '/services', shows: 'Services' },
  'src/features/services/services-offered.tsx': { from: () => '/services', shows: 'Services' },
  'src/features/services/continue-order.tsx': {
    from: () => '/services',
    // Where an order was begun.
    async tap(page) {
      const kept = { cartId: 'gid://shopify/Cart/none', isSaved: false };
      await page.evaluate(
        ([key, cart]) => localStorage.setItem(key!, cart!),
        [`hem.cart ${demoId}`, JSON.stringify(kept)],
      );
      await page.reload();
    },
    shows: 'Services',
  },
  'src/features/services/service-history-screen.tsx': {
    from: () => '/item-service-history',
    shows: 'Service history',
  },
  'src/features/circle/circle-screen.tsx': {
    from: () => '/circle-membership',
    shows: 'Circle Membership',
  },
  'src/features/partners/partner-feeds-screen.tsx': {
    from: () => '/partner-feeds',
    shows: 'From partners',
  },
  'src/features/circle/transaction-successful-screen.tsx': {
    from: () => '/transaction-successful?session_id=cs_test_1',
    shows: 'Transaction Successful',
  },
  'src/components/circle/circle-panel.tsx': {
    from: () => '/account-settings?tab=Circle+Membership',
    shows: /^(Start|Buy) /,
  },
  'src/components/circle/cancel-dialog.tsx': {
    from: () => '/account-settings?tab=Circle+Membership',
    as: 'newcomer',
    tap: button('Cancel membership'),
    shows: 'Keep it',
  },
  'src/features/services/select-country-screen.tsx': {
    from: () => '/select-country',
    shows: 'Your country',
  },
  'src/features/alterations/alterations-screen.tsx': {
    from: () => '/alterations',
    shows: 'Alterations',
  },
  'src/features/alterations/thank-you-step.tsx': {
    // Without an order of just now it leads on to the services, or to the cart.
    from: () => '/alterations/thank-you',
    shows: /^(Services|Alterations|Your clothes are in good hands)$/,
  },
  'src/features/alterations/measurements-step.tsx': {
    from: () => '/alterations/submit-measurements',
    shows: /Nothing to measure|Measurements/,
  },
  'src/features/account/measurements-sheet.tsx': {
    from: () => '/account-settings?sheet=measurements',
    shows: 'All measurements',
  },
  'src/features/account/currency-sheet.tsx': {
    from: () => '/account-settings?sheet=currency',
    shows: 'Your currency',
  },
  'src/features/account/mail-sheet.tsx': {
    from: () => '/account-settings?sheet=mail',
    shows: 'Notices by email',
  },
  'src/features/account/end-sheet.tsx': {
    from: () => '/account-settings?tab=Password+%26+Security&sheet=delete-account',
    shows: 'Delete your account?',
  },
  'src/features/items/laundry/cleaning-sheet.tsx': {
    from: () => '/items/laundry?sheet=cleaning',
    shows: 'What does cleaning cost?',
  },
  'src/components/measurements/scan-card.tsx': {
    from: () => '/account-settings?sheet=measurements',
    // On its label, once the sheet has come to rest.
    tap: (page) => page.locator('label', { hasText: /^Scan$/ }).click(),
    shows: /^(Scan with|Let somebody else)/,
  },
  'src/features/measure/measure-screen.tsx': {
    from: () => '/measure',
    as: 'nobody',
    shows: 'This link is over',
  },
  'src/features/auth/auth-screen.tsx': { from: () => '/auth', as: 'nobody', shows: 'Continue' },
  'src/app/shell/service-unavailable-screen.tsx': {
    from: () => '/service-unavailable',
    shows: /studio/i,
  },
  'src/app/shell/not-found-screen.tsx': { from: () => '/nowhere', shows: /not|nothing/i },
  'src/app/shell/destination-menu.tsx': {
    from: home,
    tap: button(/Profile menu/),
    shows: 'Account Settings',
  },
  'src/ui/menu.tsx': { from: () => '/items', tap: button('Sort'), shows: 'Newest first' },
  'src/features/wardrobes/wardrobe-menu.tsx': {
    from: home,
    tap: button(/^More for/),
    shows: 'Edit',
  },
  'src/features/wardrobes/delete-wardrobe-dialog.tsx': {
    from: home,
    async tap(page) {
      await button(/^More for/)(page);
      await page.getByRole('menuitem', { name: 'Delete' }).click();
    },
    shows: /^Delete/,
  },
  'src/features/wardrobes/share-sheet.tsx': {
    from: () => `/wardrobes?sheet=share-${wardrobeId}`,
    shows: /^Share/,
  },
  'src/features/friends/friends-screen.tsx': { from: () => '/friends', shows: 'Friends' },
  'src/features/friends/styling/styling-screen.tsx': { from: () => styled, shows: 'Not for me' },
  'src/features/calendar/together/together-screen.tsx': { from: () => together, shows: 'Opera' },
  'src/features/calendar/together/share-day-sheet.tsx': {
    from: () => '/outfits?view=calendar',
    tap: inMenu('Dress together'),
    shows: 'Dress together',
  },
  'src/features/calendar/together/change-shared-day-sheet.tsx': {
    from: () => together,
    async tap(page) {
      await page.getByText('Opera').waitFor();
      await inMenu('Change')(page);
    },
    shows: 'Dress together',
  },
  'src/features/calendar/together/end-shared-day-dialog.tsx': {
    from: () => together,
    async tap(page) {
      await page.getByText('Opera').waitFor();
      await inMenu('End it')(page);
    },
    shows: 'End it for all?',
  },
  'src/features/friends/invite-sheet.tsx': {
    from: () => '/friends?sheet=invite',
    shows: 'Ask to be friends',
  },
  'src/features/friends/link-sheet.tsx': {
    from: () => `/friends?link=${'A'.repeat(60)}`,
    shows: 'An invitation',
  },
  'src/app/friend-scope.tsx': {
    from: () => `/friends/${friendId}/wardrobes`,
    shows: 'Evenings',
  },
  'src/features/friends/end-dialog.tsx': {
    from: () => `/friends/${friendId}/wardrobes`,
    async tap(page) {
      await page.getByText('Anna’s wardrobe').waitFor();
      await button('More')(page);
      await page.getByRole('menuitem', { name: 'Remove friend' }).click();
    },
    shows: /^Remove Anna/,
  },
  'src/features/friends/report-sheet.tsx': {
    from: () => `/friends/${friendId}/wardrobes`,
    async tap(page) {
      await page.getByText('Anna’s wardrobe').waitFor();
      await button('More')(page);
      await page.getByRole('menuitem', { name: 'Report' }).click();
    },
    shows: /^Report Anna/,
  },
  'src/components/loan/borrow-sheet.tsx': {
    from: () => `/friends/${friendId}/items/${friendItemId}`,
    tap: button('Ask to borrow'),
    shows: 'When would you like it?',
  },
  'src/features/friends/loan-end-sheet.tsx': {
    from: () => '/friends',
    tap: inLoanMenu('Until another day'),
    shows: 'Until when?',
  },
  'src/features/friends/damage-sheet.tsx': {
    from: () => '/friends',
    tap: inLoanMenu('Something came back damaged'),
    shows: 'What is damaged?',
  },
  'src/features/admin/color-analysis/color-analysis-section.tsx': {
    as: 'staff',
    from: () => '/admin/color-analysis',
    shows: 'Admin - Color Analysis',
  },
  'src/app/style-blueprint-room.tsx': {
    from: () => '/style-blueprint',
    shows: 'Style Blueprint',
  },
  'src/features/admin/admin-screen.tsx': {
    from: () => '/admin/impersonate',
    as: 'staff',
    shows: 'Admin - User Impersonation',
  },
  'src/features/admin/impersonate/impersonate-section.tsx': {
    from: () => '/admin/impersonate',
    as: 'staff',
    shows: 'Admin - User Impersonation',
  },
  'src/features/admin/qa-content/qa-content-section.tsx': {
    from: () => '/admin/qa-content',
    as: 'staff',
    shows: 'Admin - QA Content',
  },
  'src/features/style-lab/style-lab-screen.tsx': {
    from: () => '/style-lab',
    shows: 'The Style Lab',
  },
  'src/features/style-lab/piece-screen.tsx': {
    from: () => '/style-lab/the-quiet-reds',
    shows: 'The quiet reds',
  },
  'src/features/wardrobes/open-sheet.tsx': {
    from: home,
    tap: button('New wardrobe'),
    shows: 'New wardrobe',
  },
  'src/features/items/saved-filters/saved-filters-sheet.tsx': {
    from: () => '/items?sheet=saved',
    shows: 'Saved filters',
  },
  'src/features/items/own-words/own-words-sheet.tsx': {
    from: () => '/items?sheet=words',
    shows: 'Your categories and tags',
  },
  'src/features/wardrobes/wardrobes-looks.tsx': {
    from: () => '/wardrobes?view=looks',
    shows: 'Everyday',
  },
  'src/features/wardrobes/wardrobes-state.tsx': {
    from: home,
    as: 'newcomer',
    shows: 'Start with one rail',
  },
  'src/features/notices/whats-new-list.tsx': {
    from: home,
    tap: async (page) => {
      await page.getByRole('button', { name: /^What’s New/ }).click();
      await page.getByRole('dialog').locator('label', { hasText: 'What’s New' }).click();
    },
    shows: 'One coat, chosen well',
  },
  'src/features/notices/notices-panel.tsx': {
    from: home,
    tap: button(/What’s New/),
    shows: 'Notices',
  },
  'src/app/rare-parts.ts': {
    async tap(page) {
      await answer500(page, 'userGetFeatureConfig');
      await forgetCopy(page);
      await page.reload();
    },
    from: home,
    shows: 'Hem did not start',
  },
  'src/app/waiting/waiting-sheet.tsx': {
    from: home,
    async tap(page) {
      await moveOneInVain(page);
      await button('1 change waits for the network')(page);
    },
    shows: '1 change waits for the network',
  },
  'src/features/items/bulk-edit-sheet.tsx': {
    from: () => '/items',
    async tap(page) {
      await button('Select')(page);
      await page.locator('button[aria-pressed]:has(img)').first().click();
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
    },
    shows: 'Edit 1 piece',
  },
  'src/components/list/filter-sheet.tsx': {
    from: () => '/items',
    tap: button('Filters'),
    shows: 'Filters',
  },
  'src/features/items/add-sheet.tsx': {
    from: () => '/items',
    tap: button('Add piece'),
    shows: /photo/i,
  },
  'src/components/hang-pieces/hang-sheet.tsx': {
    from: () => `/wardrobes/${wardrobeId}/items?sheet=hang`,
    shows: /^Hang pieces/,
  },
  'src/features/items/sort-sheet.tsx': { from: () => '/items?sheet=sort', shows: 'What is it?' },
  'src/features/items/recognized/recognized-sheet.tsx': {
    from: () => '/items?sheet=recognized',
    shows: 'Are these right?',
  },
  'src/features/items/cutouts-to-look-at/cutouts-sheet.tsx': {
    from: () => '/items?sheet=cutouts',
    shows: 'Cut-outs to look at',
  },
  'src/features/items/cutouts-to-look-at/large-pair.tsx': {
    from: () => '/items',
    async tap(page) {
      await doubtFirst(page);
      await page.goto(`${server.origin}/items?sheet=cutouts`);
      await page
        .getByRole('button', { name: /larger/ })
        .first()
        .click();
    },
    shows: 'Striped poplin shirt',
  },
  'src/features/items/item-sheet.tsx': {
    from: () => `/items/${itemId}`,
    tap: (page) => page.getByRole('button', { name: 'Edit', exact: true }).click(),
    shows: 'Edit piece',
  },
  'src/features/items/crop/crop-layer.tsx': {
    from: () => `/items/${itemId}`,
    tap: button('Crop photo'),
    shows: 'Turn',
  },
  'src/features/items/availability/availability-sheet.tsx': {
    from: () => `/items/${itemId}`,
    tap: (page) => page.getByRole('button', { name: /^Where is it now\?/ }).click(),
    shows: 'In the wash',
  },
  'src/components/noun/add-to-wardrobes.tsx': {
    from: () => `/items/${itemId}`,
    tap: button('Add to wardrobe'),
    shows: /wardrobe/i,
  },
  'src/features/outfits/outfits-screen.tsx': {
    from: home,
    tap: (page) => page.getByRole('link', { name: 'Outfits', exact: true }).click(),
    shows: 'Select',
  },
  'src/features/outfits/outfit-screen.tsx': {
    from: () => '/outfits',
    tap: (page) => page.locator(`a[href^="/outfits/${outfitId}"]`).click(),
    shows: /^\d pieces/,
  },
  'src/features/outfits/edit-outfit-screen.tsx': {
    from: () => `/outfits/${outfitId}`,
    tap: (page) => page.getByRole('link', { name: 'Edit', exact: true }).click(),
    shows: 'Edit outfit',
  },
  'src/features/outfits/collage/layer-menu.tsx': {
    from: () => `/outfits/${outfitId}/edit-outfit`,
    tap: (page) => page.locator('[data-layer] img').first().click({ button: 'right' }),
    shows: 'Replace',
  },
  'src/features/outfits/collage/editor-sheets.tsx': {
    from: () => '/create-outfit',
    async tap(page) {
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name: 'List of pieces' }).click();
    },
    shows: 'Pieces',
  },
  'src/app/looks-area.tsx': {
    from: home,
    tap: (page) => page.getByRole('link', { name: 'Looks', exact: true }).click(),
    shows: 'Select',
  },
  'src/features/looks/looks-screen.tsx': {
    from: home,
    tap: (page) => page.getByRole('link', { name: 'Looks', exact: true }).click(),
    shows: 'Select',
  },
  'src/features/looks/look-screen.tsx': {
    from: () => '/looks',
    tap: (page) => page.locator('[data-tile] a').first().click(),
    shows: 'Add pieces',
  },
  'src/features/looks/add-look-sheet.tsx': {
    from: () => '/looks?sheet=add',
    shows: 'Add look',
  },
  'src/features/looks/pin-sheet.tsx': {
    from: () => `/looks/${lookId}`,
    tap: button('Add pieces'),
    shows: 'What is it?',
  },
  'src/features/looks/look-sheet.tsx': {
    from: () => `/looks/${lookId}?sheet=edit`,
    shows: 'Edit look',
  },
  'src/app/outfits-area.tsx': {
    from: home,
    tap: (page) => page.getByRole('link', { name: 'Outfits', exact: true }).click(),
    shows: 'Select',
  },
  'src/features/calendar/calendar-screen.tsx': {
    from: () => '/outfits?view=calendar',
    shows: 'Next month',
  },
  'src/features/calendar/add-plan-sheet.tsx': {
    from: () => '/outfits?view=calendar&on=2031-05-05',
    tap: button('Plan'),
    shows: 'Monday, May 5',
  },
  'src/features/calendar/plan-sheet.tsx': {
    from: () => `/outfits?view=calendar&on=${dayOfDemo}`,
    tap: button('Move'),
    shows: 'Delete',
  },
  'src/features/calendar/feed-sheet.tsx': {
    from: () => '/outfits?view=calendar',
    async tap(page) {
      await button('More')(page);
      await page.getByRole('menuitem', { name: /^Subscribe/ }).click();
    },
    shows: 'Subscribe',
  },
  'src/features/items/add-to-outfit-sheet.tsx': {
    from: () => `/items/${itemId}`,
    async tap(page) {
      await button('More')(page);
      await page.getByRole('menuitem', { name: 'Add to outfit' }).click();
    },
    shows: 'Add to outfit',
  },
  'src/components/plan-days-sheet.tsx': {
    from: () => `/outfits/${outfitId}`,
    tap: button('Plan'),
    shows: 'Plan',
  },
  'src/components/groups-sheet.tsx': {
    from: () => '/outfits?sheet=groups',
    shows: 'Your groups',
  },
  'src/components/group-sheet.tsx': {
    from: () => '/outfits',
    async tap(page) {
      await button('Select')(page);
      await page.locator('button[aria-pressed]:has(img)').first().click();
      await page.getByRole('button', { name: 'Group', exact: true }).click();
    },
    shows: 'Group',
  },
  'src/components/gone-message.tsx': {
    from: () => `/wardrobes/${wardrobeId}9999/items`,
    shows: 'This wardrobe is not here',
  },
  'src/features/account/message-log.tsx': {
    from: () => '/account-settings?sheet=messages',
    shows: /messages/i,
  },
  'src/features/auth/provider-buttons.tsx': {
    as: 'nobody',
    from: () => '/auth',
    isQuiet: true,
    shows: 'Continue',
  },
  'src/features/account/everywhere-dialog.tsx': {
    from: security,
    tap: button('Sign out everywhere'),
    shows: /everywhere/i,
  },
  'src/app/failure-dialog.tsx': {
    from: () => `/wardrobes/${wardrobeId}/items`,
    async tap(page) {
      await answer500(page, 'itemRemoveFromWardrobes');
      await button('Select')(page);
      await page.locator('button[aria-pressed]:has(img)').first().click();
      await button('Take out')(page);
    },
    shows: 'An unexpected error occurred. Please try again',
  },
  'src/ui/toast-stack.tsx': {
    async tap(page) {
      await answer500(page, 'getWardrobes');
      await forgetCopy(page);
      await page.reload();
    },
    from: home,
    isQuiet: true,
    shows: 'Your wardrobes did not load',
  },
  'src/app/shell/extension-banner.tsx': {
    from: home,
    view: views.desktop,
    isQuiet: true,
    shows: 'Wardrobes',
  },
};

/** Late code that shows nothing of its own, or comes within a file of others; the specs of what it does cover it. */
const unseen = [
  'src/components/area-views.tsx',
  'src/features/outfits/share-outfit.ts',
  'bridge/page-height-dom.ts',
  'src/app/after-start.tsx',
  'src/app/count-unsent.ts',
  'src/app/send-sign-outs.ts',
  'src/app/take-newest.ts',
  'src/lib/api-client.ts',
  'src/app/shell/focus-memory.tsx',
  'src/app/stand-in/finish-stand-in.ts',
  'src/app/stand-in/lockable.tsx',
  'src/app/stand-in/show-bar.tsx',
  'src/api/outbox/outbox.ts',
  'src/api/upload-queue/prepare-photo.ts',
  'src/api/upload-queue/upload-queue.ts',
  'src/api/upload-queue/uploads.ts',
  'src/app/tell-outbox-news.ts',
  'src/lib/device-upgrades.ts',
];

it('walks all late code of the app', () => {
  const graph = readGraph(path.join(import.meta.dirname, '../..'));
  const late = new Set<string>();
  for (const [file, imports] of graph.imports) {
    if (!file.startsWith('src/') || file.includes('.test.')) continue;
    for (const { target, isDynamic } of imports) if (target && isDynamic) late.add(target);
  }
  for (const drawn of ['gallery-screen', 'drawn-rail']) late.delete(`src/app/gallery/${drawn}.tsx`);
  expect([...Object.keys(ways), ...unseen].sort()).toEqual([...late].sort());
});

/** The script and the style sheets that a file of the app became. */
function filesOf(file: string): string[] {
  const at = path.join(import.meta.dirname, '../../dist/app/manifest.json');
  const manifest: Record<string, { file: string; name: string; css?: string[] }> = JSON.parse(
    fs.readFileSync(at, 'utf8'),
  );
  // What others bring too has no key of its own.
  const name = path.basename(file).replace(/\.tsx?$/, '');
  const chunk = manifest[file] ?? Object.values(manifest).find((one) => one.name === name)!;
  return [chunk.file, ...(chunk.css ?? [])];
}

const open = async ({ as, view = views.phone, from }: Way, file: string) => {
  const signedInAs = { nobody: undefined, newcomer, staff };
  const storageState = as ? signedInAs[as] : demo;
  const context = await browser.newContext({ ...view, ...(storageState ? { storageState } : {}) });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  const own = filesOf(file);
  const files = ({ pathname }: URL) => own.includes(pathname.slice(1));
  let fate: 'cut' | 'gone' | 'here' = 'cut';
  let count = 0;
  await page.route(files, (route) => {
    count += 1;
    if (fate === 'cut') return route.abort('internetdisconnected');
    return fate === 'gone' ? route.fulfill({ status: 404, json: {} }) : route.continue();
  });
  await page.goto(`${server.origin}${from()}`);
  return {
    page,
    faults,
    met: () => count,
    set: (next: typeof fate) => {
      fate = next;
    },
    close: () => context.close(),
  };
};

// Each waits for React, which shows what was waited for at most every 300 ms: meanwhile another works.
describe.concurrent('a part whose code does not come', () => {
  it.for(Object.keys(ways))(
    'says so and comes with another try, and the page goes on: %s',
    async (file, { expect }) => {
      const way = ways[file]!;
      const { page, faults, met, set, close } = await open(way, file);
      try {
        await way.tap?.(page);
        const again = page.locator('button:not([aria-busy])', { hasText: 'Try again' }).first();
        const shown = page
          .getByRole('heading', { name: way.shows })
          .or(page.getByRole('dialog', { name: way.shows }))
          .or(page.getByRole('alertdialog', { name: way.shows }))
          .or(page.getByRole('menuitem', { name: way.shows }))
          .or(page.getByRole('button', { name: way.shows, exact: true }))
          .first();
        if (!way.isQuiet) {
          const notice = page.getByRole('heading', { name: 'This did not load' });
          await notice.waitFor();
          set('gone');
          const before = met();
          await again.click();
          await expect.poll(met).toBeGreaterThan(before);
          // Its script and its style sheet are asked for one after the other: both fail first.
          await again.waitFor();
          set('here');
          await again.click();
        }
        await shown.waitFor();
        await expect.poll(met).toBeGreaterThan(0);
        expect(await page.getByText('Something Went Wrong').count()).toBe(0);
        expect(faults).toEqual([]);
      } finally {
        await close();
      }
    },
  );
});
