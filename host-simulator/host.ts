import { capabilitiesOf } from '#bridge/capabilities.ts';
import { createWriter, type Envelope } from '#bridge/envelope.ts';
import { createInbox } from '#bridge/inbox.ts';
import type { Answer, Capability, Payload, RequestType, ToHost, ToPage } from '#bridge/protocol.ts';
import { createRequests, failure } from '#bridge/requests.ts';
import { answersToHost, toHost } from '#bridge/to-host.ts';
import type { MessageLog } from './message-log.ts';

/** What the simulated host is made of. */
export interface HostOptions {
  log: MessageLog;
  /** Hands one text to the page. */
  post(text: string): void;
  /** What a welcome says at this moment, apart from the capabilities. */
  welcome(): Omit<Payload<'bridge.welcome'>, 'capabilities'>;
  /** Told of every accepted message that is not an answer. */
  onMessage(type: ToHost, payload: unknown): void;
  /** Told when another document than before says hello. */
  onNewPage(): void;
}

/**
 * What the host announces: everything the page can send, and that it wants to be told what became of
 * each message. Only a host that says so gets those traces.
 */
export const hostCapabilities: Capability[] = [...capabilitiesOf(toHost), 'bridge.trace@1'];

/** The native app's half of the protocol: what stands behind the page in the simulator. */
export function createHost({ log, post, welcome, onMessage, onNewPage }: HostOptions) {
  const write = createWriter();
  const judge = createInbox({ rows: toHost, answers: answersToHost });
  const requests = createRequests();
  let pageSid = '';

  function sendText(text: string) {
    log.add('to-page', text);
    post(text);
  }
  const sendEnvelope = (message: Envelope) => sendText(JSON.stringify(message));

  /** Sends a state or a command. */
  const send = <T extends ToPage>(type: T, payload: Payload<T>) =>
    sendEnvelope(write(type, payload));

  const sendWelcome = () =>
    send('bridge.welcome', { ...welcome(), capabilities: hostCapabilities });

  function take({ type, id, sid, payload }: Envelope) {
    if (type === 'bridge.hello') {
      if (sid !== pageSid) onNewPage();
      pageSid = sid;
      sendWelcome();
    }
    if (type === 'bridge.trace') log.judge(payload as Payload<'bridge.trace'>);
    if (type === 'file.share') {
      sendEnvelope(write(type, { shared: true } satisfies Answer<'file.share'>, { re: id }));
    }
    onMessage(type as ToHost, payload ?? {});
  }

  return {
    send,

    /** Sends any text as it is, valid or not. */
    sendText,

    /** Sends a message of any type with any payload, in a proper envelope. */
    sendAny: (type: string, payload: unknown) => sendEnvelope(write(type, payload)),

    /** Welcomes the page, again if need be: the theme or a flag has changed. */
    sendWelcome,

    /** Asks the page. Rejects with the bridge's error, `TIMEOUT` after 5 s. */
    request<T extends ToPage & RequestType>(type: T, payload: Payload<T>): Promise<Answer<T>> {
      const message = write(type, payload);
      const answer = requests.wait(message.id) as Promise<Answer<T>>;
      sendEnvelope(message);
      return answer;
    },

    /** Takes what the page posted, from the right window or (not `isTrusted`) a wrong one. */
    receive(text: string, isTrusted: boolean): void {
      if (!isTrusted) {
        log.add('to-host', text, 'wrong-speaker');
        return;
      }
      const { verdict, message, kind, detail } = judge(text);
      if (message?.type !== 'bridge.trace') log.add('to-host', text, verdict, detail);
      if (kind === 'answer' && verdict === 'accepted') requests.settle(message?.re, message ?? {});
      else if (kind === 'answer') requests.settle(message?.re, failure('BAD_PAYLOAD', detail));
      else if (message && verdict === 'accepted') take(message);
    },
  };
}

/** What {@link createHost} gives. */
export type Host = ReturnType<typeof createHost>;
