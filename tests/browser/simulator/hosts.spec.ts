import { describe, expect, it } from 'vitest';
import { setUpSimulator } from './stage.ts';

const stage = setUpSimulator();

/** Every kind that speaks the protocol. */
const kinds = [
  'react-native-ios',
  'react-native-android',
  'react-native-windows',
  'webkit',
  'android',
  'parent-window',
];

describe('a simulated host', () => {
  it.each(kinds)('connects as %s, and the page answers back', async (profile) => {
    await stage.open(`?profile=${profile}`);
    await stage.toItems();
    await stage.call((simulator) => simulator.clearLog());
    const answer = await stage.call((simulator) => simulator.back());
    expect(answer).toMatchObject({ handled: true, canGoBack: false });
    const verdicts = await stage.call((simulator) => simulator.log().map(({ verdict }) => verdict));
    expect(new Set(verdicts)).toEqual(new Set(['accepted']));
  });

  it('of Windows dispatches twice, which the page hears once', async () => {
    await stage.open('?profile=react-native-windows');
    await stage.call((simulator) => simulator.send({ type: 'bridge.ping' }));
    const { id } = await stage.logged('to-page', 'bridge.ping', {
      verdict: 'accepted',
      detail: 'heard twice, the second time as a duplicate',
    });
    const pongs = await stage.call(
      (simulator) => simulator.log().filter(({ type }) => type === 'bridge.pong').length,
    );
    expect(id).toBeTruthy();
    expect(pongs).toBe(1);
  });

  it('is understood as a legacy app, which gets no answer', async () => {
    await stage.open('?profile=legacy');
    await stage.toItems();
    await stage.call((simulator) => simulator.clearLog());
    expect(await stage.call((simulator) => simulator.back())).toMatchObject({ code: 'NO_ANSWER' });
    await stage.said('nav.state', { path: '/wardrobes' });
    const flags = await stage.page.evaluate(() => localStorage.getItem('hem.flag.webView'));
    expect(flags).toBe('true');
  });

  it('is found by the page when React Native on Android injects its object late', async () => {
    await stage.open('?profile=react-native-android');
    await stage.call((simulator) => simulator.clearLog());
    await stage.page.getByText('Late', { exact: true }).click();
    await stage.page.getByLabel('Late by, ms').fill('900');
    await stage.said('bridge.hello');
    await stage.said('page.ready');
    expect(await stage.call((simulator) => simulator.back())).toMatchObject({ handled: false });
  });

  it('that never injects its object leaves a page that works like any tab', async () => {
    await stage.page.goto(
      `${stage.origin}/host-simulator/?profile=react-native-android&injection=absent`,
    );
    // The page was not told that it is in an app, so it draws the header of a browser tab.
    await stage.hem.getByRole('button', { name: 'What’s New' }).waitFor();
    await stage.hem.getByRole('link', { name: 'Items', exact: true }).first().click();
    await stage.hem.getByRole('heading', { name: 'Items' }).first().waitFor();
    expect(await stage.call((simulator) => simulator.log())).toEqual([]);
  });

  it.each(kinds.filter((kind) => kind !== 'react-native-android'))(
    'passes the conformance suite as %s',
    async (profile) => {
      // One that announces all that the suite asks about.
      await stage.open(`?profile=${profile}&can=purchase@1`);
      const lines = await stage.call((simulator) => simulator.runSuite());
      expect(lines.filter(({ status }) => status !== 'pass')).toEqual([]);
      expect(lines.length).toBeGreaterThan(20);
    },
  );

  it('is checked in its own web view, and gets a report of it', async () => {
    await stage.page.goto(`${stage.origin}/host-simulator/?suite=host`);
    // A plain tab is no host: the first check fails, and the others need one.
    await stage.page.getByText(/^Done: 0 PASS, 1 FAIL, \d+ SKIP$/).waitFor();
    const [download] = await Promise.all([
      stage.page.waitForEvent('download'),
      stage.page.getByRole('button', { name: 'Export JSON' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('hem-host-suite.json');
  });
});
