import type { FastifyReply, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { OpenDatabase } from '../database/database.ts';
import type { JobOutcome } from '../jobs/job-runner.ts';
import { countJobs } from '../repositories/jobs.ts';

/** The counters and measures, for Prometheus. */
export interface Metrics {
  countJob(kind: string, outcome: JobOutcome): void;
  observeRequest(request: FastifyRequest, reply: FastifyReply): void;
  /** Everything in Prometheus' text format, with what the database says now if it answers. */
  text(): Promise<string>;
  contentType: string;
}

/** Longest wait for the database, in milliseconds; Prometheus waits for ten seconds. */
const patienceMs = 3000;

/**
 * Begins to measure. Labels are kinds, operations and routes, never what a caller made up.
 * @param kinds the kinds of jobs that this version does: others wait for another version.
 */
export function createMetrics(
  open: OpenDatabase,
  now: () => Date,
  kinds: readonly string[],
): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'hem_request_duration_seconds',
    help: 'Answers by operation (or route) and status, and how long they took',
    labelNames: ['operation', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const tries = new Counter({
    name: 'hem_job_tries_total',
    help: 'Tries of jobs by kind and outcome: done, failed (tried again), given-up',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const waiting = new Gauge({
    name: 'hem_jobs_waiting',
    help: 'Jobs that are due and not done yet, by kind, in the database',
    labelNames: ['kind'],
    registers,
  });
  const givenUp = new Gauge({
    name: 'hem_jobs_given_up',
    help: 'Jobs that were given up in the last week, by kind, in the database',
    labelNames: ['kind'],
    registers,
  });
  const oldest = new Gauge({
    name: 'hem_oldest_due_job_seconds',
    help: 'For how long the oldest due job of a known kind has been due; 0 if none is',
    registers,
  });
  const isUp = new Gauge({
    name: 'hem_database_up',
    help: 'Whether the database answered this scrape',
    registers,
  });
  const connections = new Gauge({
    name: 'hem_database_connections',
    help: 'Connections of this server to its database, by state: idle or in-use',
    labelNames: ['state'],
    registers,
  });
  const queued = new Gauge({
    name: 'hem_database_queue',
    help: 'Who waits in this server for a connection to the database',
    registers,
  });

  const refresh = async () => {
    const { totalCount, idleCount, waitingCount } = open.pool;
    connections.set({ state: 'idle' }, idleCount);
    connections.set({ state: 'in-use' }, totalCount - idleCount);
    queued.set(waitingCount);
    const counts = await inTime(countJobs(open.database, now()));
    // A number that cannot be read now is left out; the last one would be wrong.
    waiting.reset();
    givenUp.reset();
    oldest.remove();
    isUp.set(counts ? 1 : 0);
    if (!counts) return;
    for (const { kind, ...count } of counts) {
      waiting.set({ kind }, count.waiting);
      givenUp.set({ kind }, count.givenUp);
    }
    const known = counts.filter(({ kind }) => kinds.includes(kind));
    oldest.set(Math.max(0, ...known.map(({ oldestDueSeconds }) => oldestDueSeconds)));
  };

  return {
    countJob: (kind, outcome) => tries.inc({ kind, outcome }),
    observeRequest(request, { statusCode, elapsedTime }) {
      requests.observe({ operation: labelOf(request), status: statusCode }, elapsedTime / 1000);
    },
    async text() {
      await refresh();
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}

/** An operation or a route; all of the app's pages and files count as one. */
function labelOf({ operation, routeOptions: { url } }: FastifyRequest): string {
  if (operation) return operation;
  if (url === undefined) return 'none';
  return /[:*]|^\/(healthz|readyz)$/.test(url) ? url : 'page';
}

/** The result, or null where it does not come in time or fails. */
async function inTime<Result>(asked: Promise<Result>): Promise<Result | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patienceMs);
  });
  return Promise.race([asked.catch(() => null), late]).finally(() => clearTimeout(timer));
}
