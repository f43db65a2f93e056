import type { FastifyReply } from 'fastify';

/** Aborted when the connection ends before its answer was sent. */
export function signalOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  if (raw.destroyed) gone.abort();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
