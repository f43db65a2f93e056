import { createHash, timingSafeEqual } from 'node:crypto';
import fastify, {
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import type { OperatorConfig } from '../config/operator-topic.ts';
import { isLoopback } from '../config/values.ts';
import { Refusal } from '../foundation/refusal.ts';
import { registerStop, stopGraceMs } from '../http/stop.ts';
import { registerErrors } from '../http/wire.ts';
import type { Job } from '../jobs/job.ts';
import type { Services } from '../ports/services.ts';
import { listTroubledJobs, restartJob } from '../repositories/jobs.ts';
import type { Metrics } from './metrics.ts';

/**
 * The operator's own listener, on an address of its own: metrics, and the jobs in trouble. Never a
 * job's payload, which may hold links and addresses.
 */
export function buildOperatorListener(
  { token }: NonNullable<OperatorConfig['operator']>,
  metrics: Metrics,
  services: Services,
  jobs: readonly Job<never>[],
  logger: FastifyServerOptions['logger'],
): FastifyInstance {
  const http = fastify({ logger }) as unknown as FastifyInstance;
  registerErrors(http);
  registerStop(http, stopGraceMs);
  http.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    requireOperator(request, token);
  });
  http.setNotFoundHandler(() => {
    throw new Refusal('not-found', 'nothing is here');
  });

  http.get('/metrics', async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.text()),
  );
  const kinds = jobs.map(({ kind }) => kind);
  http.get('/jobs', async () => ({
    jobs: await listTroubledJobs(services.open.database, kinds, services.now()),
  }));
  // After `giveUp` has run, doing the job would contradict what people were told.
  const final = jobs.filter((job) => job.giveUp).map(({ kind }) => kind);
  http.post<{ Params: { id: string } }>('/jobs/:id/retry', async ({ params }) => {
    if (!/^\d{1,15}$/.test(params.id)) throw new Refusal('not-found', 'no such job');
    await restartJob(services.open.database, Number(params.id), services.now(), final);
    services.jobs.nudge();
    return { status: 'ok' };
  });
  return http;
}

/**
 * Refuses whoever is not the operator. Without a token the listener is on loopback, and a web page on
 * this machine must not reach it by a host name that resolves to loopback.
 */
function requireOperator(request: FastifyRequest, token: string | null): void {
  if (token === null) {
    const isPage = request.headers.origin !== undefined;
    if (isPage || !isLoopback(request.hostname.replace(/^\[|\]$/g, ''))) {
      throw new Refusal('forbidden', 'only this machine, by its own address');
    }
    return;
  }
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const given = request.headers.authorization ?? '';
  if (!timingSafeEqual(digest(given), digest(`Bearer ${token}`))) {
    throw new Refusal('not-authentic', 'the operator’s token is missing or wrong');
  }
}
