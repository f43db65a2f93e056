import '#tests/support/page.ts';
import './still-motion.ts';

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { SavedItemFilter } from '#contract/schemas/saved-filter.ts';
import { takeConsoleErrors } from '#tests/support/console-guard.ts';
import { reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { toasts } from '#ui/toasts.ts';
import { hangItems, hangRail, settledMember } from './member.ts';

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
  toasts.list = [];
});
afterEach(() => {
  cleanup();
  // happy-dom does not know the element.
  expect(takeConsoleErrors().filter(([, tag]) => tag !== 'search')).toEqual([]);
});

let count = 0;
const save = (name: string, filter: SavedItemFilter) => {
  count += 1;
  const filterId = count.toString(16).padStart(32, '0');
  return server.call('saveFilter', { owner: maya.userId, filterId, name, filter }, maya);
};
const kept = async () =>
  (
    await server.call('getSavedFilters', { owner: maya.userId, today: '2026-05-04' }, maya)
  ).filters.map(({ name, filter }) => ({ name, filter }));

it('saves what is chosen under a name, and stands under the empty search field', async () => {
  await hangItems(server, maya, [
    { title: 'Black jeans', seasons: ['Winter'] },
    { title: 'Green skirt', seasons: ['Summer'] },
  ]);
  const { user, where } = renderApp('/items?season=Winter&search=jeans&sort=title', maya);
  await user.click(await screen.findByRole('button', { name: 'Save these filters' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Saved filters' }));
  const name: HTMLInputElement = await sheet.findByLabelText('Name of these filters');
  expect(name.value).toBe('jeans, Winter');
  await user.clear(name);
  await user.type(name, 'Warm');
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect(await kept()).toEqual([
      { name: 'Warm', filter: { season: ['Winter'], search: 'jeans', sort: 'title' } },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // It is saved: there is nothing to save.
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Save these filters' })).toBeNull(),
  );
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  await user.clear(screen.getByLabelText('Search pieces'));
  await waitFor(() => expect(where()).toBe('/items?sort=title'));
  await user.click(await screen.findByRole('link', { name: /^Warm/ }));
  await waitFor(() => expect(where()).toBe('/items?search=jeans&sort=title&season=Winter'));
  const field: HTMLInputElement = screen.getByLabelText('Search pieces');
  await waitFor(() => expect(field.value).toBe('jeans'));
  expect(screen.queryByRole('link', { name: /^Warm/ })).toBeNull();
});

it('saves one where Save is pressed twice', async () => {
  await hangItems(server, maya, [{ title: 'Black jeans', seasons: ['Winter'] }]);
  const { user } = renderApp('/items?season=Winter&sheet=saved', maya);
  await user.dblClick(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(async () => expect((await kept()).map(({ name }) => name)).toEqual(['Winter']));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Save these filters' })).toBeNull(),
  );
  expect((await kept()).map(({ name }) => name)).toEqual(['Winter']);
});

it('saves what was bought in a year and worn of late, without a day', async () => {
  await hangItems(server, maya, [{ title: 'Black jeans', purchaseDate: '2024-05-06' }]);
  const { user } = renderApp('/items?bought=2024&worn=never', maya);
  await user.click(await screen.findByRole('button', { name: 'Save these filters' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Saved filters' }));
  const name: HTMLInputElement = await sheet.findByLabelText('Name of these filters');
  expect(name.value).toBe('Bought in 2024, Never worn');
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect(await kept()).toEqual([
      { name: 'Bought in 2024, Never worn', filter: { bought: ['2024'], worn: ['never'] } },
    ]),
  );
});

it('says how many pieces it shows, at the head of the filters', async () => {
  await hangItems(server, maya, [
    { title: 'Black jeans', seasons: ['Winter'] },
    { title: 'Green skirt', seasons: ['Summer'] },
  ]);
  await save('Warm', { season: ['Winter'] });
  const { user, where } = renderApp('/items', maya);
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await user.click(await sheet.findByRole('link', { name: 'Warm 1 piece' }));
  await waitFor(() => expect(where()).toBe('/items?season=Winter'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('leaves out what is gone, and says so', async () => {
  const [hat] = await hangItems(server, maya, [
    { title: 'Hat', personalTags: ['gala'] },
    { title: 'Coat', personalTags: ['rain'] },
  ]);
  const wardrobeId = await hangRail(server, maya, 'Lisbon');
  await save('Festive', { wardrobeId, tag: ['gala', 'rain'] });
  const owner = maya.userId;
  await server.call('saveItem', { owner, itemId: hat!, changes: { personalTags: [] } }, maya);
  await server.call('deleteWardrobe', { owner, wardrobeId }, maya);
  const { user, where } = renderApp('/items', maya);
  await user.click(await screen.findByRole('button', { name: 'Search' }));
  await user.click(await screen.findByRole('link', { name: 'Festive 1 piece' }));
  await waitFor(() => expect(where()).toBe('/items?tag=rain'));
  await screen.findByText('Part of “Festive” is gone');
  await screen.findByText('Left out: tag “gala” and its wardrobe.');
});

it('is renamed, and deleted with a way back', async () => {
  await hangItems(server, maya, [{ title: 'Hat' }]);
  await save('Warm', { season: ['Winter'] });
  await save('Light', { season: ['Summer'] });
  const { user } = renderApp('/items?sheet=saved', maya);
  const sheet = within(await screen.findByRole('dialog', { name: 'Saved filters' }));
  const name = await sheet.findByLabelText('Name of Warm');
  await user.clear(name);
  await user.type(name, 'light');
  await sheet.findByText('There is one of this name.');
  await user.clear(name);
  await user.type(name, 'Cold days');
  await user.tab();
  await waitFor(async () =>
    expect((await kept()).map((one) => one.name)).toEqual(['Cold days', 'Light']),
  );
  await user.click(await sheet.findByRole('button', { name: 'Delete Cold days' }));
  await waitFor(async () => expect((await kept()).map((one) => one.name)).toEqual(['Light']));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () =>
    expect(await kept()).toEqual([
      { name: 'Cold days', filter: { season: ['Winter'] } },
      { name: 'Light', filter: { season: ['Summer'] } },
    ]),
  );
});
