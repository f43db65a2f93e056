import type { HostWindow, Transport } from './transport.ts';

/**
 * A page that frames this one, from an allowed origin (the simulator, or a configured host). Where
 * the browser tells who frames us (`ancestorOrigins`; not older Firefoxes), a frame that is not
 * allowed is no host at all; elsewhere `targetOrigin` keeps the messages from it.
 */
export function findParentWindow(
  view: HostWindow,
  allowedOrigins: readonly string[],
): Transport | undefined {
  const { parent } = view;
  if (!parent || parent === view) return;
  const actual = view.location.ancestorOrigins?.[0];
  const origin = actual ? allowedOrigins.find((each) => each === actual) : allowedOrigins[0];
  if (origin) return { name: 'parent-window', send: (text) => parent.postMessage(text, origin) };
}
