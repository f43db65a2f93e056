/** What {@link maySpeak} needs to know of the page. */
export interface Listener {
  /** Whether a native host object was found. */
  hasNativeHost: boolean;
  /** The page's own window. */
  view: Window;
  /** The origins whose pages may frame this one and speak to it. */
  allowedOrigins: readonly string[];
}

/** The part of a message event that says who speaks. */
export type Speech = Pick<MessageEvent, 'isTrusted' | 'source' | 'origin'>;

/**
 * Whether a window message comes from the host. Two speakers are believed:
 * the host's own injected script, whose event is untrusted and has neither source nor origin (a
 * frame cannot forge that: a cross-origin `dispatchEvent` throws, and a real `postMessage` is always
 * trusted and signed with its origin), and a parent window of an allowed origin.
 * Everything else is ignored: extensions and developer tools post constantly.
 */
export function maySpeak(
  event: Speech,
  { hasNativeHost, view, allowedOrigins }: Listener,
): boolean {
  if (!event.isTrusted) return hasNativeHost && !event.source && !event.origin;
  return (
    view.parent !== view && event.source === view.parent && allowedOrigins.includes(event.origin)
  );
}
