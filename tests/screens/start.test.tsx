import { entitle } from '#tests/support/entitle.ts';
import '#tests/support/page.ts';
import './still-motion.ts';

import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#app/client.ts';
import { findRoute } from '#app/find-route.ts';
import { type RouteRow, routes } from '#app/routes.tsx';
import { flagDefaults } from '#bridge/flags.ts';
import { host, takeFlags } from '#lib/host-state.ts';
import { callOperation } from '#lib/http.ts';
import { promptKey } from '#lib/profile-prompt-key.ts';
import { followOtherTabs, session, sessionKey } from '#lib/session.ts';
import { type RenderedApp, reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { toasts } from '#ui/toasts.ts';
import { type FaultyWire, faultyWire, held, offline, refused } from './faulty-wire.ts';
import { hangItems, hangRail, settledMember } from './member.ts';
import { type NativeHost, startNativeHost } from './native-host.ts';

let server: TestServer;
let maya: Person;
let everyday: string;
let wire: FaultyWire;
let native: NativeHost | undefined;

beforeAll(async () => {
  server = await startTestServer();
  maya = await settledMember(server);
  everyday = await hangRail(server, maya, 'Everyday');
  await hangItems(server, maya, [{ title: 'Linen shirt' }], [everyday]);
});
afterAll(() => server.close());
beforeEach(() => {
  reachServer(server);
  wire = faultyWire();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  native?.stop();
  native = undefined;
  takeFlags({ ...flagDefaults });
  delete window.hemStart;
});

const isReady = () => screen.findByRole('heading', { name: 'Everyday' });
async function signOut({ user }: RenderedApp): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /^Profile menu/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
}

/** Every path of the specification's table (product spec, section 2). */
const specified = `
  / /auth /wardrobes /wardrobes/1 /wardrobes/1/items /wardrobes/1/outfits /wardrobes/1/looks
  /wardrobe-statistics /wardrobe-statistics/1 /items /outfits /looks /items/1 /outfits/1 /looks/1
  /create-outfit /outfits/1/edit-outfit /ask-lola-ai /services /alterations
  /alterations/select-services /alterations/cart /alterations/submit-measurements
  /alterations/thank-you /style-lab /resell-item /item-service-history /select-country
  /style-blueprint /style-blueprint/female /partner-feeds /admin /admin/color-analysis
  /admin/qa-content /admin/impersonate /account-settings /service-unavailable
  /transaction-successful /circle-membership /friends /friends/1 /friends/1/wardrobes
  /friends/1/items /friends/1/items/2`;

/** What is kept of what the server said; the ways in are anybody's. */
const keptQueries = () =>
  queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey[0])
    .filter((name) => name !== 'getSignInProviders');

describe('the start', () => {
  it('fetches the user of a stored token, and of no token nobody', async () => {
    renderApp('/wardrobes', maya);
    await isReady();
    expect(wire.callsOf('userDetails').map(({ input }) => input)).toEqual([{ userIds: [] }]);
    cleanup();
    queryClient.clear();
    session.token = null;
    wire.calls.length = 0;
    renderApp('/wardrobes');
    await screen.findByText('Everything you own, on one rail.');
    expect(wire.callsOf('userDetails')).toEqual([]);
  });

  it.each(['userDetails', 'userGetFeatureConfig', 'refreshCache'] as const)(
    'sews the wordmark until %s is done',
    async (name) => {
      const { fault, release } = held();
      wire.cut(name, fault);
      renderApp('/wardrobes', maya);
      const wait = await screen.findByRole('status', { name: 'Opening Hem' });
      await waitFor(() => expect(wait.childElementCount).toBe(1));
      const others = (['userDetails', 'userGetFeatureConfig', 'refreshCache'] as const).filter(
        (one) => one !== name,
      );
      for (const other of others) expect(wire.callsOf(other)).toHaveLength(1);
      expect(screen.queryByRole('heading', { name: 'Everyday' })).toBeNull();
      release();
      await isReady();
      expect(screen.queryByRole('status', { name: 'Opening Hem' })).toBeNull();
    },
  );

  it.each(['userDetails', 'userGetFeatureConfig'] as const)(
    'says that it failed without %s, and tries again when asked',
    async (name) => {
      wire.cut(name, refused(500, 'server'));
      const { user } = renderApp('/wardrobes', maya);
      expect(await screen.findByText('Hem did not start')).toBeTruthy();
      wire.cut(name);
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await isReady();
    },
  );

  it('starts by itself once the server is reached again, and shows no failed try', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    wire.cut('everything', offline);
    renderApp('/wardrobes', maya);
    await screen.findByText(/Hem goes on trying by itself/);
    const shown = toasts.list.length;
    const tries = wire.callsOf('userDetails').length;
    await vi.advanceTimersByTimeAsync(2000);
    await waitFor(() => expect(wire.callsOf('userDetails').length).toBeGreaterThan(tries));
    expect(screen.getByText('Hem did not start')).toBeTruthy();
    expect(toasts.list).toHaveLength(shown);
    wire.cut('everything');
    await vi.advanceTimersByTimeAsync(4000);
    await isReady();
  });

  it('tells the host of a failed start too, so that no splash stays over its words', async () => {
    const app = startNativeHost();
    try {
      wire.cut('everything', offline);
      const { user } = renderApp('/wardrobes', maya);
      await screen.findByText('Hem did not start');
      expect(app.sentOf('page.ready')).toHaveLength(1);
      expect(app.sentOf('nav.state').at(-1)?.payload).toMatchObject({
        path: '/wardrobes',
        canGoBack: false,
      });
      await waitFor(() => expect(app.sentOf('page.height')).not.toEqual([]));
      wire.cut('everything');
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await isReady();
      expect(app.sentOf('page.ready')).toHaveLength(2);
    } finally {
      app.stop();
    }
  });

  it('says once that it failed without a network, also when asked again', async () => {
    // A restart in the same session, in which the cache was refreshed.
    sessionStorage.setItem('hem.cacheRefreshed', 'true');
    wire.cut('everything', offline);
    const { user } = renderApp('/wardrobes', maya);
    expect(await screen.findByText('Hem did not start')).toBeTruthy();
    const tries = wire.callsOf('userDetails').length;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(wire.callsOf('userDetails').length).toBeGreaterThan(tries));
    await screen.findByText('Hem did not start');
    expect(toasts.list).toEqual([]);
    wire.cut('everything');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await isReady();
  });
});

describe('the cache refresh at start', () => {
  const refreshes = () => wire.callsOf('refreshCache').map(({ input }) => input);
  const scopes = { scopes: ['items', 'outfits', 'looks'] };

  it('runs once per session in a plain browser', async () => {
    const app = renderApp('/wardrobes', maya);
    await isReady();
    expect(refreshes()).toEqual([scopes]);
    app.unmount();
    const again = renderApp('/wardrobes', maya);
    await isReady();
    await again.user.click(screen.getByRole('link', { name: 'Items' }));
    await screen.findByRole('heading', { name: 'Items' });
    expect(refreshes()).toHaveLength(1);
    again.unmount();
    sessionStorage.clear();
    renderApp('/wardrobes', maya);
    await isReady();
    expect(refreshes()).toHaveLength(2);
  });

  it('runs in the web view with the header flag on, once per session', async () => {
    native = startNativeHost({ header: true });
    const app = renderApp('/wardrobes', maya);
    await isReady();
    app.unmount();
    renderApp('/wardrobes', maya);
    await isReady();
    expect(refreshes()).toEqual([scopes]);
  });

  it('does not run in the web view with the header flag off', async () => {
    native = startNativeHost({ header: false });
    renderApp('/wardrobes', maya);
    await isReady();
    expect(refreshes()).toEqual([]);
  });

  it('runs once although the first screen changes meanwhile', async () => {
    const { fault, release } = held();
    wire.cut('refreshCache', fault);
    const app = renderApp('/wardrobes', await server.person());
    await waitFor(() => expect(app.where()).toMatch(/^\/account-settings/));
    release();
    await screen.findByText('Add a screen name, your gender, and your shipping country to go on.');
    expect(refreshes()).toHaveLength(1);
  });
});

describe('the routes', () => {
  it('are open to anybody only where the specification says so', () => {
    const open = routes.filter(({ guard }) => guard === 'public').map(({ path }) => path);
    // The gallery of parts is not in a build; a measuring phone has its link in place of an account.
    expect(open).toEqual([
      '/style-blueprint/:gender?',
      '/transaction-successful',
      '/measure',
      '/auth',
      '/service-unavailable',
      '/gallery',
      '/gallery/rail',
      '/gallery/rail/:id',
    ]);
    expect(routes.map(({ path }) => path)).not.toContain('*');
  });

  it('send everybody without a token to the sign-in with path and query', async () => {
    const app = renderApp('/items?search=coat&group=outerwear');
    await waitFor(() =>
      expect(app.where()).toBe(
        `/auth?redirect=${encodeURIComponent('/items?search=coat&group=outerwear')}`,
      ),
    );
  });

  it.each([
    '/',
    '/wardrobes',
    '/items',
    '/account-settings',
    '/items/12',
    '/wardrobes/7/items',
    '/wardrobes/7',
    '/wardrobes/7?sheet=edit',
    // Below a room that needs a session, also where there is nothing, or the room comes yet.
    '/wardrobes/7/nothing',
    '/items/1/2/3?a=b',
    '/Items/7/edit',
    '/outfits/7/nothing',
    '/alterations/nothing',
    '/account-settings/more',
    '/wardrobe-statistics/7',
    '/style-lab',
    '/resell-item',
    '/partner-feeds',
    '/admin',
    '/admin/impersonate',
    '/circle-membership',
    '/friends',
    '/friends/7/items/8',
  ])('%s needs a token', async (path) => {
    const app = renderApp(path);
    await waitFor(() => expect(app.where()).toBe(`/auth?redirect=${encodeURIComponent(path)}`));
  });

  it('need a token wherever the specification has a path that is not public', () => {
    const needy = [...specified.matchAll(/\S+/g)].filter(([path]) => {
      const found = findRoute(path);
      return found.redirectTo === undefined && found.route.guard === 'public';
    });
    expect(needy.flat()).toEqual([
      '/auth',
      '/style-blueprint',
      '/style-blueprint/female',
      '/service-unavailable',
      '/transaction-successful',
    ]);
  });

  it('lead from / to the wardrobes', async () => {
    const app = renderApp('/', maya);
    await isReady();
    expect(app.where()).toBe('/wardrobes');
  });

  it('lead from a wardrobe to its items', async () => {
    const app = renderApp(`/wardrobes/${everyday}`, maya);
    expect(await screen.findByRole('heading', { name: 'Everyday' })).toBeTruthy();
    expect(app.where()).toBe(`/wardrobes/${everyday}/items`);
  });

  it.each(['/nowhere', '/wardrobe', '/auth/more', '/service-unavailable/items'])(
    'show not found at %s, to anybody',
    async (path) => {
      const app = renderApp(path);
      expect(await screen.findByText('This page is not here')).toBeTruthy();
      expect(app.where()).toBe(path);
      app.unmount();
      const inside = renderApp(path, maya);
      await inside.user.click(await screen.findByRole('link', { name: 'Back to wardrobes' }));
      await isReady();
    },
  );

  it('are not there for a member without what they need', async () => {
    const row: RouteRow = routes.find(({ path }) => path === '/account-settings')!;
    const { config, open } = server.app.services;
    const { database } = open;
    const sees = async (words: string) => {
      const { unmount } = renderApp('/account-settings', maya);
      expect(await screen.findByRole('heading', { name: words })).toBeTruthy();
      unmount();
    };
    try {
      row.needs = 'styleBlueprint';
      await sees('Account Settings');
      config.features.enableStyleBlueprint = false;
      await sees('This page is not here');
      row.needs = 'resaleValue';
      await sees('This page is not here');
      await entitle(database, maya.userId, ['resaleValue']);
      await sees('Account Settings');
    } finally {
      delete row.needs;
      config.features.enableStyleBlueprint = true;
      await entitle(database, maya.userId, []);
    }
  });

  it('show the closed service to anybody', async () => {
    const app = renderApp('/service-unavailable');
    expect(await screen.findByText('The studio is closed for now')).toBeTruthy();
    expect(app.where()).toBe('/service-unavailable');
    expect(wire.calls).toEqual([]);
  });
});

describe('the end of a session', () => {
  /** Something of every kind that storage may hold. */
  function fillStorage(): void {
    localStorage.setItem('hem.theme', 'dark');
    localStorage.setItem('hem.whatsNewDismissed', '1.2.1');
    localStorage.setItem(promptKey, 'true');
    localStorage.setItem('of.another.script', 'x');
    sessionStorage.setItem('hem.extensionBanner', 'collapsed');
  }
  const kept = () => Object.fromEntries(Object.entries({ ...localStorage }));

  it('by a 401 clears the storage but for the host’s flags', async () => {
    native = startNativeHost({ header: true });
    fillStorage();
    const app = renderApp('/wardrobes', maya);
    await isReady();
    wire.cut('getItemNavigation', refused(401, 'signed-out'));
    await app.user.click(screen.getByRole('link', { name: 'Items' }));
    await screen.findByText('Please sign-in again.');
    expect(app.where()).toBe('/auth?redirect=%2Fitems');
    expect(kept()).toEqual({
      'hem.flag.webView': 'true',
      'hem.flag.header': 'true',
    });
    expect({ ...sessionStorage }).toEqual({});
    expect(keptQueries()).toEqual([]);
  });

  it('by Logout does the same, and leads to a sign-in that says nothing', async () => {
    native = startNativeHost({ header: true });
    fillStorage();
    const leaving = await settledMember(server);
    await hangRail(server, leaving, 'Everyday');
    const app = renderApp('/wardrobes?sheet=', leaving);
    await isReady();
    await signOut(app);
    await screen.findByLabelText('Email');
    expect(app.where()).toBe('/auth');
    expect(screen.queryByText('Please sign-in again.')).toBeNull();
    await waitFor(() =>
      expect(kept()).toEqual({
        'hem.flag.webView': 'true',
        'hem.flag.header': 'true',
      }),
    );
    expect({ ...sessionStorage }).toEqual({});
    expect(keptQueries()).toEqual([]);
  });

  it('by Logout ends it at the server too: the token opens nothing any more', async () => {
    const leaving = await settledMember(server);
    const app = renderApp('/wardrobes', leaving);
    await signOut(app);
    await screen.findByLabelText('Email');
    await waitFor(() =>
      expect(server.call('userDetails', { userIds: [] }, leaving)).rejects.toThrow('signed-out'),
    );
  });

  it('by Logout works without a network', async () => {
    const app = renderApp('/wardrobes', maya);
    await isReady();
    wire.cut('everything', offline);
    await signOut(app);
    await waitFor(() => expect(app.where()).toBe('/auth'));
    expect(session.token).toBeNull();
  });

  describe('by Logout without a network', () => {
    const isOpen = async (as: Person) =>
      (await server.raw('userDetails', { userIds: [] }, as)).statusCode === 200;
    const leaveOffline = async () => {
      const leaving = await settledMember(server);
      const app = renderApp('/wardrobes', leaving);
      await screen.findByText('Start with one rail');
      wire.cut('everything', offline);
      await signOut(app);
      await screen.findByLabelText('Email');
      await waitFor(() => expect(wire.callsOf('logout')).toHaveLength(1));
      expect(await isOpen(leaving)).toBe(true);
      wire.cut('everything');
      return { app, leaving };
    };

    it('is told to the server once the network is back', async () => {
      const { app, leaving } = await leaveOffline();
      host.isOnline = false;
      await app.user.type(screen.getByLabelText('Email'), 'm');
      host.isOnline = true;
      await waitFor(async () => expect(await isOpen(leaving)).toBe(false));
      await waitFor(() => expect(localStorage.getItem('hem.owedSignOuts')).toBeNull());
    });

    it('is told at the next start, where the page was ended before', async () => {
      const { app, leaving } = await leaveOffline();
      app.unmount();
      renderApp('/auth');
      await waitFor(async () => expect(await isOpen(leaving)).toBe(false));
      await waitFor(() => expect(localStorage.getItem('hem.owedSignOuts')).toBeNull());
    });

    it('is told although somebody else has signed in, who stays, and nothing else goes out with it', async () => {
      const { app, leaving } = await leaveOffline();
      app.unmount();
      wire.calls.length = 0;
      renderApp('/wardrobes', maya);
      await isReady();
      await waitFor(async () => expect(await isOpen(leaving)).toBe(false));
      expect(await isOpen(maya)).toBe(true);
      expect(session.token).toBe(maya.token);
      const sentAs = (person: Person) =>
        wire.calls
          .filter(({ headers }) => headers.get('authorization') === `Bearer ${person.token}`)
          .map(({ name }) => name);
      expect(sentAs(leaving)).toEqual(['logout']);
      expect(sentAs(maya)).not.toContain('logout');
    });

    it('is not told again where the session was over already', async () => {
      const { app, leaving } = await leaveOffline();
      app.unmount();
      await server.call('logout', { everywhere: true }, leaving);
      renderApp('/wardrobes', maya);
      await isReady();
      await waitFor(() => expect(localStorage.getItem('hem.owedSignOuts')).toBeNull());
      expect(session.token).toBe(maya.token);
    });
  });

  it('in another tab is followed here', async () => {
    const stop = followOtherTabs(() => queryClient.clear());
    const app = renderApp('/items', maya);
    await screen.findByText('All 1');
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    await waitFor(() => expect(app.where()).toBe('/auth?redirect=%2Fitems'));
    expect(keptQueries()).toEqual([]);

    // And the sign-in there too.
    const { token, userId } = maya;
    localStorage.setItem(sessionKey, JSON.stringify({ token, userId }));
    window.dispatchEvent(new StorageEvent('storage', { key: sessionKey }));
    expect(await screen.findByText('All 1')).toBeTruthy();
    expect(app.where()).toBe('/items');
    stop();
  });

  it('of an older session does not end the one that has begun since', async () => {
    const old = await settledMember(server);
    const app = renderApp('/wardrobes', old);
    await screen.findByText('Start with one rail');
    const { fault, release } = held(refused(401, 'signed-out'));
    wire.cut('getItemNavigation', fault);
    await app.user.click(screen.getByRole('link', { name: 'Items' }));
    await waitFor(() => expect(wire.callsOf('getItemNavigation')).not.toEqual([]));
    await signOut(app);
    await screen.findByLabelText('Email');
    app.unmount();
    wire.cut('getItemNavigation');
    renderApp('/wardrobes', maya);
    await isReady();
    release();
    await new Promise((resolve) => setImmediate(resolve));
    expect(session.token).toBe(maya.token);
  });
});

describe('the first-time profile prompt', () => {
  const prompted = (from: string) =>
    `/account-settings?tab=Profile&redirected=true&redirect=${encodeURIComponent(from)}`;

  it('sends somebody without a country to their profile, once per browser', async () => {
    const app = renderApp('/items', await server.person());
    await waitFor(() => expect(app.where()).toBe(prompted('/items')));
    app.unmount();
    const other = renderApp('/items', await server.person());
    await screen.findByText('Nothing on the rail yet');
    expect(other.where()).toBe('/items');
  });

  it.each([
    ['gender', 'Other'],
    ['gender', null],
    ['shippingCountry', null],
  ])('sends somebody there who lacks only one of the two: %s is %s', async (name, value) => {
    wire.cut('userDetails', async (_call, through) => {
      const answer = await (await through()).json();
      answer.data[maya.userId].userDetails[name] = value;
      return Response.json(answer);
    });
    const app = renderApp('/wardrobes', maya);
    await waitFor(() => expect(app.where()).toBe(prompted('/wardrobes')));
  });

  it('leaves a complete profile alone, and still asks the next person', async () => {
    const app = renderApp('/wardrobes', maya);
    await isReady();
    expect(app.where()).toBe('/wardrobes');
    expect(localStorage.getItem(promptKey)).toBeNull();
  });
});

describe('the calls that the head script has sent', () => {
  const answerOf = async (name: 'userDetails' | 'getWardrobes', input: never, as: Person) => {
    const { body, statusCode } = await server.raw(name, input, as);
    return Response.json(body, { status: statusCode });
  };
  const early = (input: unknown, as = maya) => {
    window.hemStart = {
      userDetails: {
        body: JSON.stringify({ userDetails: input }),
        token: as.token,
        answer: answerOf('userDetails', { userIds: [] } as never, as),
      },
    };
  };

  it('are used, and once only', async () => {
    early({ userIds: [] });
    renderApp('/wardrobes', maya);
    await isReady();
    expect(wire.callsOf('userDetails')).toEqual([]);
    await queryClient.refetchQueries({ queryKey: ['userDetails'] });
    expect(wire.callsOf('userDetails')).toHaveLength(1);
  });

  it('are not used when they asked for something else', async () => {
    early({ userIds: [maya.userId] });
    renderApp('/wardrobes', maya);
    await isReady();
    expect(wire.callsOf('userDetails')).toHaveLength(1);
  });

  it('are not used for somebody else, who has signed in since', async () => {
    early({ userIds: [] }, await settledMember(server));
    renderApp('/wardrobes', maya);
    await isReady();
    expect(wire.callsOf('userDetails')).toHaveLength(1);
    const details = await callOperation('userDetails', { userIds: [] });
    expect(Object.keys(details)).toEqual([maya.userId]);
  });

  it('end the session on a 401 as any other', async () => {
    early({ userIds: [] }, { ...maya, token: 'A'.repeat(43) });
    renderApp('/wardrobes', { ...maya, token: 'A'.repeat(43) });
    expect(await screen.findByText('Please sign-in again.')).toBeTruthy();
  });

  it('are given up when no answer comes in time', async () => {
    vi.useFakeTimers();
    window.hemStart = {
      userDetails: {
        body: JSON.stringify({ userDetails: { userIds: [] } }),
        token: maya.token,
        // The headers of an answer, and never its body.
        answer: Promise.resolve(new Response(new ReadableStream())),
      },
    };
    session.token = maya.token;
    const asked = callOperation('userDetails', { userIds: [] }).catch((error) => error);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await asked).toMatchObject({ kind: 'timeout', operation: 'userDetails' });
  });
});
