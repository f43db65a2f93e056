import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { JobServices } from '../ports/services.ts';

/**
 * Answers whoever starts, stops and balances servers: `/healthz` while the process lives, `/readyz`
 * while the database and the blob store answer too, each within `patienceMs`. Neither tells
 * anything more.
 */
export function registerHealth(
  http: FastifyInstance,
  { open, blobs }: Pick<JobServices, 'open' | 'blobs'>,
  patienceMs = 2000,
): void {
  const check = async () => {
    const [database, pictures] = await Promise.all([
      answers(patienceMs, () => open.database.execute(sql`select 1`)),
      // Whether there is such a file does not matter.
      answers(patienceMs, () => blobs.info('readiness')),
    ]);
    return { isReady: database && pictures, database, pictures };
  };
  // Requests at the same time share one check.
  let checking: ReturnType<typeof check> | null = null;
  const lookOnce = () => {
    checking ??= check().finally(() => {
      checking = null;
    });
    return checking;
  };
  const word = (isThere: boolean) => (isThere ? 'ok' : 'away');

  http.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  http.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const { isReady, database, pictures } = await lookOnce();
    reply.status(isReady ? 200 : 503);
    return { status: word(isReady), database: word(database), blobs: word(pictures) };
  });
}

/** Whether something answers, in time and without a fault. */
async function answers(patienceMs: number, ask: () => PromiseLike<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patienceMs);
  });
  const asked = (async () => ask())().then(
    () => true,
    () => false,
  );
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
