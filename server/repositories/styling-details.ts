import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { offeredAvailabilities } from '#contract/rules/availability.ts';
import type { BoardBackground } from '#contract/rules/collage.ts';
import { mostStylingSwaps } from '#contract/rules/stylings.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import type { StylingDetails } from '#contract/schemas/styling.ts';
import type { Database } from '../database/database.ts';
import { images, itemImages, items, planItems, plans } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { Signer } from '../foundation/signer.ts';
import { readPerson } from './friends.ts';
import { toImageView } from './images.ts';
import { toItemCard } from './item-cards.ts';
import { itemNoun } from './item-noun.ts';
import { present } from './noun.ts';
import { pieceName } from './piece-name.ts';
import type { FullScope } from './scope.ts';
import { findReceived, pieceIdsOf, wordsOf } from './stylings.ts';
import { isWornBy } from './wears.ts';

/** Reads an outfit that a friend laid, for its owner, with what could take the place of what is not ready. Throws the Refusal `not-found`. */
export async function readStyling(
  scope: FullScope,
  database: Database,
  stylingId: string,
  { signer, now }: { signer: Signer; now: Date },
): Promise<StylingDetails> {
  const row = await findReceived(scope, database, stylingId, now);
  if (row.passedAt) throw new Refusal('not-found', 'no such styling');
  const ids = pieceIdsOf(row);
  const found = await readPieces(scope, database, ids, signer);
  const pieces = ids.flatMap((id) => found.get(id) ?? []);
  const unready = pieces.filter(
    ({ card, isDeleted }) => isDeleted || !offeredAvailabilities.includes(card.availability),
  );
  const there = pieces.filter(({ isDeleted }) => !isDeleted);
  return {
    ...wordsOf(row),
    sender: await readPerson(database, row.senderId, signer),
    note: row.note,
    state: row.keptAt ? 'kept' : 'waiting',
    isSeen: row.seenAt !== null,
    outfitId: row.outfitId === null ? null : String(row.outfitId),
    background: row.background as BoardBackground,
    layers: row.layers.map(({ itemId, ...place }) => {
      const piece = itemId === null ? undefined : found.get(itemId);
      const isGap = !piece || piece.isDeleted;
      return {
        itemId: piece ? itemId : null,
        ...place,
        isGap,
        title: piece?.name ?? '',
        image: isGap ? null : piece.card.image,
      };
    }),
    pieces: there.map(({ card }) => card),
    wornTogether: await countWornTogether(
      scope,
      database,
      there.map(({ card }) => Number(card.itemId)),
    ),
    unready: await Promise.all(
      unready.map(async ({ card, isDeleted }) => ({
        itemId: card.itemId,
        isDeleted,
        piece: card,
        swaps: await readSwaps(scope, database, card, ids, signer),
      })),
    ),
  };
}

/** The pieces of a board by id, also those that are deleted for now. */
async function readPieces(
  scope: FullScope,
  database: Database,
  ids: readonly string[],
  signer: Signer,
) {
  const rows = await database
    .select({ item: items, image: images })
    .from(items)
    .leftJoin(itemImages, and(eq(itemImages.itemId, items.id), eq(itemImages.position, 0)))
    .leftJoin(images, eq(images.id, itemImages.imageId))
    .where(and(inArray(items.id, ids.map(Number)), eq(items.ownerId, scope.subject)));
  return new Map(
    rows.map(({ item, image }) => [
      String(item.id),
      {
        card: toItemCard(scope, item, image && toImageView(image, signer)),
        name: pieceName(item),
        isDeleted: item.deletedAt !== null,
      },
    ]),
  );
}

/** How often all of these were worn at once. */
async function countWornTogether(
  { subject }: FullScope,
  database: Database,
  ids: readonly number[],
): Promise<number> {
  if (ids.length === 0) return 0;
  const worn = await database
    .select({ planId: planItems.planId })
    .from(planItems)
    .innerJoin(plans, eq(plans.id, planItems.planId))
    .where(and(inArray(planItems.itemId, [...ids]), isWornBy(subject)))
    .groupBy(planItems.planId)
    .having(sql`count(distinct ${planItems.itemId}) = ${ids.length}`);
  return worn.length;
}

/** Reads ready pieces of the same kind as one: of its very category first, then of its color, then the newest. */
async function readSwaps(
  scope: FullScope,
  database: Database,
  { category, mainColor, itemId }: ItemCard,
  onBoard: readonly string[],
  signer: Signer,
): Promise<ItemCard[]> {
  const [kind] = await database
    .select({ group: items.categoryGroup })
    .from(items)
    .where(eq(items.id, Number(itemId)));
  if (!kind?.group) return [];
  const rows = await database
    .select({ id: items.id })
    .from(items)
    .where(
      and(
        present(itemNoun, scope),
        eq(items.categoryGroup, kind.group),
        // What was worn since the wash may be due for it.
        eq(items.availability, 'ready'),
        notInArray(items.id, onBoard.map(Number)),
      ),
    )
    .orderBy(
      sql`${items.category} is distinct from ${category}`,
      sql`${items.mainColor} is distinct from ${mainColor}`,
      sql`${items.id} desc`,
    )
    .limit(mostStylingSwaps);
  const ids = rows.map(({ id }) => id);
  const cards = await itemNoun.readCards(scope, database, inArray(items.id, ids), signer);
  return ids.flatMap((id) => cards.get(id) ?? []);
}
