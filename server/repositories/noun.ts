import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import type { wardrobeItems, wardrobeLooks, wardrobeOutfits } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { Signer } from '../foundation/signer.ts';
import type { Deletable, IdColumn } from './deletable.ts';
import { isAmong } from './is-among.ts';
import { type FullScope, isFull, type Scope } from './scope.ts';

/*
 * [Note: Nouns] Items, outfits and looks are listed, hung into wardrobes, deleted, brought back and forgotten alike.
 * The shared code takes a descriptor of the noun (`noun-*.ts`); a difference is a member of the descriptor, which
 * stands in the noun's own file (`item-noun.ts`, `outfit-noun.ts`, `look-noun.ts`). The app has a descriptor of its
 * own for
 * its screens (`src/components/noun/noun.ts`). Decision 070.
 */

/** A table in which a noun is named, and its column for the noun. */
export interface Naming<Table extends PgTable> {
  table: Table;
  /** The columns of other tables are refused by the compiler. */
  id: IdColumn<Table['_']['name']>;
}

/** The server's knowledge of a noun ([Note: Nouns]). */
export interface Noun<Card> extends Deletable {
  /** The word for one in a refusal. */
  word: string;
  /** Says which wardrobes it hangs in. */
  hangs:
    | Naming<typeof wardrobeItems>
    | Naming<typeof wardrobeOutfits>
    | Naming<typeof wardrobeLooks>;
  /** Is true of what stands in lists and counts; left out where all of it does. */
  listed?: SQL;
  /** Is true of what others may see where it hangs in a shared wardrobe; left out where all of it may be seen. */
  shown?: SQL;
  /** The cards of those of which a condition is true, by id. */
  readCards(
    scope: Scope,
    database: Database,
    which: SQL | undefined,
    signer: Signer,
  ): Promise<Map<number, Card>>;
}

/** Any noun, for what shows nothing of it. */
export type AnyNoun = Noun<unknown>;

/**
 * Is true of what is not deleted and in sight ([Note: Scope]): all of it, or those among some. What hangs in no
 * wardrobe
 * is in sight of its owner alone.
 */
export function present(
  deletable: Deletable,
  scope: FullScope,
  ids?: readonly (string | number)[],
): SQL | undefined;
export function present(
  noun: AnyNoun,
  scope: Scope,
  ids?: readonly (string | number)[],
): SQL | undefined;
export function present(
  noun: Deletable | AnyNoun,
  scope: Scope,
  ids?: readonly (string | number)[],
): SQL | undefined {
  const { table } = noun;
  return and(
    eq(table.ownerId, scope.subject),
    isNull(table.deletedAt),
    'hangs' in noun ? inSight(noun, scope) : undefined,
    ids && isAmong(table.id, ids.map(Number)),
  );
}

/** Is true of what hangs in a wardrobe that others were given sight of; left out where all is in sight. */
export function inSight({ table, hangs, shown }: AnyNoun, scope: Scope): SQL | undefined {
  if (isFull(scope)) return undefined;
  const shared = sql`${sql.param([...scope.wardrobes])}::bigint[]`;
  const hangsThere = sql`${table.id} in (select ${hangs.id} from ${hangs.table}
    where ${hangs.table.wardrobeId} = any(${shared}))`;
  return and(hangsThere, shown);
}

/** Finds those of these that are there, to be changed. Throws `not-found` if there is none. */
export async function findPresent(
  scope: FullScope,
  database: Database,
  noun: AnyNoun,
  ids: readonly string[],
): Promise<number[]> {
  const { table } = noun;
  const rows = await database
    .select({ id: table.id })
    .from(table)
    .where(present(noun, scope, ids));
  return requireSome(noun, ids, rows);
}

/** The ids asked for that were found, each once, in the order asked for. Throws `not-found` if there is none. */
export function requireSome(
  { word }: AnyNoun,
  ids: readonly string[],
  rows: readonly { id: number }[],
): number[] {
  if (rows.length === 0) throw new Refusal('not-found', `no such ${word}`);
  const found = new Set(rows.map(({ id }) => id));
  return [...new Set(ids.map(Number))].filter((id) => found.has(id));
}
