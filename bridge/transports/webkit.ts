import type { HostWindow } from './transport.ts';

/**
 * WKWebView with a script message handler named `hem`. The host answers by calling
 * `window.hemBridge.receive(string)` with `evaluateJavaScript`.
 */
export const webkitPort = (view: HostWindow) => view.webkit?.messageHandlers?.hem;
