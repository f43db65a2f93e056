import '#tests/support/page.ts';
import './still-motion.ts';
// Brought before the first test, which would wait for it.
import '#features/resale/resale-screen.tsx';
import '#features/resale/cost-sheet.tsx';
import '#features/resale/method-sheet.tsx';
import '#features/resale/photos-sheet.tsx';
import '#features/resale/pick-sheet.tsx';
import '#features/resale/preview-sheet.tsx';
import '#features/resale/sold-sheet.tsx';

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Entitlement } from '#contract/rules/profile.ts';
import { newIdempotencyKey } from '#lib/unanswered-writes.ts';
import { entitle } from '#tests/support/entitle.ts';
import { reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { toasts } from '#ui/toasts.ts';
import { settledMember } from './member.ts';

let server: TestServer;
let maya: Person;
let coat: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  reachServer(server);
  maya = await settledMember(server);
  coat = await piece('Wool coat');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const owner = () => ({ owner: maya.userId });
async function piece(title: string, changes = {}) {
  const known = { title, category: 'coat', brand: 'Halden', purchasePriceCents: 190_00 };
  const input = { ...owner(), changes: { ...known, ...changes } };
  return (await server.call('saveItem', input, maya)).item.itemId;
}
const buy = (...keys: Entitlement[]) =>
  entitle(server.app.services.open.database, maya.userId, keys);
const kept = async (itemId = coat) =>
  (await server.call('getResaleListing', { ...owner(), itemId }, maya)).listing;
const isAt = async () =>
  (await server.call('getItemDetails', { ...owner(), itemId: coat }, maya)).item.availability;
const open = (itemId = coat) => renderApp(`/resell-item?item=${itemId}`, maya);
const price = () => screen.findByLabelText<HTMLInputElement>('Your price');
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const last = () => toasts.list.at(-1)?.title;
/** Keeps a draft as another device does. */
async function saveElsewhere(changes = {}) {
  const { condition, brandTier, title, description, measurements, photoIds, revision } =
    await kept();
  const words = { condition, brandTier, title, description, measurements, photoIds, revision };
  const sum = { cents: 70_00, currency: 'USD' };
  const input = { ...owner(), itemId: coat, price: sum, ...words, ...changes };
  return (await server.call('saveResaleListing', input, maya)).listing;
}

describe('A draft', () => {
  it('is filled by the record and kept as it is typed', async () => {
    const { user } = open();
    await user.type(await price(), '58.50');
    const description = screen.getByLabelText<HTMLTextAreaElement>('Description');
    expect(description.value).toContain('Bought new for $190.');
    await user.type(screen.getByLabelText('Measurements'), 'Chest 52 cm');
    await waitFor(async () => {
      const { measurements, price } = await kept();
      expect({ measurements, price }).toEqual({
        measurements: 'Chest 52 cm',
        price: { cents: 58_50, currency: 'USD' },
      });
    });
    // What was kept is no draft of the device any more: it comes from the server.
    cleanup();
    open();
    expect((await price()).value).toBe('58.50');
  });

  it('needs a price to be listed, and says so', async () => {
    const { user } = open();
    await price();
    await user.click(await button('List item'));
    await screen.findByText('Say a price to list it.');
    expect(document.activeElement).toBe(await price());
    await user.type(await price(), '0');
    await screen.findByText('A price is more than nothing.');
    await user.type(await price(), 'x');
    await screen.findByText('An amount like 49.90.');
    expect(await isAt()).toBe('ready');
  });

  it('leads to a title that lacks as it is listed', async () => {
    const { user } = open();
    await user.type(await price(), '58');
    await user.clear(screen.getByLabelText('Title'));
    await user.click(await button('List item'));
    expect(document.activeElement).toBe(screen.getByLabelText('Title'));
    expect(await isAt()).toBe('ready');
  });

  it('asks which one stays where another device was first', async () => {
    const { user } = open();
    await price();
    await saveElsewhere({ title: 'From the phone' });
    await user.type(await price(), '58');
    // It says in what the two differ; what only the other one changed is no question.
    const question = within(await screen.findByRole('alert'));
    const told = (role: string) => question.getAllByRole(role).map((one) => one.textContent);
    expect(told('term')).toEqual(['Price']);
    expect(told('definition')).toEqual(['Here: $58', 'The other one: $70']);
    await user.click(await button('What is here'));
    await waitFor(async () => expect((await kept()).price?.cents).toBe(58_00));
    expect(screen.queryByText(/changed on another device/)).toBeNull();
    await saveElsewhere({ title: 'From the desk' });
    await user.type(screen.getByLabelText('Title'), '!');
    await user.click(await button('The other one'));
    expect(await screen.findByDisplayValue('From the desk')).toBeTruthy();
  });

  it('keeps on the device what the server does not get', async () => {
    const { user } = open();
    await price();
    const reached = globalThis.fetch;
    globalThis.fetch = async () => {
      throw new TypeError('Failed to fetch');
    };
    await user.type(await price(), '44');
    await screen.findByText(/kept on this device/);
    globalThis.fetch = reached;
    fireEvent(window, new Event('online'));
    await waitFor(async () => expect((await kept()).price?.cents).toBe(44_00));
  });
});

describe('The range', () => {
  it('is told to members who have it, with its reasons, and never in the way', async () => {
    await buy('resaleValue');
    const { user } = open();
    // It begins with what is most likely.
    expect((await price()).value).toBe('77');
    await screen.findByText('$65 to $89');
    screen.getByText('Coats keep their price well');
    await user.selectOptions(screen.getByLabelText('Brand'), 'Designer');
    await screen.findByText('$81 to $112');
    await user.clear(await price());
    await user.type(await price(), '300');
    await screen.findByText('Above what pieces like it sell for');
    const scale = screen.getByRole<HTMLInputElement>('slider');
    expect(scale.getAttribute('aria-valuetext')).toBe('$300, outside the range');
    fireEvent.change(scale, { target: { value: '9000' } });
    expect((await price()).value).toBe('90');
    expect(screen.queryByText('Above what pieces like it sell for')).toBeNull();
    await waitFor(async () => {
      const { brandTier, price } = await kept();
      expect([brandTier, price?.cents]).toEqual(['designer', 90_00]);
    });
    await user.click(await button('How it works'));
    within(await screen.findByRole('dialog')).getByText('Like New');
    // The condition is chosen there, and asked for once.
    expect(screen.getAllByLabelText('Condition')).toHaveLength(1);
  });

  it('is a way to the Circle for others', async () => {
    const { user, where } = open();
    await price();
    expect(screen.queryByRole('slider')).toBeNull();
    screen.getByLabelText('Condition');
    await user.click(screen.getByRole('link', { name: /with the Circle/ }));
    await waitFor(() => expect(where()).toMatch(/^\/circle-membership/));
    // From which a purchase leads back.
    expect(new URLSearchParams(where().split('?')[1]).get('returnUrl')).toBe(
      `/resell-item?item=${coat}`,
    );
  });

  it('is a way to the price of a piece that has none', async () => {
    await buy('resaleValue');
    const gift = await piece('Gift', { purchasePriceCents: null });
    const { user } = open(gift);
    await user.click(await button(/Tell what it cost/));
    const sheet = within(await screen.findByRole('dialog', { name: 'What did it cost?' }));
    await user.click(sheet.getByRole('button', { name: 'Save' }));
    await sheet.findByText('Enter what you paid.');
    await user.type(sheet.getByLabelText('What you paid for it'), '120');
    await user.click(sheet.getByRole('button', { name: 'Save' }));
    await screen.findByRole('slider');
    const input = { owner: maya.userId, itemId: gift };
    const { item } = await server.call('getItemDetails', input, maya);
    expect(item.purchasePriceCents).toBe(120_00);
  });
});

describe('A listing', () => {
  async function list() {
    const app = open();
    await app.user.type(await price(), '58');
    await app.user.click(await button('List item'));
    await button('Mark as sold');
    return app;
  }

  it('is sold for what was paid, which closes its cost, and undone', async () => {
    const { user } = await list();
    expect(await isAt()).toBe('for-sale');
    await user.click(await button('Mark as sold'));
    const sheet = within(await screen.findByRole('dialog'));
    const amount = sheet.getByLabelText<HTMLInputElement>('What you got for it');
    expect(amount.value).toBe('58.00');
    await user.clear(amount);
    await user.type(amount, '0');
    await user.click(sheet.getByRole('button', { name: 'Mark as sold' }));
    await sheet.findByText(/^Enter what you got/);
    await user.clear(amount);
    await user.type(amount, '55');
    await user.click(sheet.getByRole('button', { name: 'Mark as sold' }));
    await screen.findByText('$55');
    expect(await isAt()).toBe('gone');
    expect(screen.queryByRole('button', { name: 'List item' })).toBeNull();
    await user.click(await button('Undo'));
    await button('Mark as sold');
    expect(await isAt()).toBe('for-sale');
  });

  it('that was sold elsewhere shows nothing that was typed here and never kept', async () => {
    const { user } = await list();
    const { listingId } = await kept();
    const reached = globalThis.fetch;
    globalThis.fetch = async () => {
      throw new TypeError('Failed to fetch');
    };
    await user.type(screen.getByLabelText('Title'), ', barely worn');
    await screen.findByText(/kept on this device/);
    globalThis.fetch = reached;
    const amount = { cents: 55_00, currency: 'USD' };
    const sale = { ...owner(), listingId: listingId!, changeId: newIdempotencyKey(), amount };
    await server.call('sellResaleItem', sale, maya);
    cleanup();
    open();
    await screen.findByText('$55');
    screen.getByRole('heading', { name: 'Wool coat' });
    expect(screen.queryByText(/barely worn/)).toBeNull();
  });

  it('is withdrawn, and its piece is back', async () => {
    const { user } = await list();
    await user.click(await button('Withdraw'));
    await waitFor(async () => expect(await isAt()).toBe('ready'));
    expect(last()).toBe('Withdrawn');
    await button('List item');
  });

  it('has a page for others until its address is taken away', async () => {
    const { user } = await list();
    // All of the row does it.
    await user.click(screen.getByText(/anybody can open/));
    const link = await screen.findByRole('link', { name: /\/s\// });
    const path = link.getAttribute('href')!;
    const page = () => server.app.http.inject(path);
    expect((await page()).statusCode).toBe(200);
    await user.click(screen.getByRole('switch', { name: 'Share page' }));
    await waitFor(async () => expect((await page()).statusCode).toBe(410));
    expect(screen.queryByRole('link', { name: /\/s\// })).toBeNull();
  });

  it('is shown as buyers will see it', async () => {
    const { user } = open();
    await user.type(await price(), '58');
    await user.click(await button('Preview page'));
    const page = within(await screen.findByRole('dialog'));
    page.getByText('$58');
    page.getByText('Good Condition');
    page.getByText(/Bought new for \$190/);
  });

  it('says where a piece is that cannot be handed over', async () => {
    await saveElsewhere();
    const lent = { itemIds: [coat], availability: 'lent' as const, lentTo: 'Anna' };
    const input = { ...owner(), changeId: newIdempotencyKey(), ...lent };
    await server.call('setAvailability', input, maya);
    const { user } = open();
    await screen.findByText(/It is lent/);
    await user.click(await button('List item'));
    expect(last()).toBe('Not now');
    expect((await kept()).state).toBe('draft');
  });

  it('is taken along as text', async () => {
    const { user } = await list();
    const written = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(await button('More'));
    await user.click(await screen.findByRole('menuitem', { name: 'Text to paste' }));
    await waitFor(() => expect(written).toHaveBeenCalledOnce());
    expect(written.mock.calls[0]![0]).toContain('Price: 58.00 USD');
  });
});

describe('What is offered', () => {
  it('is listed, and begins with a piece that is picked', async () => {
    const { user, where } = renderApp('/resell-item', maya);
    await screen.findByRole('heading', { name: 'Nothing offered yet' });
    await user.click(await button('Pick a piece'));
    const sheet = within(await screen.findByRole('dialog'));
    await user.click(await sheet.findByRole('button', { name: /Wool coat/ }));
    await waitFor(() => expect(where()).toBe(`/resell-item?item=${coat}`));
    await user.type(await price(), '58');
    await waitFor(async () => expect((await kept()).price?.cents).toBe(58_00));
    await user.click(await button('Back'));
    const link = await screen.findByRole('link', { name: /Wool coat/ });
    within(link).getByText('$58');
    within(link).getByText('Draft');
  });

  it('is nothing of a piece that is not there', async () => {
    open('999999999');
    await screen.findByRole('heading', { name: 'This piece is not there' });
    cleanup();
    // What is no id leads to the list.
    renderApp('/resell-item?item=x', maya);
    await screen.findByRole('heading', { name: 'Nothing offered yet' });
  });
});
