import type { Database } from '../database/database.ts';

/**
 * The sweep's part for one noun: what it forgets. It stands beside the noun's queries, and is listed in
 * jobs/sweep.ts.
 */
export interface SweepPart {
  /** How long a row is kept after it is over. */
  afterMs: number;
  /** Forgets what was over before a moment. */
  forget(database: Database, before: Date): Promise<void>;
}

/**
 * As `SweepPart`, of what belongs to accounts: it is forgotten under the account's lock
 * (docs/writes.md).
 */
export interface AccountSweepPart {
  afterMs: number;
  /** The accounts that have something to forget. */
  owners(database: Database, before: Date): Promise<string[]>;
  /** Forgets what was over before a moment; answers the pictures whose files go too. */
  forget(database: Database, owner: string, before: Date): Promise<string[]>;
}
