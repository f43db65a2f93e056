import type { HostWindow } from './transport.ts';

/** Android's WebMessageListener under the name `hemHost`: both ways through that one object. */
export const androidPort = (view: HostWindow) => view.hemHost;

/** Hears what the host sends on that object, if there is one. */
export function hearAndroid(view: HostWindow, receive: (text: unknown) => void): void {
  if (view.hemHost) view.hemHost.onmessage = ({ data }) => receive(data);
}
