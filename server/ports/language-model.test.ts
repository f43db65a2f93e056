import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type LanguageModel, ModelAway } from './language-model.ts';
import { openChatCompletions } from './language-model-chat.ts';
import { letModelRest } from './language-model-rested.ts';

/** What the provider answers; a test sets it. */
let answer: (response: http.ServerResponse) => void;
let asked: { url: string | undefined; authorization: string | undefined; body: string }[];
const provider = http.createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  asked.push({ url: request.url, authorization: request.headers.authorization, body });
  answer(response);
});
let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/v1`;
});
afterAll(() => {
  provider.closeAllConnections();
  provider.close();
});
beforeEach(() => {
  asked = [];
});

const question = {
  task: 'Say yes.',
  data: { text: 'dinner' },
  name: 'yes',
  schema: { type: 'object' },
};
const ask = (limitMs = 5000, key: string | null = 'a-key') =>
  openChatCompletions({ url, name: 'small', key }).answer(question, AbortSignal.timeout(limitMs));

const event = (data: unknown) =>
  `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;
const piece = (content: string) => event({ choices: [{ index: 0, delta: { content } }] });
const stop = (reason = 'stop') => event({ choices: [{ delta: {}, finish_reason: reason }] });
/** Sends these as a stream, then ends it. */
const stream =
  (...parts: (string | Buffer)[]) =>
  (response: http.ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const part of parts) response.write(part);
    response.end();
  };
const end = [stop(), event('[DONE]')];
const long = Array.from({ length: 30 }, () => piece('x'.repeat(1000)));
const yes = { choices: [{ delta: { content: '{}' } }] };
const whole = [piece('{"say":"'), piece('yes'), piece('"}'), ...end];

describe('chat completions', () => {
  it('are asked for JSON by a schema, and read as they stream', async () => {
    answer = stream(
      event({ choices: [{ delta: { role: 'assistant', content: '' } }] }),
      ': waiting\n\n',
      ...whole,
    );
    expect(await ask()).toEqual({ say: 'yes' });
    const [{ body, ...head }] = asked as [(typeof asked)[0]];
    expect(head).toEqual({ url: '/v1/chat/completions', authorization: 'Bearer a-key' });
    expect(JSON.parse(body)).toEqual({
      model: 'small',
      stream: true,
      messages: [
        { role: 'system', content: 'Say yes.' },
        { role: 'user', content: '{"text":"dinner"}' },
      ],
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'yes', strict: true, schema: { type: 'object' } },
      },
    });
    await ask(5000, null);
    expect(asked[1]!.authorization).toBeUndefined();
  });

  it('are read however they are cut', async () => {
    const bytes = Buffer.from([piece('{"say":"sí 👗"}'), stop(), event('[DONE]')].join(''));
    answer = stream(...Array.from(bytes, (byte) => Buffer.of(byte)));
    expect(await ask()).toEqual({ say: 'sí 👗' });
  });

  it.each<[string, (response: http.ServerResponse) => void]>([
    ['too many calls', (one) => one.writeHead(429).end('{"error":{}}')],
    ['a fault of its own', (one) => one.writeHead(500).end()],
    ['a way elsewhere', (one) => one.writeHead(302, { location: `${url}/x` }).end()],
    ['a page', (one) => one.writeHead(200).end('<h1>Hello</h1>')],
    ['one whole answer, no stream', (one) => one.end('{"choices":[{"message":{"content":"{}"}}]}')],
    ['nonsense', stream(event('yes'), stop())],
    ['an error within the stream', stream(piece('{"say":'), event({ error: { code: 500 } }))],
    ['half JSON', stream(piece('{"say":"ye'), stop(), event('[DONE]'))],
    ['half a stream', stream(piece('{}'))],
    ['that it was cut', stream(piece('{}'), stop('length'), event('[DONE]'))],
    ['that it refuses', stream(event({ choices: [{ delta: { refusal: 'No.' } }] }), ...whole)],
    ['JSON that is far too long', stream(piece('"'), ...long, piece('"'), stop(), event('[DONE]'))],
    ['an event that is far too long', stream(event({ ...yes, pad: 'x'.repeat(500_000) }), ...end)],
    ['nothing, and hangs up', (one) => one.destroy()],
  ])('are away while they answer %s', async (_what, given) => {
    answer = given;
    await expect(ask()).rejects.toBeInstanceOf(ModelAway);
  });

  it('are away where they stall', async () => {
    answer = () => {};
    await expect(ask(100)).rejects.toBeInstanceOf(ModelAway);
    answer = (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(piece('{"say":'));
    };
    await expect(ask(100)).rejects.toBeInstanceOf(ModelAway);
  });

  it('say who runs them', () => {
    const { provider: host } = openChatCompletions({
      url: 'https://api.example/v1/',
      name: 'small',
      key: null,
    });
    expect(host).toBe('api.example');
  });
});

describe('a model that rests', () => {
  it('is left alone for a minute after it failed', async () => {
    let now = 0;
    let calls = 0;
    const failing: LanguageModel = {
      provider: 'p',
      async answer() {
        calls += 1;
        throw new ModelAway('away');
      },
    };
    const model = letModelRest(failing, () => new Date(now));
    const fails = () =>
      expect(model.answer(question, AbortSignal.timeout(1000))).rejects.toBeInstanceOf(ModelAway);
    await fails();
    now = 59_000;
    await fails();
    expect(calls).toBe(1);
    now = 60_000;
    await fails();
    expect(calls).toBe(2);
  });
});
