import '#tests/support/page.ts';
import './still-motion.ts';

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { itemAttributes } from '#contract/schemas/item.ts';
import { reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type FaultyWire, faultyWire, offline, refused } from './faulty-wire.ts';
import { hangItems, settledMember } from './member.ts';

let server: TestServer;
let wire: FaultyWire;
let maya: Person;
let itemId: string;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  reachServer(server);
  wire = faultyWire();
  maya = await settledMember(server);
  [itemId = ''] = await hangItems(server, maya, [{ title: 'Linen shirt' }]);
});
afterEach(cleanup);

const edit = async () => {
  const app = renderApp(`/items/${itemId}?sheet=edit`, maya);
  const title = await screen.findByLabelText<HTMLInputElement>(/^Title/);
  return { ...app, title, save: screen.getByRole('button', { name: 'Save' }) };
};

describe('a save of a piece that fails', () => {
  it.each([
    ['conflict', refused(409, 'conflict'), /changed elsewhere/],
    ['invalid without fields', refused(400, 'invalid'), /cannot be used/],
    [
      'invalid in a field that is none of the form',
      refused(400, 'invalid', { owner: 'odd' }),
      /cannot be used/,
    ],
    ['not found', refused(404, 'not-found'), /gone by now\. What you changed is kept here\.$/],
    ['server', refused(500, 'server'), /^Not saved\. /],
    ['offline', offline, /Hem was not reached/],
  ])('says beside its button that nothing is lost: %s', async (_name, fault, words) => {
    const { user, title, save } = await edit();
    await user.type(title, ' of mine');
    wire.cut('saveItem', fault);
    await user.click(save);
    const dialog = screen.getByRole('dialog', { name: 'Edit piece' });
    const told = await within(dialog).findByText(words);
    expect(told.textContent).toContain('What you changed is kept here.');
    expect(title.value).toBe('Linen shirt of mine');
    // It disappears once saving works.
    wire.cut('saveItem');
    await user.click(save);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  // Where a piece is has a sheet of its own.
  const inForm = Object.keys(itemAttributes.entries).filter((name) => name !== 'availability');
  it.each(inForm)('can be said by its field: %s', async (name) => {
    const { user, title, save } = await edit();
    await user.type(title, '!');
    wire.cut('saveItem', refused(400, 'invalid', { [`changes.${name}`]: 'odd' }));
    await user.click(save);
    const dialog = screen.getByRole('dialog', { name: 'Edit piece' });
    await waitFor(() => expect(within(dialog).getAllByRole('alert')).toHaveLength(1));
    const told = within(dialog).getByRole('alert');
    expect(told.closest('details')?.open ?? true).toBe(true);
    expect(within(dialog).queryByText(/^Not saved/)).toBeNull();
  });
});

describe('a draft', () => {
  it('says that it came back, and can be discarded', async () => {
    const first = await edit();
    await first.user.type(first.title, ' with holes');
    await waitFor(() => expect(first.title.value).toBe('Linen shirt with holes'));
    first.unmount();
    const { user } = await edit();
    await screen.findByText(/Your unsaved changes are back/);
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Linen shirt'),
    );
    expect(screen.queryByText(/Your unsaved changes are back/)).toBeNull();
  });

  it('of a wardrobe can be discarded too', async () => {
    const { user } = renderApp('/wardrobes?sheet=new', maya);
    const name = await screen.findByLabelText<HTMLInputElement>(/^Name/);
    await user.type(name, 'Work');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(name.value).toBe('');
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
  });
});

describe('a field that takes no more', () => {
  it('says so where letters would be dropped', async () => {
    const { user, title } = await edit();
    await user.clear(title);
    await user.paste('x'.repeat(120));
    expect(await screen.findByText('At most 120 characters.')).toBeTruthy();
  });

  it('says so where a tag or the name of a wardrobe would be cut', async () => {
    const { user, unmount } = await edit();
    await user.click(screen.getByLabelText('Personal tags', { exact: false }));
    await user.paste('x'.repeat(41));
    expect(await screen.findByText('At most 40 characters.')).toBeTruthy();
    await user.keyboard('{Enter}');
    await screen.findByRole('button', { name: `Remove ${'x'.repeat(40)}` });
    expect(screen.getByText('At most 40 characters.')).toBeTruthy();
    await user.keyboard('short{Enter}');
    await screen.findByRole('button', { name: 'Remove short' });
    expect(screen.queryByText('At most 40 characters.')).toBeNull();
    unmount();
    const wardrobes = renderApp('/wardrobes?sheet=new', maya);
    await wardrobes.user.click(await screen.findByLabelText(/^Name/));
    await wardrobes.user.paste('x'.repeat(61));
    expect(await screen.findByText('At most 60 characters.')).toBeTruthy();
  });

  it('keeps a tag that finds no room, and says why', async () => {
    const { user } = await edit();
    const field = screen.getByLabelText<HTMLInputElement>('Personal tags', { exact: false });
    for (let tag = 0; tag < 20; tag += 1) await user.type(field, `t${tag},`);
    await user.type(field, 'one more,');
    expect(await screen.findByText(/20 tags at most/)).toBeTruthy();
    expect(field.value).toContain('one more');
  });
});

it('a price that cannot be read is not saved without it', async () => {
  const { user, save } = await edit();
  await user.type(screen.getByLabelText('Purchase Price'), 'a lot');
  await user.click(save);
  expect(screen.getByText('An amount like 49.90.')).toBeTruthy();
  expect(wire.callsOf('saveItem')).toEqual([]);
});

it('an empty email is asked for, not called odd', async () => {
  const { user } = renderApp('/auth');
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Enter your email.')).toBeTruthy();
});
