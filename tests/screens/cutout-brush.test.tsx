import '#tests/support/page.ts';
import './still-motion.ts';

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runsOf } from '#contract/rules/mask-runs.ts';
import { paths } from '#lib/paths.ts';
import type { Stroke } from '#server/cutout/stroke.ts';
import type { CutoutPort } from '#server/ports/cutout.ts';
import type { StrokesPort } from '#server/ports/strokes.ts';
import { drawPicture, pictureSize } from '#tests/support/drawn-pictures.ts';
import { type RenderedApp, reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type FaultyWire, faultyWire, held, offline, refused } from './faulty-wire.ts';
import { settledMember } from './member.ts';

const { width, height } = pictureSize;
/** The mask of the uppermost rows. */
const rows = (count: number) => new Uint8Array(width * height).fill(255, 0, width * count);
const maskOf = (count: number) => runsOf(width, height, rows(count));

let verdict: 'trusted' | 'none';
const cutout: CutoutPort = {
  cut: async () => ({
    verdict,
    mask: { width, height, data: rows(40) },
    box: verdict === 'none' ? null : { left: 0, top: 0, width, height: 40 },
  }),
  close: async () => {},
};
/** Every stroke that is followed adds ten rows to the mask, whatever it is. */
let followed: Stroke[][];
const strokes: StrokesPort = {
  async follow(_caller, _photo, asked, previous) {
    followed.push(asked);
    const filled = previous ? previous.data.filter((alpha) => alpha > 0).length / width : 10;
    return { width, height, data: rows(asked.length > 0 ? filled + 10 : 20) };
  },
  wake: () => {},
  close: async () => {},
};

let server: TestServer;
let maya: Person;
let wire: FaultyWire;
let path: string;
let itemId: string;
let imageId: string;
beforeAll(async () => {
  server = await startTestServer({ cutout, strokes });
});
afterAll(() => server.close());
beforeEach(async () => {
  reachServer(server);
  wire = faultyWire();
  verdict = 'trusted';
  followed = [];
  maya = await settledMember(server);
});
afterEach(cleanup);

/** Adds a dress with a photo, and opens the detail or the brush. */
async function open(what: 'brush' | 'piece' = 'brush') {
  imageId = (await server.upload(maya, await drawPicture(), 'image/jpeg')).imageId;
  const changes = { title: 'Red dress', category: 'day-dress' };
  const input = { owner: maya.userId, changes, imageIds: [imageId] };
  itemId = (await server.call('saveItem', input, maya)).item.itemId;
  await server.app.services.jobs.idle();
  path = paths.cutout(itemId, imageId);
  if (what === 'piece') return renderApp(paths.item(itemId), maya);
  return enter();
}
async function enter() {
  const app = renderApp(path, maya);
  await screen.findByRole('button', { name: 'Save cut-out' });
  return app;
}

const button = (name: string) => screen.getByRole('button', { name });
/** Draws a line with the mouse. */
function draw(from: [number, number] = [100, 200], to: [number, number] = [150, 260]) {
  const canvas = screen.getByRole('img', { name: 'The photo, to draw at' });
  const at = ([clientX, clientY]: [number, number]) => ({
    clientX,
    clientY,
    pointerId: 1,
    button: 0,
  });
  fireEvent.pointerDown(canvas, at(from));
  fireEvent.pointerMove(canvas, at(to));
  fireEvent.pointerUp(canvas, at(to));
}
const canSave = () => button('Save cut-out').getAttribute('aria-disabled') !== 'true';
const isFollowed = () =>
  waitFor(() => expect(document.querySelector('main')?.getAttribute('aria-busy')).toBe('false'));
const kept = () => server.call('getItemCutout', { owner: maya.userId, itemId, imageId }, maya);
const says = (words: RegExp) => screen.findByText(words);
const save = ({ user }: RenderedApp) => user.click(button('Save cut-out'));

describe('Finishing a cut-out by hand', () => {
  it('is offered beside the photo, and begins with what the machine found', async () => {
    const { user, where } = await open('piece');
    await user.click(await screen.findByRole('button', { name: 'Mend the cut-out' }));
    await screen.findByRole('button', { name: 'Save cut-out' });
    expect(where()).toBe(path);
    await says(/Draw over what belongs to the day dress/);
    await user.click(button('Away'));
    await says(/Draw over what does not belong to the day dress/);
    expect(wire.callsOf('followItemStrokes')).toHaveLength(0);
  });

  it('has another icon than what else one does with the piece', async () => {
    await open('piece');
    await screen.findByRole('button', { name: 'Mend the cut-out' });
    await screen.findByRole('link', { name: 'Alter or repair' });
    const main = document.querySelector('main')!;
    const icons = [...main.querySelectorAll('a svg, button svg')].map((icon) => icon.innerHTML);
    expect(icons.filter((icon, at) => icons.indexOf(icon) !== at)).toEqual([]);
  });

  it('is offered where the machine found nothing, and begins with its own try', async () => {
    verdict = 'none';
    const { user } = await open('piece');
    await user.click(await screen.findByRole('button', { name: 'Cut out by hand' }));
    await screen.findByRole('button', { name: 'Save cut-out' });
    await isFollowed();
    expect(followed).toEqual([[]]);
    draw();
    await isFollowed();
    await user.click(button('Save cut-out'));
    await screen.findByRole('radio', { name: 'Cut-out' });
    expect(await kept()).toMatchObject({ cutout: 'own', mask: maskOf(30) });
  });

  it('follows strokes in their order, undoes and redoes them, and saves what is left', async () => {
    const app = await open();
    draw();
    draw([200, 200], [250, 220]);
    await isFollowed();
    expect(followed.map((asked) => asked.length)).toEqual([1, 2]);
    await app.user.click(button('Undo'));
    await app.user.click(button('Undo'));
    await app.user.click(button('Redo'));
    await save(app);
    await screen.findByRole('heading', { name: 'Red dress' });
    const { mask, strokes } = await kept();
    expect(mask).toEqual(maskOf(50));
    expect(strokes).toEqual([
      { kind: 'keep', radius: expect.any(Number), points: expect.any(Array) },
    ]);
    // What was undone is asked for no second time.
    expect(followed).toHaveLength(2);
  });

  it('erases at once, without asking, and begins with the strokes kept the next time', async () => {
    const app = await open();
    await app.user.click(button('Erase'));
    draw([195, 258], [200, 258]);
    await isFollowed();
    expect(followed).toEqual([]);
    await save(app);
    await screen.findByRole('heading', { name: 'Red dress' });
    app.unmount();
    await enter();
    draw();
    await isFollowed();
    expect(followed.map((asked) => asked.map(({ kind }) => kind))).toEqual([['erase', 'keep']]);
  });

  it('takes a line back that a second finger makes a pinch', async () => {
    await open();
    const canvas = screen.getByRole('img', { name: 'The photo, to draw at' });
    const touch = (pointerId: number, clientX: number) => ({
      pointerId,
      pointerType: 'touch',
      clientX,
      clientY: 100,
    });
    fireEvent.pointerDown(canvas, touch(1, 100));
    fireEvent.pointerMove(canvas, touch(1, 110));
    fireEvent.pointerDown(canvas, touch(2, 200));
    fireEvent.pointerMove(canvas, touch(2, 260));
    fireEvent.pointerUp(canvas, touch(1, 110));
    fireEvent.pointerUp(canvas, touch(2, 260));
    expect(button('Undo')).toHaveProperty('disabled', true);
    draw();
    await isFollowed();
    // Twice as near, so the same finger draws a finer line.
    expect(followed[0]![0]!.radius).toBeLessThan(13 / (516 / 80));
  });

  it('says why a stroke was not followed, keeps it, and tries again', async () => {
    const app = await open();
    wire.cut('followItemStrokes', refused(503, 'unavailable'));
    draw();
    await says(/busy just now/);
    expect(canSave()).toBe(false);
    draw([200, 200], [250, 220]);
    wire.cut('followItemStrokes', offline);
    await app.user.click(button('Try again'));
    await says(/Hem was not reached/);
    wire.cut('followItemStrokes');
    await app.user.click(button('Try again'));
    await isFollowed();
    expect(followed.map((asked) => asked.length)).toEqual([1, 2]);
    expect(canSave()).toBe(true);
  });

  it('forgets a stroke that is undone while it is followed', async () => {
    const app = await open();
    const answer = held();
    wire.cut('followItemStrokes', answer.fault);
    draw();
    await waitFor(() => expect(wire.callsOf('followItemStrokes')).toHaveLength(1));
    expect(canSave()).toBe(false);
    await app.user.click(button('Undo'));
    answer.release();
    await isFollowed();
    await save(app);
    await screen.findByRole('heading', { name: 'Red dress' });
    expect((await kept()).mask).toEqual(maskOf(40));
  });

  it('asks before strokes are left, and keeps them through a page that is lost', async () => {
    const app = await open();
    draw();
    await isFollowed();
    await app.user.keyboard('{Escape}');
    await screen.findByRole('alertdialog', { name: 'Save what you drew?' });
    await app.user.click(button('Keep drawing'));
    app.unmount();
    const again = await enter();
    await says(/What you drew last time is back/);
    await save(again);
    await screen.findByRole('heading', { name: 'Red dress' });
    expect((await kept()).mask).toEqual(maskOf(50));
  });

  it('leaves without them where one says so', async () => {
    const app = await open();
    draw();
    await isFollowed();
    await app.user.click(button('Close'));
    await app.user.click(await screen.findByRole('button', { name: 'Leave without it' }));
    await screen.findByRole('heading', { name: 'Red dress' });
    app.unmount();
    await enter();
    await says(/Draw over/);
    expect(await kept()).toMatchObject({ cutout: 'trusted' });
  });

  it('goes by keys: tools, brush, undo and redo', async () => {
    const { user } = await open();
    const size = () =>
      (screen.getByRole('slider', { name: 'Brush' }) as HTMLInputElement).valueAsNumber;
    const before = size();
    await user.keyboard('3]');
    expect(button('Erase').getAttribute('aria-pressed')).toBe('true');
    expect(size()).toBeGreaterThan(before);
    draw();
    await user.keyboard('{Control>}z{/Control}');
    expect(button('Undo')).toHaveProperty('disabled', true);
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(button('Undo')).toHaveProperty('disabled', false);
  });

  it('keeps what was drawn where saving fails', async () => {
    const app = await open();
    draw();
    await isFollowed();
    wire.cut('saveItemCutout', offline);
    await save(app);
    await waitFor(() => expect(wire.callsOf('saveItemCutout')).toHaveLength(1));
    wire.cut('saveItemCutout');
    await waitFor(() => expect(canSave()).toBe(true));
    await save(app);
    await screen.findByRole('heading', { name: 'Red dress' });
    expect((await kept()).mask).toEqual(maskOf(50));
  });

  it('uses the photo, and says so of a photo that is gone', async () => {
    const app = await open();
    await app.user.click(button('Use the photo'));
    await screen.findByRole('heading', { name: 'Red dress' });
    const { item } = await server.call('getItemDetails', { owner: maya.userId, itemId }, maya);
    expect(item.images[0]!.treatment!.mode).not.toBe('cutout');
    cleanup();
    await server.call('deleteItems', { owner: maya.userId, itemIds: [itemId] }, maya);
    renderApp(path, maya);
    await screen.findByText('This photo is not here');
  });
});
