import type { Verdict } from '#bridge/protocol.ts';

/** A message between the page and its host. */
export interface Message {
  direction: 'to-page' | 'to-host';
  type: string;
  /** The receiver's verdict; missing until it is known. */
  verdict?: Verdict;
  /** Its payload, or the error of an answer. */
  content: unknown;
}

/** What the app is like when it starts. */
export interface AppStart {
  path: string;
  /** The flags that the host sets, by name. */
  flags?: Record<string, boolean | number>;
}

/** A place of the software keyboard: away, over the page, or beside a web view that makes room. */
export type Keyboard = 'off' | 'overlay' | 'resize';

/**
 * The native side of a target: what the device, its user and the app do that no page can. There is
 * one adapter per target, and only an adapter leaves the page's context; it always comes back to it,
 * so that page objects never switch.
 */
export interface Host {
  /** What this target cannot do: specs that need that are skipped there. */
  readonly cannot: ReadonlySet<'offline' | 'keyboard' | 'reload' | 'applied heights'>;
  /** Starts the app anew, signed in if `session` was kept, and waits for its first screen. */
  start(start: AppStart): Promise<void>;
  /** Hardware back, or the edge swipe where there is no such key; twice as fast as can be. */
  back(times?: 1 | 2): Promise<void>;
  /** A bottom tab of the app. */
  tab(name: string): Promise<void>;
  /** A deep link: to the running app, or (cold) to one that it starts. */
  deepLink(path: string, options?: { isCold?: boolean }): Promise<void>;
  keyboard(place: Keyboard): Promise<void>;
  offline(isOffline: boolean): Promise<void>;
  background(): Promise<void>;
  foreground(): Promise<void>;
  /** Ends the app as the system does, and starts it as a user does. */
  kill(): Promise<void>;
  /** Reloads the page, as a host does whose web view lost its process. */
  reload(): Promise<void>;
  /** Turns to the page anew: one of another place, as the store's, may have come in its stead. */
  turnToPage(): Promise<void>;
  /** Makes the web view as tall as the page says, or keeps its own height. */
  applyHeights(isApplied: boolean): Promise<void>;
  setFlag(name: string, value: boolean | number): Promise<void>;
  /** Sends any text to the page as the host. */
  say(text: string): Promise<void>;
  /** The messages since {@link Host.forget}, oldest first. */
  messages(): Promise<Message[]>;
  /** Begins a new log. */
  forget(): Promise<void>;
  /** What the page wrote to the console since it was last asked. */
  consoleLines(): Promise<string[]>;
}

let said = 0;

/** A message of the host in its envelope, for {@link Host.say}. */
export function envelope(type: string, payload: unknown = {}): string {
  said += 1;
  const message = { v: 1, type, id: `suite-${said}`, sid: 'suite', seq: said, ts: Date.now() };
  return JSON.stringify({ ...message, payload });
}
