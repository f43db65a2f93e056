import fs from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { LogEntry } from '#host-simulator/log/message-log.ts';
import { setUpSimulator } from './stage.ts';

const stage = setUpSimulator();

const rows = () => stage.page.getByRole('list', { name: 'Message log' }).getByRole('listitem');
const button = (name: string) => stage.page.getByRole('button', { name, exact: true });
const choose = (type: string) =>
  stage.page.getByLabel('Message', { exact: true }).selectOption(type);

describe('the message log', () => {
  it('shows each of the six verdicts, by the receiver', async () => {
    await stage.open();
    await stage.call((simulator) => {
      simulator.clearLog();
      const envelope = (id: string, seq: number, type: string, payload: object) =>
        JSON.stringify({ v: 1, type, id, sid: 'by-hand', seq, ts: 0, payload });
      const online = envelope('m-2', 2, 'network.state', { isOnline: true });
      simulator.send(online);
      simulator.send(online);
      simulator.send(envelope('m-1', 1, 'network.state', { isOnline: false }));
      simulator.send(envelope('m-3', 3, 'no.such', {}));
      simulator.send(envelope('m-4', 4, 'network.state', { isOnline: 'perhaps' }));
      simulator.choose({ faults: { ...simulator.settings().faults, wrongOrigin: 100 } });
      simulator.send({ type: 'bridge.ping' });
    });
    const shown = ['accepted', 'duplicate', 'stale', 'unknown', 'bad payload', 'wrong speaker'];
    for (const verdict of shown) {
      await rows().filter({ hasText: verdict }).first().waitFor();
    }
    await rows().filter({ hasText: 'payload.isOnline: not boolean' }).first().waitFor();
  });

  it('pairs a request with its answer, lights both up, and opens to the whole message', async () => {
    await stage.open();
    await stage.call((simulator) => simulator.clearLog());
    await stage.call((simulator) => simulator.back());
    const asked = rows().filter({ hasText: /answered in \d+ ms/ });
    const answer = rows().filter({ hasText: /answers #\d+ in \d+ ms/ });
    await asked.waitFor();
    await answer.hover();
    const background = () =>
      asked.evaluate((row) => getComputedStyle(row.firstElementChild!).backgroundColor);
    const lit = await background();
    await stage.page.mouse.move(0, 0);
    await expect.poll(background).not.toBe(lit);
    await answer.getByRole('button').first().click();
    await answer.getByText('"handled": false').waitFor();
    await answer.getByRole('button', { name: 'Copy this message' }).click();
    const copied = await stage.page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(
      /page → host {2}nav\.back {2}\[\d+ B, accepted, answers #\d+ in \d+ ms\]/,
    );
  });

  it('says of a request that the page leaves alone that nothing came', async () => {
    await stage.open();
    await stage.call((simulator) =>
      simulator.choose({ faults: { ...simulator.settings().faults, drop: 100 } }),
    );
    const pressed = stage.call((simulator) => simulator.back());
    await rows().filter({ hasText: 'lost' }).first().waitFor();
    expect(await pressed).toEqual({ handled: false, code: 'TIMEOUT' });
    await rows().filter({ hasText: 'no answer within 5 s' }).first().waitFor();
  });

  it('narrows to a direction, to a verdict, and to words', async () => {
    await stage.open();
    await stage.call((simulator) => simulator.send({ type: 'no.such' }));
    await stage.logged('to-page', 'no.such', { verdict: 'unknown' });
    await button('To page').click();
    expect(await rows().filter({ hasText: 'nav.state' }).count()).toBe(0);
    await rows().filter({ hasText: 'bridge.welcome' }).first().waitFor();
    await button('To host').click();
    expect(await rows().filter({ hasText: 'bridge.welcome' }).count()).toBe(0);
    await stage.page.getByRole('button', { name: /^Unknown 1$/ }).click();
    await expect.poll(() => rows().count()).toBe(1);
    await stage.call((simulator) => simulator.send({ type: 'nav.open', payload: { path: 7 } }));
    const verdict = stage.page.getByLabel('Verdict', { exact: true });
    await verdict.selectOption('bad payload');
    await expect.poll(() => rows().allInnerTexts()).toHaveLength(1);
    expect((await rows().allInnerTexts()).join()).toContain('nav.open');
    await button('To host').click();
    await stage.page.getByText('No such message').waitFor();
    await verdict.selectOption('Any verdict');
    await stage.page.getByRole('button', { name: /^All/ }).click();
    await stage.page.getByLabel('Search the log').fill('nav.state wardrobes');
    await expect.poll(() => rows().count()).toBeGreaterThan(0);
    for (const text of await rows().allInnerTexts()) expect(text).toContain('nav.state');
  });

  it('sends a message of the host again, as it was or edited in the composer', async () => {
    await stage.open();
    await stage.call((simulator) => simulator.open('/items'));
    await stage.said('nav.state', { path: '/items', depth: 1 });
    await stage.call((simulator) => simulator.back());
    await stage.page.getByLabel('Search the log').fill('nav.open');
    await rows().filter({ hasText: 'answered in' }).getByRole('button').first().click();
    await button('Send again').focus();
    await stage.page.keyboard.press('Enter');
    await expect
      .poll(() =>
        stage.call((simulator) =>
          simulator
            .log()
            .filter(({ type, direction }) => type === 'nav.open' && direction === 'to-page')
            .map(({ verdict }) => verdict),
        ),
      )
      .toEqual(['accepted', 'accepted']);
    await button('Edit and send').first().click();
    const path = stage.page.getByLabel('path', { exact: true });
    await expect.poll(() => path.evaluate((field) => field.matches(':focus'))).toBe(true);
    expect(await path.inputValue()).toBe('/items');
    await path.fill('/account-settings');
    await stage.page.keyboard.press('Enter');
    await stage.said('nav.state', { path: '/account-settings' });
  });

  it('is handed out as text and as JSON, as it is shown, and is emptied', async () => {
    await stage.open();
    await stage.page.getByLabel('Search the log').fill('bridge.hello');
    const [download] = await Promise.all([
      stage.page.waitForEvent('download'),
      button('Export as JSON').click(),
    ]);
    const exported = JSON.parse(await fs.readFile(await download.path(), 'utf8')) as LogEntry[];
    expect(new Set(exported.map(({ type }) => type))).toEqual(new Set(['bridge.hello']));
    await button('Copy all that is shown').click();
    const copied = await stage.page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split('\n')).toHaveLength(exported.length);
    const all = async () =>
      Number((await stage.page.getByRole('button', { name: /^All \d+$/ }).textContent())!.slice(4));
    const before = await all();
    await button('Clear the log').click();
    await expect.poll(() => rows().count()).toBe(0);
    // The page may say something meanwhile.
    expect(await all()).toBeLessThan(before);
  });
});

describe('the page’s own side', () => {
  it('shows its console, with what nobody has caught, of each document', async () => {
    await stage.open();
    await stage.panel('Console');
    const lines = stage.page.getByRole('list', { name: 'Page console' }).getByRole('listitem');
    await stage.call((simulator) => simulator.send({ type: 'no.such' }));
    await lines.filter({ hasText: '[bridge] unknown message type' }).waitFor();
    await lines.filter({ hasText: /page\s*\/$/ }).waitFor();
    await stage.hem.locator('html').evaluate((html) => {
      const page = html.ownerDocument.defaultView!;
      page.console.info('a thing', { with: ['parts'] });
      const failed = new page.ErrorEvent('error', { message: 'nobody has caught it' });
      page.dispatchEvent(failed);
    });
    await lines.filter({ hasText: 'a thing { with: ["parts"] }' }).waitFor();
    await lines.filter({ hasText: 'Uncaught nobody has caught it' }).waitFor();
    await stage.page.getByLabel('Level', { exact: true }).selectOption('info');
    await expect.poll(() => lines.filter({ hasText: 'Uncaught' }).count()).toBe(0);
    await button('Clear the console').click();
    await stage.page.getByText('The page has written nothing yet').waitFor();
  });

  it('shows what it keeps, as it changes, and nothing of the simulator’s', async () => {
    await stage.open();
    await stage.panel('Storage');
    const kept = (name: string) =>
      stage.page.getByRole('list', { name, exact: true }).getByRole('listitem');
    await kept('localStorage').filter({ hasText: 'hem.flag.webView' }).waitFor();
    await stage.hem.locator('html').evaluate(() => {
      localStorage.setItem('long', 'x'.repeat(5_000));
      sessionStorage.setItem('brief', 'y');
    });
    await kept('localStorage').filter({ hasText: '5000 characters' }).waitFor();
    await kept('sessionStorage').filter({ hasText: 'brief' }).waitFor();
    await stage.hem.locator('html').evaluate(() => localStorage.removeItem('long'));
    await expect.poll(() => kept('localStorage').filter({ hasText: 'long' }).count()).toBe(0);
    const shown = await kept('localStorage').allInnerTexts();
    expect(shown.filter((text) => text.startsWith('hem-simulator.'))).toEqual([]);
  });
});

describe('the composer', () => {
  it('sends by a form made from the schema, many times', async () => {
    await stage.open();
    await choose('app.state');
    await stage.page.getByLabel('state', { exact: true }).selectOption('inactive');
    await stage.page.getByLabel('How often, ×').fill('3');
    await button('Send').click();
    await stage.page.getByLabel('Search the log').fill('app.state inactive accepted');
    await expect.poll(() => rows().count()).toBe(3);
  });

  it('says what does not fit the schema, and sends it all the same', async () => {
    await stage.open();
    await choose('network.state');
    await button('JSON').click();
    await stage.page.getByLabel('Payload', { exact: true }).fill('{ "isOnline": "perhaps" }');
    await stage.page.getByText('isOnline: not boolean').waitFor();
    await button('Send').click();
    await stage.logged('to-page', 'network.state', { verdict: 'bad-payload' });
    await stage.said('bridge.error', { code: 'BAD_PAYLOAD', type: 'network.state' });
    await stage.page.getByLabel('Payload', { exact: true }).fill('{ "isOnline": ');
    await stage.page.getByText('Not JSON').waitFor();
    expect(await button('Send').isDisabled()).toBe(true);
  });

  it('sends any text as it is written, broken JSON too', async () => {
    await stage.open();
    await choose('Raw text');
    await stage.page.getByLabel('Text', { exact: true }).fill('{ "type": "nav.back", ');
    await button('Send').click();
    await stage.logged('to-page', '(not JSON)', { verdict: 'bad-payload', detail: 'not JSON' });
    await stage.said('bridge.error', { code: 'BAD_PAYLOAD' });
  });

  it('keeps what is worth sending again', async () => {
    await stage.open();
    await choose('nav.open');
    await stage.page.getByLabel('path', { exact: true }).fill('/items');
    await button('Save as preset').click();
    await stage.open();
    await choose('nav.open · 1');
    await button('Send').click();
    await stage.said('nav.state', { path: '/items' });
    await button('Forget the preset nav.open · 1').click();
    expect(
      await stage.page.getByLabel('Message', { exact: true }).locator('option').allInnerTexts(),
    ).not.toContain('nav.open · 1');
  });
});
