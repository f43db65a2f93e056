/**
 * Source of the script that stands in the document's head, inlined there by the build and allowed by
 * its hash: keeps up to 200 messages that arrive before the bundle, for `createBridge().start()` to
 * hear. It checks nothing. Under 400 bytes.
 *
 * A window message is kept as the event itself (who spoke is decided later), a native host's string
 * as a string: `hemBridge.receive` is what a WKWebView host calls, `hemHost` is Android's listener.
 */
export const headStub =
  '(w=>{let e=[],p=m=>{e.length<200&&e.push(m)};' +
  'w.hemBridge={early:e,receive:p};' +
  'w.addEventListener("message",p,!0);' +
  'w.hemHost&&(w.hemHost.onmessage=m=>p(""+m.data))})(window);';
