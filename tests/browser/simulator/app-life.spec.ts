import { describe, expect, it } from 'vitest';
import { setUpSimulator } from './stage.ts';

const stage = setUpSimulator();
const button = (name: string) => stage.page.getByRole('button', { name, exact: true });

describe('the buttons of the host', () => {
  it('say what the app would do with a press that the page leaves to it', async () => {
    await stage.open();
    await button('Hardware back').click();
    await stage.page.getByText('Back was not handled: the app leaves this screen').waitFor();
  });

  it('go back by a swipe from the edge of the device', async () => {
    await stage.open();
    await stage.toItems();
    await stage.call((simulator) => simulator.clearLog());
    const { x, y, height } = (await stage.frame.boundingBox())!;
    await stage.page.mouse.move(x + 4, y + height / 2);
    await stage.page.mouse.down();
    await stage.page.mouse.move(x + 160, y + height / 2, { steps: 6 });
    await stage.page.mouse.up();
    await stage.said('nav.back', { handled: true });
  });

  it('go home by a bottom tab, the device’s own or the panel’s', async () => {
    await stage.open();
    const deviceTabs = stage.page.getByRole('toolbar', { name: 'Native tabs' });
    for (const tabs of [deviceTabs, stage.page.getByRole('region', { name: 'Controls' })]) {
      await stage.toItems();
      await stage.call((simulator) => simulator.clearLog());
      await tabs.getByRole('button', { name: 'Home', exact: true }).click();
      await stage.said('nav.tab', { handled: true, canGoBack: false });
      await stage.said('nav.state', { path: '/wardrobes', depth: 0 });
    }
  });

  it('load the app’s address by a bottom tab that the page leaves alone', async () => {
    await stage.open('?path=%2Faccount-settings');
    await stage.said('nav.state', { path: '/account-settings', depth: 0 });
    await stage.call((simulator) => simulator.clearLog());
    expect(await stage.call((simulator) => simulator.tab('wardrobe'))).toMatchObject({
      handled: false,
    });
    await stage.said('bridge.hello');
    await stage.said('nav.state', { path: '/wardrobes', depth: 0 });
  });

  it('open a link in the running page, which back leaves again', async () => {
    await stage.open();
    await stage.page.getByLabel('Path of the deep link').fill('/account-settings');
    await button('Open warm').click();
    await stage.said('nav.state', { path: '/account-settings', depth: 1 });
    await stage.page.getByRole('button', { name: 'Native back' }).click();
    await stage.said('nav.state', { path: '/wardrobes', depth: 0 });
    const strip = stage.page.getByLabel('Path; press Enter to send it as a deep link');
    await strip.fill('/items');
    await strip.press('Enter');
    await stage.said('nav.state', { path: '/items', depth: 1 });
    await stage.page.getByLabel('History').getByText('history 1').waitFor();
  });

  it('close a sheet that the address has opened, also after a kill, and only then leave', async () => {
    await stage.open('?path=/wardrobes?sheet=new');
    for (const again of [true, false]) {
      await stage.said('nav.state', { path: '/wardrobes?sheet=new', depth: 0, canGoBack: true });
      await stage.hem.getByRole('dialog').waitFor();
      if (again) {
        await stage.call((simulator) => simulator.clearLog());
        await stage.call((simulator) => simulator.kill());
      }
    }
    await stage.call((simulator) => simulator.back());
    await stage.said('nav.back', { handled: true, canGoBack: false });
    await stage.said('nav.state', { path: '/wardrobes', depth: 0, canGoBack: false });
    await stage.hem.getByRole('dialog').waitFor({ state: 'detached' });
    await stage.call((simulator) => simulator.back());
    await stage.said('nav.back', { handled: false, canGoBack: false });
  });

  it('are answered right after a reload, by the page that comes', async () => {
    await stage.open('?path=/items');
    const answer = await stage.call(async (simulator) => {
      simulator.reload();
      return await simulator.back();
    });
    expect(answer).toEqual({ handled: false, canGoBack: false });
  });

  it('start the app with a link, with nothing behind it', async () => {
    await stage.open();
    await stage.toItems();
    await stage.call((simulator) => simulator.clearLog());
    await stage.page.getByLabel('Path of the deep link').fill('/account-settings');
    await button('Open cold').click();
    await stage.said('page.ready');
    await stage.said('nav.state', { path: '/account-settings', depth: 0, canGoBack: false });
  });

  it('leave a link that is not ours to the app, warm and cold', async () => {
    await stage.open();
    await stage.page.getByLabel('Path of the deep link').fill('https://elsewhere.example/items');
    await button('Open warm').click();
    await stage.said('nav.open', { handled: false });
    await button('Open cold').click();
    await stage.page
      .getByRole('status')
      .getByText('Not a path of Hem: the app opens it elsewhere')
      .waitFor();
    await stage.hem.getByRole('heading', { name: 'Wardrobes' }).first().waitFor();
  });
});

describe('the life of the app', () => {
  it('begins again where it was after a kill, and a reloaded page has its host', async () => {
    await stage.open();
    await stage.toItems();
    for (const name of ['Restart', 'Reload']) {
      await stage.call((simulator) => simulator.clearLog());
      await button(name).click();
      await stage.said('page.ready');
      await stage.said('nav.state', { path: '/items' });
    }
    await stage.call((simulator) => simulator.clearLog());
    // The page itself leaves for another document: the frame is built anew, host and all, and
    // nothing is loaded without one first.
    const loads: string[] = [];
    stage.page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
    });
    await stage.hem
      .locator('body')
      .evaluate(() => void setTimeout(() => location.assign('/account-settings')));
    await stage.said('bridge.hello');
    await stage.said('nav.state', { path: '/account-settings' });
    expect(loads).toEqual(['/account-settings']);
  });

  it('ends, and the session with it, and begins again by hand', async () => {
    await stage.open();
    await stage.toItems();
    await stage.page.evaluate(() => sessionStorage.setItem('probe', 'of this run of the app'));
    await button('Kill').click();
    await stage.page.getByText('The app is not running').waitFor();
    expect(await stage.page.evaluate(() => sessionStorage.getItem('probe'))).toBeNull();
    await stage.call((simulator) => simulator.clearLog());
    await button('Start the app').click();
    await stage.said('nav.state', { path: '/items' });
  });

  it('forgets all it kept when its storage is cleared, but not what is chosen here', async () => {
    await stage.open('?device=412×915');
    await stage.call((simulator) => simulator.clearLog());
    await button('Clear storage').click();
    await stage.said('page.ready');
    await stage.hem.getByLabel('Email').waitFor();
    expect(await stage.call((simulator) => simulator.settings().device)).toBe('412×915');
    await stage.page.reload();
    expect(await stage.call((simulator) => simulator.settings().device)).toBe('412×915');
  });

  it('goes to the background, where the page is hidden, and comes back', async () => {
    await stage.open();
    const state = () => stage.hem.locator('body').evaluate(() => document.visibilityState);
    await button('Background').click();
    expect(await state()).toBe('hidden');
    await stage.logged('to-page', 'app.state', {
      verdict: 'accepted',
      content: { state: 'background' },
    });
    await button('Foreground').click();
    expect(await state()).toBe('visible');
    await stage.logged('to-page', 'app.state', {
      verdict: 'accepted',
      content: { state: 'active' },
    });
  });

  it('loses the network, requests included, and gets it back', async () => {
    await stage.open();
    await stage.page.getByRole('switch', { name: 'Offline' }).click();
    await stage.hem.getByText(/You are offline/).waitFor();
    const failed = await stage.hem
      .locator('body')
      .evaluate(() => fetch('/icon.svg').then(String, (error: Error) => error.name));
    expect(failed).toBe('TypeError');
    await stage.page.getByRole('switch', { name: 'Offline' }).click();
    await stage.hem.getByText(/You are offline/).waitFor({ state: 'detached' });
  });

  it('has a slow network, in which each request takes so much longer', async () => {
    await stage.open();
    await stage.page.getByLabel('Slow network, ms').fill('700');
    const tookMs = await stage.hem.locator('body').evaluate(async () => {
      const began = performance.now();
      await fetch('/icon.svg');
      return performance.now() - began;
    });
    expect(tookMs).toBeGreaterThanOrEqual(699);
  });
});
