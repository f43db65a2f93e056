import { capabilitiesOf } from '#bridge/capabilities.ts';
import { createWriter, type Envelope } from '#bridge/envelope.ts';
import { createInbox } from '#bridge/inbox.ts';
import {
  type Answer,
  answers,
  type Capability,
  type Payload,
  type RequestType,
  type ToHost,
  type ToPage,
} from '#bridge/protocol.ts';
import { createRequests, failure } from '#bridge/requests.ts';
import { answersToHost, toHost } from '#bridge/to-host.ts';
import { toPage } from '#bridge/to-page.ts';
import type { Delivery, Faults } from './faults/faults.ts';
import { createLine } from './faults/line.ts';
import { knownPart } from './known-part.ts';
import { type Direction, describeText, type MessageLog } from './log/message-log.ts';

/**
 * The most length of a message to the host, in UTF-16 units: a shared file is sent whole, up to tens of megabytes
 * (docs/native-host.md).
 */
const maxHostMessageLength = 64 * 2 ** 20;

/** The options of the simulated host. */
export interface HostOptions {
  log: MessageLog;
  faults: Faults;
  /** Brings one text to the page, or (a stranger's) has another origin post it. May throw. */
  post(text: string, isStranger: boolean): void;
  /** Whether the host is from before the protocol: no envelopes, no welcome, no answers. */
  isLegacy(): boolean;
  /** The versions of messages that it announces, where not the first; 0 for none. */
  versions(): Readonly<Record<string, number>>;
  /** Reads what a welcome says at this moment, apart from the capabilities. */
  welcome(): Omit<Payload<'bridge.welcome'>, 'capabilities'>;
  /** Sells in the app's store, or tells what is owned there; rejects where that cannot be done. */
  sell(asked: Payload<'purchase.ask'>): Promise<Answer<'purchase.ask'>>;
  /** Is called with every accepted message that is not an answer. */
  onMessage(type: ToHost, payload: unknown): void;
  /** Is called when another document than before says hello. */
  onNewPage(): void;
}

/**
 * The capabilities that the host announces: everything the page can send, and that it wants to be told what became of
 * each message. Only a host that says so gets those traces.
 */
export const hostCapabilities: Capability[] = [
  ...capabilitiesOf(toHost).filter((each) => each !== 'purchase.ask@1'),
  'bridge.trace@1',
];

/** The capabilities that a host has only if it says so. */
const seldom: readonly string[] = ['nav.menu', 'purchase'];

/** The capabilities that a host may announce otherwise, by name. */
export const capabilityNames = [
  ...hostCapabilities
    .map((each) => each.replace(/@.*/, ''))
    .filter((name) => name !== 'bridge.trace'),
  ...seldom,
];

/** The capability that a message needs. */
const capabilityOf = (type: string) => (type === 'purchase.ask' ? 'purchase' : type);

const usualVersion = (name: string) => (seldom.includes(name) ? 0 : 1);

/** The version that a host announces. */
export const versionOf = (versions: Readonly<Record<string, number>>, name: string): number =>
  versions[name] ?? usualVersion(name);

/** Lists all that it announces. */
const announced = (versions: Readonly<Record<string, number>>): Capability[] => [
  ...capabilityNames.flatMap((name) => {
    const version = versionOf(versions, name);
    return version > 0 ? [`${name}@${version}` as Capability] : [];
  }),
  'bridge.trace@1',
];

const isTrace = (text: string) =>
  text.includes('bridge.trace') && describeText(text).type === 'bridge.trace';

/** Creates the native app's half of the protocol: the host of the page in the simulator. */
export function createHost(options: HostOptions) {
  const { log, faults, post, isLegacy, versions, welcome, sell, onMessage, onNewPage } = options;
  const write = createWriter();
  let judge = createInbox({
    rows: toHost,
    answers: answersToHost,
    maxLength: maxHostMessageLength,
  });
  const requests = createRequests();
  let pageSid = '';

  /** Sends a text through whatever faults there are. */
  function travel(
    direction: Direction,
    text: string,
    isRequest: boolean,
    bring: (copy: Delivery) => void,
  ) {
    const fate = faults.fateOf(direction, describeText(text).type, text);
    if (fate.length === 0) log.add(direction, text, { isRequest, fault: 'dropped' });
    fate.forEach(bring);
  }

  const toPageLine = createLine(({ text, isStranger, words }) => {
    const key = Number(words);
    try {
      post(text, isStranger);
    } catch (error) {
      log.note(key, { detail: `not delivered: ${(error as Error).message}`, fault: 'dropped' });
    }
  });
  const toHostLine = createLine((delivery) => take(delivery));

  function sendText(text: string, isRequest = false) {
    travel('to-page', text, isRequest, (copy) => {
      const fault = copy.words + (copy.delayMs ? ` +${copy.delayMs} ms` : '');
      const { key } = log.add('to-page', copy.text, { isRequest, fault: fault.trim() });
      toPageLine({ ...copy, words: String(key) });
    });
  }

  /** Writes a message as text; a legacy host has no envelopes. */
  const textOf = (message: Envelope) =>
    isLegacy()
      ? JSON.stringify({ type: message.type, ...(message.payload as object) })
      : JSON.stringify(message);

  const isAsking = ({ type, re }: Envelope) =>
    !isLegacy() && re === undefined && toPage[type as ToPage]?.kind === 'request';

  const sendEnvelope = (message: Envelope) => sendText(textOf(message), isAsking(message));

  /** Sends a state or a command. */
  const send = <T extends ToPage>(type: T, payload: Payload<T>) =>
    sendEnvelope(write(type, payload));

  const sendWelcome = () => {
    if (!isLegacy()) send('bridge.welcome', { ...welcome(), capabilities: announced(versions()) });
  };

  /** Answers a message of the page. */
  const reply = (
    re: string,
    ending: { payload?: unknown; error?: Envelope['error'] },
    type: string,
  ) =>
    sendEnvelope(write(type, ending.payload, ending.error ? { re, error: ending.error } : { re }));

  function hear({ type, id, sid, payload: said }: Envelope) {
    const payload = knownPart(toHost[type as ToHost].payload, said ?? {});
    if (type === 'bridge.hello') {
      if (sid !== pageSid) onNewPage();
      pageSid = sid;
      sendWelcome();
    }
    if (type === 'bridge.trace') log.judge(payload as Payload<'bridge.trace'>);
    // A host that does not announce a message does not know it.
    const needed = capabilityOf(type);
    if (capabilityNames.includes(needed) && versionOf(versions(), needed) !== 1) {
      if (type in answers) reply(id, failure('UNKNOWN_TYPE'), type);
      return;
    }
    if (type === 'file.share') {
      reply(id, { payload: { shared: true } satisfies Answer<'file.share'> }, type);
    }
    if (type === 'purchase.ask') {
      sell(payload as Payload<'purchase.ask'>).then(
        (answer) => reply(id, { payload: answer }, type),
        () => reply(id, failure('FAILED'), type),
      );
    }
    onMessage(type as ToHost, payload);
  }

  /** Takes a text that has arrived. */
  function take({ text, isStranger, words, delayMs, atMs }: Delivery) {
    const fault = [words, delayMs ? `+${delayMs} ms` : ''].filter(Boolean).join(' ');
    if (isStranger) {
      log.add('to-host', text, { verdict: 'wrong-speaker', fault });
      return;
    }
    const { verdict, message, kind, detail } = judge(text);
    if (message?.type !== 'bridge.trace') {
      log.add('to-host', text, {
        verdict,
        fault,
        isRequest: kind === 'request',
        ...(atMs === undefined ? {} : { atMs }),
        ...(detail ? { detail } : {}),
      });
    }
    if (kind === 'answer' && verdict === 'accepted') requests.settle(message?.re, message ?? {});
    else if (kind === 'answer') requests.settle(message?.re, failure('BAD_PAYLOAD', detail));
    else if (message && verdict === 'accepted') hear(message);
    else if (message?.id && verdict === 'unknown' && !message.re && !isLegacy()) {
      if (message.type === 'bridge.ping') reply(message.id, { payload: {} }, 'bridge.pong');
      else reply(message.id, failure('UNKNOWN_TYPE'), message.type);
    }
  }

  return {
    send,

    /** Sends any text as it is, valid or not. */
    sendText: (text: string) => sendText(text),

    /** Sends a message of any type with any payload, in a proper envelope. */
    sendAny: (type: string, payload: unknown) => sendEnvelope(write(type, payload)),

    /** Welcomes the page, again if need be: the theme or a flag has changed. */
    sendWelcome,

    /**
     * Asks the page. Rejects with the bridge's error, `TIMEOUT` after 5 s; a legacy host gets no
     * answers (`NO_ANSWER`).
     */
    request<T extends ToPage & RequestType>(type: T, payload: Payload<T>): Promise<Answer<T>> {
      const message = write(type, payload);
      const answer = requests.wait(message.id) as Promise<Answer<T>>;
      sendEnvelope(message);
      if (isLegacy()) requests.settle(message.id, failure('NO_ANSWER'));
      return answer;
    },

    /**
     * Takes what the page posted, at a time in milliseconds since 1970; now unless stated. The
     * simulator's own traces meet no faults.
     */
    receive(text: string, atMs?: number): void {
      if (isTrace(text)) {
        take({ text, delayMs: 0, mayBeOvertaken: true, isStranger: false, words: '' });
      } else {
        travel('to-host', text, false, (copy) =>
          // A message without a delay counts as arrived when it was posted.
          copy.delayMs || atMs === undefined ? toHostLine(copy) : toHostLine({ ...copy, atMs }),
        );
      }
    },

    /** Takes what another origin posted to the host. */
    receiveStranger(text: string): void {
      log.add('to-host', text, { verdict: 'wrong-speaker' });
    },

    /** Forgets the last page: another app begins. */
    restart(): void {
      judge = createInbox({
        rows: toHost,
        answers: answersToHost,
        maxLength: maxHostMessageLength,
      });
      pageSid = '';
      faults.reset();
      requests.settleAll(failure('ABORTED'));
    },
  };
}

/** The result of {@link createHost}. */
export type Host = ReturnType<typeof createHost>;
