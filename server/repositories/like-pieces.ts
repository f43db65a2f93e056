import { and, desc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { categoryGroupOf, leafOf } from '#contract/rules/item-attributes.ts';
import type { Database } from '../database/database.ts';
import { items } from '../database/schema.ts';
import { type Likened, type Likeness, lengthOf, likenessOf } from '../stylist/likeness.ts';
import { isHad } from './owned-cells.ts';
import type { FullScope } from './scope.ts';

/** How many pieces at least are looked at one by one, of how many kinds and colors at most, and how many at most. */
const enoughPieces = 40;
const mostCells = 12;
const mostPieces = 300;

/** From here on a piece is like something at all. */
const leastLikeness = 0.2;

/** A piece, and how like something it is. */
export interface LikePiece extends Likeness {
  itemId: number;
}

/**
 * The pieces that are most like a thing of a known kind, the nearest first. A wardrobe of thousands is narrowed by kind
 * and color, of which it has few; the rest is read of those alone.
 * @param but a piece that is left out: what the thing itself became
 */
export async function findLikePieces(
  scope: FullScope,
  database: Database,
  thing: Likened,
  { most, but }: { most: number; but: number | null },
): Promise<LikePiece[]> {
  const group = categoryGroupOf(thing.category);
  if (!thing.category || !group) return [];
  const within = and(
    eq(items.ownerId, scope.subject),
    isHad,
    eq(items.categoryGroup, group),
    but === null ? undefined : ne(items.id, but),
  );
  const cells = await database
    .select({
      category: items.category,
      family: items.mainColor,
      count: sql<number>`count(*)::int`,
    })
    .from(items)
    .where(within)
    .groupBy(items.category, items.mainColor);
  const near = nearestCells(thing, cells);
  if (near.length === 0) return [];
  const rank = sql`case ${sql.join(
    near.map((cell, at) => sql`when ${isOf(cell)} then ${sql.raw(String(at))}`),
    sql` `,
  )} end`;
  const rows = await database
    .select({
      itemId: items.id,
      title: items.title,
      category: items.category,
      family: items.mainColor,
      patterns: items.patterns,
    })
    .from(items)
    .where(and(within, or(...near.map(isOf))))
    .orderBy(rank, desc(items.updatedAt), desc(items.id))
    .limit(mostPieces);
  return rows
    .map(({ itemId, title, category, family, patterns }) => {
      const leaf = leafOf(category);
      const length = lengthOf(title, leaf);
      return { itemId, ...likenessOf(thing, { category: leaf, family, patterns, length }) };
    })
    .filter(({ likeness }) => likeness >= leastLikeness)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, most);
}

/** Pieces of one kind and color, as they are stored. */
interface Cell {
  category: string | null;
  family: string | null;
  count: number;
}

function nearestCells(thing: Likened, cells: readonly Cell[]): Cell[] {
  const bare = { ...thing, patterns: [], length: null };
  const ranked = cells
    .map((cell) => {
      const facts = { category: leafOf(cell.category), family: cell.family };
      return { cell, worth: likenessOf(bare, { ...bare, ...facts }).likeness };
    })
    .sort((one, other) => other.worth - one.worth)
    .slice(0, mostCells);
  let count = 0;
  return ranked.flatMap(({ cell }) => {
    if (count >= enoughPieces) return [];
    count += cell.count;
    return [cell];
  });
}

const isOf = ({ category, family }: Cell): SQL | undefined =>
  and(
    category === null ? isNull(items.category) : eq(items.category, category),
    family === null ? isNull(items.mainColor) : eq(items.mainColor, family),
  );
