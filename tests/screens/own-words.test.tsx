import '#tests/support/page.ts';
import './still-motion.ts';
// Brought before the first test, which would wait for it.
import '#features/items/own-words/own-words-sheet.tsx';

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { toasts } from '#ui/toasts.ts';
import { settledMember } from './member.ts';

let server: TestServer;
let maya: Person;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  reachServer(server);
  maya = await settledMember(server);
  toasts.list.splice(0);
});
afterEach(cleanup);

const owner = () => ({ owner: maya.userId });
const piece = async (changes: { category?: string; personalTags?: string[] }) =>
  (await server.call('saveItem', { ...owner(), changes }, maya)).item.itemId;
const item = async (itemId: string) =>
  (await server.call('getItemDetails', { ...owner(), itemId }, maya)).item;
const openWords = async () => {
  const { user, where } = renderApp('/items?sheet=words', maya);
  const sheet = within(await screen.findByRole('dialog', { name: 'Your categories and tags' }));
  return { user, where, sheet };
};

describe('own categories and tags', () => {
  it('are said to be none, and how one comes about', async () => {
    const { sheet } = await openWords();
    await sheet.findByText('None of your own yet');
  });

  it('are renamed, made a kind of something else, and lead to their pieces', async () => {
    const kimono = await piece({ category: 'cape/Kimonos' });
    const { user, sheet, where } = await openWords();
    await sheet.findByText('Capes and ponchos · 1 piece');
    await user.click(sheet.getByRole('button', { name: 'Change Kimonos' }));
    await user.clear(sheet.getByLabelText('Name'));
    await user.type(sheet.getByLabelText('Name'), 'Haori');
    await user.selectOptions(sheet.getByLabelText('A kind of'), 'Outerwear: Jackets');
    await user.click(sheet.getByRole('button', { name: 'Save' }));
    await sheet.findByText('Jackets · 1 piece');
    expect((await item(kimono)).category).toBe('jacket/Haori');
    await user.click(sheet.getByRole('link', { name: /Haori/ }));
    await waitFor(() => expect(where()).toBe('/items?category=jacket%2FHaori'));
    // The chosen filter says its name, not how it is written.
    await screen.findByRole('button', { name: /Haori/ });
  });

  it('of one name become one, which is undone', async () => {
    const first = await piece({ category: 'cape/Kimonos' });
    await piece({ category: 'cape/Haori' });
    const { user, sheet } = await openWords();
    await user.click(await sheet.findByRole('button', { name: 'Change Kimonos' }));
    await user.clear(sheet.getByLabelText('Name'));
    // Capitals make no other name.
    await user.type(sheet.getByLabelText('Name'), 'HAORI');
    await sheet.findByText('There is one: Haori of Capes and ponchos. The two become one.');
    await user.click(sheet.getByRole('button', { name: 'Merge' }));
    await sheet.findByText('Capes and ponchos · 2 pieces');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await sheet.findByText('Kimonos');
    await waitFor(async () => expect((await item(first)).category).toBe('cape/Kimonos'));
  });

  it('are deleted, and their pieces keep the kind', async () => {
    const kimono = await piece({ category: 'cape/Kimonos' });
    const { user, sheet } = await openWords();
    await user.click(await sheet.findByRole('button', { name: 'Change Kimonos' }));
    await user.click(sheet.getByRole('button', { name: 'Delete' }));
    await screen.findByText('Kimonos deleted. 1 piece under Capes and ponchos now');
    expect((await item(kimono)).category).toBe('cape');
  });

  it('that are tags are merged and taken off, and come back with Undo', async () => {
    const both = await piece({ personalTags: ['silk', 'gala'] });
    const { user, sheet } = await openWords();
    await user.click(await sheet.findByRole('button', { name: 'Change gala' }));
    await user.clear(sheet.getByLabelText('Name'));
    await user.type(sheet.getByLabelText('Name'), 'silk');
    await user.click(sheet.getByRole('button', { name: 'Merge' }));
    await waitFor(async () => expect((await item(both)).personalTags).toEqual(['silk']));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect((await item(both)).personalTags).toEqual(['silk', 'gala']));
    await user.click(await sheet.findByRole('button', { name: 'Change silk' }));
    await user.click(sheet.getByRole('button', { name: 'Delete' }));
    await screen.findByText('silk taken off 1 piece');
    expect((await item(both)).personalTags).toEqual(['gala']);
  });
});

it('stand at the end of the filters on a phone, which has no menu for them', async () => {
  await piece({ category: 'coat' });
  const { user, where } = renderApp('/items', maya);
  await user.click(await screen.findByRole('button', { name: /^Filters?/ }));
  const filters = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await user.click(filters.getByRole('button', { name: 'Your categories and tags' }));
  await screen.findByRole('dialog', { name: 'Your categories and tags' });
  expect(where()).toBe('/items?sheet=words');
});

it('is made under a piece as a kind of the leaf that was chosen', async () => {
  const coat = await piece({ category: 'coat' });
  const { user } = renderApp(`/items/${coat}?sheet=edit`, maya);
  const category = within(await screen.findByRole('group', { name: 'Category' }));
  await user.click(await category.findByRole('button', { name: 'My own' }));
  await category.findByText('A kind of: Coats');
  await user.type(category.getByLabelText('Your own category'), 'Opera coats');
  await user.click(category.getByRole('button', { name: 'Capes and ponchos' }));
  await category.findByText('A kind of: Capes and ponchos');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect((await item(coat)).category).toBe('cape/Opera coats'));
});
