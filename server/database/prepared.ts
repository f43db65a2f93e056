import { type Placeholder, sql } from 'drizzle-orm';
import type { Database } from './transaction.ts';

/** A query whose values are named, and not there yet. */
interface Preparable<Rows> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Rows> };
}

/** Stands for a value that is given when the statement is asked. */
export type ValueNamed<Name extends string> = (name: Name) => Placeholder<Name>;

/**
 * Declares a statement whose SQL is built once for each connection, not at each call: for what every call or every screen
 * asks. Its values go to the database as they are given, without what drizzle makes of a column's.
 */
export function prepared<Rows, Name extends string>(
  build: (database: Database, value: ValueNamed<Name>) => Preparable<Rows>,
): (database: Database, values: Record<Name, string | number | Date>) => Promise<Rows> {
  const made = new WeakMap<Database, ReturnType<Preparable<Rows>['prepare']>>();
  return (database, values) => {
    // Without a name of its own: what is asked often gets one (name-statements.ts).
    const statement =
      made.get(database) ?? build(database, (name) => sql.placeholder(name)).prepare('');
    made.set(database, statement);
    return statement.execute(values);
  };
}
