import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../ports/services.ts';
import { readContentChange, readContentRevision } from '../repositories/content.ts';

/*
 * [Note: Content changes] A page that shows texts learns of another one without asking: it listens to server-sent events,
 * which tell the count of what is shown ([Note: Content]), for how many milliseconds it has been so, and nothing else, so that
 * anybody may listen. As long as somebody does, this server looks at the count twice a second, whichever server changed it. A
 * page that hears a count that it does not know reads again what it shows; and of the first count that it hears, where that
 * came about since the page was opened: it may have read its texts before.
 */

/** How often the count is looked at, in milliseconds. */
const lookMs = 500;
/** A line that says nothing, so that no proxy takes the connection for dead, in milliseconds. */
const breathMs = 20_000;
/** Most listeners of one server; whoever comes then is sent away, and comes again. */
const mostListeners = 5000;

/** `GET /content-changes`: the count of what is shown and its age, now and whenever it changes. */
export function registerContentChanges(http: FastifyInstance, { open }: Services): void {
  const listeners = new Set<ServerResponse>();
  let looking: NodeJS.Timeout | null = null;
  let breathing: NodeJS.Timeout | null = null;
  let known = -1;

  const tell = (text: string) => {
    for (const listener of listeners) listener.write(text);
  };
  const look = async () => {
    const revision = await readContentRevision(open.database).catch(() => known);
    if (revision !== known) {
      known = revision;
      tell(`data: ${known} 0\n\n`);
    }
    if (looking !== null) looking = setTimeout(look, lookMs);
  };
  const leave = (listener: ServerResponse) => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(looking ?? undefined);
    clearInterval(breathing ?? undefined);
    looking = null;
    breathing = null;
  };

  http.get('/content-changes', async (_request, reply) => {
    if (listeners.size >= mostListeners) return reply.status(503).send();
    const { revision, sinceMs } = await readContentChange(open.database);
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    raw.write(`retry: 2000\ndata: ${revision} ${sinceMs}\n\n`);
    listeners.add(raw);
    raw.on('close', () => leave(raw));
    if (looking === null) {
      known = revision;
      looking = setTimeout(look, lookMs);
      breathing = setInterval(() => tell(': \n\n'), breathMs);
    }
  });

  // A stream that is open would be waited for.
  http.addHook('preClose', async () => {
    for (const listener of [...listeners]) {
      listener.end();
      leave(listener);
    }
  });
}
