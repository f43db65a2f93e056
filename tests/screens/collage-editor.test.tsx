import '#tests/support/page.ts';
import './still-motion.ts';

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { outbox } from '#api/outbox/outbox.ts';
import { saveOutfitLater } from '#api/outfit-saves/outfit-saves.ts';
import { clearDraft, findDraftNames } from '#lib/drafts.ts';
import { closeTopLayer } from '#lib/host.ts';
import { paths } from '#lib/paths.ts';
import { session } from '#lib/session.ts';
import { endForRooms } from '#lib/session-end.ts';
import { takeConsoleErrors } from '#tests/support/console-guard.ts';
import { type RenderedApp, reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { dismissToast, toasts } from '#ui/toasts.ts';
import { type FaultyWire, faultyWire, offline, refused } from './faulty-wire.ts';
import { hangItems, settledMember } from './member.ts';

// happy-dom lays nothing out: the board has a phone's room.
vi.mock('react-use-measure', () => ({
  default: () => [() => {}, { width: 360, height: 450, top: 0, left: 0 }],
}));

// Tells when the code of the sheets came.
const sheets = vi.hoisted(() => ({ haveCome: false }));
vi.mock('#features/outfits/collage/editor-sheets.tsx', async (original) => {
  sheets.haveCome = true;
  return original();
});

const view = window as unknown as {
  happyDOM: { setViewport(size: { width: number; height: number }): void };
};
let server: TestServer;
let wire: FaultyWire;
let maya: Person;
let pieces: string[];

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(844);
  reachServer(server);
  wire = faultyWire();
  maya = await settledMember(server);
  pieces = await hangItems(server, maya, [
    { title: 'Camel coat', category: 'coat' },
    { title: 'Red rollneck', category: 'sweater' },
    { title: 'Straight jeans', category: 'jeans', availability: 'in-the-wash' },
  ]);
  desktop();
});
afterEach(async () => {
  cleanup();
  const { userId } = maya;
  await clearDraft({ userId, name: 'collage new' });
  endForRooms();
  // happy-dom has no `search` element yet, of which React warns.
  expect(takeConsoleErrors().filter(([, tag]) => tag !== 'search')).toEqual([]);
});

const desktop = () => view.happyDOM.setViewport({ width: 1440, height: 900 });
const phone = () => view.happyDOM.setViewport({ width: 390, height: 844 });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const add = async ({ user }: RenderedApp, title: string) =>
  user.click(await screen.findByRole('button', { name: new RegExp(`^(Add|Use) ${title}`) }));
/** The layers on the screen, from the back to the front. */
const layers = () =>
  [...document.querySelectorAll<HTMLElement>('[data-layer]')].map(({ style }) => {
    const { left, top, height, transform } = style;
    return { left, top, height, transform };
  });
/** What the list of layers says, the uppermost first. */
const listed = () =>
  [...document.querySelectorAll('[data-row] .title')].map(({ textContent }) => textContent);
const isOff = (name: string) => button(name).getAttribute('aria-disabled') === 'true';
const board = () => screen.getByRole('application', { name: /^The board/ });
const press = (key: string, more: KeyboardEventInit = {}, on: Element = board()) =>
  fireEvent.keyDown(on, { key, ...more });
/** What assistive technology was told last. */
const told = () => screen.getAllByRole('status').at(-1)?.textContent?.trim();
const said = () => toasts.list.map(({ title }) => title);

const place = { x: 0.5, y: 0.5, size: 0.4, rotation: 0, isFlipped: false };
const collage = (...itemIds: string[]) => ({
  background: 'paper' as const,
  layers: itemIds.map((itemId) => ({ itemId, ...place })),
});
const owner = () => maya.userId;
async function saveOutfit(title: string, ...itemIds: string[]) {
  const input = { owner: owner(), changes: { title }, collage: collage(...itemIds) };
  return (await server.call('saveOutfit', input, maya)).outfit;
}
const details = async (outfitId: string) =>
  (await server.call('getOutfitDetails', { owner: owner(), outfitId }, maya)).outfit;
/** The only outfit that there is. */
const only = async () => {
  const filter = { owner: owner(), filter: {} };
  const { outfitIds } = await server.call('getOutfitNavigation', filter, maya);
  return details(outfitIds[0]!);
};
const titles = async () => {
  const { outfitIds } = await server.call(
    'getOutfitNavigation',
    { owner: owner(), filter: { sort: 'oldest' } },
    maya,
  );
  const { outfits } = await server.call('getOutfits', { owner: owner(), outfitIds }, maya);
  return outfits.map(({ title }) => title);
};
async function open(path: string) {
  const app = renderApp(path, maya);
  // What was saved elsewhere may be asked about at once, over all of it.
  await screen.findByRole('heading', { name: /^(Create|Edit) outfit$/, hidden: true });
  await screen.findByRole('application', { name: /^The board/, hidden: true });
  return app;
}

describe('The editor of outfits', () => {
  // The first test: nothing else has asked for that code.
  it('has at hand what saves an outfit before the network may go', async () => {
    phone();
    await open(paths.createOutfit());
    await waitFor(() => expect(sheets.haveCome).toBe(true));
  });

  it('takes pieces from the tray, and names the outfit after them until it has a title', async () => {
    const app = await open(paths.createOutfit());
    expect(isOff('Save outfit')).toBe(true);
    await add(app, 'Red rollneck');
    await add(app, 'Camel coat');
    expect(layers()).toHaveLength(2);
    // None lies exactly on another.
    expect(layers()[0]).not.toMatchObject({ left: layers()[1]!.left });
    expect(listed()).toEqual(['Camel coat', 'Red rollneck']);
    expect(screen.getByPlaceholderText('Camel coat, red rollneck')).toBeTruthy();
    await app.user.click(button('Save outfit'));
    await waitFor(async () => expect(await titles()).toEqual(['Camel coat, red rollneck']));
  });

  it('does by keys what fingers do', async () => {
    const app = await open(paths.createOutfit());
    await add(app, 'Red rollneck');
    await add(app, 'Camel coat');
    const [, coat] = layers();
    press('ArrowRight');
    expect(Number.parseFloat(layers()[1]!.left)).toBeCloseTo(
      Number.parseFloat(coat!.left) + 100 / 360,
      6,
    );
    press('ArrowRight', { shiftKey: true });
    expect(Number.parseFloat(layers()[1]!.left)).toBeCloseTo(
      Number.parseFloat(coat!.left) + 1100 / 360,
      6,
    );
    press('[');
    expect(listed()).toEqual(['Red rollneck', 'Camel coat']);
    // A sign that is spoken or typed by accident does nothing beside the board.
    press(']', {}, document.body);
    expect(listed()).toEqual(['Red rollneck', 'Camel coat']);
    press('d', { ctrlKey: true });
    expect(listed()).toEqual(['Camel coat', 'Red rollneck', 'Camel coat']);
    press('Delete');
    expect(layers()).toHaveLength(2);
    for (let step = 0; step < 5; step += 1) press('z', { ctrlKey: true });
    expect(layers()[1]).toEqual(coat);
    press('z', { ctrlKey: true, shiftKey: true });
    expect(layers()[1]).not.toEqual(coat);
    // A field has its own keys.
    const title = screen.getByRole('textbox', { name: 'Title' });
    title.focus();
    fireEvent.keyDown(title, { key: 'Delete' });
    expect(layers()).toHaveLength(2);
  });

  it('leaves what fingers hold to them: a key changes nothing meanwhile', async () => {
    const app = await open(paths.createOutfit());
    await add(app, 'Camel coat');
    const { left, top } = layers()[0]!;
    const at = {
      x: (Number.parseFloat(left) * 360) / 100,
      y: (Number.parseFloat(top) * 450) / 100,
    };
    const finger = (type: string, by: number) =>
      fireEvent(
        board(),
        new PointerEvent(type, {
          pointerId: 7,
          pointerType: 'touch',
          clientX: at.x + by,
          clientY: at.y + by,
          bubbles: true,
        }),
      );
    finger('pointerdown', 0);
    finger('pointermove', 30);
    press('z', { ctrlKey: true });
    press('Delete');
    await app.user.click(button('Undo'));
    finger('pointerup', 30);
    expect(layers()).toHaveLength(1);
    expect(Number.parseFloat(layers()[0]!.left)).toBeCloseTo(((at.x + 30) * 100) / 360, 4);
    await app.user.click(button('Undo'));
    expect(layers()[0]).toMatchObject({ left, top });
  });

  it('does all of it without a drag, from the list of pieces, on a phone too', async () => {
    phone();
    const app = await open(paths.createOutfit());
    await add(app, 'Camel coat');
    await add(app, 'Red rollneck');
    await app.user.click(button('More'));
    await app.user.click(await screen.findByRole('menuitem', { name: 'List of pieces' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Pieces' }));
    await app.user.click(sheet.getByRole('button', { name: 'Change Camel coat' }));
    const before = layers()[0]!;
    const does = async (name: string) => {
      await app.user.click(sheet.getByRole('button', { name }));
      return layers().map(({ left, top, height, transform }) => [left, top, height, transform]);
    };
    expect((await does('Move right'))[0]![0]).not.toBe(before.left);
    expect((await does('Move up'))[0]![1]).not.toBe(before.top);
    expect((await does('Larger'))[0]![2]).not.toBe(before.height);
    expect((await does('Turn right'))[0]![3]).toContain('rotate(15deg)');
    expect((await does('Flip'))[0]![3]).toContain('scaleX(-1)');
    expect((await does('Forward'))[1]![3]).toContain('scaleX(-1)');
    expect(await does('Copy')).toHaveLength(3);
    expect(await does('Remove')).toHaveLength(2);
  });

  it('reorders with the keys of the grip', async () => {
    const app = await open(paths.createOutfit());
    for (const title of ['Camel coat', 'Red rollneck', 'Straight jeans']) await add(app, title);
    fireEvent.keyDown(button('Order of Straight jeans: arrow keys'), { key: 'ArrowDown' });
    expect(listed()).toEqual(['Red rollneck', 'Straight jeans', 'Camel coat']);
    // The arrow moved the layer in the order, not on the board.
    press('z', { ctrlKey: true });
    expect(listed()).toEqual(['Straight jeans', 'Red rollneck', 'Camel coat']);
  });

  it('shows another piece in the place of one', async () => {
    const outfit = await saveOutfit('Knit', pieces[1]!);
    const app = await open(paths.editOutfit(outfit.outfitId));
    const [before] = layers();
    await app.user.click(button('Change Red rollneck'));
    await app.user.click(button('Replace'));
    await screen.findByText(/takes the place of/);
    await add(app, 'Camel coat');
    expect(listed()).toEqual(['Camel coat']);
    expect(layers()).toEqual([before]);
  });

  it('leaves off picking another piece by back, and the tray is low again', async () => {
    phone();
    const outfit = await saveOutfit('Knit', pieces[1]!);
    const app = await open(paths.editOutfit(outfit.outfitId));
    await app.user.click(button('More'));
    await app.user.click(await screen.findByRole('menuitem', { name: 'List of pieces' }));
    await app.user.click(await screen.findByRole('button', { name: 'Change Red rollneck' }));
    await app.user.click(button('Replace'));
    await screen.findByText(/takes the place of/);
    expect(document.querySelector('[data-height="half"]')).toBeTruthy();
    act(() => void closeTopLayer());
    expect(screen.queryByText(/takes the place of/)).toBeNull();
    expect(document.querySelector('[data-height="low"]')).toBeTruthy();
  });

  it('lays pieces from head to toe where there is room, and marks them in the tray', async () => {
    const app = await open(paths.createOutfit());
    await add(app, 'Straight jeans');
    await add(app, 'Red rollneck');
    const [jeans, knit] = layers().map(({ left, top }) => [left, top].map(Number.parseFloat));
    expect(knit![1]).toBeLessThan(jeans![1]! - 25);
    await screen.findByRole('button', { name: /^Choose Red rollneck.*on the board already$/ });
  });

  it('chooses what lies on the board already where it is tapped in the tray', async () => {
    const app = await open(paths.createOutfit());
    await add(app, 'Red rollneck');
    await add(app, 'Camel coat');
    await app.user.click(await screen.findByRole('button', { name: /^Choose Red rollneck/ }));
    expect(told()).toBe('Red rollneck is chosen');
    press('Delete');
    expect(listed()).toEqual(['Camel coat']);
  });

  it('tells in words what was done', async () => {
    const app = await open(paths.createOutfit());
    await add(app, 'Camel coat');
    expect(told()).toBe('Camel coat added, 1 on the board');
    await add(app, 'Red rollneck');
    await app.user.click(button('Back'));
    expect(told()).toBe('Red rollneck is 2 of 2 from the front');
    await app.user.click(button('Flip'));
    expect(told()).toBe('Red rollneck flipped');
    press('+');
    expect(told()).toBe('Red rollneck made larger');
    await app.user.click(button('Remove'));
    expect(told()).toBe('Red rollneck removed, 1 on the board');
    await app.user.click(button('Undo'));
    expect(told()).toBe('Undone');
    await app.user.click(button('Redo'));
    expect(told()).toBe('Done again');
    // Nothing is chosen: the bar is the board's.
    const bar = document.querySelector<HTMLElement>('[data-board]')!;
    await app.user.click(within(bar).getByRole('radio', { name: 'Plain' }));
    expect(told()).toBe('The board is plain');
  });

  it('finds pieces in the tray by word, kind and readiness', async () => {
    const app = await open(paths.createOutfit());
    const shown = () =>
      [...document.querySelectorAll('[data-piece]')].map((tile) => tile.getAttribute('title'));
    await waitFor(() => expect(shown()).toHaveLength(3));
    await app.user.click(button('Bottoms'));
    await waitFor(() => expect(shown()).toEqual(['Straight jeans']));
    await app.user.click(button('Only what is ready'));
    await screen.findByText('Nothing matches.');
    await app.user.click(button('Show all'));
    await app.user.type(screen.getByRole('searchbox'), 'camel');
    await waitFor(() => expect(shown()).toEqual(['Camel coat']));
  });

  it('lays a gap where a piece is gone, which can be replaced', async () => {
    const outfit = await saveOutfit('Knit', pieces[1]!, pieces[0]!);
    await server.call('deleteItems', { owner: owner(), itemIds: [pieces[1]!] }, maya);
    await open(paths.editOutfit(outfit.outfitId));
    expect(listed()).toEqual(['Camel coat', 'A piece that is gone']);
    expect(document.querySelectorAll('[data-layer]')).toHaveLength(2);
  });

  it('lays a gap also where the draft still knows a piece that is gone by now', async () => {
    const { outfitId } = await saveOutfit('Knit', pieces[1]!);
    const app = await open(paths.editOutfit(outfitId));
    await add(app, 'Camel coat');
    app.unmount();
    await server.call('deleteItems', { owner: owner(), itemIds: [pieces[1]!] }, maya);
    await open(paths.editOutfit(outfitId));
    await waitFor(() => expect(listed()).toEqual(['Camel coat', 'A piece that is gone']));
  });

  it('says that an outfit is not there', async () => {
    renderApp(paths.editOutfit('999999'), maya);
    await screen.findByText('This outfit is not here');
  });
});

describe('What was not saved', () => {
  it('is there again, with its undo, and can be begun anew', async () => {
    const app = await open(paths.createOutfit());
    await add(app, 'Camel coat');
    press('ArrowRight');
    const kept = layers();
    app.unmount();
    const again = await open(paths.createOutfit());
    await screen.findByText('Your unsaved work is back.');
    expect(layers()).toEqual(kept);
    press('z', { ctrlKey: true });
    press('z', { ctrlKey: true });
    expect(layers()).toEqual([]);
    press('z', { ctrlKey: true, shiftKey: true });
    await again.user.click(button('Start over'));
    expect(layers()).toEqual([]);
    expect(isOff('Redo')).toBe(true);
    again.unmount();
    await open(paths.createOutfit());
    expect(screen.queryByText('Your unsaved work is back.')).toBeNull();
  });

  it('stands on the list, leads back to the editor, and is thrown away with a way back', async () => {
    const app = await open(paths.createOutfit());
    await add(app, 'Camel coat');
    app.unmount();
    const list = renderApp(paths.outfits(), maya);
    const tile = { name: /Camel coat.*Unsaved outfit/ };
    await screen.findByRole('link', tile);
    await list.user.click(button('Throw away: Camel coat'));
    await waitFor(() => expect(screen.queryByRole('link', tile)).toBeNull());
    toasts.list.find(({ title }) => title === 'The outfit was thrown away')?.action?.onPress();
    await list.user.click(await screen.findByRole('link', tile));
    await screen.findByText('Your unsaved work is back.');
    expect(layers()).toHaveLength(1);
  });

  it('is said of an outfit that was changed, on the list and on its own screen', async () => {
    const { outfitId } = await saveOutfit('Knit', pieces[1]!);
    const app = await open(paths.editOutfit(outfitId));
    await add(app, 'Camel coat');
    app.unmount();
    const list = renderApp(paths.outfits(), maya);
    await screen.findByRole('link', { name: /Knit.*Unsaved changes/ });
    list.unmount();
    const detail = renderApp(paths.outfit(outfitId), maya);
    await detail.user.click(await screen.findByRole('link', { name: 'Go on' }));
    await screen.findByText('Your unsaved work is back.');
    detail.unmount();
    const again = renderApp(paths.outfit(outfitId), maya);
    await again.user.click(await screen.findByRole('button', { name: 'Throw them away' }));
    await waitFor(() => expect(screen.queryByLabelText('Unsaved changes')).toBeNull());
    again.unmount();
    await open(paths.editOutfit(outfitId));
    expect(listed()).toEqual(['Red rollneck']);
  });

  it('goes on with the outfit where the save that it changes was sent meanwhile', async () => {
    wire.cut('saveOutfit', offline);
    const app = await open(paths.createOutfit());
    await add(app, 'Camel coat');
    await app.user.click(button('Save outfit'));
    await app.user.click(await screen.findByRole('link', { name: /Waiting.*Camel coat/ }));
    await screen.findByRole('application', { name: /^The board/ });
    await add(app, 'Red rollneck');
    app.unmount();
    wire.cut('saveOutfit');
    await outbox.resume();
    await waitFor(async () => expect(await titles()).toEqual(['Camel coat']));
    const list = renderApp(paths.outfits(), maya);
    await list.user.click(await screen.findByRole('link', { name: /Unsaved changes/ }));
    await screen.findByText('Your unsaved work is back.');
    expect(listed()).toEqual(['Red rollneck', 'Camel coat']);
    await list.user.click(button('Save outfit'));
    await waitFor(async () => expect((await only()).layers).toHaveLength(2));
    expect(await titles()).toEqual(['Camel coat']);
  });

  it('is there without a network too, with what its pieces look like', async () => {
    const { outfitId } = await saveOutfit('Knit', pieces[1]!);
    const app = await open(paths.editOutfit(outfitId));
    await add(app, 'Camel coat');
    const kept = layers();
    app.unmount();
    for (const name of ['getOutfitDetails', 'getItems', 'getItemNavigation'] as const) {
      wire.cut(name, offline);
    }
    await open(paths.editOutfit(outfitId));
    await waitFor(() => expect(listed()).toEqual(['Camel coat', 'Red rollneck']));
    expect(layers()).toEqual(kept);
  });

  /** Begins to change an outfit here, and saves it on another device then. */
  async function overtaken(title = 'Knit') {
    const { outfitId } = await saveOutfit(title, pieces[1]!);
    const app = await open(paths.editOutfit(outfitId));
    await add(app, 'Camel coat');
    app.unmount();
    const input = { owner: owner(), outfitId, changes: { title: 'Knit, elsewhere' } };
    await server.call('saveOutfit', { ...input, collage: collage(pieces[2]!) }, maya);
    const again = await open(paths.editOutfit(outfitId));
    await screen.findByRole('alertdialog', { name: 'There is a newer version' });
    return { outfitId, ...again };
  }

  it('goes on over a newer version, and the save does not call it unseen', async () => {
    const { outfitId, user } = await overtaken();
    await user.click(button('Go on with mine'));
    expect(listed()).toEqual(['Camel coat', 'Red rollneck']);
    await user.click(button('Save outfit'));
    await waitFor(async () => expect((await details(outfitId)).layers).toHaveLength(2));
    expect(said()).not.toContain('You saved over a newer version.');
  });

  /** Another tab of this device, which saves an outfit that it has open since its first revision. */
  const saveInOtherTab = (outfitId: string) =>
    saveOutfitLater({
      outfitId,
      form: { title: 'Knit, other tab', notes: null, seasons: [], occasions: [] },
      collage: collage(pieces[2]!),
      baseRevision: 1,
      wardrobeIds: [],
      pieces: [],
    });

  it('is asked about a newer version from another tab of this device, too', async () => {
    const { outfitId } = await saveOutfit('Knit', pieces[1]!);
    const app = await open(paths.editOutfit(outfitId));
    await add(app, 'Camel coat');
    app.unmount();
    await saveInOtherTab(outfitId);
    await waitFor(async () => expect(await titles()).toEqual(['Knit, other tab']));
    await open(paths.editOutfit(outfitId));
    await screen.findByRole('alertdialog', { name: 'There is a newer version' });
  });

  it('is not saved unsaid over what another tab of this device saved without a network', async () => {
    const { outfitId } = await saveOutfit('Knit', pieces[1]!);
    const app = await open(paths.editOutfit(outfitId));
    await add(app, 'Camel coat');
    wire.cut('saveOutfit', offline);
    await saveInOtherTab(outfitId);
    await app.user.click(button('Save outfit'));
    await waitFor(() => expect(said()).toContain('Saved on this device'));
    wire.cut('saveOutfit');
    await outbox.resume();
    await waitFor(() => expect(said()).toContain('You saved over a newer version.'));
    expect(await titles()).toEqual(['Knit']);
  });

  it('gives way to a newer version', async () => {
    const { user } = await overtaken();
    await user.click(button('Take the newer one'));
    expect(listed()).toEqual(['Straight jeans']);
    expect(await titles()).toEqual(['Knit, elsewhere']);
  });

  it('becomes a copy beside a newer version', async () => {
    const { user } = await overtaken();
    await user.click(button('Take it, and keep mine as a copy'));
    expect(listed()).toEqual(['Straight jeans']);
    await waitFor(async () => expect(await titles()).toEqual(['Knit, elsewhere', 'Knit (copy)']));
  });

  it('becomes a copy whose title is cut where it is too long, but not within a character', async () => {
    const { user } = await overtaken('👗'.repeat(60));
    await user.click(button('Take it, and keep mine as a copy'));
    const copy = `${'👗'.repeat(56)} (copy)`;
    await waitFor(async () => expect(await titles()).toEqual(['Knit, elsewhere', copy]));
  });
});

describe('Saving', () => {
  it('tells who saved over a version that was not seen', async () => {
    const { outfitId } = await saveOutfit('Knit', pieces[1]!);
    const app = await open(paths.editOutfit(outfitId));
    await add(app, 'Camel coat');
    const changes = { notes: 'From elsewhere' };
    await server.call('saveOutfit', { owner: owner(), outfitId, changes }, maya);
    await app.user.click(button('Save outfit'));
    await waitFor(() => expect(said()).toContain('You saved over a newer version.'));
    expect((await details(outfitId)).layers).toHaveLength(2);
  });

  it('waits for the network, through the end of the session, and is sent once', async () => {
    const app = await open(paths.createOutfit());
    await add(app, 'Camel coat');
    wire.cut('saveOutfit', offline);
    await app.user.click(button('Save outfit'));
    await waitFor(() => expect(said()).toContain('Saved on this device'));
    app.unmount();
    endForRooms();
    wire.cut('saveOutfit');
    expect(await titles()).toEqual([]);
    Object.assign(session, { token: maya.token, userId: maya.userId });
    await outbox.resume();
    await waitFor(async () => expect(await titles()).toEqual(['Camel coat']));
    const keys = wire.callsOf('saveOutfit').map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });

  it('makes a new outfit of one that was deleted on another device, and says so', async () => {
    const { outfitId } = await saveOutfit('Knit', pieces[1]!);
    const app = await open(paths.editOutfit(outfitId));
    await add(app, 'Camel coat');
    await server.call('deleteOutfits', { owner: owner(), outfitIds: [outfitId] }, maya);
    await app.user.click(button('Save outfit'));
    await waitFor(() => expect(said()).toContain('“Knit” was deleted on another device.'));
    await waitFor(async () => expect(await titles()).toEqual(['Knit']));
  });

  it('makes one new outfit of two saves of one that was deleted on another device', async () => {
    const { outfitId } = await saveOutfit('Knit', pieces[1]!);
    wire.cut('saveOutfit', offline);
    for (const title of ['Camel coat', 'Straight jeans']) {
      const app = await open(paths.editOutfit(outfitId));
      await add(app, title);
      await app.user.click(button('Save outfit'));
      await waitFor(() => expect(said()).toContain('Saved on this device'));
      app.unmount();
      for (const { id } of [...toasts.list]) dismissToast(id);
    }
    const detail = renderApp(paths.outfit(outfitId), maya);
    await screen.findByText(/^Your last change waits on this device/);
    await server.call('deleteOutfits', { owner: owner(), outfitIds: [outfitId] }, maya);
    wire.cut('saveOutfit');
    await outbox.resume();
    await waitFor(async () => expect((await only())?.layers).toHaveLength(3));
    expect(await titles()).toEqual(['Knit']);
    // Whoever looks at the one that is gone is led to what has become of it.
    const { outfitId: become } = await only();
    await waitFor(() => expect(detail.where()).toBe(paths.outfit(become)));
    await screen.findByRole('heading', { name: '3 pieces' });
    expect(said()).not.toContain('You saved over a newer version.');
  });

  it('makes one new outfit also of saves that do not know of each other', async () => {
    const { outfitId } = await saveOutfit('Knit', pieces[1]!);
    await open(paths.editOutfit(outfitId));
    wire.cut('saveOutfit', offline);
    for (const title of ['Knit, one tab', 'Knit, another tab']) {
      await saveOutfitLater({
        outfitId,
        form: { title, notes: null, seasons: [], occasions: [] },
        collage: collage(pieces[2]!),
        baseRevision: 1,
        wardrobeIds: [],
        pieces: [],
      });
    }
    await server.call('deleteOutfits', { owner: owner(), outfitIds: [outfitId] }, maya);
    wire.cut('saveOutfit');
    await outbox.resume();
    await waitFor(async () => expect(await titles()).toEqual(['Knit, another tab']));
  });

  it('is over also where the page was killed before its draft was', async () => {
    const app = await open(paths.createOutfit());
    await add(app, 'Camel coat');
    // Its end never reaches the device.
    const remove = IDBObjectStore.prototype.delete;
    const kill = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function (
      this: IDBObjectStore,
      key,
    ) {
      return remove.call(this, this.name === 'drafts' ? 'none' : key);
    });
    await app.user.click(button('Save outfit'));
    await waitFor(async () => expect(await titles()).toEqual(['Camel coat']));
    app.unmount();
    kill.mockRestore();
    await open(paths.createOutfit());
    const draft = { userId: owner(), name: 'collage new' };
    await waitFor(async () => expect(await findDraftNames(draft)).toEqual([]));
    expect(layers()).toEqual([]);
    expect(screen.queryByText('Your unsaved work is back.')).toBeNull();
  });

  it('is asked about before a logout while it waits', async () => {
    const app = await open(paths.createOutfit());
    await add(app, 'Camel coat');
    wire.cut('saveOutfit', offline);
    await app.user.click(button('Save outfit'));
    await app.user.click(await screen.findByRole('button', { name: /^Profile menu/ }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await screen.findByRole('alertdialog', { name: '1 outfit is not sent yet' });
    await app.user.click(button('Stay'));
    expect(session.token).toBe(maya.token);
  });

  it('keeps what the server refuses on the list, to be changed and saved again', async () => {
    const app = await open(paths.createOutfit());
    await add(app, 'Camel coat');
    wire.cut('saveOutfit', refused(400, 'invalid'));
    await app.user.click(button('Save outfit'));
    await waitFor(() => expect(said()).toContain('“Camel coat” was not saved.'));
    expect(said()).not.toContain('Saved on this device');
    wire.cut('saveOutfit');
    app.unmount();
    endForRooms();
    const list = renderApp(paths.outfits(), maya);
    const kept = await screen.findByRole('link', { name: /Not saved/ });
    expect(await titles()).toEqual([]);
    await list.user.click(kept);
    await screen.findByRole('application', { name: /^The board/ });
    await add(list, 'Red rollneck');
    await list.user.click(button('Save outfit'));
    await waitFor(async () => expect(await titles()).toEqual(['Camel coat']));
    await waitFor(async () => expect((await only()).layers).toHaveLength(2));
    list.unmount();
    renderApp(paths.outfits(), maya);
    await screen.findByRole('link', { name: /^Camel coat/ });
    expect(screen.queryByText('On this device')).toBeNull();
  });

  it('shows at once on the list what waits, and follows it with what is made of it then', async () => {
    const app = await open(paths.createOutfit());
    await add(app, 'Camel coat');
    wire.cut('saveOutfit', offline);
    await app.user.click(button('Save outfit'));
    await app.user.click(await screen.findByRole('link', { name: /Waiting.*Camel coat/ }));
    await screen.findByRole('application', { name: /^The board/ });
    await add(app, 'Red rollneck');
    await app.user.click(button('Save outfit'));
    // Two saves of one outfit are one on the list.
    await screen.findByRole('link', { name: /Waiting.*Camel coat/ });
    expect(screen.getAllByText('Waiting')).toHaveLength(1);
    wire.cut('saveOutfit');
    await outbox.resume();
    await waitFor(async () => expect((await only()).layers).toHaveLength(2));
    expect(await titles()).toEqual(['Camel coat']);
    await waitFor(() => expect(screen.queryByText('Waiting')).toBeNull());
  });

  it('tells the device that was saved over, which may keep its own as a copy', async () => {
    const { outfitId } = await saveOutfit('Knit', pieces[1]!);
    const app = await open(paths.editOutfit(outfitId));
    await add(app, 'Camel coat');
    await app.user.click(button('Save outfit'));
    await waitFor(async () => expect((await details(outfitId)).layers).toHaveLength(2));
    app.unmount();
    const again = renderApp(paths.outfit(outfitId), maya);
    await screen.findByRole('heading', { name: 'Knit' });
    expect(screen.queryByText(/changed on another device/)).toBeNull();
    again.unmount();
    const elsewhere = { owner: owner(), outfitId, collage: collage(pieces[2]!), changes: {} };
    await server.call('saveOutfit', elsewhere, maya);
    const told = renderApp(paths.outfit(outfitId), maya);
    await screen.findByText(/changed on another device/);
    await told.user.click(button('Keep mine as a copy'));
    await waitFor(async () => expect(await titles()).toEqual(['Knit', 'Knit (copy)']));
    expect(screen.queryByText(/changed on another device/)).toBeNull();
    expect((await details(outfitId)).layers).toHaveLength(1);
  });
});

describe('Pieces that the address names', () => {
  const given = () => pieces.slice(0, 2).join();

  it('are laid out in one step, once, and leave the address', async () => {
    const app = await open(paths.createOutfit({ items: `${given()},999999,x` }));
    await waitFor(() => expect(listed()).toEqual(['Red rollneck', 'Camel coat']));
    expect(layers()[0]).not.toMatchObject({ left: layers()[1]!.left });
    await waitFor(() => expect(app.where()).toBe('/create-outfit'));
    press('z', { ctrlKey: true });
    expect(layers()).toEqual([]);
  });

  it('join what was not saved, and are not laid twice', async () => {
    const app = await open(paths.createOutfit());
    await add(app, 'Red rollneck');
    app.unmount();
    await open(paths.createOutfit({ items: given() }));
    await screen.findByText('Your unsaved work is back.');
    await waitFor(() => expect(listed()).toEqual(['Camel coat', 'Red rollneck']));
  });

  it('are said to be missing where all are gone', async () => {
    await open(paths.createOutfit({ items: '999999' }));
    await waitFor(() => expect(said()).toContain('The pieces could not be added'));
  });

  it('are laid on an outfit that is there', async () => {
    const { outfitId } = await saveOutfit('Knit', pieces[1]!);
    const app = await open(paths.editOutfit(outfitId, pieces[0]!));
    await waitFor(() => expect(listed()).toEqual(['Camel coat', 'Red rollneck']));
    await app.user.click(button('Save outfit'));
    await waitFor(async () => expect((await details(outfitId)).layers).toHaveLength(2));
  });
});
