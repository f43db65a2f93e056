import type { ColumnBaseConfig, SQL } from 'drizzle-orm';
import type { PgColumn, PgTable, TableConfig } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';

/** A column of ids, of a table of this name. */
export type IdColumn<TableName extends string = string> = PgColumn<
  ColumnBaseConfig<'number', 'PgBigInt53'> & { data: number; notNull: true; tableName: TableName }
>;

type Columns = {
  id: IdColumn;
  ownerId: PgColumn<ColumnBaseConfig<'string', 'PgUUID'> & { data: string; notNull: true }>;
  deletedAt: PgColumn<
    ColumnBaseConfig<'date', 'PgTimestamp'> & {
      data: Date;
      notNull: false;
      generated: undefined;
      identity: undefined;
    }
  >;
};

/** Rows that members delete in two steps: hidden at first, and forgotten once that cannot be taken back any more. */
export interface Deletable {
  /** Any table with these columns. */
  table: PgTable<Omit<TableConfig, 'columns'> & { columns: Columns }> & Columns;
  /** Keeps the titles of those that are about to be forgotten where they are still told. */
  keepTitles?(database: Database, which: SQL | undefined): Promise<void>;
  /** The pictures that these name; they go along where nothing else names them. */
  readPictures?(database: Database, which: SQL | undefined): Promise<string[]>;
}
