import type { BridgeOptions, Handler, StubWindow } from './bridge-options.ts';
import { createWriter, type Envelope, readEnvelope } from './envelope.ts';
import { createHandshake } from './handshake.ts';
import { createInbox } from './inbox.ts';
import { createLimitedWarning } from './limited-warning.ts';
import { createOutbox } from './outbox.ts';
import type {
  Answer,
  Capability,
  Payload,
  RequestType,
  ToHost,
  ToPage,
  Verdict,
} from './protocol.ts';
import { createRequests, type Ending, failure, type Patience } from './requests.ts';
import { maySpeak } from './speaker.ts';
import { answersToPage, toPage } from './to-page.ts';
import { hearAndroid } from './transports/android.ts';
import { none } from './transports/none.ts';
import type { HostWindow } from './transports/transport.ts';

/** How long one handler may hold up the messages behind it, in milliseconds. */
const handlerLimitMs = 5_000;

/**
 * Makes the page's half of the protocol. Register handlers, then `start`; what arrived before is
 * heard then. Nothing that a host sends makes it throw.
 */
export function createBridge({
  hello,
  onConnection,
  allowedOrigins,
  onMessage,
  view = window as HostWindow,
}: BridgeOptions) {
  const write = createWriter();
  const judge = createInbox({ rows: toPage, answers: answersToPage });
  const outbox = createOutbox(view, allowedOrigins, onMessage);
  const requests = createRequests();
  const warnUnknown = createLimitedWarning('unknown messages');
  const handlers: Record<string, Set<(payload: unknown, message: Envelope) => unknown>> = {};
  let capabilities: readonly string[] = [];
  const early: MessageEvent[] = [];
  let rejected = 0;
  let queue = Promise.resolve();

  const isConnected = () => outbox.transport() !== none;

  const handshake = createHandshake(
    () => {
      connect();
      if (isConnected()) send('bridge.hello', hello());
    },
    () => {
      if (isConnected()) return onConnection('legacy');
      outbox.giveUp();
      requests.settleAll(failure('NO_HOST'));
    },
  );

  /** [Note: Late hosts] React Native on Android may speak before its object is on the window. */
  function connect() {
    if (!outbox.connect()) return;
    hearAndroid(view, receive);
    onConnection('pending');
    early.splice(0).forEach(hear);
  }

  /** Sends a state or a command: now, or once a transport is there, or (no host) never. */
  function send<T extends ToHost>(type: T, payload: Payload<T>, re?: string) {
    outbox.send(write(type, payload, { re }));
  }

  /** Answers a message, but not a legacy one: it has no id that an answer could name. */
  function reply({ type, id }: Envelope, { payload, error }: Ending) {
    if (id) outbox.send(write(type, payload, { re: id, error }));
  }

  async function run(message: Envelope) {
    let answer: unknown;
    for (const handler of handlers[message.type] ?? []) {
      try {
        answer = (await handler(message.payload ?? {}, message)) ?? answer;
      } catch (error) {
        console.error('[bridge] a handler failed', message.type, error);
      }
    }
    return answer;
  }

  async function perform(message: Envelope, isRequest: boolean) {
    const payload = await new Promise((resolve) => {
      setTimeout(resolve, handlerLimitMs);
      run(message).then(resolve);
    });
    if (isRequest) reply(message, payload ? { payload } : failure('HANDLER_FAILED'));
  }

  /** Takes one message from an accepted speaker. */
  function receive(text: unknown) {
    const { verdict, message, kind, detail } = judge(text);
    if (verdict === 'bad-payload') {
      const bad = failure('BAD_PAYLOAD', detail);
      if (kind === 'answer') requests.settle(message?.re, bad);
      if (kind === 'request') reply(message as Envelope, bad);
      send('bridge.error', { ...bad.error, type: message?.type }, message?.id);
    } else if (message && verdict === 'unknown') {
      const { type } = message;
      // Cut at 2 KB (product spec, section 2).
      warnUnknown(
        `[bridge] unknown message type "${type.slice(0, 99)}"`,
        (text as string).slice(0, 2_048),
      );
      if (!message.re) reply(message, failure('UNKNOWN_TYPE'));
    } else if (message && verdict === 'accepted') {
      if (kind === 'answer') requests.settle(message.re, message);
      else if (kind === 'state') run(message);
      else if (kind === 'request') queue.then(() => perform(message, true));
      else queue = queue.then(() => perform(message, false));
    }
    onMessage?.('in', String(text), message?.type, verdict);
    trace(text, verdict, message, detail);
  }

  /** For a host that asks for it: what became of each message. */
  function trace(text: unknown, verdict: Verdict, message?: Envelope, detail?: string) {
    if (!can('bridge.trace@1')) return;
    send('bridge.trace', { verdict, start: String(text).slice(0, 100), id: message?.id, detail });
  }

  function hear(event: MessageEvent) {
    const { data, isTrusted } = event;
    connect();
    const hasNativeHost = !!outbox.transport().isNative;
    if (typeof data === 'string' && maySpeak(event, { hasNativeHost, view, allowedOrigins })) {
      return receive(data);
    }
    if (!isTrusted && !isConnected() && early.length < 200) return early.push(event);
    rejected++;
    if (!can('bridge.trace@1')) return;
    const message = readEnvelope(data);
    if (typeof message !== 'string') trace(data, 'wrong-speaker', message);
  }

  const can = (capability: Capability) => capabilities.includes(capability);

  /** Hears a message; returns how to stop. Several handlers may hear one type. */
  function on<T extends ToPage>(type: T, handler: Handler<T>): () => void {
    handlers[type] ??= new Set();
    const hearing = handlers[type].add(handler as never);
    return () => hearing.delete(handler as never);
  }

  on('bridge.ping', (_, { id }) => send('bridge.pong', {}, id));
  on('bridge.welcome', (welcome) => {
    capabilities = welcome.capabilities;
    handshake.stop();
    onConnection('welcomed');
  });

  return {
    send,
    on,

    /** Asks the host. Settles always: with the answer, or with a `BridgeError`. */
    request<T extends ToHost & RequestType>(
      type: T,
      payload: Payload<T>,
      patience?: Patience,
    ): Promise<Answer<T>> {
      const message = write(type, payload);
      const answer = requests.wait(message.id, patience) as Promise<Answer<T>>;
      if (!outbox.send(message)) requests.settle(message.id, failure('NO_HOST'));
      return answer;
    },

    /** Whether the host has announced a feature. */
    can,

    /** How many window messages came from somebody who may not speak. */
    rejected: () => rejected,

    /** Listens, hears what came early, and says hello. Returns how to stop. */
    start(): () => void {
      const listening = new AbortController();
      const options = { capture: true, signal: listening.signal };
      const stub = (view as StubWindow).hemBridge;
      const receiveNative = (data: unknown) =>
        hear({ data, source: null, origin: '' } as MessageEvent);
      if (stub) view.removeEventListener('message', stub.receive, true);
      (view as StubWindow).hemBridge = { receive: receiveNative };
      view.addEventListener('message', hear, options);
      view.addEventListener('pageshow', (event) => event.persisted && handshake.start(), options);
      handshake.start();
      for (const message of stub?.early ?? []) {
        if (typeof message === 'string') receiveNative(message);
        else hear(message);
      }
      return () => {
        handshake.stop();
        listening.abort();
        requests.settleAll(failure('ABORTED'));
      };
    },
  };
}

/** The page's half of the protocol. */
export type Bridge = ReturnType<typeof createBridge>;
