import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../foundation/refusal.ts';
import { enqueue, type Job } from '../jobs/job.ts';
import type { Services } from '../ports/services.ts';
import { closeEvent, findEventBody, keepEvent } from '../repositories/webhook-events.ts';
import type { WebhookSource } from './webhook-source.ts';

/** Most bytes of one event: more than an order of a cart that has all that a cart may have. */
const maxEventBytes = 8 * 1_048_576;

/**
 * Takes events in: `POST /webhooks/{source}`. A signed event is written down together with its job,
 * answered, and done later; one that is sent again gets the same answer and is not done again.
 */
export function registerWebhooks(
  app: FastifyInstance,
  services: Services,
  sources: readonly WebhookSource[],
): void {
  const byName = new Map(sources.map((source) => [source.name, source]));
  const find = (name: string): WebhookSource => {
    const source = byName.get(name);
    if (!source) throw new Refusal('not-found', 'nobody sends events here');
    return source;
  };
  void app.register(async (scope) => {
    // A signature holds for the bytes as they came, whatever their type is said to be.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Params: { source: string } }>(
      '/webhooks/:source',
      {
        bodyLimit: maxEventBytes,
        // Before the body is taken in.
        onRequest: async ({ params }) => void find(params.source),
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const source = find(request.params.source);
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        if (!source.isSigned(body, request.headers, services.now())) {
          request.log.warn({ source: source.name }, 'an event without a good signature is refused');
          throw new Refusal('not-authentic', 'this is not signed by whom it should be');
        }
        const text = body.toString('utf8');
        const eventId = eventIdOf(source, text, request.headers);
        const isNew = await services.open.transaction(async (database) => {
          if (!(await keepEvent(database, source.name, eventId, text))) return false;
          await enqueue(database, webhookJob(source), { eventId });
          return true;
        });
        if (isNew) services.jobs.nudge();
        return { status: 'ok' };
      },
    );
  });
}

/** Throws the Refusal `malformed` where a signed body is no event. */
function eventIdOf(source: WebhookSource, text: string, headers: IncomingHttpHeaders): string {
  const payload = parseObject(text);
  const eventId = source.eventId(payload, headers);
  if (eventId === null || !/^[!-~]{1,200}$/.test(eventId)) {
    throw new Refusal('malformed', 'the event has no id');
  }
  return eventId;
}

function parseObject(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {}
  throw new Refusal('malformed', 'the body is not a JSON object');
}

/** The kind of job that does what follows from a source's events. */
export const webhookJob = (source: WebhookSource): Job<{ eventId: string }> => ({
  kind: `webhook-${source.name}`,
  async work({ eventId }, services) {
    const { database } = services.open;
    const body = await findEventBody(database, source.name, eventId);
    if (body === null) return;
    await source.work(JSON.parse(body), services);
    await closeEvent(database, source.name, eventId);
  },
});
