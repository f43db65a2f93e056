import type { OperationName, operations } from '#contract/operations.ts';
import type { CheckedInput, OperationOutput } from '#contract/schemas/operation-schemas.ts';
import type { Database } from '../database/database.ts';
import type { Services } from '../ports/services.ts';
import type { FullScope, Scope } from '../repositories/scope.ts';
import type { Viewer } from '../repositories/viewer.ts';

/** Operations that people may call before they sign in. */
type Anonymous = {
  [Name in OperationName]: (typeof operations)[Name]['access'] extends 'anyone' ? Name : never;
}[OperationName];

/** Operations that somebody may call who was given sight of some wardrobe. */
type Shared = {
  [Name in OperationName]: (typeof operations)[Name] extends { sight: 'friend' } ? Name : never;
}[OperationName];

/** One call of an operation, checked. */
export interface Call<Name extends OperationName> {
  input: CheckedInput<Name>;
  /** The viewer who has signed in: for what is about a session, a password, an address. */
  viewer: Name extends Anonymous ? Viewer | null : Viewer;
  /**
   * The scope of the call, whose things it is about and what it may do with them: the input's owner's, or the
   * viewer's own ([Note: Scope]).
   */
  scope: Name extends Anonymous ? null : Name extends Shared ? Scope : FullScope;
  services: Services;
  /** How the caller names its device: shown in the list of sessions. */
  device: string;
  /** Aborted when the caller has gone without waiting for the answer. */
  signal: AbortSignal;
}

/** How an operation is carried out. */
export interface Handler<Name extends OperationName, Prepared = unknown> {
  name: Name;
  /** Does what takes time and is not SQL: hashing, asking the blob store. Runs outside any transaction. */
  prepare?(call: Call<Name>): Promise<Prepared>;
  /**
   * The id of the account that a write locks in place of that of the scope's subject: what the staff do to a member's
   * things is written under that member's lock (docs/writes.md). An account that is gone is `not-found`.
   */
  locks?(call: Call<Name>): string;
  /**
   * The work itself. For a write `database` is a transaction, in which nothing but SQL may be awaited:
   * it may run more than once, and the embedded database has one backend, so that a transaction holds
   * up everybody. The account of the scope's subject is locked; an operation that changes another
   * one, as a mailed link does, locks that first (docs/writes.md).
   */
  run(
    call: Call<Name> & { database: Database; prepared: Prepared },
  ): Promise<OperationOutput<Name>>;
}

/** Declares how an operation is carried out. */
export function handle<Name extends OperationName, Prepared = undefined>(
  name: Name,
  handler: Omit<Handler<Name, Prepared>, 'name'>,
): Handler<OperationName> {
  return { name, ...handler } as unknown as Handler<OperationName>;
}
