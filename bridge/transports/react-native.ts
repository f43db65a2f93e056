import type { HostWindow } from './transport.ts';

/**
 * React Native WebView on iOS, Android and Windows: strings out through `ReactNativeWebView`. In they
 * come as events, on `window` (iOS), on `document` without bubbling (Android), or on both (Windows);
 * the bridge's one capturing listener hears them all.
 */
export const reactNativePort = (view: HostWindow) => view.ReactNativeWebView;
