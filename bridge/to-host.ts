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

const mode = oneOf('fit', 'fill');
const navState = object({ path: string, depth: number, canGoBack: boolean, title: string });
const moved = object({ handled: boolean, canGoBack: boolean });

/**
 * Every message that the host reads. The page takes its types from here and nothing else: what it
 * sends is checked by the compiler, and by the simulator while it runs.
 */
export const toHost = {
  'bridge.hello': state(
    object({
      protocol: number,
      appVersion: string,
      capabilities: array(string),
      navigation: optional(navState),
      height: optional(object({ height: number, mode })),
    }),
  ),
  'page.ready': command(nothing),
  'page.leave': command(object({ url: string, backPath: string })),
  'page.height': state(object({ height: number, mode, loop: optional(boolean) })),
  'nav.state': state(navState),
  'flags.state': state(object({ flags: record(object({ value: scalar, setBy: string })) })),
  'sync.request': command(nothing),
  'haptic.play': command(
    object({
      kind: oneOf('selection', 'light', 'medium', 'heavy', 'success', 'warning', 'error'),
    }),
  ),
  'link.open': command(object({ url: string })),
  'reminder.set': command(
    object({
      reminders: array(
        object({ key: string, time: string, title: string, text: string, path: string }),
      ),
    }),
  ),
  'reminder.once': command(
    object({
      reminders: array(
        object({
          key: string,
          day: string,
          time: string,
          title: string,
          text: string,
          path: string,
        }),
      ),
    }),
  ),
  'badge.set': command(object({ count: number })),
  'file.share': request(object({ name: string, mimeType: string, base64: string })),
  'purchase.ask': request(
    object({
      kind: oneOf('buy', 'owned'),
      account: string,
      product: optional(oneOf('circle.monthly', 'circle.yearly', 'circle.lifetime')),
    }),
  ),
  'bridge.error': command(object({ code: string, message: string, type: optional(string) })),
  'bridge.pong': command(nothing),
  'bridge.trace': command(
    object({
      verdict: oneOf('accepted', 'unknown', 'bad-payload', 'wrong-speaker', 'duplicate', 'stale'),
      start: string,
      id: optional(string),
      detail: optional(string),
    }),
  ),
};

/** The answers that the host reads, by the name of the request. */
export const answersToHost = {
  'nav.back': moved,
  'nav.tab': moved,
  'nav.open': moved,
};
