import type { HostProfile, PageWindow } from './profile.ts';

/** The event that react-native-webview makes in the page: untrusted, without source and origin. */
const messageEvent = (page: PageWindow, data: string) => new page.MessageEvent('message', { data });

/** Makes its object: whatever the page posts arrives as a string. */
const webViewObject = (receive: (text: string) => void) => ({
  postMessage: (data: unknown) => receive(String(data)),
});

/** React Native WebView on iOS. Its object goes through a script message handler of the same name. */
export const reactNativeIos: HostProfile = {
  name: 'react-native-ios',
  label: 'React Native, iOS',
  note: 'Out by ReactNativeWebView.postMessage; in by an event on window.',
  platform: 'ios',
  install(page, receive) {
    const port = webViewObject(receive);
    page.ReactNativeWebView = port;
    Object.assign(page, { webkit: { messageHandlers: { ReactNativeWebView: port } } });
  },
  deliver: (page, text) => void page.dispatchEvent(messageEvent(page, text)),
};

/** React Native WebView on Android: the event does not bubble, and the object may be late. */
export const reactNativeAndroid: HostProfile = {
  name: 'react-native-android',
  label: 'React Native, Android',
  note: 'Out by ReactNativeWebView.postMessage; in by an event on document that does not bubble.',
  platform: 'android',
  mayComeLate: true,
  install(page, receive) {
    page.ReactNativeWebView = webViewObject(receive);
  },
  deliver: (page, text) => void page.document.dispatchEvent(messageEvent(page, text)),
};

/** React Native WebView on Windows: messages leave through WebView2's object, and arrive on window and on document. */
export const reactNativeWindows: HostProfile = {
  name: 'react-native-windows',
  label: 'React Native, Windows',
  note: 'Out by chrome.webview; in by an event on window and another on document.',
  platform: 'windows',
  install(page, receive) {
    const webview = webViewObject(receive);
    const { chrome } = page as { chrome?: object };
    Object.defineProperty(page, 'chrome', {
      value: { ...chrome, webview },
      configurable: true,
      writable: true,
    });
    page.ReactNativeWebView = {
      postMessage: (data: unknown) => webview.postMessage(String(data)),
    };
  },
  deliver(page, text) {
    page.dispatchEvent(messageEvent(page, text));
    page.document.dispatchEvent(messageEvent(page, text));
  },
};
