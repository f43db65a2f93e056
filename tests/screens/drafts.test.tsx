import '#tests/support/page.ts';
import './still-motion.ts';

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { itemNoun } from '#components/noun/item-noun.tsx';
import { outfitNoun } from '#components/noun/outfit-noun.tsx';
import { addDays } from '#contract/rules/calendar-days.ts';
import { todayIs } from '#lib/calendar-weeks.ts';
import { paths } from '#lib/paths.ts';
import { type RenderedApp, reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { hangItems, hangRail, settledMember } from './member.ts';

let server: TestServer;
let maya: Person;
let itemIds: string[];
let outfitIds: string[];
let lookIds: string[];

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(844);
  reachServer(server);
  maya = await settledMember(server);
  const owner = maya.userId;
  itemIds = await hangItems(server, maya, [{ title: 'Linen shirt' }, { title: 'Rain coat' }]);
  await hangRail(server, maya, 'Work');
  outfitIds = [];
  lookIds = [];
  const place = { x: 0.5, y: 0.5, size: 0.5, rotation: 0, isFlipped: false };
  for (const title of ['Office', 'Weekend']) {
    const layers = [{ itemId: itemIds[0]!, ...place }];
    const collage = { background: 'paper' as const, layers };
    const { outfit } = await server.call(
      'saveOutfit',
      { owner, changes: { title }, collage },
      maya,
    );
    outfitIds.push(outfit.outfitId);
    const changes = { kind: 'worn' as const, outfitId: outfit.outfitId };
    const { look } = await server.call('saveLook', { owner, changes }, maya);
    lookIds.push(look.lookId);
  }
});
afterEach(() => {
  cleanup();
  itemNoun.selection.clear();
  outfitNoun.selection.clear();
});

const press = async ({ user }: RenderedApp, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
interface Row {
  form: string;
  field: string | RegExp;
  /** Opens it on its thing, or on another one. */
  open(other?: boolean): Promise<RenderedApp>;
}

const forms: Row[] = [
  {
    form: 'a look',
    field: 'Title',
    open: async (other) => renderApp(`/looks/${lookIds[other ? 1 : 0]}?sheet=edit`, maya),
  },
  {
    form: 'many pieces',
    field: 'Brand',
    async open(other) {
      const app = renderApp('/items', maya);
      await screen.findByText('Rain coat');
      await press(app, 'Select');
      for (const name of other ? [/Rain coat/] : [/Linen shirt/, /Rain coat/]) {
        await press(app, name);
      }
      await press(app, 'Edit');
      return app;
    },
  },
  {
    form: 'a plan of an outfit',
    field: 'What for',
    async open(other) {
      const app = renderApp(paths.outfit(outfitIds[other ? 1 : 0]!), maya);
      await press(app, 'Plan');
      return app;
    },
  },
  {
    form: 'a plan for a day',
    field: 'What for',
    async open(other) {
      const day = addDays(todayIs(), other ? 3 : 2);
      const app = renderApp(paths.calendar('outfits', day), maya);
      const panel = within(await screen.findByRole('region', { name: /day,/ }));
      await app.user.click(panel.getByRole('button', { name: 'Plan' }));
      return app;
    },
  },
  {
    form: 'a group',
    field: 'New group',
    async open(other) {
      return renderApp(other ? '/looks?sheet=groups' : '/outfits?sheet=groups', maya);
    },
  },
];

const fieldOf = (label: string | RegExp) =>
  screen.findByLabelText<HTMLInputElement>(label, { selector: 'dialog *, [role=dialog] *' });
const notice = /^Your unsaved changes are back/;

describe.each(forms)('what is typed of $form', ({ field, open }) => {
  it('comes back for it alone, with a word of that, until it is discarded', async () => {
    const leave = (app: RenderedApp) => {
      app.unmount();
      itemNoun.selection.clear();
    };
    const app = await open();
    await app.user.type(await fieldOf(field), 'Opening');
    leave(app);

    const other = await open(true);
    await fieldOf(field);
    await new Promise((resolve) => setImmediate(resolve));
    expect((await fieldOf(field)).value).toBe('');
    leave(other);

    const back = await open();
    await screen.findByText(notice);
    expect((await fieldOf(field)).value).toBe('Opening');
    await press(back, 'Discard');
    await waitFor(async () => expect((await fieldOf(field)).value).toBe(''));
    expect(screen.queryByText(notice)).toBeNull();
    leave(back);

    await open();
    await fieldOf(field);
    expect(screen.queryByText(notice)).toBeNull();
    expect((await fieldOf(field)).value).toBe('');
  });
});

it('what was typed of a look is gone once it is saved', async () => {
  const look = () => renderApp(`/looks/${lookIds[0]}?sheet=edit`, maya);
  const app = look();
  await app.user.type(await fieldOf('Title'), 'Opening');
  await press(app, 'Save');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  app.unmount();
  look();
  await waitFor(async () => expect((await fieldOf('Title')).value).toBe('Opening'));
  expect(screen.queryByText(notice)).toBeNull();
  const { look: saved } = await server.call(
    'getLookDetails',
    { owner: maya.userId, lookId: lookIds[0]! },
    maya,
  );
  expect(saved.title).toBe('Opening');
});

it('the name of a wardrobe to put a piece into comes back, and its field with it', async () => {
  const openPicker = async () => {
    const app = renderApp(`/items/${itemIds[0]}`, maya);
    await press(app, 'Add to wardrobe');
    return app;
  };
  const label = /^Name of the new wardrobe/;
  const app = await openPicker();
  await press(app, 'New wardrobe');
  await app.user.type(await fieldOf(label), 'Travel');
  app.unmount();
  const again = await openPicker();
  expect((await fieldOf(label)).value).toBe('Travel');
  await press(again, 'Create and add piece');
  await screen.findByText('Hung in Travel');
  again.unmount();
  await openPicker();
  await screen.findByRole('button', { name: 'New wardrobe' });
  expect(screen.queryByText(notice)).toBeNull();
});
