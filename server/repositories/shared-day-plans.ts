import { and, asc, between, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Days } from '#contract/rules/loans.ts';
import type { OutfitCard } from '#contract/schemas/outfit.ts';
import type { PlanTogether } from '#contract/schemas/shared-day.ts';
import type { Database } from '../database/database.ts';
import {
  images,
  itemImages,
  items,
  lookPins,
  looks,
  outfitLayers,
  outfits,
  planItems,
  plans,
} from '../database/schema.ts';
import type { Signer } from '../foundation/signer.ts';
import { toImageView } from './images.ts';
import { outfitNoun } from './outfit-noun.ts';
import { nameColumns, pieceName } from './piece-name.ts';
import { type Scope, scopeOfUser } from './scope.ts';
import type { Viewer } from './viewer.ts';

/** True of a plan with a piece that its owner hides from friends, also where that is deleted for now ([Note: Hidden pieces]). */
const isHidden = sql<boolean>`exists (select from ${items}
  where ${items.ownerId} = ${plans.ownerId} and ${items.isHidden} and (
    ${items.id} in (select ${planItems.itemId} from ${planItems} where ${planItems.planId} = ${plans.id})
    or ${items.id} in (select ${outfitLayers.itemId} from ${outfitLayers}
      where ${outfitLayers.outfitId} in (${plans.outfitId}, ${looks.outfitId}))
    or ${items.id} in (select ${lookPins.itemId} from ${lookPins} where ${lookPins.lookId} = ${plans.lookId})))`;

/** True of a plan of something to wear, though that may be gone; others are words alone. */
const isOfClothes = or(
  isNotNull(plans.outfitId),
  isNotNull(plans.lookId),
  isNotNull(plans.goneTitle),
  isNotNull(plans.goneLookTitle),
  sql`exists (select from ${planItems} where ${planItems.planId} = ${plans.id})`,
);

const readRows = (database: Database, ids: readonly string[], { firstDay, lastDay }: Days) =>
  database
    .select({ plan: plans, look: looks, photo: images, isHidden })
    .from(plans)
    .leftJoin(looks, and(eq(looks.id, plans.lookId), isNull(looks.deletedAt)))
    .leftJoin(images, eq(images.id, looks.imageId))
    .where(
      and(
        inArray(plans.ownerId, [...ids]),
        isNull(plans.deletedAt),
        between(plans.day, firstDay, lastDay),
        isOfClothes,
      ),
    )
    .orderBy(asc(plans.day), asc(plans.slot), asc(plans.id));

type Row = Awaited<ReturnType<typeof readRows>>[number];
type Shown = NonNullable<PlanTogether['shown']>;

/**
 * Reads what these people plan for shared days, as the viewer is told of it; all but the viewer have consented. Of the others
 * a board tells only its picture, and what has a hidden piece is told as planned. Words without anything to wear are nobody's
 * business. Five statements.
 */
export async function readPlansTogether(
  { actor, me }: { actor: Viewer; me: string },
  database: Database,
  ids: readonly string[],
  days: Days,
  signer: Signer,
): Promise<(userId: string) => PlanTogether[]> {
  if (ids.length === 0) return () => [];
  const rows = await readRows(database, ids, days);
  const isMine = ({ plan }: Row) => plan.ownerId === me;
  const mine = rows.filter(isMine);
  const others = rows.filter((row) => !isMine(row) && !row.isHidden);
  // Nothing is in sight by a wardrobe here: so its layers name no pieces.
  const sight: Scope = { actor, subject: me, wardrobes: [], lending: [], may: 'look' };
  const shown = new Map([
    ...(await readShown(scopeOfUser(me), database, mine, signer)),
    ...(await readShown(sight, database, others, signer.forOthers())),
  ]);
  return (userId) =>
    rows
      .filter(({ plan }) => plan.ownerId === userId)
      .map(({ plan: { id, day, slot }, isHidden }) => ({
        day,
        slot,
        isHidden,
        shown: shown.get(id) ?? null,
      }));
}

/** What plans show that is there, by their ids. */
async function readShown(
  scope: Scope,
  database: Database,
  rows: readonly Row[],
  signer: Signer,
): Promise<Map<number, Shown>> {
  const boardIdOf = ({ plan, look }: Row) =>
    plan.outfitId ?? (look?.imageId ? null : look?.outfitId);
  const outfitIds = rows.flatMap((row) => boardIdOf(row) ?? []);
  const which = and(inArray(outfits.id, outfitIds), isNull(outfits.deletedAt));
  const boards = outfitIds.length
    ? await outfitNoun.readCards(scope, database, which, signer)
    : new Map<number, OutfitCard>();
  const pieces = await readLoosePieces(database, rows, signer);
  return new Map(
    rows.flatMap((row): [number, Shown][] => {
      const { plan, look, photo } = row;
      const board = boards.get(boardIdOf(row) ?? 0);
      const loose = pieces.get(plan.id) ?? [];
      if (!board && !look && loose.length === 0) return [];
      return [
        [
          plan.id,
          {
            title: (look ? look.title : null) ?? board?.title ?? null,
            board: board
              ? { background: board.background, thumbnail: board.thumbnail, layers: board.layers }
              : null,
            photo: photo?.status === 'ready' ? toImageView(photo, signer) : null,
            pieces: loose,
          },
        ],
      ];
    }),
  );
}

/** The pieces of plans of loose pieces, in their order, by plan; without those that are deleted. */
async function readLoosePieces(
  database: Database,
  rows: readonly Row[],
  signer: Signer,
): Promise<Map<number, Shown['pieces']>> {
  const ids = rows.flatMap(({ plan }) => (isLoose(plan) ? plan.id : []));
  const found = new Map<number, Shown['pieces']>(ids.map((id) => [id, []]));
  if (ids.length === 0) return found;
  const pieces = await database
    .select({ planId: planItems.planId, named: nameColumns, image: images })
    .from(planItems)
    .innerJoin(items, and(eq(items.id, planItems.itemId), isNull(items.deletedAt)))
    .leftJoin(itemImages, and(eq(itemImages.itemId, items.id), eq(itemImages.position, 0)))
    .leftJoin(images, eq(images.id, itemImages.imageId))
    .where(inArray(planItems.planId, ids))
    .orderBy(asc(planItems.planId), asc(planItems.position));
  for (const { planId, named, image } of pieces) {
    found.get(planId)?.push({
      title: pieceName(named),
      image: image?.status === 'ready' ? toImageView(image, signer) : null,
    });
  }
  return found;
}

const isLoose = ({ outfitId, lookId, goneTitle, goneLookTitle }: Row['plan']): boolean =>
  (outfitId ?? lookId ?? goneTitle ?? goneLookTitle) === null;
