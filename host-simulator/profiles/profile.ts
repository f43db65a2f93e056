import type { HostWindow } from '#bridge/transports/transport.ts';

/** The window of the page in the frame, with what native hosts put on it. */
export type PageWindow = HostWindow & typeof globalThis;

/** The time at which the host's object comes onto the page's window. */
export type Injection = 'on-time' | 'late' | 'absent';

/** One kind of host: what it puts on the page's window, and how its messages get there. */
export interface HostProfile {
  readonly name: string;
  readonly label: string;
  /** A sentence on how it sends and receives. */
  readonly note: string;
  /** The name that it gives itself in a welcome. */
  readonly platform: string;
  /** Whether it has no envelopes: it sends `{ type, ...rest }`, and never a welcome. */
  readonly isLegacy?: boolean;
  /** Whether its object may come late or never. */
  readonly mayComeLate?: boolean;
  /**
   * Puts the host's object on the window of a page; `receive` is what the native side does with a text. Missing where
   * the page posts to the window that frames it.
   */
  install?(page: PageWindow, receive: (text: string) => void): void;
  /** Brings one text to the page, as this host does. */
  deliver(page: PageWindow, text: string): void;
}

/**
 * Makes a page's window its own parent. Every native host's web view is a window of its own, while ours is a frame:
 * without this a page whose native object is late or absent would find the simulator as its parent.
 */
export function standAlone(page: PageWindow): void {
  Object.defineProperty(page, 'parent', { value: page, configurable: true, writable: true });
}
