import type { ErrorCode } from '#contract/error-codes.ts';
import { type OperationName, operationNames } from '#contract/operations.ts';

/** A call that the page sent. */
export interface SentCall {
  name: OperationName;
  input: unknown;
  headers: Headers;
}

/** What becomes of a call instead of reaching the server; `through` sends it on after all. */
export type Fault = (
  call: SentCall,
  through: () => Promise<Response>,
) => Response | Promise<Response>;

/** The wire between page and server, which notes what passes and may be cut for an operation. */
export interface FaultyWire {
  calls: SentCall[];
  /** The calls of one operation so far. */
  callsOf(name: OperationName): SentCall[];
  /** From now on an operation fails in this way; without one it works again. */
  cut(name: OperationName | 'everything', fault?: Fault): void;
}

/** Wraps `globalThis.fetch`, as `reachServer` has set it. */
export function faultyWire(): FaultyWire {
  const calls: SentCall[] = [];
  const faults = new Map<string, Fault>();
  const wire = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const body = JSON.parse(String(init?.body));
    const name = operationNames.find((one) => one in body)!;
    const call = { name, input: body[name], headers: new Headers(init?.headers) };
    calls.push(call);
    const fault = faults.get(name) ?? faults.get('everything');
    const through = () => wire(input, init);
    return fault ? fault(call, through) : through();
  };
  return {
    calls,
    callsOf: (name) => calls.filter((call) => call.name === name),
    cut(name, fault) {
      if (fault) faults.set(name, fault);
      else faults.delete(name);
    },
  };
}

/** The server answers with an error envelope. */
export const refused =
  (statusCode: number, code: ErrorCode, fields?: Record<string, string>): Fault =>
  () =>
    Response.json(
      { status: 'error', statusCode, code, message: 'for logs', ...(fields ? { fields } : {}) },
      { status: statusCode },
    );

/** Something else answers: no envelope. */
export const nonsense =
  (status: number, text = '<h1>Bad gateway</h1>'): Fault =>
  () =>
    new Response(text, { status });

/** There is no network. */
export const offline: Fault = () => {
  throw new TypeError('Failed to fetch');
};

/** The server does it, and its answer is lost on the way. */
export const lost: Fault = async (call, through) => {
  await through();
  return offline(call, through);
};

/** The limit of the call has passed. */
export const late: Fault = () => {
  throw new DOMException('late', 'TimeoutError');
};

/** No answer comes until `release` is called; then the server's own, or another. */
export function held(answer: Fault = (_call, through) => through()): {
  fault: Fault;
  release(): void;
} {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return {
    fault: async (call, through) => {
      await released;
      return answer(call, through);
    },
    release: () => release(),
  };
}
