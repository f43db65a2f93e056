import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { setUpSimulator } from './stage.ts';

const stage = setUpSimulator();
const button = (name: string) => stage.page.getByRole('button', { name, exact: true });

/** What the page's own scripts find. */
const inPage = <Result>(use: () => Result | Promise<Result>): Promise<Result> =>
  stage.frame
    .elementHandle()
    .then((frame) => frame!.contentFrame())
    .then((page) => page!.evaluate(use));

describe('the phone around the app', () => {
  it('announces what is chosen, message by message', async () => {
    await stage.open();
    await stage.page.getByText('Announces all as usual').click();
    await stage.page.getByLabel('Announces reminder.set').selectOption('only @2');
    await stage.page.getByText('Not as usual: reminder.set').waitFor();
    const { content } = await stage.logged('to-page', 'bridge.welcome', { verdict: 'accepted' });
    const { capabilities } = content as { capabilities: string[] };
    expect(capabilities.filter((each) => each.startsWith('reminder.set'))).toEqual([
      'reminder.set@2',
    ]);
    const address = await stage.call((simulator) => simulator.address());
    expect(new URL(address).searchParams.get('can')).toBe('reminder.set@2');
  });

  it('asks for a permission, and remembers what was said', async () => {
    await stage.open();
    await stage.panel('Device');
    await stage.page.getByLabel('Permission, place').selectOption('Ask');
    const said = inPage(
      () =>
        new Promise<string>((resolve) =>
          navigator.geolocation.getCurrentPosition(
            () => resolve('found'),
            ({ code }) => resolve(`refused ${code}`),
          ),
        ),
    );
    await stage.page.getByText('Hem would like to know where you are').waitFor();
    await button('Don’t allow').click();
    expect(await said).toBe('refused 1');
    expect(await stage.page.getByLabel('Permission, place').inputValue()).toBe('denied');
    const state = await inPage(
      async () => (await navigator.permissions.query({ name: 'geolocation' })).state,
    );
    expect(state).toBe('denied');
  });

  it('refuses the app its reminders without notifications', async () => {
    await stage.open();
    await stage.call((simulator) =>
      simulator.perform({ do: 'permission', name: 'notifications', state: 'denied' }),
    );
    await stage.hem.locator('body').evaluate(() => {
      const reminder = { key: 'a', time: '08:00', title: 'Hem', text: 'Good morning', path: '/' };
      const message = { v: 1, sid: 'x', seq: 1, id: 'x-1', type: 'reminder.set' };
      (window as unknown as { ReactNativeWebView: Worker }).ReactNativeWebView.postMessage(
        JSON.stringify({ ...message, payload: { reminders: [reminder] } }),
      );
    });
    await stage.page.getByText('the app keeps no reminder').waitFor();
    expect(await stage.page.getByRole('heading', { name: 'Reminders' }).count()).toBe(0);
  });

  it('speaks another language in another zone', async () => {
    await stage.open();
    await stage.panel('Device');
    await stage.call((simulator) => simulator.clearLog());
    await stage.page.getByLabel('Language', { exact: true }).fill('de-DE');
    await stage.page.getByLabel('Language', { exact: true }).press('Enter');
    await stage.logged('to-page', 'bridge.welcome', { content: { locale: 'de-DE' } });
    await stage.said('page.ready');
    await stage.call((simulator) => simulator.clearLog());
    await stage.page.getByLabel('Time zone', { exact: true }).fill('Asia/Tokyo');
    await stage.page.getByLabel('Time zone', { exact: true }).press('Enter');
    await stage.said('page.ready');
    expect(
      await inPage(() => [
        navigator.language,
        Intl.DateTimeFormat().resolvedOptions().timeZone,
        (0.5).toLocaleString(),
      ]),
    ).toEqual(['de-DE', 'Asia/Tokyo', '0,5']);
  });

  it('has a network on which nothing arrives, and one that loses everything', async () => {
    await stage.open();
    await stage.page.getByText('Lie-fi', { exact: true }).click();
    const stalled = await inPage(async () => {
      const waiting = fetch('/', { signal: AbortSignal.timeout(300) });
      return [navigator.onLine, await waiting.catch(({ name }) => name)];
    });
    expect(stalled).toEqual([true, 'TimeoutError']);
    await stage.page.getByText('Usual', { exact: true }).click();
    await stage.page.getByLabel('Loss, %').fill('100');
    expect(await inPage(() => fetch('/').catch(({ name }) => name))).toBe('TypeError');
    const address = await stage.call((simulator) => simulator.address());
    expect(new URL(address).searchParams.get('lossPercent')).toBe('100');
  });

  it('has a screen of one’s own size, which is kept and shared', async () => {
    await stage.open();
    await stage.panel('Device');
    await stage.page.getByText('Own size', { exact: true }).click();
    await stage.page.getByLabel('Own screen, width').fill('333');
    await stage.page.getByLabel('Own screen, height').fill('600');
    await stage.page.getByLabel('Own screen, ratio').fill('2.5');
    await stage.said('page.ready');
    await stage.logged('to-page', 'bridge.welcome', { verdict: 'accepted' });
    await expect.poll(() => inPage(() => [innerWidth, devicePixelRatio])).toEqual([333, 2.5]);
    const address = await stage.call((simulator) => simulator.address());
    await stage.page.reload();
    await stage.said('page.ready');
    expect(await inPage(() => innerWidth)).toBe(333);
    const other = await stage.openElsewhere(address);
    await other.page.frameLocator('iframe').locator('body').waitFor();
    expect(await other.page.locator('iframe').evaluate(({ clientWidth }) => clientWidth)).toBe(333);
    await other.close();
  });

  it('can lose the process of its web view, which stays white until it is restarted', async () => {
    await stage.open();
    await stage.toItems();
    await button('Web view dies').click();
    await stage.page.getByRole('img', { name: 'The web view is white' }).waitFor();
    expect(await stage.frame.count()).toBe(0);
    await stage.call((simulator) => simulator.send({ type: 'bridge.ping' }));
    await stage.logged('to-page', 'bridge.ping', { fault: 'dropped' });
    await stage.call((simulator) => simulator.clearLog());
    await button('Restart the web view').click();
    await stage.said('page.ready');
    await stage.said('nav.state', { path: '/items' });
  });

  it('keeps more messages to a file than the log does', async () => {
    // The browser's picker cannot be pressed by a test; without it the file is downloaded at the end.
    await stage.page.addInitScript(() => {
      Reflect.deleteProperty(window, 'showSaveFilePicker');
    });
    await stage.open();
    await button('Keep all to a file').click();
    await stage.page.getByText('All go to the file.').waitFor();
    await stage.call((simulator) => {
      for (let each = 0; each < 1_010; each++) simulator.send({ type: 'bridge.ping' });
    });
    await stage.page
      .getByText(/Keeps the last 1,000 messages; [\d,]+ older ones are gone/)
      .waitFor();
    const saving = stage.page.waitForEvent('download');
    await button('End the file of all messages').click();
    const lines = fs
      .readFileSync(await (await saving).path(), 'utf8')
      .trim()
      .split('\n');
    const pings = lines
      .map((line) => JSON.parse(line))
      .filter(({ type }) => type === 'bridge.ping');
    expect(pings).toHaveLength(1_010);
  });

  it('is replayed as it was recorded', async () => {
    await stage.open('?may.place=denied&can=file.share@0&network=3g&timeZone=Asia%2FTokyo');
    await stage.call((simulator) => simulator.record());
    await stage.toItems();
    const scenario = await stage.call((simulator) => simulator.stopRecording('phone'));
    expect(scenario!.start).toMatchObject({
      permissions: { place: 'denied' },
      capabilities: { 'file.share': 0 },
      network: '3g',
      timeZone: 'Asia/Tokyo',
    });
    await stage.open('?profile=react-native-ios');
    const result = await stage.call(
      (simulator, given: never) => simulator.replay(given),
      JSON.stringify(scenario),
    );
    expect(result.status).toBe('pass');
    expect(await stage.call((simulator) => simulator.settings())).toMatchObject({
      permissions: { place: 'denied' },
      network: '3g',
    });
  });
});
