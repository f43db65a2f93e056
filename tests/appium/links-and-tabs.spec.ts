import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { arrives, heard } from './hosts/heard.ts';
import { keepPicture, openStage, type Stage } from './stage.ts';

let stage: Stage;
let itemId: string;
let title: string;

beforeAll(async () => {
  stage = await openStage();
  const { userId: owner, token } = stage.demo;
  const filter = { sort: 'title' as const };
  const { itemIds } = await stage.call('getItemNavigation', { owner, filter }, token);
  itemId = itemIds[0]!;
  const { items } = await stage.call('getItems', { owner, itemIds: [itemId] }, token);
  title = items[0]!.title;
});
afterAll(() => stage?.close());
afterEach(({ task }) => keepPicture(stage, task));

describe('a deep link', () => {
  it('starts the app at its place, with nothing behind it', async () => {
    const { hem, host } = stage;
    await host.start({ path: '/wardrobes' });
    await host.forget();
    await host.deepLink(`/items/${itemId}`, { isCold: true });
    await arrives(host, `/items/${itemId}`, 0);
    await hem.isOn(title);
    await host.back();
    await heard(host, 'nav.back', { content: { handled: false, canGoBack: false } });
  });

  it('goes there in the running app, and back leads to where one was', async () => {
    const { hem, host } = stage;
    await host.start({ path: '/wardrobes' });
    await host.forget();
    await host.deepLink(`/items/${itemId}`);
    await heard(host, 'nav.open', { content: { handled: true, canGoBack: true } });
    await arrives(host, `/items/${itemId}`, 1);
    await hem.isOn(title);
    await host.back();
    await arrives(host, '/wardrobes', 0);
    await hem.isOn('Wardrobes');
  });

  it.each([
    '//elsewhere.example/items',
    '/no-such-room',
    'https://elsewhere.example/',
    '/\\elsewhere',
  ])('to %s is left to the app, and the page stays', async (link) => {
    const { hem, host } = stage;
    await host.start({ path: '/items' });
    await host.forget();
    await host.deepLink(link);
    await heard(host, 'nav.open', { content: { handled: false } });
    await hem.isOn('Items');
    expect((await host.messages()).filter(({ type }) => type === 'nav.state')).toEqual([]);
  });
});

describe('a bottom tab', () => {
  it('leads home from deep inside, and leaves nothing behind', async () => {
    const { hem, host } = stage;
    await host.start({ path: '/wardrobes' });
    await hem.follow('Items');
    await arrives(host, '/items', 1);
    await host.deepLink(`/items/${itemId}`);
    await arrives(host, `/items/${itemId}`, 2);
    await host.forget();
    await host.tab('wardrobe');
    await heard(host, 'nav.tab', { content: { handled: true, canGoBack: false } });
    await arrives(host, '/wardrobes', 0);
    await hem.isOn('Wardrobes');
  });

  it('leads home from a link’s first screen once there is history', async () => {
    const { hem, host } = stage;
    await host.start({ path: `/items/${itemId}` });
    await hem.isOn(title);
    await hem.press('More');
    await hem.choose('Account Settings');
    await arrives(host, '/account-settings', 1);
    await host.forget();
    await host.tab('wardrobe');
    await heard(host, 'nav.tab', { content: { handled: true, canGoBack: false } });
    await arrives(host, '/wardrobes', 0);
  });

  it('at a link’s first screen loads the app’s address', async () => {
    const { hem, host } = stage;
    await host.start({ path: '/account-settings' });
    await host.forget();
    await host.tab('wardrobe');
    await heard(host, 'nav.tab', { content: { handled: false, canGoBack: false } });
    await arrives(host, '/wardrobes', 0);
    await hem.isOn('Wardrobes');
  });

  it('at home stays at home', async () => {
    const { hem, host } = stage;
    await host.start({ path: '/wardrobes' });
    await host.forget();
    await host.tab('wardrobe');
    await heard(host, 'nav.tab', { content: { handled: true, canGoBack: false } });
    await hem.isOn('Wardrobes');
  });
});
