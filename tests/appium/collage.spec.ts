import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { BoardPage } from './pages/board-page.ts';
import { keepPicture, openStage, type Stage } from './stage.ts';

describe('an outfit that is laid out by touch in the host’s web view', () => {
  let stage: Stage;
  let board: BoardPage;
  beforeAll(async () => {
    stage = await openStage();
    board = new BoardPage(stage.device);
    await stage.host.start({ path: '/create-outfit', flags: { webView: true, header: false } });
  });
  afterAll(() => stage?.close());
  afterEach(({ task }) => keepPicture(stage, task));

  it('is dragged from the tray, pinched, undone, there again after a kill, and saved', async () => {
    const { hem, host } = stage;
    const surface = '[role="application"]';
    const tile = await board.middleOf('[data-piece]');
    const middle = await board.middleOf(surface);
    const way = { x: middle.x - tile.x, y: middle.y - tile.y };
    await board.glide('[data-piece]', { at: { x: 0, y: 0 }, by: way });
    await board.has(1);
    const dropped = await board.layers();

    await board.glide(
      surface,
      { at: { x: -20, y: 0 }, by: { x: -40, y: -28 } },
      { at: { x: 20, y: 0 }, by: { x: 40, y: 28 } },
    );
    const pinched = await board.moved(dropped);
    await hem.press('Undo');
    expect(await board.moved(pinched)).toEqual(dropped);
    await hem.press('Redo');
    expect(await board.moved(dropped)).toEqual(pinched);

    await host.kill();
    await host.deepLink('/create-outfit');
    await board.has(1);
    expect(await board.layers()).toEqual(pinched);
    await hem.press('Undo');
    expect(await board.moved(pinched)).toEqual(dropped);
    await hem.press('Save');
    await hem.press('Save outfit');
    await hem.sees('1 piece');
  });
});
