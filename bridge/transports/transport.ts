/** How bytes leave the page for one kind of host. */
export interface Transport {
  readonly name: 'react-native' | 'webkit' | 'android' | 'parent-window' | 'none';
  /** Whether the host can run scripts in the page, and so speak without a window of its own. */
  readonly isNative?: boolean;
  /** Hands one message to the host. May throw; the bridge guards it. */
  send(text: string): unknown;
}

/** The object a native host puts on the window: all of them take strings. */
export interface Port {
  postMessage(text: string): unknown;
  onmessage?: ((event: { data: unknown }) => void) | null;
}

/** The page's window with whatever a native host may have put on it. */
export type HostWindow = Window & {
  ReactNativeWebView?: Port;
  webkit?: { messageHandlers?: { hem?: Port } };
  hemHost?: Port;
};
