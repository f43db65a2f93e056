import type { Envelope } from './envelope.ts';
import type { Answer, Payload, RequestType, ToPage, Verdict } from './protocol.ts';
import type { HostWindow } from './transports/transport.ts';

/** Where the page stands with its host. `legacy`: there is one, but it never welcomed us. */
export type Connection = 'none' | 'pending' | 'welcomed' | 'legacy';

/** Reads a message. What the handler of a request returns, or resolves to, is the answer. */
export type Handler<T extends ToPage> = (
  payload: Payload<T>,
  message: Envelope,
) => T extends RequestType ? Answer<T> | Promise<Answer<T>> : unknown;

/** What a bridge is made of. */
export interface BridgeOptions {
  /** What hello says at this moment. */
  hello(): Payload<'bridge.hello'>;
  /** Called on every change of the connection, which begins as `none`. */
  onConnection(connection: Connection): void;
  /** The origins whose pages may frame this one as its host. */
  allowedOrigins: readonly string[];
  /** Told of each message: what the page says, and what became of what it heard. */
  onMessage?(direction: 'in' | 'out', text: string, type?: string, verdict?: Verdict): void;
  /** The page's window. */
  view?: HostWindow;
}

/** What `head-stub.ts` leaves on the window, and what a WKWebView host calls. */
export type StubWindow = HostWindow & {
  hemBridge?: { receive(message: unknown): void; early?: (string | MessageEvent)[] };
};
