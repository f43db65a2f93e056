import '#tests/support/page.ts';
import './still-motion.ts';
// Brought before the first test, which would wait for it.
import '#features/items/availability/availability-sheet.tsx';

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { itemNoun } from '#components/noun/item-noun.tsx';
import { newIdempotencyKey } from '#lib/unanswered-writes.ts';
import { reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { toasts } from '#ui/toasts.ts';
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
  toasts.list.splice(0);
});
afterEach(() => {
  cleanup();
  itemNoun.selection.clear();
});

const titles = ['Linen shirt', 'Rain coat', 'Canvas sneakers'] as const;
const three = () =>
  hangItems(
    server,
    maya,
    titles.map((title) => ({ title })),
  );
const whereIs = async (itemId: string) =>
  (await server.call('getItemDetails', { owner: maya.userId, itemId }, maya)).item.availability;
const put = (itemId: string, availability: 'lent' | 'packed' | 'gone', changeId: string) =>
  server.call(
    'setAvailability',
    { owner: maya.userId, changeId, itemIds: [itemId], availability },
    maya,
  );
const label = (words: string) => screen.findByRole('button', { name: `Where is it now? ${words}` });
const openSheet = async () => {
  fireEvent.click(await label('Ready'));
  return within(await screen.findByRole('dialog', { name: 'Where is it now?' }));
};

describe('where a piece is now', () => {
  it('is said with one tap, told on the piece and in its history, and undone', async () => {
    const [shirt] = await three();
    const { user } = renderApp(`/items/${shirt}`, maya);
    const sheet = await openSheet();
    await user.click(sheet.getByRole('button', { name: 'In the wash' }));
    await sheet.findByRole('button', { name: 'In the wash', pressed: true });
    await sheet.findByText('In the wash', { selector: 'b' });
    await waitFor(async () => expect(await whereIs(shirt!)).toBe('in-the-wash'));
    await user.click(await sheet.findByRole('button', { name: 'Undo' }));
    await sheet.findByRole('button', { name: 'Ready', pressed: true });
    await waitFor(async () => expect(await whereIs(shirt!)).toBe('ready'));
    await waitFor(() => expect(sheet.queryByText('In the wash', { selector: 'b' })).toBeNull());
  });

  it('asks of what is lent to whom and until when, and says it', async () => {
    const [shirt] = await three();
    const { user } = renderApp(`/items/${shirt}`, maya);
    const sheet = await openSheet();
    await user.click(sheet.getByRole('button', { name: 'Lent' }));
    await user.type(sheet.getByLabelText('To whom?'), 'Anna');
    fireEvent.change(sheet.getByLabelText('Until when?'), { target: { value: '2026-12-03' } });
    await user.click(sheet.getByRole('button', { name: 'Lend it' }));
    await sheet.findByText('Lent to Anna');
    expect(await screen.findAllByText('Lent to Anna until Dec 3')).not.toHaveLength(0);
    // What is lent has to come back first.
    await user.click(sheet.getByRole('button', { name: 'Packed' }));
    await sheet.findByText('It is lent. Choose Ready first, once it is back.');
    await waitFor(async () => expect(await whereIs(shirt!)).toBe('lent'));
    await user.click(sheet.getByRole('button', { name: 'Ready' }));
    await sheet.findByText('Back from Anna');
  });

  it('asks of what is gone how, and takes it out of the list', async () => {
    const [shirt] = await three();
    const { user } = renderApp('/items', maya);
    await user.click(await screen.findByRole('link', { name: /Linen shirt/ }));
    const sheet = await openSheet();
    await user.click(sheet.getByRole('button', { name: 'Gone' }));
    await user.click(sheet.getByRole('button', { name: 'Donated' }));
    await sheet.findByText('Donated', { selector: 'b' });
    await waitFor(async () => expect(await whereIs(shirt!)).toBe('gone'));
    cleanup();
    renderApp('/items', maya);
    await screen.findByRole('link', { name: /Rain coat/ });
    expect(screen.queryByRole('link', { name: /Linen shirt/ })).toBeNull();
    cleanup();
    renderApp('/items?availability=gone', maya);
    await screen.findByRole('link', { name: /Linen shirt/ });
  });

  it('is not the owner’s to say while an order has it, and leads to the order', async () => {
    const [shirt] = await three();
    const { items } = await import('#server/database/schema.ts');
    const { eq } = await import('drizzle-orm');
    await server.app.services.open.database
      .update(items)
      .set({ availability: 'at-the-studio' })
      .where(eq(items.id, Number(shirt)));
    const { user, where } = renderApp(`/items/${shirt}?sheet=where`, maya);
    const sheet = within(await screen.findByRole('dialog', { name: 'Where is it now?' }));
    await user.click(sheet.getByRole('button', { name: 'Ready' }));
    await sheet.findByText('The studio has it. It is back once its order is done.');
    await user.click(sheet.getByRole('button', { name: 'At the studio' }));
    await waitFor(() => expect(where()).toBe(`/item-service-history?item=${shirt}`));
  });

  it('is said of many at once, and tells which stay where they are', async () => {
    const [shirt, coat, sneakers] = await three();
    await put(coat!, 'lent', newIdempotencyKey());
    const { user } = renderApp('/items', maya);
    await screen.findByRole('link', { name: /Rain coat/ });
    await user.click(screen.getByRole('button', { name: 'Select' }));
    for (const title of titles)
      await user.click(screen.getByRole('button', { name: new RegExp(`^${title}`) }));
    await user.click(screen.getByRole('button', { name: 'Where now?' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Where are they now?' }));
    await user.click(sheet.getByRole('button', { name: 'Packed' }));
    await screen.findByText('1 piece stayed');
    screen.getByText('From where it is now, that cannot be.');
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    await screen.findByText('2 pieces: Packed');
    expect(await Promise.all([shirt, coat, sneakers].map((id) => whereIs(id!)))).toEqual([
      'packed',
      'lent',
      'packed',
    ]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await whereIs(sneakers!)).toBe('ready'));
    expect(await whereIs(shirt!)).toBe('ready');
  });

  it('stays where another device has put it since, which an undo says', async () => {
    const [shirt] = await three();
    const { user } = renderApp(`/items/${shirt}`, maya);
    const sheet = await openSheet();
    await user.click(sheet.getByRole('button', { name: 'In storage' }));
    await sheet.findByRole('button', { name: 'In storage', pressed: true });
    await waitFor(async () => expect(await whereIs(shirt!)).toBe('in-storage'));
    await put(shirt!, 'gone', newIdempotencyKey());
    await user.click(await sheet.findByRole('button', { name: 'Undo' }));
    await screen.findByText('1 piece stayed');
    expect(await whereIs(shirt!)).toBe('gone');
  });
});
