import '#tests/support/page.ts';
import './still-motion.ts';

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { takeConsoleErrors } from '#tests/support/console-guard.ts';
import { reachServer, renderApp } from '#tests/support/render-app.tsx';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

// What every list gets from the shared parts, tested in one that has nothing of its own.

vi.mock('react-use-measure', () => ({
  default: () => [() => {}, { width: 358, height: 700, top: 0, left: 0 }],
}));

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(844);
  reachServer(server);
});
afterEach(() => {
  cleanup();
  // happy-dom has no `search` element yet, of which React warns.
  expect(takeConsoleErrors().filter(([, tag]) => tag !== 'search')).toEqual([]);
});

const titles = () =>
  [...document.querySelectorAll('[data-tile] .title')].map(({ textContent }) => textContent);
const isAt = (title: string) => screen.findByRole('heading', { name: title, level: 1 });

it('is narrowed by chips, ordered, searched, and let go of again', async () => {
  const { user, where } = renderApp('/gallery/rail');
  const filters = await screen.findByRole('toolbar', { name: 'Filter' });
  expect(within(filters).getAllByRole('button')[1]?.textContent).toBe('All 60');
  await user.click(within(filters).getByRole('button', { name: 'dress' }));
  await waitFor(() => expect(titles().slice(0, 2)).toEqual(['dress 2', 'dress 7']));
  expect(where()).toBe('/gallery/rail?cut=dress');
  await user.click(screen.getByRole('button', { name: 'Sort, First to last' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Last to first' }));
  await waitFor(() => expect(titles()[0]).toBe('dress 57'));
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search drawings' }), 'nothing like it');
  await screen.findByText('Nothing matches “nothing like it”');
  await screen.findByText('No drawing has this word and fits the filters too.');
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  await waitFor(() => expect(titles()[0]).toBe('skirt 60'));
  expect(where()).toBe('/gallery/rail?sort=last');
});

it('stands as densely as one says, apart from other lists', async () => {
  const { user } = renderApp('/gallery/rail');
  await user.click(await screen.findByRole('radio', { name: '4 in a row' }));
  await waitFor(() => expect(document.querySelector('[data-per-row="4"]')).toBeTruthy());
  expect(localStorage.getItem('hem.drawnPerRow')).toBe('4');
  expect(localStorage.getItem('hem.itemsPerRow')).toBeNull();
  await user.click(screen.getByRole('radio', { name: '2 in a row' }));
});

it('lets one choose by the button and by a long press, and acts on what is chosen', async () => {
  const { user } = renderApp('/gallery/rail');
  await user.click(await screen.findByRole('button', { name: 'Select' }));
  const bar = await screen.findByRole('region', { name: 'Chosen drawings' });
  within(bar).getByText('0 selected');
  await user.click(screen.getByRole('button', { name: 'blazer 1' }));
  await user.click(screen.getByRole('button', { name: 'dress 2' }));
  await within(bar).findByText('2 selected');
  await user.click(within(bar).getByRole('button', { name: 'Say how many' }));
  await screen.findByText('2 drawings');
  await user.click(within(bar).getByRole('button', { name: 'Select all' }));
  await within(bar).findByText('60 selected');
  expect(screen.getByRole('button', { name: 'jacket 3' }).getAttribute('aria-pressed')).toBe(
    'true',
  );
  await user.click(within(bar).getByRole('button', { name: 'Select none' }));
  await within(bar).findByText('0 selected');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Chosen drawings' })).toBeNull());
  fireEvent.pointerDown(screen.getByRole('link', { name: 'dress 2' }), { pointerType: 'touch' });
  await screen.findByText('1 selected');
});

it('leads to a detail whose next and previous are those of the list', async () => {
  const { user, where } = renderApp('/gallery/rail?cut=dress');
  const tile = await screen.findByRole('link', { name: 'dress 7' });
  expect(tile.closest('[data-tile]')?.getAttribute('data-tile')).toBe('drawn 7');
  await user.click(tile);
  await isAt('dress 7');
  expect(document.querySelector('[data-carries]')?.getAttribute('data-carries')).toBe('drawn 7');
  await user.click(screen.getByRole('button', { name: 'Next drawing' }));
  await isAt('dress 12');
  await user.keyboard('{ArrowLeft}');
  await isAt('dress 7');
  await user.keyboard('{ArrowLeft}');
  await isAt('dress 2');
  expect(screen.queryByRole('button', { name: 'Previous drawing' }), 'the first').toBeNull();
  expect(where()).toBe('/gallery/rail/2');
});
