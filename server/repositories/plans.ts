import { and, asc, eq, gte, inArray, isNull, lte, sql } from 'drizzle-orm';
import { awayAvailabilities } from '#contract/rules/availability.ts';
import { addDays } from '#contract/rules/calendar-days.ts';
import type { ItemAvailability } from '#contract/rules/item-attributes.ts';
import { repeatDays } from '#contract/rules/plans.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import type { Plan } from '#contract/schemas/plan.ts';
import type { Database } from '../database/database.ts';
import { availabilityChanges, looks, outfits, plans } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { Signer } from '../foundation/signer.ts';
import { lastWhereId } from './availability-history.ts';
import { itemNoun } from './item-noun.ts';
import { lookNoun } from './look-noun.ts';
import { readCards } from './noun-cards.ts';
import { outfitNoun } from './outfit-noun.ts';
import { type Piece, readLookPieces, readOutfitPieces, readPlanPieces } from './plan-pieces.ts';
import { repeatsOf } from './plan-repeats.ts';
import type { FullScope } from './scope.ts';

export type PlanRow = typeof plans.$inferSelect;

/** A plan with the title of its outfit or look, also while that is deleted. */
const columns = { plan: plans, outfitTitle: outfits.title, lookTitle: looks.title };
interface TitledRow {
  plan: PlanRow;
  outfitTitle: string | null;
  lookTitle: string | null;
}

/** The owner's plans of these days, by day and slot, then as they were made. */
const readDays = (database: Database, owner: string, from: string, to: string) =>
  database
    .select(columns)
    .from(plans)
    .leftJoin(outfits, eq(outfits.id, plans.outfitId))
    .leftJoin(looks, eq(looks.id, plans.lookId))
    .where(
      and(
        eq(plans.ownerId, owner),
        isNull(plans.deletedAt),
        gte(plans.day, from),
        lte(plans.day, to),
      ),
    )
    .orderBy(asc(plans.day), asc(plans.slot), asc(plans.id));

/** Reads the pieces of plans: what they name, and of what is not worn yet what its outfit or look shows now. */
async function readPieces(
  database: Database,
  rows: readonly TitledRow[],
): Promise<(plan: PlanRow) => { named: Piece[]; pieces: Piece[] }> {
  const planned = rows.filter(({ plan }) => !plan.isWorn);
  const ids = (idName: 'outfitId' | 'lookId') => [
    ...new Set(planned.flatMap(({ plan }) => plan[idName] ?? [])),
  ];
  const planIds = rows.map(({ plan }) => plan.id);
  const [named, ofOutfit, ofLook] = await Promise.all([
    readPlanPieces(database, planIds),
    readOutfitPieces(database, ids('outfitId')),
    readLookPieces(database, ids('lookId')),
  ]);
  return ({ id, outfitId, lookId, isWorn }) => {
    const own = named.get(id) ?? [];
    if (isShown({ outfitId, lookId, isWorn })) return { named: own, pieces: own };
    return { named: own, pieces: ofOutfit.get(outfitId ?? 0) ?? ofLook.get(lookId ?? 0) ?? [] };
  };
}

/** The owner's plans of a range of days, with the cards of all that they show. */
export async function readPlans(
  scope: FullScope,
  database: Database,
  { from, to }: { from: string; to: string },
  signer: Signer,
): Promise<OperationOutput<'getPlans'>> {
  const rows = await readDays(database, scope.subject, addDays(from, -repeatDays), to);
  const piecesOf = await readPieces(database, rows);
  const parts = rows.map(({ plan }) => ({ ...plan, pieces: piecesOf(plan).pieces }));
  const backOn = await readLentUntil(database, parts);
  const shown = rows.flatMap((row, index) => {
    if (row.plan.day < from) return [];
    const repeats = repeatsOf(parts[index]!, parts);
    return [
      {
        ...toPlan(row, piecesOf(row.plan).named),
        repeats,
        awayItemIds: awayOf(parts[index]!, backOn),
      },
    ];
  });
  const outfitIds = new Set(shown.flatMap(({ outfitId }) => outfitId ?? []));
  const lookIds = new Set(shown.flatMap(({ lookId }) => lookId ?? []));
  const itemIds = new Set(
    shown.flatMap(({ itemIds, repeats, awayItemIds }) => [
      ...itemIds,
      ...(repeats?.itemIds ?? []),
      ...awayItemIds,
    ]),
  );
  const [outfitCards, lookCards, itemCards] = await Promise.all([
    readCards(scope, database, outfitNoun, [...outfitIds], signer),
    readCards(scope, database, lookNoun, [...lookIds], signer),
    readCards(scope, database, itemNoun, [...itemIds], signer),
  ]);
  return { plans: shown, outfits: outfitCards, looks: lookCards, items: itemCards };
}

/** The pieces of what is not worn yet that are away; what is lent until an earlier day is back by then. */
const awayOf = (
  { isWorn, day, pieces }: { isWorn: boolean; day: string; pieces: readonly Piece[] },
  backOn: ReadonlyMap<number, string>,
): string[] =>
  isWorn
    ? []
    : pieces
        .filter(({ availability }) => awayAvailabilities.includes(availability as ItemAvailability))
        .filter(({ itemId }) => !((backOn.get(itemId) ?? day) < day))
        .map(({ itemId }) => String(itemId));

/** The days on which lent pieces of these plans are to be back, by item. */
async function readLentUntil(
  database: Database,
  plansOfDays: readonly { pieces: readonly Piece[] }[],
): Promise<Map<number, string>> {
  const lent = plansOfDays.flatMap(({ pieces }) =>
    pieces.filter(({ availability }) => availability === 'lent').map(({ itemId }) => itemId),
  );
  if (lent.length === 0) return new Map();
  const { id, itemId, lentUntil } = availabilityChanges;
  const rows = await database
    .select({ itemId, lentUntil })
    .from(availabilityChanges)
    .where(and(inArray(itemId, [...new Set(lent)]), eq(id, lastWhereId)));
  return new Map(
    rows.flatMap((row) => (row.lentUntil ? [[row.itemId, row.lentUntil] as const] : [])),
  );
}

/** A plan as its calendar file tells of it. */
export interface TitledPlan {
  id: number;
  day: string;
  slot: PlanRow['slot'];
  title: string | null;
  /** The title that its outfit or look has, or had. */
  shownTitle: string | null;
  /** The names of the pieces. */
  pieces: string[];
  updatedAt: Date;
}

/** The owner whose plans of which days, both of them with theirs. */
export interface PlansOfDays {
  owner: string;
  from: string;
  to: string;
}

/** Plans whose pieces are read at once: of each there may be sixty. */
const titledAtOnce = 100;

/**
 * The plans of a range of days with what all is called, some at a time, for whoever has asked for the right. The
 * database answers others between them.
 */
export async function* readTitledPlans(
  database: Database,
  { owner, from, to }: PlansOfDays,
): AsyncGenerator<TitledPlan[]> {
  const all = await readDays(database, owner, from, to);
  for (let first = 0; first < all.length; first += titledAtOnce) {
    const rows = all.slice(first, first + titledAtOnce);
    const piecesOf = await readPieces(database, rows);
    yield rows.map(({ plan, outfitTitle, lookTitle }) => ({
      id: plan.id,
      day: plan.day,
      slot: plan.slot,
      title: plan.title,
      shownTitle: outfitTitle ?? plan.goneTitle ?? lookTitle ?? plan.goneLookTitle,
      pieces: piecesOf(plan).pieces.map(({ name }) => name),
      updatedAt: plan.updatedAt,
    }));
  }
}

/** One plan of the owner's. Throws `not-found`. */
export async function readPlan(
  scope: FullScope,
  database: Database,
  planId: number,
): Promise<Plan> {
  const [row] = await database
    .select(columns)
    .from(plans)
    .leftJoin(outfits, eq(outfits.id, plans.outfitId))
    .leftJoin(looks, eq(looks.id, plans.lookId))
    .where(and(eq(plans.id, planId), eq(plans.ownerId, scope.subject), isNull(plans.deletedAt)));
  if (!row) throw new Refusal('not-found', 'no such plan');
  const named = await readPlanPieces(database, [planId]);
  return toPlan(row, named.get(planId) ?? []);
}

/** Whether what a plan names is what it shows. */
const isShown = ({ outfitId, lookId, isWorn }: Pick<PlanRow, 'outfitId' | 'lookId' | 'isWorn'>) =>
  isWorn || (outfitId === null && lookId === null);

function toPlan({ plan, outfitTitle, lookTitle }: TitledRow, named: readonly Piece[]): Plan {
  return {
    planId: String(plan.id),
    ownerId: plan.ownerId,
    day: plan.day,
    slot: plan.slot,
    title: plan.title,
    outfitId: plan.outfitId === null ? null : String(plan.outfitId),
    outfitTitle: outfitTitle ?? plan.goneTitle,
    lookId: plan.lookId === null ? null : String(plan.lookId),
    lookTitle: lookTitle ?? plan.goneLookTitle,
    // Of an outfit or a look they are what was worn; one that is only planned shows what it has now.
    itemIds: isShown(plan) ? named.map(({ itemId }) => String(itemId)) : [],
    isWorn: plan.isWorn,
    updateDate: plan.updatedAt.toISOString(),
  };
}

/**
 * Finds those of these plans that are the owner's, in the order of their ids as they are given, to be changed.
 * Throws `not-found` if there is none.
 */
export async function findPlans(
  scope: FullScope,
  database: Database,
  planIds: string[],
): Promise<PlanRow[]> {
  const ids = [...new Set(planIds.map(Number))];
  const rows = await database
    .select()
    .from(plans)
    .where(and(inArray(plans.id, ids), eq(plans.ownerId, scope.subject), isNull(plans.deletedAt)))
    .orderBy(sql`array_position(${sql.param(ids)}::bigint[], ${plans.id})`);
  if (rows.length === 0) throw new Refusal('not-found', 'no such plan');
  return rows;
}
