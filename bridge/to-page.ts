import { command, nothing, request, state } from './row.ts';
import {
  array,
  boolean,
  number,
  object,
  oneOf,
  optional,
  record,
  scalar,
  string,
} from './schema.ts';

const screen = {
  viewport: optional(object({ width: number, height: number })),
  safeArea: optional(object({ top: number, right: number, bottom: number, left: number })),
  keyboard: optional(object({ height: number })),
};

/** Every message that the page reads. This half of the protocol is bundled with the app. */
export const toPage = {
  'bridge.welcome': state(
    object({
      platform: string,
      capabilities: array(string),
      ...screen,
      theme: optional(oneOf('light', 'dark')),
      locale: optional(string),
      flags: optional(record(scalar)),
    }),
  ),
  'viewport.changed': state(object(screen)),
  'nav.back': request(nothing),
  'nav.tab': request(object({ tab: optional(string) })),
  'nav.open': request(object({ path: string })),
  'flags.set': command(object({ flags: record(scalar) })),
  'sync.changed': state(object({ status: oneOf('started', 'done', 'failed') })),
  'app.state': state(object({ state: oneOf('active', 'inactive', 'background') })),
  'network.state': state(object({ isOnline: boolean })),
  'bridge.ping': command(nothing),
};

/** The answers that the page reads, by the name of the request. */
export const answersToPage = {
  'file.share': object({ shared: boolean }),
};
