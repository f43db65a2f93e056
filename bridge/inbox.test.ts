import { describe, expect, it } from 'vitest';
import { createWriter, maxMessageLength, readEnvelope } from './envelope.ts';
import { createInbox } from './inbox.ts';
import { answersToPage, toPage } from './to-page.ts';

const reads = { rows: toPage, answers: answersToPage };
const online = { isOnline: true };

describe('the inbox', () => {
  it('accepts a message that matches its schema', () => {
    const judge = createInbox(reads);
    const message = createWriter()('network.state', online);
    expect(judge(JSON.stringify(message))).toEqual({ verdict: 'accepted', message, kind: 'state' });
  });

  it('drops a repeated id as a duplicate', () => {
    const judge = createInbox(reads);
    const text = JSON.stringify(createWriter()('flags.set', { flags: {} }));
    expect([judge(text).verdict, judge(text).verdict]).toEqual(['accepted', 'duplicate']);
  });

  it('lets the last state of a type win, and only of that type', () => {
    const judge = createInbox(reads);
    const write = createWriter();
    const [first, other, second] = [
      write('network.state', online),
      write('app.state', { state: 'active' }),
      write('network.state', online),
    ].map((message) => JSON.stringify(message));
    expect([second, first, other].map((text) => judge(text).verdict)).toEqual([
      'accepted',
      'stale',
      'accepted',
    ]);
  });

  it('takes commands late rather than never', () => {
    const judge = createInbox(reads);
    const write = createWriter();
    const first = write('flags.set', { flags: {} });
    const second = write('flags.set', { flags: {} });
    expect(judge(JSON.stringify(second)).verdict).toBe('accepted');
    expect(judge(JSON.stringify(first)).verdict).toBe('accepted');
  });

  it('finds the states of a former sender stale once a new one has spoken', () => {
    const judge = createInbox(reads);
    const former = createWriter();
    const now = createWriter();
    expect(judge(JSON.stringify(former('network.state', online))).verdict).toBe('accepted');
    expect(judge(JSON.stringify(now('network.state', online))).verdict).toBe('accepted');
    expect(judge(JSON.stringify(former('network.state', online))).verdict).toBe('stale');
    expect(judge(JSON.stringify(now('network.state', online))).verdict).toBe('accepted');
  });

  it('does not take the id of a message for the name of a sender', () => {
    const judge = createInbox(reads);
    const say = (seq: number) =>
      JSON.stringify({ v: 1, type: 'network.state', id: `${seq}`, sid: '1', seq, payload: online });
    expect([1, 2, 3].map((seq) => judge(say(seq)).verdict)).toEqual(Array(3).fill('accepted'));
  });

  it('does not forget who has left, however much the new sender says', () => {
    const judge = createInbox(reads);
    const former = createWriter();
    const now = createWriter();
    judge(JSON.stringify(former('network.state', online)));
    for (let n = 0; n < 600; n++) judge(JSON.stringify(now('network.state', online)));
    expect(judge(JSON.stringify(former('network.state', online))).verdict).toBe('stale');
    expect(judge(JSON.stringify(now('network.state', online))).verdict).toBe('accepted');
  });

  it('tells a payload that does not match from a type that is unknown', () => {
    const judge = createInbox(reads);
    const write = createWriter();
    expect(judge(JSON.stringify(write('network.state', { isOnline: 1 })))).toMatchObject({
      verdict: 'bad-payload',
      detail: 'payload.isOnline: not boolean',
    });
    expect(judge(JSON.stringify(write('nobody.knows'))).verdict).toBe('unknown');
    expect(judge(JSON.stringify(write('page.ready'))).verdict).toBe('unknown');
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'does not find the type %s on a prototype',
    (type) => {
      const judge = createInbox(reads);
      expect(judge(JSON.stringify(createWriter()(type))).verdict).toBe('unknown');
      expect(judge(JSON.stringify(createWriter()(type, {}, { re: 'x' }))).verdict).toBe('unknown');
    },
  );

  it('checks an answer against the answer, not the request', () => {
    const judge = createInbox(reads);
    const write = createWriter();
    const good = write('file.share', { shared: true }, { re: 'a' });
    const bad = write('file.share', { shared: 'yes' }, { re: 'b' });
    const error = write('file.share', undefined, { re: 'c', error: { code: 'X', message: 'x' } });
    expect(judge(JSON.stringify(good))).toMatchObject({ verdict: 'accepted', kind: 'answer' });
    expect(judge(JSON.stringify(bad))).toMatchObject({ verdict: 'bad-payload', kind: 'answer' });
    expect(judge(JSON.stringify(error))).toMatchObject({ verdict: 'accepted', kind: 'answer' });
  });

  it.each([
    ['state', 'bridge.welcome', { platform: 'x', capabilities: [] }],
    ['state', 'network.state', online],
    ['command', 'flags.set', { flags: {} }],
    ['request', 'nav.back', {}],
    ['answer', 'file.share', { shared: true }],
  ])('finds a %s bad that has an error and a payload', (kind, type, payload) => {
    const judge = createInbox(reads);
    const rest = { error: { code: 'X', message: 'x' }, ...(kind === 'answer' && { re: 'a' }) };
    const text = JSON.stringify(createWriter()(type, payload, rest));
    expect(judge(text)).toMatchObject({ verdict: 'bad-payload', kind });
  });

  it.each(['bridge.welcome', 'viewport.changed', 'sync.changed', 'flags.set', 'nav.back'])(
    'finds %s bad that has an error in place of its payload, even as an answer',
    (type) => {
      const judge = createInbox(reads);
      const write = createWriter();
      const error = { code: 'X', message: 'x' };
      for (const rest of [{ error }, { error, re: 'a' }]) {
        expect(judge(JSON.stringify(write(type, undefined, rest)))).toMatchObject({
          verdict: 'bad-payload',
          detail: expect.stringMatching(/^error/),
        });
      }
    },
  );

  it('lifts a legacy message into an envelope', () => {
    const judge = createInbox(reads);
    expect(judge('{"type":"nav.open","path":"/items"}')).toMatchObject({
      verdict: 'accepted',
      kind: 'request',
      message: { type: 'nav.open', id: '', payload: { path: '/items' } },
    });
  });

  it('hears a legacy message once when a host dispatches it twice in one task', async () => {
    const judge = createInbox(reads);
    const press = '{"type":"nav.back"}';
    expect([judge(press).verdict, judge(press).verdict]).toEqual(['accepted', 'duplicate']);
    await Promise.resolve();
    expect(judge(press).verdict).toBe('accepted');
  });

  it('keeps only so many ids', () => {
    const judge = createInbox(reads);
    const write = createWriter();
    const first = JSON.stringify(write('flags.set', { flags: {} }));
    judge(first);
    for (let n = 0; n < 600; n++) judge(JSON.stringify(write('flags.set', { flags: {} })));
    expect(judge(first).verdict).toBe('accepted');
  });
});

describe('readEnvelope', () => {
  it.each([
    ['nothing', undefined, 'not a short string'],
    ['an object', { type: 'nav.back' }, 'not a short string'],
    ['a huge string', ' '.repeat(maxMessageLength + 1), 'not a short string'],
    ['cut JSON', '{"type":', 'not JSON'],
    ['null', 'null', 'envelope: not object'],
    ['a number', '7', 'envelope.type: not string'],
    ['an array', '[]', 'envelope.type: not string'],
    ['a later version', '{"v":2,"type":"a","id":"1","sid":"s","seq":0}', 'envelope.v: not 1'],
    ['a wrong id', '{"v":1,"type":"a","id":1,"sid":"s","seq":0}', 'envelope.id: not string'],
    [
      'an endless seq',
      '{"v":1,"type":"a","id":"1","sid":"s","seq":1e999}',
      'envelope.seq: not number',
    ],
    ['a legacy message without a name', '{"type":5}', 'envelope.type: not string'],
  ])('refuses %s', (_, text, problem) => {
    expect(readEnvelope(text)).toBe(problem);
  });

  it('reads a message just under the limit', () => {
    const rest = '{"type":"a","text":""}'.length;
    const text = `{"type":"a","text":"${'x'.repeat(maxMessageLength - rest)}"}`;
    expect(readEnvelope(text)).toMatchObject({ type: 'a' });
  });

  it('gives a legacy message its own __proto__ key without changing what it inherits', () => {
    const message = readEnvelope('{"type":"a","__proto__":{"path":"/x"}}');
    expect(message).toMatchObject({ type: 'a' });
    const { payload } = message as { payload: object };
    expect(Object.getPrototypeOf(payload)).toBe(Object.prototype);
  });
});
