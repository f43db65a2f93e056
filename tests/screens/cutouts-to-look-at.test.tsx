import '#tests/support/page.ts';
import './still-motion.ts';

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CutoutDoubt } from '#contract/rules/cutout-doubts.ts';
import { paths } from '#lib/paths.ts';
import { images } from '#server/database/schema.ts';
import type { CutoutPort } from '#server/ports/cutout.ts';
import { drawPicture, pictureSize } from '#tests/support/drawn-pictures.ts';
import { type RenderedApp, reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type FaultyWire, faultyWire, offline, refused } from './faulty-wire.ts';
import { settledMember } from './member.ts';

const { width, height } = pictureSize;
const cutout: CutoutPort = {
  cut: async () => ({
    verdict: 'trusted',
    mask: { width, height, data: new Uint8Array(width * height).fill(255, 0, width * 40) },
    box: { left: 0, top: 0, width, height: 40 },
  }),
  close: async () => {},
};
const box = { x: 0.1, y: 0.2, width: 0.2, height: 0.5 };
const sleeve: CutoutDoubt = { kind: 'missing-part', side: 'left', box };
const shadow: CutoutDoubt = { kind: 'ground-left', side: 'bottom', box };

let server: TestServer;
let wire: FaultyWire;
let maya: Person;
beforeAll(async () => {
  server = await startTestServer({ cutout });
});
afterAll(() => server.close());
beforeEach(async () => {
  reachServer(server);
  wire = faultyWire();
  maya = await settledMember(server);
});
afterEach(cleanup);

/** Adds a piece whose cut-out is doubted; answers its photo. */
async function add(title: string, category: string, cutoutDoubt: CutoutDoubt): Promise<string> {
  const { imageId } = await server.upload(maya, await drawPicture(), 'image/jpeg');
  const input = { owner: maya.userId, changes: { title, category }, imageIds: [imageId] };
  await server.call('saveItem', input, maya);
  await server.app.services.jobs.idle();
  const { database } = server.app.services.open;
  await database.update(images).set({ cutoutDoubt }).where(eq(images.id, imageId));
  return imageId;
}
/** What is shown of photos, by the choice of their owner. */
async function shown(...imageIds: string[]) {
  const rows = await server.app.services.open.database.select().from(images);
  return imageIds.map((imageId) => rows.find(({ id }) => id === imageId)!.shown);
}
const three = async () => [
  await add('Oxford shirt', 'shirt', sleeve),
  await add('Maxi skirt', 'maxi-skirt', shadow),
  await add('Rib tank', 'tank-top', sleeve),
];
const sheet = () => within(screen.getByRole('dialog', { name: 'Cut-outs to look at' }));
const button = (name: string) => sheet().getByRole('button', { name });
const press = async ({ user }: RenderedApp, name: string) => {
  await waitFor(() => expect(button(name).getAttribute('aria-disabled')).toBeNull());
  await user.click(button(name));
};
const headline = async (name: string) => {
  await screen.findByRole('dialog', { name: 'Cut-outs to look at' });
  await sheet().findByRole('heading', { name });
};
const says = (words: string) => sheet().findByText(words);

describe('Cut-outs to look at', () => {
  it('are offered on the list of pieces, and settled one after the other', async () => {
    const imageIds = await three();
    const app = renderApp(paths.items(), maya);
    const notice = within(await screen.findByRole('region', { name: 'Cut-outs to look at' }));
    notice.getByText('3 cut-outs may be wrong.');
    await app.user.click(notice.getByRole('button', { name: 'Look at them' }));
    await waitFor(() => expect(app.where()).toBe(paths.cutoutsToLookAt()));
    await headline('The left sleeve may be missing');
    await says('1 of 3 · 0 settled');
    await says('One side of the cut-out ends at the shoulder.');
    await says('Oxford shirt');
    sheet().getByRole('img', { name: 'Oxford shirt, as it was taken' });
    sheet().getByRole('img', { name: 'Oxford shirt, the cut-out' });
    await says('2 more');
    await says('1 sleeve, 1 with a shadow left on, 1 strap');

    await press(app, 'Keep photo');
    await headline('A shadow may be left on');
    await says('2 of 3 · 1 settled');
    await press(app, 'Use cut-out');
    await headline('The left strap may be missing');
    await press(app, 'Use cut-out');
    await headline('That was the last one');
    await says('All 3 are settled.');
    expect(await shown(...imageIds)).toEqual(['photo', 'cutout', 'cutout']);
    await app.user.click(button('Done'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.queryByText(/may be wrong/)).toBeNull());
  });

  it('have first what helps most against the doubt', async () => {
    await three();
    const app = renderApp(paths.cutoutsToLookAt(), maya);
    const answers = () =>
      sheet()
        .getAllByRole('button', { name: /^(Finish by finger|Keep photo|Use cut-out)$/ })
        .map(({ textContent }) => textContent);
    await headline('The left sleeve may be missing');
    await waitFor(() => expect(answers()[0]).toBe('Finish by finger'));
    await press(app, 'Keep photo');
    await headline('A shadow may be left on');
    await waitFor(() => expect(answers()[0]).toBe('Use cut-out'));
  });

  it('go back through all that was done, and what was left for later waits', async () => {
    const imageIds = await three();
    const app = renderApp(paths.cutoutsToLookAt(), maya);
    await headline('The left sleeve may be missing');
    expect(button('Undo').getAttribute('aria-disabled')).toBe('true');
    await press(app, 'Keep photo');
    await headline('A shadow may be left on');
    await app.user.click(button('More'));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Decide later' }));
    await headline('The left strap may be missing');
    await says('3 of 3 · 1 settled');
    await press(app, 'Use cut-out');
    await says('2 of 3 are settled. The others wait.');

    await app.user.click(button('Undo'));
    await headline('The left strap may be missing');
    expect(await shown(...imageIds)).toEqual(['photo', null, null]);
    await app.user.click(button('Undo'));
    await headline('A shadow may be left on');
    await app.user.click(button('Undo'));
    await headline('The left sleeve may be missing');
    await says('1 of 3 · 0 settled');
    expect(await shown(...imageIds)).toEqual([null, null, null]);
    expect(button('Undo').getAttribute('aria-disabled')).toBe('true');
  });

  it('stay where one is when a choice is not saved, or not taken back', async () => {
    const imageIds = await three();
    const app = renderApp(paths.cutoutsToLookAt(), maya);
    await headline('The left sleeve may be missing');
    wire.cut('itemShowPictures', refused(500, 'server'));
    await press(app, 'Keep photo');
    await sheet().findByRole('alert');
    await says('1 of 3 · 0 settled');
    expect(await shown(...imageIds)).toEqual([null, null, null]);
    wire.cut('itemShowPictures');
    await press(app, 'Keep photo');
    await headline('A shadow may be left on');
    expect(sheet().queryByRole('alert')).toBeNull();
    wire.cut('itemShowPictures', refused(500, 'server'));
    await app.user.click(button('Undo'));
    await sheet().findByRole('alert');
    await says('2 of 3 · 1 settled');
    expect(await shown(...imageIds)).toEqual(['photo', null, null]);
  });

  it('go on after one that was finished by finger, or at it where nothing was saved', async () => {
    const imageIds = await three();
    const app = renderApp(paths.cutoutsToLookAt(), maya);
    await headline('The left sleeve may be missing');
    await press(app, 'Finish by finger');
    await screen.findByRole('button', { name: 'Save cut-out' });
    await app.user.click(screen.getByRole('button', { name: 'Close' }));
    await headline('The left sleeve may be missing');
    await says('1 of 3 · 0 settled');
    await press(app, 'Finish by finger');
    await app.user.click(await screen.findByRole('button', { name: 'Save cut-out' }));
    await headline('A shadow may be left on');
    await says('2 of 3 · 1 settled');
    expect(await shown(...imageIds)).toEqual(['cutout', null, null]);
  });

  it('take back what was drawn, and what was chosen beside it', async () => {
    const imageIds = await three();
    const app = renderApp(paths.cutoutsToLookAt(), maya);
    await headline('The left sleeve may be missing');
    await press(app, 'Finish by finger');
    await app.user.click(await screen.findByRole('button', { name: 'Save cut-out' }));
    await headline('A shadow may be left on');
    await press(app, 'Finish by finger');
    await app.user.click(await screen.findByRole('button', { name: 'Use the photo' }));
    await headline('The left strap may be missing');
    expect(await shown(...imageIds)).toEqual(['cutout', 'photo', null]);
    await app.user.click(button('Undo'));
    await headline('A shadow may be left on');
    expect(await shown(...imageIds)).toEqual(['cutout', null, null]);

    wire.cut('takeBackItemCutout', offline);
    await app.user.click(button('Undo'));
    await sheet().findByRole('alert');
    await says('2 of 3 · 1 settled');
    wire.cut('takeBackItemCutout');
    await app.user.click(button('Undo'));
    await headline('The left sleeve may be missing');
    await says('1 of 3 · 0 settled');
    expect(await shown(...imageIds)).toEqual([null, null, null]);
    const { rows } = await server.call('getCutoutsToLookAt', { owner: maya.userId }, maya);
    expect(rows.map(({ imageId }) => imageId)).toEqual(imageIds);
  });

  it('leave what was drawn elsewhere since, and say so', async () => {
    const imageIds = await three();
    const app = renderApp(paths.cutoutsToLookAt(), maya);
    await headline('The left sleeve may be missing');
    await press(app, 'Finish by finger');
    await app.user.click(await screen.findByRole('button', { name: 'Save cut-out' }));
    await headline('A shadow may be left on');
    const { input } = wire.callsOf('saveItemCutout')[0]!;
    await server.call('saveItemCutout', input as never, maya);
    await app.user.click(button('Undo'));
    await screen.findByText('This cut-out was changed elsewhere meanwhile');
    await says('1 of 3 · 0 settled');
    expect(await shown(...imageIds)).toEqual(['cutout', null, null]);
  });

  it('pass a piece that is gone', async () => {
    await three();
    const { rows } = await server.call('getCutoutsToLookAt', { owner: maya.userId }, maya);
    const app = renderApp(paths.cutoutsToLookAt(), maya);
    await headline('The left sleeve may be missing');
    const { itemId } = rows[1]!;
    await server.call('deleteItems', { owner: maya.userId, itemIds: [itemId] }, maya);
    await press(app, 'Use cut-out');
    await headline('The left strap may be missing');
    await says('3 of 3 · 1 settled');
  });

  it('are reached from the settings, which say how many there are', async () => {
    await three();
    renderApp(paths.accountSettings('Profile'), maya);
    await screen.findByText('3 of 3 photos, 3 to look at');
    const link = screen.getByRole('link', { name: 'Look at them' });
    expect(link.getAttribute('href')).toBe(paths.cutoutsToLookAt());
  });
});
