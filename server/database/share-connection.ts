import type pg from 'pg';

/** A client that single statements have together for a while. */
interface Share {
  client: Promise<pg.PoolClient>;
  /** How many statements have it. */
  statements: number;
  /** Whether another statement may have it too. */
  isOpen(): boolean;
}

/**
 * Lets the single statements of a pool of one connection have it together. Each is sent at once, behind those that are
 * under way, so that the database never waits for the server between two. Whoever takes the connection for a transaction
 * has it alone: what is asked after that waits.
 */
export function shareConnection(pool: pg.Pool): void {
  let share: Share | null = null;

  const open = (): Share => {
    let isThere = false;
    const client = pool.connect();
    client.then(
      () => {
        isThere = true;
      },
      () => {},
    );
    // While somebody waits for the connection to be theirs alone, no more join.
    return { client, statements: 0, isOpen: () => !isThere || pool.waitingCount === 0 };
  };

  const query = async (config: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> => {
    if (!share?.isOpen()) share = open();
    const own = share;
    own.statements += 1;
    try {
      const client = await own.client;
      return await client.query(config, values);
    } finally {
      own.statements -= 1;
      if (own.statements === 0) {
        if (share === own) share = null;
        // A connection that broke is thrown away by the pool, which sees that itself.
        own.client.then(
          (client) => client.release(),
          () => {},
        );
      }
    }
  };
  pool.query = query as pg.Pool['query'];
}
