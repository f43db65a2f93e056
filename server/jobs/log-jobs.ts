import type { FastifyBaseLogger } from 'fastify';
import { isOutage } from '../foundation/outage.ts';
import type { JobListener } from './job-runner.ts';

/** Writes into the log what the operator may want to know of jobs; never a payload. */
export function logJobs(log: FastifyBaseLogger): JobListener {
  return {
    onEnd(kind, outcome, error, nextTry) {
      if (outcome === 'given-up') log.error({ err: error, kind }, 'a job was given up');
      if (outcome !== 'failed') return;
      const level = isOutage(error) ? 'warn' : 'error';
      log[level]({ err: error, kind, nextTry }, 'a job waits for its next try');
    },
    onTrouble(error, kind) {
      const what = kind ? 'the end of a job could not be written down' : 'no jobs for now';
      log[isOutage(error) ? 'warn' : 'error']({ err: error, kind }, what);
    },
    onBack: () => log.warn('jobs are taken again'),
    onUnknown: (kind, due) =>
      log.warn({ kind, due }, 'jobs of a kind that this version does not know are left'),
  };
}
