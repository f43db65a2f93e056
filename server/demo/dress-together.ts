import { addDays } from '#contract/rules/calendar-days.ts';
import type { LayerPlace } from '#contract/rules/collage.ts';
import type { PlanSlot } from '#contract/rules/plans.ts';
import type { Database } from '../database/database.ts';
import { saveOutfit } from '../repositories/outfits.ts';
import { savePlan } from '../repositories/plan-save.ts';
import { changePair, lockPair } from '../repositories/relationships.ts';
import { openScope, scopeOfUser } from '../repositories/scope.ts';
import { answerSharedDay, shareDay } from '../repositories/shared-day-writes.ts';
import { findShared } from '../repositories/wardrobe-sharing.ts';
import { nextWeekday } from './next-weekday.ts';

/** Days for which people of the demo dress together; each is named by their email. */
export interface DemoTogether {
  title: string;
  /** The day of the week with which it begins, 1 to 7 from Monday on: the next one after the seed. */
  weekday: number;
  /** How many days on end. */
  days: number;
  host: string;
  coming: string[];
  waiting: string[];
  plans: DemoOutfitOfDay[];
}

/** What somebody plans, with its garments by the ids of their drawings. */
interface DemoOutfitOfDay {
  who: string;
  /** How many days after the first one. */
  inDays: number;
  slot: PlanSlot;
  title: string;
  layers: (Omit<LayerPlace, 'isFlipped'> & { garment: string })[];
}

/** Somebody of the demo, with the ids of their pieces by the ids of the garments. */
export interface DemoPerson {
  userId: string;
  itemIds: ReadonlyMap<string, string>;
}

/** Has people of the demo, who are by their emails, dress together, and plan what they wear. All of them become friends. */
export async function dressTogether(
  database: Database,
  people: ReadonlyMap<string, DemoPerson>,
  { title, weekday, days, host, coming, waiting, plans }: DemoTogether,
  now: Date,
): Promise<void> {
  const idOf = (email: string) => people.get(email)!.userId;
  const guests = [...coming, ...waiting];
  await befriend(database, [host, ...guests].map(idOf), now);
  const firstDay = nextWeekday(weekday, now);
  const of = { firstDay, lastDay: addDays(firstDay, days - 1) };
  const form = { title, ...of, guestIds: guests.map(idOf) };
  const { sharedDayId } = await shareDay(scopeOfUser(idOf(host)), database, form, now);
  const relations = { findShared, findStoodInFor: async () => null };
  for (const email of coming) {
    const { actor } = scopeOfUser(idOf(email));
    const scope = await openScope(relations, database, actor, idOf(host));
    await answerSharedDay(scope, database, { sharedDayId, isComing: true, ...of }, now);
  }
  for (const plan of plans) await planOutfit(database, people.get(plan.who)!, plan, firstDay, now);
}

/** Makes all of these friends of each other, where they are not. */
async function befriend(database: Database, ids: readonly string[], now: Date): Promise<void> {
  for (const [index, one] of ids.entries()) {
    for (const other of ids.slice(index + 1)) {
      const pair = await lockPair(database, one, other);
      if (!pair.friendsSince) await changePair(database, pair, { friendsSince: now });
    }
  }
}

async function planOutfit(
  database: Database,
  { userId, itemIds }: DemoPerson,
  { title, inDays, slot, layers }: DemoOutfitOfDay,
  firstDay: string,
  now: Date,
): Promise<void> {
  const scope = scopeOfUser(userId);
  const collage = {
    background: 'paper' as const,
    layers: layers.map(({ garment, ...place }) => ({
      itemId: itemIds.get(garment)!,
      ...place,
      isFlipped: false,
    })),
  };
  const { id } = await saveOutfit(scope, database, { changes: { title }, collage });
  const changes = { day: addDays(firstDay, inDays), slot, outfitId: String(id) };
  await savePlan(scope, database, { changes }, now);
}
