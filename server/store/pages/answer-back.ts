/**
 * Answers the hardware key of a host that asks a page of the store as it asks the app's: the arrow of the page is where
 * back leads. Hosts that heard `page.leave` do not ask (docs/native-host.md, Moving).
 */
export const answerBack = `(() => {
  const port = window.ReactNativeWebView ?? window.webkit?.messageHandlers?.hem ?? window.hemHost;
  const sid = Math.random().toString(36).slice(2);
  let seq = 0;
  const hear = ({ data, source, origin }) => {
    if (source && source !== window && source !== parent) return;
    let asked;
    try {
      asked = JSON.parse(data);
    } catch {}
    if (asked?.type !== 'nav.back') return;
    const answer = JSON.stringify({
      v: 1,
      type: 'nav.back',
      id: sid + '-' + seq,
      sid,
      seq: seq++,
      ts: Date.now(),
      re: asked.id || undefined,
      payload: { handled: true, canGoBack: true },
    });
    if (port) port.postMessage(answer);
    else if (source && source !== window) source.postMessage(answer, origin);
    document.querySelector('.head a').click();
  };
  addEventListener('message', hear);
  document.addEventListener('message', hear);
  if (window.hemHost) window.hemHost.onmessage = hear;
})();`;
