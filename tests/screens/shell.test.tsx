import '#tests/support/page.ts';
import './still-motion.ts';

import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { uploads } from '#api/upload-queue/uploads.ts';
import { ErrorGuard } from '#app/error-guard.tsx';
import { isChrome } from '#app/shell/extension-room.tsx';
import { flagDefaults } from '#bridge/flags.ts';
import { notices } from '#features/notices/notices-store.ts';
import { host, takeFlags } from '#lib/host-state.ts';
import { session } from '#lib/session.ts';
import { takeConsoleErrors } from '#tests/support/console-guard.ts';
import { type RenderedApp, reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { toasts } from '#ui/toasts.ts';
import { type FaultyWire, faultyWire, refused } from './faulty-wire.ts';
import { hangItems, hangRail, settledMember } from './member.ts';
import { type NativeHost, startNativeHost } from './native-host.ts';

const desktopChrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/131.0.0.0';
const dismissedKey = 'hem.whatsNewDismissed';
const view = window as unknown as {
  happyDOM: { setViewport(size: { width: number; height: number }): void };
};
let server: TestServer;
let maya: Person;
let wire: FaultyWire;
let native: NativeHost | undefined;

beforeAll(async () => {
  server = await startTestServer();
  maya = await settledMember(server);
  await hangItems(
    server,
    maya,
    [{ title: 'Linen shirt' }],
    [await hangRail(server, maya, 'Everyday')],
  );
});
afterAll(() => server.close());
beforeEach(() => {
  reachServer(server);
  wire = faultyWire();
  Object.assign(notices, { isOpen: false, isSeen: false });
});
afterEach(() => {
  cleanup();
  native?.stop();
  native = undefined;
  uploads.list = [];
  host.menuInHost = false;
  takeFlags({ ...flagDefaults });
  onPhone();
});

const resize = (width: number, height: number) => {
  view.happyDOM.setViewport({ width, height });
  takeFlags({ ...host.flags });
};
const onDesktop = () => resize(1280, 800);
const onPhone = () => resize(390, 844);
const inBrowser = (agent: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
const isReady = () => screen.findByRole('heading', { name: 'Everyday' });
const menuEntries = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
const sentOf = (type: string) => native?.sentOf(type) ?? [];
const scopes = { scopes: ['outfits', 'items', 'looks'] };

/** The app's web view; answers how its host speaks. */
function inWebView(flags: Parameters<typeof startNativeHost>[0] = {}): NativeHost['say'] {
  native = startNativeHost(flags);
  return native.say;
}

async function openProfile({ user }: RenderedApp): Promise<void> {
  await isReady();
  await user.click(screen.getByRole('button', { name: /^Profile menu/ }));
  await screen.findByRole('menu');
}
async function openMore({ user }: RenderedApp): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await screen.findByRole('menu');
}

describe('What’s New', () => {
  it('has a dot until the panel is opened, and keeps that it was, for this version', async () => {
    const { user } = renderApp('/wardrobes', maya);
    await isReady();
    expect(localStorage.getItem(dismissedKey)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'What’s New, unread' }));
    const panel = await screen.findByRole('dialog', { name: 'Notices' });
    expect(localStorage.getItem(dismissedKey)).toBe('1.2.1');
    expect((await within(panel).findAllByRole('listitem')).length).toBeGreaterThan(0);
    await user.click(within(panel).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'What’s New' })).toBeTruthy();
  });
});

describe('the extension banner', () => {
  const banner = () => screen.findByRole('complementary', { name: 'Browser extension' });
  const noBanner = () => screen.queryByRole('complementary', { name: 'Browser extension' });

  it('stands on desktop Chrome, and leads to the extension', async () => {
    onDesktop();
    inBrowser(desktopChrome);
    renderApp('/wardrobes', maya);
    const link = within(await banner()).getByRole('link', { name: 'Add to Chrome' });
    expect(link.getAttribute('href')).toBe('/extension.html');
  });

  it('folds and unfolds, and stays as it was for the session', async () => {
    onDesktop();
    inBrowser(desktopChrome);
    const app = renderApp('/wardrobes', maya);
    await banner();
    await app.user.click(screen.getByRole('button', { name: 'Fold the banner' }));
    expect(screen.queryByText('Add to Chrome')).toBeNull();
    app.unmount();
    const again = renderApp('/wardrobes', maya);
    await banner();
    expect(screen.queryByText('Add to Chrome')).toBeNull();
    await again.user.click(screen.getByRole('button', { name: 'Extension' }));
    expect(screen.getByText('Add to Chrome')).toBeTruthy();
    again.unmount();
    renderApp('/wardrobes', maya);
    await banner();
    expect(screen.getByText('Add to Chrome')).toBeTruthy();
    cleanup();
    sessionStorage.clear();
    renderApp('/wardrobes', maya);
    await banner();
    expect(screen.getByText('Add to Chrome')).toBeTruthy();
  });

  it('is not there on a phone', async () => {
    inBrowser(desktopChrome);
    renderApp('/wardrobes', maya);
    await isReady();
    expect(noBanner()).toBeNull();
  });

  it('is not there in the web view, however wide it is', async () => {
    onDesktop();
    inBrowser(desktopChrome);
    inWebView();
    renderApp('/wardrobes', maya);
    await isReady();
    expect(noBanner()).toBeNull();
  });

  it.each([
    [desktopChrome, true],
    [`${desktopChrome} Safari/537.36 Edg/131.0`, false],
    [`${desktopChrome} OPR/116.0`, false],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', false],
    ['Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15', false],
    ['Mozilla/5.0 (Linux; Android 14) Chrome/131.0.0.0 Mobile Safari/537.36', false],
  ])('counts %s as Chrome: %s', (agent, is) => {
    expect(isChrome(agent)).toBe(is);
  });
});

describe('the main navigation', () => {
  /** Maya on a server of her own that has a shop. */
  async function withShop(): Promise<Person> {
    shop = await startTestServer({ env: { SHOP_URL: 'https://shop.example/' } });
    reachServer(shop);
    return settledMember(shop);
  }
  let shop: TestServer | undefined;
  afterEach(async () => {
    await shop?.close();
    shop = undefined;
  });
  const destinations = async () => {
    const bar = await screen.findByRole('navigation', { name: 'Main' });
    return within(bar)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')]);
  };
  const mainDestinations = [
    ['Wardrobes', '/wardrobes', null],
    ['Services', '/services', null],
    ['The Style Lab', '/style-lab', null],
    ['Shop', 'https://shop.example/', '_blank'],
  ];

  it('on a desktop stands in the top bar, Shop leading outside', async () => {
    onDesktop();
    renderApp('/wardrobes', await withShop());
    await waitFor(async () => expect(await destinations()).toEqual(mainDestinations));
  });

  it('on a phone stands at the foot', async () => {
    renderApp('/wardrobes', await withShop());
    await waitFor(async () => expect(await destinations()).toEqual(mainDestinations));
  });

  it('in the web view is in the More menu, whose Shop the host opens', async () => {
    const tell = inWebView({ header: false });
    const app = renderApp('/wardrobes', await withShop());
    await screen.findByText('Start with one rail');
    tell('bridge.welcome', { platform: 'test', capabilities: ['link.open@1'] });
    await openMore(app);
    expect(menuEntries().slice(0, 4)).toEqual(['Wardrobes', 'Services', 'The Style Lab', 'Shop']);
    await app.user.click(screen.getByRole('menuitem', { name: 'Shop' }));
    await waitFor(() =>
      expect(sentOf('link.open').map(({ payload }) => payload)).toEqual([
        { url: 'https://shop.example/' },
      ]),
    );
  });

  it('has no Shop where none is configured', async () => {
    onDesktop();
    shop = await startTestServer({ env: { EMBEDDED_STORE: 'off' } });
    reachServer(shop);
    renderApp('/wardrobes', await settledMember(shop));
    await waitFor(async () =>
      expect(await destinations()).toEqual([mainDestinations[0], mainDestinations[2]]),
    );
  });

  it('leads to the test store’s own front page where that is the shop', async () => {
    onDesktop();
    renderApp('/wardrobes', maya);
    await isReady();
    expect((await destinations()).at(-1)).toEqual(['Shop', '/store', '_blank']);
  });

  it('has no Services while the service is off', async () => {
    onDesktop();
    shop = await startTestServer({ env: { DISABLED_FEATURES: 'enableAlterOrRepair' } });
    reachServer(shop);
    renderApp('/wardrobes', await settledMember(shop));
    await waitFor(async () =>
      expect((await destinations()).map(([label]) => label)).toEqual([
        'Wardrobes',
        'The Style Lab',
        'Shop',
      ]),
    );
  });

  it('has a tab for each list that is built', async () => {
    renderApp('/items', maya);
    const tabs = await screen.findByRole('navigation', { name: 'Wardrobe' });
    const links = within(tabs).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['Wardrobes', null],
      ['Items', 'page'],
      ['Outfits', null],
      ['Looks', null],
    ]);
  });
});

describe('a desktop', () => {
  it('begins at 768 px', async () => {
    resize(767, 1024);
    renderApp('/wardrobes', maya);
    await isReady();
    expect(screen.queryByRole('button', { name: 'Sync with app' })).toBeNull();
    resize(768, 1024);
    expect(await screen.findByRole('button', { name: 'Sync with app' })).toBeTruthy();
    resize(767, 1024);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Sync with app' })).toBeNull());
  });
});

describe('Sync with app', () => {
  it('stands in the bar of a desktop, and is not in the menu of a phone', async () => {
    onDesktop();
    const app = renderApp('/wardrobes', maya);
    await isReady();
    expect(screen.getByRole('button', { name: 'Sync with app' })).toBeTruthy();
    app.unmount();
    onPhone();
    await openProfile(renderApp('/wardrobes', maya));
    expect(screen.queryByText('Sync with app')).toBeNull();
  });

  it('on a phone is the menu’s first row once the host has configured it', async () => {
    inWebView({ syncButton: true });
    await openProfile(renderApp('/wardrobes', maya));
    expect(menuEntries()[0]).toBe('Sync with app');
  });

  it('tells the host, refreshes the cache and reads the lists again', async () => {
    const tell = inWebView({ syncButton: true });
    const app = renderApp('/wardrobes', maya);
    await isReady();
    tell('bridge.welcome', { platform: 'test', capabilities: ['sync.request@1'] });
    await openProfile(app);
    wire.calls.length = 0;
    await app.user.click(screen.getByRole('menuitem', { name: 'Sync with app' }));
    await screen.findByText('In step with the app');
    expect(sentOf('sync.request')).toHaveLength(1);
    expect(wire.callsOf('refreshCache').map(({ input }) => input)).toEqual([scopes]);
    await waitFor(() => expect(wire.callsOf('getWardrobes')).toHaveLength(1));
    const names = wire.calls.map(({ name }) => name);
    expect(names.indexOf('getWardrobes')).toBeGreaterThan(names.indexOf('refreshCache'));
  });

  it('says when it failed', async () => {
    onDesktop();
    const { user } = renderApp('/wardrobes', maya);
    await isReady();
    wire.cut('refreshCache', refused(500, 'server'));
    await user.click(screen.getByRole('button', { name: 'Sync with app' }));
    await screen.findByText('Error refreshing cache');
    expect(toasts.list.map(({ title, tone }) => [title, tone])).toEqual([
      ['Error refreshing cache', 'error'],
    ]);
  });
});

describe('the profile menu', () => {
  it('offers Account Settings and Logout to a member', async () => {
    const app = renderApp('/wardrobes', maya);
    await openProfile(app);
    expect(menuEntries()).toEqual(['Account Settings', 'Logout']);
    await app.user.click(screen.getByRole('menuitem', { name: 'Account Settings' }));
    await waitFor(() => expect(app.where()).toBe('/account-settings'));
  });

  it('offers staff the admin area too', async () => {
    const staff = await server.person({ staff: true });
    localStorage.setItem('hem.profilePrompted', 'true');
    const { user } = renderApp('/wardrobes', staff);
    await user.click(await screen.findByRole('button', { name: /^Profile menu/ }));
    await screen.findByRole('menu');
    expect(menuEntries()).toEqual(['Admin', 'Account Settings', 'Logout']);
  });

  it('closes by Escape', async () => {
    const app = renderApp('/wardrobes', maya);
    await openProfile(app);
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });
});

describe('the web view', () => {
  it('with the header flag off has no bar, and its title is only heard', async () => {
    inWebView({ header: false });
    renderApp('/wardrobes', maya);
    await isReady();
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Hem, start' })).toBeNull();
    const title = screen.getByRole('heading', { name: 'Wardrobes', level: 1 });
    expect(title.closest('.visually-hidden')).not.toBeNull();
  });

  it('with the header flag on has the top bar and a title to be seen', async () => {
    inWebView({ header: true });
    renderApp('/wardrobes', maya);
    await isReady();
    expect(screen.getByRole('link', { name: 'Hem, start' })).toBeTruthy();
    const title = screen.getByRole('heading', { name: 'Wardrobes', level: 1 });
    expect(title.closest('.visually-hidden')).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  });

  it('stays one however wide it is', async () => {
    onDesktop();
    inWebView({ header: true });
    const app = renderApp('/wardrobes', maya);
    await isReady();
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Sync with app' })).toBeNull();
    await openMore(app);
    expect(menuEntries()).toEqual([
      'Wardrobes',
      'Services',
      'The Style Lab',
      'Shop',
      'What’s New',
      'Account Settings',
      'Logout',
    ]);
  });

  it('reaches every place from its More menu', async () => {
    inWebView({ header: false, syncButton: true });
    const app = renderApp('/items', maya);
    await openMore(app);
    expect(menuEntries()).toEqual([
      'Laundry',
      'Resale',
      'From partners',
      'Your categories and tags',
      'What you did not wear',
      'Wardrobes',
      'Services',
      'The Style Lab',
      'Shop',
      'Sync with app',
      'What’s New',
      'Account Settings',
      'Logout',
    ]);
    await app.user.click(screen.getByRole('menuitem', { name: 'Wardrobes' }));
    await waitFor(() => expect(app.where()).toBe('/wardrobes'));
    await isReady();
    await openMore(app);
    await app.user.click(screen.getByRole('menuitem', { name: 'What’s New' }));
    expect(await screen.findByRole('dialog', { name: 'Notices' })).toBeTruthy();
  });

  it('leads from the More menu to the settings, and out', async () => {
    inWebView({ header: false });
    const leaving = await settledMember(server);
    const app = renderApp('/wardrobes', leaving);
    await openMore(app);
    await app.user.click(screen.getByRole('menuitem', { name: 'Account Settings' }));
    await waitFor(() => expect(app.where()).toBe('/account-settings'));
    await screen.findByRole('heading', { name: 'Account Settings' });
    await openMore(app);
    await app.user.click(screen.getByRole('menuitem', { name: 'Logout' }));
    await waitFor(() => expect(app.where()).toBe('/auth'));
  });

  it('leaves the menu to a host that announces one', async () => {
    const tell = inWebView({ header: false });
    renderApp('/wardrobes', maya);
    await screen.findByRole('button', { name: 'More' });
    tell('bridge.welcome', { platform: 'test', capabilities: ['nav.menu@1'] });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'More' })).toBeNull());
  });

  it('has no More menu in a plain browser', async () => {
    renderApp('/wardrobes', maya);
    await isReady();
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  });

  it('closes a menu, then leaves, on the host’s back', async () => {
    const tell = inWebView({ header: false });
    const app = renderApp('/wardrobes', maya);
    await isReady();
    tell('bridge.welcome', { platform: 'test', capabilities: [] });
    await openMore(app);
    tell('nav.back');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    tell('nav.back');
    await waitFor(() =>
      expect(sentOf('nav.back').map(({ payload }) => payload)).toMatchObject([
        { handled: true },
        { handled: false },
      ]),
    );
  });

  it('closes a dialog on the host’s back, and answers nothing for the person', async () => {
    const tell = inWebView({ header: false });
    const { user } = renderApp('/wardrobes', maya);
    await user.click(await screen.findByRole('button', { name: 'More for Everyday' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await screen.findByRole('alertdialog', { name: 'Delete Everyday?' });
    tell('bridge.welcome', { platform: 'test', capabilities: [] });
    tell('nav.back');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(wire.callsOf('deleteWardrobe')).toEqual([]);
    await waitFor(() =>
      expect(sentOf('nav.back').at(-1)?.payload).toEqual({ handled: true, canGoBack: false }),
    );
  });
});

describe('the error guard', () => {
  const raise = (event: object) =>
    void window.dispatchEvent(Object.assign(new Event('error'), event));
  const isReplaced = () => screen.queryByRole('heading', { name: 'Something Went Wrong' });

  it('replaces the page on an uncaught error of the window', async () => {
    renderApp('/wardrobes', maya);
    await isReady();
    raise({ error: new Error('boom'), message: 'Uncaught Error: boom' });
    await waitFor(() => expect(isReplaced()).toBeTruthy());
    expect(screen.getByText('Please try refreshing the page.')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Everyday' })).toBeNull();
  });

  it.each([
    { error: null, message: 'ResizeObserver loop completed with undelivered notifications.' },
    { error: undefined, message: 'Script error.' },
    { error: null, message: 'Script error.' },
  ])('lets pass what is not ours: $message', async (event) => {
    const { user } = renderApp('/wardrobes', maya);
    await isReady();
    raise(event);
    await user.click(screen.getByRole('button', { name: /^What’s New/ }));
    await screen.findByRole('dialog', { name: 'Notices' });
    expect(isReplaced()).toBeNull();
    expect(screen.getByText('Everyday')).toBeTruthy();
  });

  it('replaces a page whose component throws', () => {
    function Broken(): never {
      throw new Error('boom');
    }
    render(
      <ErrorGuard>
        <Broken />
      </ErrorGuard>,
    );
    expect(isReplaced()).toBeTruthy();
    expect(takeConsoleErrors()).not.toEqual([]);
  });
});

describe('a logout with photos not yet sent', () => {
  /** One photo on its way, as the queue shows it. */
  function queuePhoto(step: 'prepared' | 'saved' = 'prepared'): void {
    uploads.list.push({
      id: 'p1',
      name: 'coat.jpg',
      step,
      share: 0,
      preview: 'blob:coat',
      look: null,
      contentType: 'image/jpeg',
      destination: { kind: 'item', wardrobeId: null },
      imageId: null,
      itemId: null,
      sameAsItemId: null,
      refusal: null,
    });
  }
  async function leave(as: Person, step?: 'saved'): Promise<RenderedApp> {
    const app = renderApp('/wardrobes', as);
    await screen.findByText('Start with one rail');
    // The queue shows the photos of the device once; ones that are put beside them stay.
    await new Promise((resolve) => setImmediate(resolve));
    queuePhoto(step);
    await app.user.click(screen.getByRole('button', { name: /^Profile menu/ }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    return app;
  }

  it('asks first, and stays when told to', async () => {
    const leaving = await settledMember(server);
    const app = await leave(leaving);
    const dialog = await screen.findByRole('alertdialog', {
      name: '1 photo is not sent yet',
    });
    await app.user.click(within(dialog).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(session.token).toBe(leaving.token);
    expect(app.where()).toBe('/wardrobes');
  });

  it('goes when told to', async () => {
    const app = await leave(await settledMember(server));
    await app.user.click(await screen.findByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(app.where()).toBe('/auth'));
    expect(session.token).toBeNull();
  });

  it('does not ask when they have all arrived', async () => {
    const app = await leave(await settledMember(server), 'saved');
    await waitFor(() => expect(app.where()).toBe('/auth'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

// The last test: modules that are loaded after it are new ones.
describe('the dot of What’s New', () => {
  it.each([
    ['1.2.1', true],
    ['1.2.0', false],
    ['1.3.0', false],
    [null, false],
  ])('with %s dismissed before is seen: %s', async (version, isSeen) => {
    if (version) localStorage.setItem(dismissedKey, version);
    vi.resetModules();
    const fresh = await import('#features/notices/notices-store.ts');
    expect(fresh.notices.isSeen).toBe(isSeen);
  });
});
