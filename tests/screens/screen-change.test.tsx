import '#tests/support/page.ts';
import './still-motion.ts';

import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#api/query-client.ts';
import { routes } from '#app/routes.tsx';
import { reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { toasts } from '#ui/toasts.ts';
import { type FaultyWire, faultyWire, held, refused } from './faulty-wire.ts';
import { hangItems, hangRail, settledMember } from './member.ts';

// happy-dom lays nothing out: the grid is as wide as a phone, and what scrolls it as tall.
vi.mock('react-use-measure', () => ({
  default: () => [() => {}, { width: 358, height: 700, top: 0, left: 0 }],
}));

let server: TestServer;
let maya: Person;
let wire: FaultyWire;
let everyday: string;

beforeAll(async () => {
  server = await startTestServer();
  maya = await settledMember(server);
  everyday = await hangRail(server, maya, 'Everyday');
  await hangItems(server, maya, [{ title: 'Linen shirt' }], [everyday]);
  await Promise.all(routes.map(({ load }) => load()));
});
afterAll(() => server.close());
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(844);
  reachServer(server);
  wire = faultyWire();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const theWardrobes = () => screen.queryByRole('heading', { name: 'Everyday', level: 2 });
const theItems = () => screen.queryByRole('link', { name: /Linen shirt/ });
const itsShape = () =>
  (screen.queryByRole('status', { name: 'Loading pieces' })?.childElementCount ?? 0) > 0 ||
  document.querySelector('[data-tile] > [aria-hidden]') !== null;

/** What each change of the document shows, from here on. */
function watchFrames() {
  const frames = new Set<string>();
  const look = () => {
    const seen = [
      theWardrobes() && 'wardrobes',
      theItems() && 'items',
      itsShape() && 'their shape',
    ].filter(Boolean);
    frames.add(seen.join(' and ') || 'nothing');
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  return {
    frames,
    stop: () => observer.disconnect(),
  };
}

describe('a change of tab that was not made before', () => {
  it('keeps what is on screen until the other list is whole', async () => {
    const { user, where } = renderApp('/wardrobes', maya);
    await screen.findByRole('heading', { name: 'Everyday', level: 2 });
    const cards = held();
    wire.cut('getItems', cards.fault);
    const { frames, stop } = watchFrames();
    await user.click(screen.getByRole('link', { name: 'Items' }));
    await waitFor(() => expect(wire.callsOf('getItems')).toHaveLength(1));
    expect(theWardrobes()).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Items' }).className).toContain('pressed');
    cards.release();
    await screen.findByRole('link', { name: /Linen shirt/ });
    stop();
    expect(where()).toBe('/items');
    expect([...frames].filter((frame) => frame !== 'wardrobes')).toEqual(['items']);
  });

  it('shows the shape of the list where that takes long, and then the list', async () => {
    const { user } = renderApp('/wardrobes', maya);
    await screen.findByRole('heading', { name: 'Everyday', level: 2 });
    const navigation = held();
    wire.cut('getItemNavigation', navigation.fault);
    const { frames, stop } = watchFrames();
    await user.click(screen.getByRole('link', { name: 'Items' }));
    await waitFor(() => expect(itsShape()).toBe(true));
    navigation.release();
    await screen.findByRole('link', { name: /Linen shirt/ });
    stop();
    expect([...frames]).not.toContain('nothing');
  });

  it('asks for each thing once', async () => {
    // What was read ahead is as good as new for a second, which a busy machine may take to show it.
    vi.useFakeTimers({ toFake: ['Date'] });
    const { user } = renderApp('/wardrobes', maya);
    await user.click(await screen.findByRole('link', { name: 'Items' }));
    await screen.findByRole('link', { name: /Linen shirt/ });
    await user.click(screen.getAllByRole('link', { name: 'Wardrobes' })[0]!);
    await screen.findByRole('heading', { name: 'Everyday', level: 2 });
    expect(wire.callsOf('getItemNavigation')).toHaveLength(1);
    expect(wire.callsOf('getItems')).toHaveLength(1);
  });

  it('reads the statistics together with the code of their screen', async () => {
    renderApp('/wardrobes', maya);
    await screen.findByRole('heading', { name: 'Everyday', level: 2 });
    const { prepare } = routes.find(({ path }) => path.startsWith('/wardrobe-statistics'))!;
    const client = createQueryClient(() => {});
    await prepare(client, maya.userId, new URLSearchParams(), { wardrobeId: everyday });
    expect(wire.callsOf('getWardrobeStatistics')).toHaveLength(1);
    expect(prepare(client, maya.userId, new URLSearchParams(), { wardrobeId: '-1' })).toBeNull();
  });

  it('says what failed once, and on the screen that wanted it', async () => {
    wire.cut('getItemNavigation', refused(500, 'server'));
    const { user, where } = renderApp('/wardrobes', maya);
    await user.click(await screen.findByRole('link', { name: 'Items' }));
    await screen.findByText('These pieces did not load');
    expect(where()).toBe('/items');
    expect(toasts.list).toHaveLength(1);
  });

  it('goes where the last tap says while another is under way', async () => {
    const { user, where } = renderApp('/wardrobes', maya);
    await screen.findByRole('heading', { name: 'Everyday', level: 2 });
    const navigation = held();
    wire.cut('getItemNavigation', navigation.fault);
    await user.click(screen.getByRole('link', { name: 'Items' }));
    await user.click(screen.getByRole('link', { name: 'Everyday' }));
    navigation.release();
    await screen.findByRole('link', { name: /Linen shirt/ });
    expect(where()).toBe(`/wardrobes/${everyday}/items`);
  });
});
