import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { arrives, heard } from './hosts/heard.ts';
import { keepPicture, openStage, type Stage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage?.close());
afterEach(({ task }) => keepPicture(stage, task));

/** Another device of the same person hangs up a wardrobe. */
async function hangElsewhere(name: string): Promise<void> {
  const { userId: owner, token } = stage.demo;
  await stage.call('saveWardrobe', { owner, name, description: '' }, token);
}

describe('an app that was ended', () => {
  it('starts at the same screen, with what was typed', async () => {
    const { hem, host } = stage;
    await host.start({ path: '/wardrobes' });
    await hem.press('More');
    await hem.choose('Account Settings');
    await hem.type('Bio', 'Sews on trains');
    await hem.holds('Bio', 'Sews on trains');
    await host.forget();
    await host.kill();
    await arrives(host, '/account-settings', 0);
    await hem.isOn('Account Settings');
    await hem.holds('Bio', 'Sews on trains');
    await hem.press('Discard');
    await hem.holds('Bio', '');
  });

  it('starts with the sheet that was open, and what was typed there', async () => {
    const { hem, host } = stage;
    await host.start({ path: '/wardrobes' });
    await hem.press('New wardrobe');
    await hem.type('Name', 'For the killed');
    await hem.holds('Name', 'For the killed');
    await host.forget();
    await host.kill();
    await arrives(host, '/wardrobes?sheet=new', 0);
    await hem.holds('Name', 'For the killed');
    await hem.press('Create wardrobe');
    // Asks which pieces hang in it.
    await hem.press('Later');
    await hem.layer('dialog', false);
    await hem.sees('For the killed');
  });
});

describe('back from the background', () => {
  it('the page shows what has changed meanwhile', async () => {
    const { hem, host } = stage;
    await host.start({ path: '/wardrobes' });
    await hem.isOn('Wardrobes');
    await host.forget();
    await host.background();
    await hangElsewhere('Hung while away');
    await host.foreground();
    await hem.sees('Hung while away');
    expect((await host.messages()).filter(({ type }) => type === 'page.ready')).toEqual([]);
  });
});

describe('offline', () => {
  beforeEach((context) => {
    if (stage.host.cannot.has('offline')) context.skip('this target has no network of its own');
  });

  it('the page says so, keeps what it shows, and catches up afterwards', async () => {
    const { hem, host } = stage;
    await host.start({ path: '/wardrobes' });
    await hem.isOn('Wardrobes');
    await hem.sees('pieces');
    await host.offline(true);
    await hem.sees('You are offline');
    await hem.sees('pieces');
    await hangElsewhere('Hung while offline');
    await host.offline(false);
    await hem.misses('You are offline');
    await hem.sees('Hung while offline');
  });

  it('what was typed waits until it can be saved', async () => {
    const { hem, host } = stage;
    await host.start({ path: '/wardrobes?sheet=new' });
    await hem.type('Name', 'Typed offline');
    await host.offline(true);
    await hem.press('Create wardrobe');
    await hem.sees('You are offline');
    await hem.holds('Name', 'Typed offline');
    await host.offline(false);
    await hem.misses('You are offline');
  });
});

describe('Sync with app', () => {
  it('tells the app, and the lists are read again', async () => {
    const { hem, host } = stage;
    await host.start({ path: '/items', flags: { syncButton: true } });
    await hem.isOn('Items');
    await host.forget();
    await hem.press('More');
    await hem.choose('Sync with app');
    await heard(host, 'sync.request');
    await hem.sees('In step with the app');
  });

  it('is not offered on a phone unless the app says so', async () => {
    const { hem, host } = stage;
    await host.start({ path: '/items', flags: { syncButton: false } });
    await hem.press('More');
    expect(await hem.entries()).not.toContain('Sync with app');
  });
});
