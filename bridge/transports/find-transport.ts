import { androidPort } from './android.ts';
import { none } from './none.ts';
import { findParentWindow } from './parent-window.ts';
import { reactNativePort } from './react-native.ts';
import type { HostWindow, Transport } from './transport.ts';
import { webkitPort } from './webkit.ts';

const ports = {
  'react-native': reactNativePort,
  webkit: webkitPort,
  android: androidPort,
};

/**
 * Chooses the transport by what is present, never by user agent; a native object is believed only if
 * it can take a message. `none` may mean not yet: React Native on Android injects its object late.
 */
export function findTransport(view: HostWindow, allowedOrigins: readonly string[]): Transport {
  for (const name of Object.keys(ports) as (keyof typeof ports)[]) {
    const port = ports[name](view);
    // WebKit's object has to be the receiver, so the method is called on it.
    if (port?.postMessage) return { name, isNative: true, send: (text) => port.postMessage(text) };
  }
  return findParentWindow(view, allowedOrigins) ?? none;
}
