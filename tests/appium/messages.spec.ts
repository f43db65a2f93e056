import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { heard } from './hosts/heard.ts';
import { envelope } from './hosts/host.ts';
import { keepPicture, openStage, type Stage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
  await stage.host.start({ path: '/wardrobes' });
  await stage.hem.isOn('Wardrobes');
});
afterAll(() => stage?.close());
beforeEach(async () => {
  await stage.host.forget();
  await stage.host.consoleLines();
});
afterEach(({ task }) => keepPicture(stage, task));

/** Whatever was sent before, the page still answers. */
async function stillWorks(): Promise<void> {
  await stage.host.say(envelope('bridge.ping'));
  await heard(stage.host, 'bridge.pong');
  await stage.hem.isOn('Wardrobes');
}

it('an unknown type is written to the console, and answered so', async () => {
  const { host } = stage;
  await host.say(envelope('wear.hat', { size: 7 }));
  await heard(host, 'wear.hat', { direction: 'to-page', verdict: 'unknown' });
  await heard(host, 'wear.hat', { content: { code: 'UNKNOWN_TYPE' } });
  const lines = (await host.consoleLines()).join('\n');
  expect(lines).toContain('[bridge] unknown message type');
  expect(lines).toContain('wear.hat');
  await stillWorks();
});

it('an old app’s unknown message, without an envelope, is written to the console too', async () => {
  const { host } = stage;
  await host.say(JSON.stringify({ type: 'OLD_APP_EVENT', detail: 1 }));
  await heard(host, 'OLD_APP_EVENT', { direction: 'to-page', verdict: 'unknown' });
  expect((await host.consoleLines()).join('\n')).toContain('OLD_APP_EVENT');
  await stillWorks();
});

it('a payload that does not fit is reported, and does nothing', async () => {
  const { host } = stage;
  await host.say(envelope('flags.set', { flags: 'all of them' }));
  await heard(host, 'flags.set', { direction: 'to-page', verdict: 'bad-payload' });
  await heard(host, 'bridge.error', { content: { code: 'BAD_PAYLOAD', type: 'flags.set' } });
  await stillWorks();
});

it('a request whose payload does not fit is answered so', async () => {
  const { hem, host } = stage;
  await host.say(envelope('nav.open', { path: 7 }));
  await heard(host, 'nav.open', { direction: 'to-page', verdict: 'bad-payload' });
  await heard(host, 'nav.open', { content: { code: 'BAD_PAYLOAD' } });
  await hem.isOn('Wardrobes');
});

it.each([
  ['a message cut off', '(not JSON)', '{"v":1,"type":"nav.back"'],
  ['nothing at all', '(not JSON)', 'null'],
  ['a list', '(no type)', '[]'],
  ['another version', 'nav.back', '{"v":2,"type":"nav.back","id":"x","sid":"x","seq":0}'],
  ['an envelope without an id', 'nav.back', '{"v":1,"type":"nav.back"}'],
  ['a message over 64 KB', 'wear.hat', `{"type":"wear.hat","much":"${'x'.repeat(66_000)}"}`],
])('%s is refused, and the page goes on', async (_, name, text) => {
  const { host } = stage;
  await host.say(text);
  await heard(host, name, { direction: 'to-page', verdict: 'bad-payload' });
  await heard(host, 'bridge.error', { content: { code: 'BAD_PAYLOAD' } });
  const answers = (await host.messages()).filter(
    ({ type, direction }) => type === 'nav.back' && direction === 'to-host',
  );
  expect(answers).toEqual([]);
  await stillWorks();
});

it('the same message twice is done once', async () => {
  const { host } = stage;
  const ping = envelope('bridge.ping');
  await host.say(ping);
  await host.say(ping);
  await heard(host, 'bridge.ping', { direction: 'to-page', verdict: 'duplicate' });
  await host.say(envelope('flags.set', { flags: {} }));
  await heard(host, 'flags.state');
  const pongs = (await host.messages()).filter(({ type }) => type === 'bridge.pong');
  expect(pongs).toHaveLength(1);
});

it('a state that is older than one already heard changes nothing', async () => {
  const { hem, host } = stage;
  const older = envelope('network.state', { isOnline: false });
  const newer = envelope('network.state', { isOnline: true });
  await host.say(newer);
  await host.say(older);
  await heard(host, 'network.state', { direction: 'to-page', verdict: 'stale' });
  expect(await hem.words()).not.toContain('You are offline');
});
