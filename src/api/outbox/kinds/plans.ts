import { plansTable } from '#contract/operations/plans.ts';
import { bringOperations } from '#contract/operations.ts';
import { availabilityOnceWorn } from '#contract/rules/availability.ts';
import { itemName } from '#contract/rules/item-name.ts';
import { maxPlansOfDay, planSlots } from '#contract/rules/plans.ts';
import type { ItemDetails } from '#contract/schemas/item.ts';
import type { OperationInput, OperationOutput } from '#contract/schemas/operation-schemas.ts';
import type { ShownPlan } from '#contract/schemas/plan.ts';
import { dayName, todayIs } from '#lib/calendar-weeks.ts';
import type { EntryWords } from '#lib/outbox-entry.ts';
import { type Cached, type CardsById, picturesOf } from '../cached.ts';
import { localIdOf } from '../local-ids.ts';
import { isGone, operationKind } from '../operation-kind.ts';
import { piecesOfPlan, together, whereOf } from './where-pieces.ts';

bringOperations(plansTable);

type Answer = OperationOutput<'getPlans'>;
type Saved = OperationInput<'savePlan'>;

/** The plans that are read somewhere, each once. */
const plansIn = (cached: Cached): ShownPlan[] => {
  const all = cached.answers('getPlans').flatMap(({ answer }) => answer.plans);
  return [...new Map(all.map((plan) => [plan.planId, plan])).values()];
};

const findPlan = (cached: Cached, planId: string) =>
  plansIn(cached).find((plan) => plan.planId === planId);

/** The plan that a new one would be the same as: of the same outfit or look, or worn with the same pieces. */
function findSame(cached: Cached, { changes, isWorn }: Saved): ShownPlan | undefined {
  const { day, slot, outfitId, lookId, itemIds = [] } = changes;
  return plansIn(cached).find((plan) => {
    if (plan.day !== day || plan.slot !== slot) return false;
    if (outfitId) return plan.outfitId === outfitId;
    if (lookId) return plan.lookId === lookId;
    const isSame =
      plan.itemIds.length === itemIds.length && itemIds.every((id) => plan.itemIds.includes(id));
    return isWorn === true && plan.isWorn && isSame;
  });
}

/** Whether two new plans are one, so that pressing twice makes nothing twice (docs/design/product-rules.md, Calendar). */
function isOnce(earlier: Saved, later: Saved): boolean {
  const isShown = Boolean(later.changes.outfitId ?? later.changes.lookId);
  return (
    earlier.planId === undefined &&
    (isShown || (earlier.isWorn === true && later.isWorn === true)) &&
    JSON.stringify(earlier) === JSON.stringify(later)
  );
}

/** A plan as it will be: what is left out of the changes stays. */
function planned(
  { owner, changes, isWorn }: Saved,
  planId: string,
  before: ShownPlan | undefined,
  cached: Cached,
): ShownPlan {
  const base: ShownPlan = before ?? {
    planId,
    ownerId: owner,
    day: '',
    slot: 'day',
    title: null,
    outfitId: null,
    outfitTitle: null,
    lookId: null,
    lookTitle: null,
    itemIds: [],
    isWorn: false,
    updateDate: new Date().toISOString(),
    repeats: null,
    awayItemIds: [],
  };
  const plan = { ...base, ...defined(changes), isWorn: isWorn ?? base.isWorn };
  const outfit = plan.outfitId ? cached.find('outfitId', plan.outfitId) : undefined;
  const look = plan.lookId ? cached.find('lookId', plan.lookId) : undefined;
  return {
    ...plan,
    outfitTitle: outfit?.title ?? plan.outfitTitle,
    lookTitle: look?.title ?? plan.lookTitle,
  };
}

/** Without the members that are undefined. */
const defined = <Value extends object>(value: Value) =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as {
    [Key in keyof Value]: Exclude<Value[Key], undefined>;
  };

/** Plans as they are listed: by day and slot, then as they were made. */
const listed = (plans: readonly ShownPlan[], { from, to }: { from: string; to: string }) =>
  plans
    .filter(({ day }) => day >= from && day <= to)
    .toSorted(
      (one, other) =>
        one.day.localeCompare(other.day) ||
        planSlots.indexOf(one.slot) - planSlots.indexOf(other.slot),
    );

/** An answer with another list of plans, and with what those show as far as it is known. */
function withPlans(
  answer: Answer,
  plans: readonly ShownPlan[],
  range: { from: string; to: string },
  cached: Cached,
): Answer {
  const { outfits, looks, items } = answer;
  const shown = listed(plans, range);
  const withLacking = <Id extends keyof CardsById>(
    name: Id,
    cards: readonly CardsById[Id][],
    ids: readonly string[],
  ) => {
    const there = cards.map((card) => (card as unknown as Record<Id, string>)[name]);
    const lacking = [...new Set(ids)].filter((id) => !there.includes(id));
    return [...cards, ...lacking.flatMap((id) => cached.find(name, id) ?? [])];
  };
  return {
    plans: shown,
    outfits: withLacking(
      'outfitId',
      outfits,
      shown.flatMap((plan) => plan.outfitId ?? []),
    ),
    looks: withLacking(
      'lookId',
      looks,
      shown.flatMap((plan) => plan.lookId ?? []),
    ),
    items: withLacking(
      'itemId',
      items,
      shown.flatMap((plan) => plan.itemIds),
    ),
  };
}

/** Names a plan, and what it shows. */
function nameOf(plan: ShownPlan | undefined, cached: Cached): Omit<EntryWords, 'text'> {
  if (!plan) return { title: 'A plan', pictures: [] };
  const { title, outfitId, lookId, outfitTitle, lookTitle, itemIds } = plan;
  const outfit = outfitId ? cached.find('outfitId', outfitId) : undefined;
  const look = lookId ? cached.find('lookId', lookId) : undefined;
  const items = itemIds.flatMap((id) => cached.find('itemId', id) ?? []);
  const first = items[0] && itemName(items[0]);
  const pieces = items.length > 1 ? `${first} and ${items.length - 1} more` : first;
  const drawn = outfit?.thumbnail ?? look?.image;
  const layers = outfit?.layers?.flatMap(({ image }) => image ?? []) ?? [];
  return {
    title: title ?? outfitTitle ?? lookTitle ?? pieces ?? 'A plan',
    pictures: drawn ? [drawn] : [...layers, ...picturesOf(cached, itemIds)].slice(0, 4),
  };
}

const plansWords = (planIds: readonly string[], cached: Cached): Omit<EntryWords, 'text'> => {
  const [first] = planIds;
  if (planIds.length > 1) return { title: `${planIds.length} plans`, pictures: [] };
  return nameOf(findPlan(cached, first!) ?? deleted.get(first!), cached);
};

const onDay = (day: string): string => (day === todayIs() ? 'today' : dayName(day));

const subjectOf = ({ planIds }: { planIds: readonly string[] }) =>
  `plan:${planIds.toSorted().join('+')}`;
const isSamePlans = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id) => other.includes(id));

/** Whether a save of a plan may wear pieces, or unwear them. */
function mayWear({ planId, changes, isWorn }: Saved, before: ShownPlan | undefined): boolean {
  if (planId === undefined) return isWorn === true;
  const { title: _title, slot: _slot, ...worn } = defined(changes);
  if (isWorn === undefined && Object.keys(worn).length === 0) return false;
  return isWorn === true || before?.isWorn !== false;
}

/** The pieces of plans of which some are worn, or all where they are made so. */
const touchedBy =
  (isMeant: (plan: ShownPlan) => boolean) =>
  ({ planIds }: { planIds: readonly string[] }, cached: Cached): string[] =>
    whereOf(
      together(
        planIds.map((id) => {
          const plan = findPlan(cached, id) ?? deleted.get(id);
          if (!plan) return null;
          return isMeant(plan) ? piecesOfPlan(plan, cached) : [];
        }),
      ),
    );
const touchedByWorn = touchedBy(({ isWorn }) => isWorn);

/** A piece with one more wear since the wash. */
const withWear = (item: ItemDetails): ItemDetails => {
  const wearsSinceWash = (item.wearsSinceWash ?? 0) + 1;
  const availability = availabilityOnceWorn(item.availability, wearsSinceWash);
  return { ...item, wearsSinceWash, availability };
};

/** The plans of a deletion, while it waits. */
const deleted = new Map<string, ShownPlan>();

/** Writes to plans. */
export const planKinds = {
  savePlan: operationKind('savePlan', {
    subject: ({ planId, changes: { day, slot, outfitId, lookId } }) =>
      planId ? `plan:${planId}` : `plan:new ${day} ${slot} ${outfitId ?? lookId ?? ''}`,
    touches(input, cached) {
      const before = input.planId ? findPlan(cached, input.planId) : undefined;
      if (!mayWear(input, before)) return [];
      if (input.planId && !before) return whereOf(null);
      const plans = [...(before?.isWorn ? [before] : []), planned(input, '', before, cached)];
      return whereOf(together(plans.map((plan) => piecesOfPlan(plan, cached))));
    },
    predict(input, { localId, cached }) {
      const given = input.planId ? findPlan(cached, input.planId) : undefined;
      const before = given ?? findSame(cached, input);
      const plan = planned(input, input.planId ?? before?.planId ?? localId, before, cached);
      return { plan, isNew: !before && !input.planId, wasWorn: before?.isWorn ?? false };
    },
    isDoubtful: ({ changes }, cached) =>
      plansIn(cached).filter(({ day }) => day === changes.day).length >= maxPlansOfDay,
    merge(earlier, later) {
      if (later.planId === undefined) return isOnce(earlier, later) ? later : null;
      return { ...earlier, ...later, changes: { ...earlier.changes, ...later.changes } };
    },
    madeId: ({ plan }) => plan.planId,
    shows: {
      getPlans(answer, { input, localId, asked, cached }) {
        const id = input.planId ?? findSame(cached, input)?.planId ?? localId;
        const before = answer.plans.find(({ planId }) => planId === id);
        // What changed days may not be in this answer yet.
        const known = before ?? (input.planId ? findPlan(cached, input.planId) : undefined);
        if (input.planId && !known) return answer;
        const plan = planned(input, id, known, cached);
        const others = answer.plans.filter(({ planId }) => planId !== id);
        if (!before && (plan.day < asked.from || plan.day > asked.to)) return answer;
        const at = before ? answer.plans.indexOf(before) : others.length;
        return withPlans(answer, others.toSpliced(at, 0, plan), asked, cached);
      },
      // Of an outfit or a look the server knows the pieces.
      getItemDetails({ item }, { input: { planId, changes, isWorn } }) {
        const { day, itemIds = [] } = changes;
        const isNew = planId === undefined && isWorn === true && itemIds.includes(item.itemId);
        if (!isNew || !day || item.wornDays.includes(day)) return { item };
        const wearCount = (item.wearCount ?? 0) + 1;
        const wornDays = [...item.wornDays, day].toSorted().toReversed();
        // Of an earlier day the server knows whether that was before the wash.
        const worn = day === todayIs() ? withWear(item) : item;
        return { item: { ...worn, wearCount, wornDays, lastWornDay: wornDays[0]! } };
      },
    },
    words(input, cached) {
      const given = input.planId ? findPlan(cached, input.planId) : undefined;
      const plan = planned(input, input.planId ?? '', given, cached);
      return {
        ...nameOf(plan, cached),
        text: `${plan.isWorn ? 'Worn' : 'Planned for'} ${onDay(plan.day)}`,
      };
    },
  }),

  movePlans: operationKind('movePlans', {
    subject: subjectOf,
    touches: touchedByWorn,
    predict: ({ planIds }) => ({ planIds, hiddenIds: [] }),
    merge: (earlier, later) =>
      isSamePlans(earlier.planIds, later.planIds) ? { ...earlier, ...later } : null,
    isDroppedBy: isGone,
    shows: {
      getPlans(answer, { input: { planIds, day, slot }, asked, cached }) {
        const moved = plansIn(cached).filter(({ planId }) => planIds.includes(planId));
        const others = answer.plans.filter(({ planId }) => !planIds.includes(planId));
        const isSeen =
          others.length < answer.plans.length || (day >= asked.from && day <= asked.to);
        if (moved.length === 0 || !isSeen) return answer;
        const there = moved.map((plan) => ({
          ...plan,
          day,
          slot: slot ?? plan.slot,
          repeats: null,
        }));
        return withPlans(answer, [...others, ...there], asked, cached);
      },
    },
    words: ({ planIds, day }, cached) => ({
      ...plansWords(planIds, cached),
      text: `Moved to ${onDay(day)}`,
    }),
  }),

  markWorn: operationKind('markWorn', {
    subject: subjectOf,
    touches: touchedBy(() => true),
    predict: ({ planIds }) => ({ planIds }),
    merge: (_earlier, later) => later,
    isDroppedBy: isGone,
    shows: {
      getPlans: (answer, { input: { planIds, isWorn } }) =>
        answer.plans.some((plan) => planIds.includes(plan.planId) && plan.isWorn !== isWorn)
          ? {
              ...answer,
              plans: answer.plans.map((plan) =>
                planIds.includes(plan.planId) ? { ...plan, isWorn } : plan,
              ),
            }
          : answer,
    },
    words: ({ planIds, isWorn }, cached) => ({
      ...plansWords(planIds, cached),
      text: isWorn ? 'Marked as worn' : 'Marked as not worn',
    }),
  }),

  deletePlans: operationKind('deletePlans', {
    subject: subjectOf,
    touches: touchedByWorn,
    predict: ({ planIds }, { cached }) => {
      for (const plan of plansIn(cached))
        if (planIds.includes(plan.planId)) deleted.set(plan.planId, plan);
      return { planIds };
    },
    takesBack: ({ planIds }, { kind, id }) =>
      kind === 'savePlan' && planIds.length === 1 && planIds[0] === localIdOf(id),
    isDroppedBy: isGone,
    shows: {
      getPlans(answer, { input: { planIds } }) {
        const left = answer.plans.filter(({ planId }) => !planIds.includes(planId));
        return left.length < answer.plans.length ? { ...answer, plans: left } : answer;
      },
    },
    words: ({ planIds }, cached) => ({ ...plansWords(planIds, cached), text: 'Deleted' }),
  }),

  restorePlans: operationKind('restorePlans', {
    subject: subjectOf,
    touches: touchedByWorn,
    predict: ({ planIds }) => ({ planIds }),
    takesBack: ({ planIds }, { kind, input }) =>
      kind === 'deletePlans' && isSamePlans(planIds, (input as { planIds: string[] }).planIds),
    shows: {
      getPlans(answer, { input: { planIds }, asked, cached }) {
        const back = planIds.flatMap((id) =>
          answer.plans.some(({ planId }) => planId === id) ? [] : (deleted.get(id) ?? []),
        );
        return back.length > 0
          ? withPlans(answer, [...answer.plans, ...back], asked, cached)
          : answer;
      },
    },
    words: ({ planIds }, cached) => ({ ...plansWords(planIds, cached), text: 'Brought back' }),
  }),
};
