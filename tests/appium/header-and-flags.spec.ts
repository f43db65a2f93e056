import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { arrives, heard } from './hosts/heard.ts';
import { keepPicture, openStage, type Stage } from './stage.ts';

let stage: Stage;
let itemId: string;

beforeAll(async () => {
  stage = await openStage();
  const { userId: owner, token } = stage.demo;
  const { itemIds } = await stage.call('getItemNavigation', { owner, filter: {} }, token);
  itemId = itemIds[0]!;
});
afterAll(() => stage?.close());
afterEach(({ task }) => keepPicture(stage, task));

/** Whether the page draws its own header. */
const hasHeader = () => stage.device.$('header [aria-label="Hem, start"]').isExisting();

describe('with the header flag off', () => {
  it('every place that the header leads to is in the More menu', async () => {
    const { hem, host } = stage;
    await host.start({ path: '/wardrobes', flags: { header: true, syncButton: true } });
    await hem.isOn('Wardrobes');
    expect(await hasHeader()).toBe(true);
    await stage.device.$('header [aria-label^="Profile menu"]').click();
    const ofHeader = await hem.entries();
    expect(ofHeader).toContain('Account Settings');

    await host.start({ path: '/wardrobes', flags: { header: false, syncButton: true } });
    await hem.isOn('Wardrobes');
    expect(await hasHeader()).toBe(false);
    await hem.press('More');
    const ofMore = await hem.entries();
    expect(ofMore).toEqual(expect.arrayContaining([...ofHeader, 'Wardrobes', 'What’s New']));
  });

  it('the More menu is on every screen, and leads there', async () => {
    const { hem, host } = stage;
    const screens = ['/wardrobes', '/items', `/items/${itemId}`];
    for (const path of screens) {
      await host.start({ path });
      await hem.press('More');
      await hem.choose('Account Settings');
      await arrives(host, '/account-settings', 1);
      await hem.isOn('Account Settings');
    }
    await hem.press('More');
    await hem.choose('What’s New');
    await hem.layer('dialog', true);
    await host.forget();
    await host.back();
    await heard(host, 'nav.back', { content: { handled: true } });
    await hem.layer('dialog', false);
    await hem.press('More');
    await hem.choose('Wardrobes');
    await arrives(host, '/wardrobes', 2);
    await hem.isOn('Wardrobes');
  });
});

describe('flags', () => {
  it('set by the host while the page runs change it at once, and are told back', async () => {
    const { hem, host } = stage;
    await host.start({ path: '/wardrobes', flags: { header: false } });
    await hem.isOn('Wardrobes');
    await host.forget();
    await host.setFlag('header', true);
    await heard(host, 'flags.state', {
      content: { flags: { 'hem.flag.header': { value: true, setBy: 'host' } } },
    });
    await stage.device.$('header [aria-label="Hem, start"]').waitForExist();
    await host.setFlag('header', false);
    await stage.device.$('header [aria-label="Hem, start"]').waitForExist({ reverse: true });
  });

  it('outlive a reload', async () => {
    const { hem, host } = stage;
    await host.start({ path: '/wardrobes', flags: { header: false, syncButton: true } });
    await host.forget();
    await host.reload();
    await hem.isOn('Wardrobes');
    expect(await hasHeader()).toBe(false);
    await hem.press('More');
    expect(await hem.entries()).toContain('Sync with app');
  });

  it('outlive logging out: the page is still in its app', async () => {
    const { device, hem, host } = stage;
    await host.start({ path: '/wardrobes', flags: { header: false, syncButton: true } });
    await hem.press('More');
    await hem.choose('Logout');
    await arrives(host, '/auth');
    const kept = await device.execute(() =>
      ['webView', 'header', 'syncButton'].map((name) => localStorage.getItem(`hem.flag.${name}`)),
    );
    expect(kept).toEqual(['true', 'false', 'true']);
    expect(await device.execute(() => localStorage.getItem('hem.session'))).toBeNull();
  });
});
