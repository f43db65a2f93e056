import '#tests/support/page.ts';
import './still-motion.ts';

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { takeConsoleErrors } from '#tests/support/console-guard.ts';
import { reachServer, renderApp } from '#tests/support/render-app.tsx';
import { collageOf } from '#tests/support/sample-calls/outfits.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { faultyWire, held } from './faulty-wire.ts';
import { hangItems, settledMember } from './member.ts';

// happy-dom lays nothing out: the grid is as wide as a phone, and what scrolls it as tall.
vi.mock('react-use-measure', () => ({
  default: () => [() => {}, { width: 358, height: 700, top: 0, left: 0 }],
}));

let server: TestServer;
let maya: Person;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(844);
  reachServer(server);
  maya = await settledMember(server);
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  // happy-dom does not know the element.
  expect(takeConsoleErrors().filter(([, tag]) => tag !== 'search')).toEqual([]);
});

it('shows what was meant where a finger slipped, and what was typed where one insists', async () => {
  await hangItems(server, maya, [{ title: 'Black jeans' }, { title: 'Green skirt' }]);
  const { user } = renderApp('/items?search=blak+jeens', maya);
  await screen.findByRole('link', { name: /Black jeans/ });
  expect((await screen.findByText('Showing')).textContent).toBe('Showing black jeans');
  expect(screen.queryByRole('link', { name: /Green skirt/ })).toBeNull();
  // What is said of other pieces is not in the way of what is found.
  expect(screen.queryByRole('button', { name: 'Add categories' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Search “blak jeens” as typed' }));
  await screen.findByText('Nothing matches “blak jeens”');
  await screen.findByRole('button', { name: 'Add categories' });
  expect(screen.queryByText('Showing')).toBeNull();
});

it('says nothing of what was typed while it looks for what was meant', async () => {
  await hangItems(server, maya, [{ title: 'Black jeans' }, { title: 'Black skirt' }]);
  const wire = faultyWire();
  const { fault, release } = held();
  wire.cut('getItemNavigation', (call, through) =>
    JSON.stringify(call.input).includes('black jeans') ? fault(call, through) : through(),
  );
  renderApp('/items?search=blak+jeens', maya);
  await waitFor(() => expect(wire.callsOf('getItemNavigation')).toHaveLength(2));
  expect(screen.queryByText(/^Nothing matches/)).toBeNull();
  expect(wire.callsOf('getNearItems')).toEqual([]);
  release();
  await screen.findByRole('link', { name: /Black jeans/ });
});

it('leaves alone what no slip explains', async () => {
  await hangItems(server, maya, [{ title: 'Black jeans' }]);
  renderApp('/items?search=chartreuse', maya);
  await screen.findByText('Nothing matches “chartreuse”');
});

it('offers what was searched for last while the field is empty, until it is cleared', async () => {
  await hangItems(server, maya, [{ title: 'Black jeans' }, { title: 'Green skirt' }]);
  const { user, where } = renderApp('/items', maya);
  await user.click(await screen.findByRole('button', { name: 'Search' }));
  await user.type(screen.getByLabelText('Search pieces'), 'skirt{Enter}');
  await waitFor(() => expect(where()).toBe('/items?search=skirt'));
  expect(screen.queryByRole('group', { name: 'Recent' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close search' }));
  await user.click(await screen.findByRole('button', { name: 'Search' }));
  const recent = within(await screen.findByRole('group', { name: 'Recent' }));
  await user.click(recent.getByRole('button', { name: 'skirt' }));
  await waitFor(() => expect(where()).toBe('/items?search=skirt'));
  await user.clear(screen.getByLabelText('Search pieces'));
  const again = within(await screen.findByRole('group', { name: 'Recent' }));
  await user.click(again.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('group', { name: 'Recent' })).toBeNull();
});

it('shows below what little is found what lacks one word, and says which words it has', async () => {
  const titles = ['Black jeans', 'Blue jeans', 'Black skirt', 'Black top', 'Green hat'];
  await hangItems(
    server,
    maya,
    titles.map((title) => ({ title })),
  );
  const { user, where } = renderApp('/items?search=blak+jeens', maya);
  const near = within(await screen.findByRole('region', { name: 'Near it' }));
  expect(near.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Near it',
    'With “jeans”',
    'With “black”',
  ]);
  await near.findByRole('link', { name: 'Black skirt' });
  expect(near.queryByRole('link', { name: /Green hat|Black jeans/ })).toBeNull();
  await user.click(near.getByRole('link', { name: 'Blue jeans' }));
  await waitFor(() => expect(where()).toMatch(/^\/items\/\d+$/));
});

it('shows nothing near where enough is found, nor near a single word', async () => {
  await hangItems(server, maya, [
    ...Array.from({ length: 4 }, (_, at) => ({ title: `Black jeans ${at}` })),
    { title: 'Black skirt' },
    { title: 'Green hat' },
  ]);
  const asked = vi.spyOn(globalThis, 'fetch');
  const askedForNear = () => JSON.stringify(asked.mock.calls).includes('getNearItems');
  renderApp('/items?search=black+jeans', maya);
  await screen.findByRole('link', { name: /Black jeans 0/ });
  cleanup();
  renderApp('/items?search=green', maya);
  await screen.findByRole('link', { name: /Green hat/ });
  expect(askedForNear()).toBe(false);
  cleanup();
  renderApp('/items?search=green+jeans', maya);
  await screen.findByRole('region', { name: 'Near it' });
  expect(askedForNear()).toBe(true);
});

it('says how many are found', async () => {
  await hangItems(server, maya, [{ title: 'Black jeans' }, { title: 'Black skirt' }]);
  renderApp('/items?search=black', maya);
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      '2 pieces',
    ),
  );
});

it('forgives a slip among outfits and looks, and shows what was typed where one insists', async () => {
  const owner = maya.userId;
  const [itemId] = await hangItems(server, maya, [{ title: 'Wool coat' }]);
  const made = { owner, changes: { title: 'Opera night' }, collage: collageOf([itemId!]) };
  await server.call('saveOutfit', made, maya);
  const link = { url: 'https://shop.example/coat', siteName: null };
  const look = { kind: 'inspiration' as const, title: 'Harbour walk', link };
  await server.call('saveLook', { owner, changes: look }, maya);

  const { user } = renderApp('/outfits?search=oprea+caot', maya);
  await screen.findByRole('link', { name: /Opera night/ });
  expect((await screen.findByText('Showing')).textContent).toBe('Showing opera coat');
  await user.click(screen.getByRole('button', { name: 'Search “oprea caot” as typed' }));
  await screen.findByText('Nothing matches “oprea caot”');
  cleanup();

  const looks = renderApp('/looks?view=inspirations&search=harbor', maya);
  await screen.findByRole('link', { name: /Harbour walk/ });
  expect((await screen.findByText('Showing')).textContent).toBe('Showing harbour');
  await looks.user.click(screen.getByRole('button', { name: 'Search “harbor” as typed' }));
  await screen.findByText('Nothing matches “harbor”');
});

it('shows words that are filters as chips with what they leave, and takes each off by itself', async () => {
  await hangItems(server, maya, [{ title: 'Black jeans' }, { title: 'Black wool skirt' }]);
  const { user, where } = renderApp('/items?search=blak+jeens', maya);
  const chips = within(await screen.findByRole('list', { name: 'Chosen filters' }));
  expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Black1',
    'Jeans1',
  ]);
  await user.click(chips.getByRole('button', { name: 'Remove Jeans' }));
  await waitFor(() => expect(where()).toBe('/items?search=black'));
  cleanup();
  renderApp('/items?search=black+tuxedo', maya);
  await screen.findByText('Nothing matches “black tuxedo”');
  expect(screen.queryByRole('list', { name: 'Chosen filters' })).toBeNull();
});
