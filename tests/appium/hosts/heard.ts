import { differenceOf } from '#host-simulator/scenario/run-scenario.ts';
import type { Host, Message } from './host.ts';

const withinMs = 15_000;

/** A message that is looked for. */
export interface Wanted {
  /** Messages of the page unless stated. */
  direction?: Message['direction'];
  /** What its payload must have; it may have more. */
  content?: object;
  verdict?: Message['verdict'];
}

/** Waits until enough of such messages have traveled since the log was begun; answers them. */
export async function heard(
  host: Host,
  type: string,
  { direction = 'to-host', content, verdict }: Wanted = {},
  times = 1,
): Promise<Message[]> {
  const untilMs = Date.now() + withinMs;
  for (;;) {
    const all = (await host.messages()).filter((message) => message.type === type);
    const found = all.filter(
      (message) =>
        message.direction === direction &&
        !(content && differenceOf(content, message.content)) &&
        (!verdict || message.verdict === verdict),
    );
    if (found.length >= times) return found;
    if (Date.now() > untilMs) {
      throw new Error(
        `${times} × ${type} ${JSON.stringify({ direction, content, verdict })} did not come; what came:\n` +
          all.map((message) => JSON.stringify(message)).join('\n'),
      );
    }
  }
}

/** Waits until the page's last `nav.state` is at this path. */
export async function arrives(host: Host, path: string, depth?: number): Promise<void> {
  const untilMs = Date.now() + withinMs;
  const wanted = depth === undefined ? { path } : { path, depth };
  let last: unknown;
  do {
    last = (await host.messages()).findLast(
      ({ type, direction }) => type === 'nav.state' && direction === 'to-host',
    )?.content;
    if (!differenceOf(wanted, last)) return;
  } while (Date.now() < untilMs);
  throw new Error(`the page is not at ${JSON.stringify(wanted)} but at ${JSON.stringify(last)}`);
}
