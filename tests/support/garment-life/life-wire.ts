import { descriptorOf, type OperationName, operationNames } from '#contract/operations.ts';
import type { TestServer } from '../test-server.ts';

/**
 * What becomes of the calls of a device. cut: they do not reach the server; answer-lost: they do, and nobody hears of it;
 * shaky: every other write is answered by somebody else that the server is away.
 */
export type WireState = 'up' | 'cut' | 'answer-lost' | 'shaky';

/** A write as the server answered it. */
export interface Arrival {
  name: OperationName;
  /** The token of the device that sent it. */
  token: string;
  input: never;
  key: string;
  status: number;
  /** The answer of one that was done. */
  data: unknown;
  /** Whether it came with this key before, and was done then. */
  isRepeat: boolean;
}

/** The wire between the devices and the server in this process: writes arrive one at a time. */
export interface LifeWire {
  /** By the token of a device. */
  states: Map<string, WireState>;
  arrivals: Arrival[];
  /** Does something to the server while no write arrives. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  forget(): void;
}

/** Puts the wire in place of `fetch`. `aroundWrite` is called for each write that reaches the server, and sends it. */
export function layWire(
  server: TestServer,
  aroundWrite: (send: () => Promise<Arrival>) => Promise<void>,
): LifeWire {
  const states = new Map<string, WireState>();
  const arrivals: Arrival[] = [];
  const shaken = new Map<string, number>();
  let last: Promise<unknown> = Promise.resolve();
  const alone = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const now = last.then(work);
    last = now.catch(() => {});
    return now;
  };
  globalThis.fetch = async (input, init) => {
    const request = new Request(new URL(String(input), 'http://localhost'), init);
    const payload = await request.text();
    const body = JSON.parse(payload) as Record<string, never>;
    const name = operationNames.find((one) => one in body)!;
    const token = request.headers.get('authorization')?.slice('Bearer '.length) ?? '';
    const state = states.get(token) ?? 'up';
    const isWrite = descriptorOf(name).kind === 'write';
    if (state === 'cut') throw new TypeError('Failed to fetch');
    if (state === 'shaky' && isWrite) {
      const count = shaken.get(token) ?? 0;
      shaken.set(token, count + 1);
      if (count % 2 === 0) return new Response('away for now', { status: 503 });
    }
    const send = () =>
      server.app.http.inject({
        method: 'POST',
        url: new URL(request.url).pathname,
        headers: Object.fromEntries(request.headers),
        payload,
      });
    let answer: Awaited<ReturnType<typeof send>> | undefined;
    if (!isWrite) answer = await send();
    else
      await alone(() =>
        aroundWrite(async () => {
          answer = await send();
          const key = request.headers.get('idempotency-key')!;
          const { statusCode: status } = answer;
          const arrival: Arrival = {
            ...{ name, token, input: body[name]!, key, status, data: answer.json().data },
            isRepeat: arrivals.some((one) => one.key === key && one.status === 200),
          };
          arrivals.push(arrival);
          return arrival;
        }),
      );
    if (state === 'answer-lost') throw new TypeError('Failed to fetch');
    return new Response(answer!.body, {
      status: answer!.statusCode,
      headers: { 'content-type': String(answer!.headers['content-type'] ?? '') },
    });
  };
  return {
    states,
    arrivals,
    alone,
    forget() {
      states.clear();
      shaken.clear();
      arrivals.length = 0;
    },
  };
}
