import { availabilityOnceWorn, maySetAvailability } from '#contract/rules/availability.ts';
import { earliestDay } from '#contract/rules/calendar-days.ts';
import type { ItemAvailability } from '#contract/rules/item-attributes.ts';
import type { OperationInput, OperationOutput } from '#contract/schemas/operation-schemas.ts';
import type { Arrival } from './life-wire.ts';

/** A change of where a piece is, or of its count. */
interface PlainChange {
  changeId: string | null;
  before: ItemAvailability;
  after: ItemAvailability;
  told: string;
  /** The count that it begins anew: from what, on which day, how many wears were told by then, and when it was said. */
  anew: { wears: number; day: string; had: number; atMs: number } | null;
}

interface PlainPiece {
  id: string;
  availability: ItemAvailability;
  isDeleted: boolean;
  wears: number;
  changes: PlainChange[];
}

interface PlainPlan {
  id: string;
  day: string;
  slot: string;
  /** The outfit or the look, or null of loose pieces. */
  shows: string | null;
  pieces: readonly string[];
  isWorn: boolean;
  isDeleted: boolean;
}

interface PlainOrder {
  id: string;
  pieces: readonly string[];
  /** By piece: where it was before, and whether it is back. */
  stays: Map<string, { before: ItemAvailability; isOver: boolean }>;
}

/** The news that a store tells of an order. */
export type OrderNews = 'paid' | 'sent back' | 'cancelled' | 'home again';

/** The lives of some pieces told plainly, one thing after another, by the rules of the product. */
export type PlainLife = ReturnType<typeof createPlainLife>;

const isMove = ({ before, after, anew }: PlainChange) => before !== after || anew === null;

/** @param shown the pieces of each outfit and look, by `outfit:` or `look:` and its id */
export function createPlainLife(
  pieceIds: readonly string[],
  shown: Readonly<Record<string, readonly string[]>>,
) {
  const pieces: PlainPiece[] = pieceIds.map((id) => ({
    ...{ id, availability: 'ready', isDeleted: false, wears: 0, changes: [] },
  }));
  const plans: PlainPlan[] = [];
  const orders: PlainOrder[] = [];
  const pieceOf = (id: string) => pieces.find((one) => one.id === id)!;
  const planOf = (id: string) => plans.find((one) => one.id === id);
  const isThere = ({ isDeleted }: { isDeleted: boolean }) => !isDeleted;

  /** The days of all wears of a piece: one for each worn plan that has it. */
  const wornDays = (id: string): string[] =>
    plans
      .filter((one) => one.isWorn && !one.isDeleted && one.pieces.includes(id))
      .map(({ day }) => day)
      .toSorted();

  function count(piece: PlainPiece): void {
    const begun = piece.changes.flatMap(({ anew }) => anew ?? []);
    const last = begun.reduce<(typeof begun)[0] | null>(
      (latest, one) => (latest && latest.atMs > one.atMs ? latest : one),
      null,
    );
    const days = wornDays(piece.id).filter((day) => last === null || day >= last.day);
    piece.wears = Math.max(0, (last?.wears ?? 0) - (last?.had ?? 0) + days.length);
    piece.availability = availabilityOnceWorn(piece.availability, piece.wears);
  }

  function anewFrom(wears: number, pieceId: string, today: string, now: Date): PlainChange['anew'] {
    const isLate = today < earliestDay(now);
    const had = wornDays(pieceId).filter((day) => day === today || (!isLate && day > today)).length;
    const atMs = isLate ? Date.parse(`${today}T23:59:59Z`) : now.getTime();
    return { wears, day: today, had, atMs };
  }

  function change(piece: PlainPiece, one: Omit<PlainChange, 'before'>): void {
    piece.changes.push({ ...one, before: piece.availability });
    piece.availability = one.after;
    count(piece);
  }

  /** Leaves one of two plans of the same in one part of a day. Answers that one. */
  function leaveOne(own: PlainPlan, twin: PlainPlan): PlainPlan {
    const kept = own.isWorn && !twin.isWorn ? own : twin;
    const hidden = kept === own ? twin : own;
    hidden.isDeleted = true;
    kept.isDeleted = false;
    return kept;
  }
  const twinOf = ({ id, day, slot, shows }: Omit<PlainPlan, 'pieces' | 'isWorn' | 'isDeleted'>) =>
    plans.find(
      (one) =>
        shows !== null &&
        isThere(one) &&
        one.id !== id &&
        one.day === day &&
        one.slot === slot &&
        one.shows === shows,
    );

  function savePlan(input: OperationInput<'savePlan'>): OperationOutput<'savePlan'> | object {
    const { day = '', slot = 'day', outfitId, lookId, itemIds = [] } = input.changes;
    const shows = outfitId ? `outfit:${outfitId}` : lookId ? `look:${lookId}` : null;
    const isWorn = input.isWorn ?? false;
    const twin = twinOf({ id: '', day, slot, shows });
    if (twin) {
      const wasWorn = twin.isWorn;
      twin.isWorn = input.isWorn ?? wasWorn;
      return { id: twin.id, isNew: false, wasWorn };
    }
    const alike =
      shows === null && isWorn
        ? plans.find(
            (one) =>
              isThere(one) &&
              one.isWorn &&
              one.shows === null &&
              one.day === day &&
              one.slot === slot &&
              one.pieces.toSorted().join() === itemIds.toSorted().join(),
          )
        : undefined;
    if (alike) return { id: alike.id, isNew: false, wasWorn: true };
    const named = shows === null ? itemIds : shown[shows]!;
    plans.push({ id: '', day, slot, shows, pieces: named, isWorn, isDeleted: false });
    return { id: '', isNew: true, wasWorn: false };
  }

  function setAvailability(input: OperationInput<'setAvailability'>, now: Date) {
    const { changeId, availability: after, lentTo, lentUntil, goneWay, onlyFrom } = input;
    const told = JSON.stringify([lentTo ?? null, lentUntil ?? null, goneWay ?? null]);
    const today = input.today!;
    const there = input.itemIds.map(pieceOf).filter(isThere);
    const locked: string[] = [];
    for (const piece of there) {
      const { availability: before, id, wears } = piece;
      const last = piece.changes.findLast(isMove);
      const isSaid = before === after && last?.after === after && last.told === told;
      if (isSaid || piece.changes.some((one) => one.changeId === changeId)) continue;
      const isFrom = onlyFrom === undefined || onlyFrom === before;
      if (isFrom && maySetAvailability(before, after)) {
        const from = after === 'ready' ? 0 : after === 'worn' && wears === 0 ? 1 : null;
        const anew = from === null ? null : anewFrom(from, id, today, now);
        change(piece, { changeId, after, told, anew });
      } else if (before !== after) locked.push(id);
    }
    return { lockedIds: locked };
  }

  function correctWears(input: OperationInput<'correctWears'>, now: Date) {
    const { changeId, itemId, wears, today = '' } = input;
    const piece = pieceOf(itemId);
    const isDone = piece.changes.some((one) => one.changeId === changeId);
    if (isDone || piece.wears === wears) return {};
    // It says nothing of where the piece is: ready or worn follows from the count.
    const after = piece.availability;
    const told = JSON.stringify([null, null, null]);
    change(piece, { changeId, after, told, anew: anewFrom(wears, itemId, today, now) });
    return {};
  }

  function takeBack({ changeId }: OperationInput<'takeBackAvailability'>) {
    const [backIds, keptIds]: [string[], string[]] = [[], []];
    for (const piece of pieces) {
      const one = piece.changes.find((change) => change.changeId === changeId);
      if (!one) continue;
      // A correction stays out of where a piece is, and the other way round.
      const alike = piece.changes.filter((other) => (isMove(one) ? isMove(other) : other.anew));
      if (alike.at(-1) !== one) {
        keptIds.push(piece.id);
        continue;
      }
      piece.changes = piece.changes.filter((other) => other !== one);
      if (isMove(one)) piece.availability = one.before;
      count(piece);
      backIds.push(piece.id);
    }
    return { itemIds: backIds, keptIds };
  }

  /** Sets where a piece is by an order. */
  const byOrder = (piece: PlainPiece, after: ItemAvailability) =>
    change(piece, { changeId: null, after, told: JSON.stringify([null, null, null]), anew: null });

  function endStays(order: PlainOrder): void {
    for (const [id, stay] of order.stays) {
      if (stay.isOver) continue;
      stay.isOver = true;
      const isElsewhere = orders.some((one) => one.stays.get(id)?.isOver === false);
      if (!isElsewhere && pieceOf(id).availability === 'at-the-studio') {
        byOrder(pieceOf(id), stay.before);
      }
    }
  }

  return {
    pieces: pieces as readonly Readonly<PlainPiece>[],
    plans: plans as readonly Readonly<PlainPlan>[],
    wornDays,

    /** Does what the server has done. Answers what its answer has to hold. */
    take({ name, input, data }: Arrival, now: Date): object {
      if (name === 'savePlan') {
        const { id, ...expected } = savePlan(input) as { id: string };
        const { planId } = (data as OperationOutput<'savePlan'>).plan;
        if (id === '') plans.at(-1)!.id = planId;
        for (const piece of pieces) count(piece);
        return { ...expected, plan: { planId: id || planId } };
      }
      if (name === 'setAvailability') return setAvailability(input, now);
      if (name === 'correctWears') return correctWears(input, now);
      if (name === 'takeBackAvailability') return takeBack(input);
      if (name === 'deleteItems' || name === 'restoreItems') {
        const { itemIds } = input as OperationInput<'deleteItems'>;
        for (const id of itemIds) pieceOf(id).isDeleted = name === 'deleteItems';
        return { itemIds };
      }
      const { planIds } = input as OperationInput<'deletePlans'>;
      const those = planIds.flatMap((id) => planOf(id) ?? []);
      for (const plan of those) {
        if (name === 'markWorn' && isThere(plan)) {
          plan.isWorn = (input as OperationInput<'markWorn'>).isWorn;
        } else if (name === 'deletePlans') plan.isDeleted = true;
        else if (name === 'restorePlans' && plan.isDeleted) {
          const twin = twinOf(plan);
          if (twin) leaveOne(plan, twin);
          else plan.isDeleted = false;
        }
      }
      for (const piece of pieces) count(piece);
      return {};
    },

    /** Takes in what a store tells of an order. */
    hear(orderId: string, news: OrderNews, pieceIds: readonly string[]): void {
      let order = orders.find(({ id }) => id === orderId);
      if (!order) {
        order = { id: orderId, pieces: pieceIds, stays: new Map() };
        orders.push(order);
      }
      if (news === 'cancelled' || news === 'home again') {
        endStays(order);
        return;
      }
      for (const id of order.pieces) {
        const piece = pieceOf(id);
        if (piece.availability === 'gone' || order.stays.has(id)) continue;
        const isSent = piece.availability === 'at-the-studio';
        const earlier = orders.find((one) => one.stays.get(id)?.isOver === false);
        const before = isSent ? (earlier?.stays.get(id)?.before ?? 'ready') : piece.availability;
        order.stays.set(id, { before, isOver: false });
        if (!isSent) byOrder(piece, 'at-the-studio');
      }
    },
  };
}
