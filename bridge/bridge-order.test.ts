import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBridge } from './bridge.ts';
import { createWriter, type Envelope } from './envelope.ts';
import { createInbox } from './inbox.ts';
import { createFakeView } from './testing/fake-view.ts';
import { answersToHost, toHost } from './to-host.ts';

const seed = 20_251_121;
const runs = 2_000;

/** What a host says in order; a new start is a new sender. */
const said = fc.array(
  fc.oneof(
    fc.record({
      type: fc.constant('network.state'),
      payload: fc.record({ isOnline: fc.boolean() }),
    }),
    fc.record({
      type: fc.constant('app.state'),
      payload: fc.record({ state: fc.constantFrom('active', 'inactive', 'background') }),
    }),
    fc.record({
      type: fc.constant('viewport.changed'),
      payload: fc.record({ keyboard: fc.record({ height: fc.nat(400) }) }),
    }),
    fc.record({
      type: fc.constant('flags.set'),
      payload: fc.record({ flags: fc.record({ a: fc.nat(9) }) }),
    }),
    fc.record({ type: fc.constant('restart'), payload: fc.constant({}) }),
  ),
  { minLength: 1, maxLength: 30 },
);

/** What happens to each message on its way: how many copies come, and how late each. */
const way = fc.array(fc.array(fc.nat(20), { maxLength: 3 }), { minLength: 30, maxLength: 30 });

const states = ['network.state', 'app.state', 'viewport.changed'];

/** The messages as written, and as they come. */
function travel(script: { type: string; payload: unknown }[], delays: number[][]) {
  let write = createWriter();
  const written: Envelope[] = [];
  for (const { type, payload } of script) {
    if (type === 'restart') write = createWriter();
    else written.push(write(type, payload));
  }
  const firstOf = new Map([...written].reverse().map((message) => [message.sid, message]));
  const lastOf = new Map(written.map((message) => [message.type, message]));
  const copies = written.flatMap((message, n) => {
    const late = [...(delays[n] ?? [])];
    // The first message of a sender comes before those of the next sender, and the last state of each
    // kind does come: without that the expected result could not be known.
    if (firstOf.get(message.sid) === message) late.unshift(0);
    if (lastOf.get(message.type) === message && late.length === 0) late.push(20);
    return late.map((delay) => ({ message, at: n + delay }));
  });
  copies.sort((one, other) => one.at - other.at);
  return { written, arriving: copies.map(({ message }) => message), lastOf };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe(`messages that are lost, late, doubled and out of order (seed ${seed})`, () => {
  it('leave the page in the state of the messages in order, and do each command once', async () => {
    await fc.assert(
      fc.asyncProperty(said, way, async (script, delays) => {
        const { written, arriving, lastOf } = travel(script, delays);
        const { view, port, speak } = createFakeView();
        view.ReactNativeWebView = port;
        const bridge = createBridge({
          hello: () => ({ protocol: 1, appVersion: '1', capabilities: [] }),
          onConnection() {},
          allowedOrigins: [],
          view,
        });
        const shown: Record<string, unknown> = {};
        const done: string[] = [];
        for (const type of states) {
          bridge.on(type as 'app.state', (payload) => {
            shown[type] = payload;
          });
        }
        bridge.on('flags.set', (_, { id }) => done.push(id));
        const stop = bridge.start();
        for (const message of arriving) speak(JSON.stringify(message));
        await vi.advanceTimersByTimeAsync(0);
        stop();

        const newest = written.at(-1)?.sid;
        for (const [type, last] of lastOf) {
          // The messages of a former sender may have come too late to count.
          if (states.includes(type) && last.sid === newest)
            expect(shown[type]).toEqual(last.payload);
        }
        const commands = arriving.filter(({ type }) => type === 'flags.set').map(({ id }) => id);
        expect(done).toEqual([...new Set(commands)]);
      }),
      { seed, numRuns: runs },
    );
  }, 30_000);

  it('leave the host with the page’s last height and place', () => {
    const posted = fc.array(
      fc.oneof(
        fc.record({
          type: fc.constant('page.height'),
          payload: fc.record({ height: fc.nat(5_000), mode: fc.constantFrom('fit', 'fill') }),
        }),
        fc.record({
          type: fc.constant('nav.state'),
          payload: fc.record({
            path: fc.constantFrom('/items', '/wardrobes'),
            depth: fc.nat(5),
            canGoBack: fc.boolean(),
            title: fc.constant('Hem'),
          }),
        }),
      ),
      { minLength: 1, maxLength: 30 },
    );
    fc.assert(
      fc.property(posted, way, (script, delays) => {
        const { arriving, lastOf } = travel(script, delays);
        const judge = createInbox({ rows: toHost, answers: answersToHost });
        const shown: Record<string, unknown> = {};
        for (const sent of arriving) {
          const { verdict, message } = judge(JSON.stringify(sent));
          if (verdict === 'accepted' && message) shown[message.type] = message.payload;
        }
        for (const [type, last] of lastOf) expect(shown[type]).toEqual(last.payload);
      }),
      { seed, numRuns: runs },
    );
  });
});
