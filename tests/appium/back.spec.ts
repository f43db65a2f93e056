import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { arrives, heard } from './hosts/heard.ts';
import { keepPicture, openStage, type Stage } from './stage.ts';

describe('hardware back', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await openStage();
  });
  afterAll(() => stage?.close());
  afterEach(({ task }) => keepPicture(stage, task));

  /** Presses back, and waits for as many answers. */
  async function back(handled: boolean, canGoBack: boolean): Promise<void> {
    await stage.host.forget();
    await stage.host.back();
    await heard(stage.host, 'nav.back', { content: { handled, canGoBack } });
  }

  /** Wardrobes, Items, Account Settings: two entries lie behind the last. */
  async function goDeep(): Promise<void> {
    const { hem, host } = stage;
    await host.start({ path: '/wardrobes' });
    await hem.follow('Items');
    await arrives(host, '/items', 1);
    await hem.press('More');
    await hem.choose('Account Settings');
    await arrives(host, '/account-settings', 2);
  }

  it('at the first screen is the app’s own business', async () => {
    await stage.host.start({ path: '/items' });
    await stage.hem.isOn('Items');
    await back(false, false);
    await stage.hem.isOn('Items');
  });

  it('leads from the second screen to the first', async () => {
    await stage.host.start({ path: '/wardrobes' });
    await stage.hem.follow('Items');
    await arrives(stage.host, '/items', 1);
    await back(true, false);
    await arrives(stage.host, '/wardrobes', 0);
    await stage.hem.isOn('Wardrobes');
  });

  it('leads back through every screen, one at a time', async () => {
    await goDeep();
    await back(true, true);
    await arrives(stage.host, '/items', 1);
    await stage.hem.isOn('Items');
    await back(true, false);
    await arrives(stage.host, '/wardrobes', 0);
    await back(false, false);
  });

  it('closes an open menu first, and only that', async () => {
    const { hem, host } = stage;
    await host.start({ path: '/wardrobes' });
    await hem.follow('Items');
    await arrives(host, '/items');
    await hem.press('More');
    await hem.layer('menu', true);
    await back(true, true);
    await hem.layer('menu', false);
    await hem.isOn('Items');
    await back(true, false);
    await arrives(host, '/wardrobes');
  });

  it('closes a menu at the first screen, where the app would leave', async () => {
    const { hem, host } = stage;
    await host.start({ path: '/wardrobes' });
    await hem.press('More');
    await hem.layer('menu', true);
    await heard(host, 'nav.state', { content: { depth: 0, canGoBack: true } });
    await back(true, false);
    await heard(host, 'nav.state', { content: { path: '/wardrobes', depth: 0, canGoBack: false } });
    await hem.layer('menu', false);
    await hem.isOn('Wardrobes');
    await back(false, false);
  });

  it('closes a sheet that is an address, by the history', async () => {
    const { hem, host } = stage;
    await host.start({ path: '/wardrobes' });
    await hem.press('New wardrobe');
    await arrives(host, '/wardrobes?sheet=new', 1);
    await hem.layer('dialog', true);
    await back(true, false);
    await arrives(host, '/wardrobes', 0);
    await hem.layer('dialog', false);
  });

  it('closes a sheet that a link opened, and is then the app’s own business', async () => {
    const { hem, host } = stage;
    await host.start({ path: '/wardrobes?sheet=new' });
    await hem.layer('dialog', true);
    await back(true, false);
    await hem.layer('dialog', false);
    await arrives(host, '/wardrobes', 0);
    await back(false, false);
  });

  it('pressed twice at once goes two screens, not one and not three', async () => {
    const { hem, host } = stage;
    await goDeep();
    await host.forget();
    await host.back(2);
    const answers = await heard(host, 'nav.back', {}, 2);
    expect(answers.map(({ content }) => content)).toEqual([
      { handled: true, canGoBack: true },
      { handled: true, canGoBack: false },
    ]);
    await arrives(host, '/wardrobes', 0);
    await hem.isOn('Wardrobes');
  });

  it('pressed twice with one screen behind leaves the second press to the app', async () => {
    const { hem, host } = stage;
    await host.start({ path: '/wardrobes' });
    await hem.follow('Items');
    await arrives(host, '/items', 1);
    await host.forget();
    await host.back(2);
    const answers = await heard(host, 'nav.back', {}, 2);
    expect(answers.map(({ content }) => content)).toEqual([
      { handled: true, canGoBack: false },
      { handled: false, canGoBack: false },
    ]);
    await arrives(host, '/wardrobes', 0);
  });

  it('after a reload in the middle is the app’s, and then counts anew', async () => {
    const { hem, host } = stage;
    await goDeep();
    await host.forget();
    await host.reload();
    await arrives(host, '/account-settings', 0);
    await back(false, false);
    await hem.isOn('Account Settings');
    await hem.press('More');
    await hem.choose('Wardrobes');
    await arrives(host, '/wardrobes', 1);
    await back(true, false);
    await arrives(host, '/account-settings', 0);
  });
});
