import type { LayerPlace } from '#contract/rules/collage.ts';
import type { ColorSamples } from '#contract/rules/color-season.ts';
import type { PlanSlot } from '#contract/rules/plans.ts';
import type { ReportReason } from '#contract/rules/reports.ts';
import type { Database } from '../database/database.ts';
import { askMember } from '../repositories/friendships.ts';
import { changePair, lockPair } from '../repositories/relationships.ts';
import { type FullScope, openScope } from '../repositories/scope.ts';
import { sendStyling } from '../repositories/styling-sending.ts';
import { findShared, shareWardrobe } from '../repositories/wardrobe-sharing.ts';
import { nextWeekday } from './next-weekday.ts';

/** Somebody whom the demo's member knows. */
export interface DemoFriend {
  email: string;
  firstName: string;
  lastName: string;
  screenName: string;
  /** The ids of the garments by the names of the wardrobes that they share; who has none asks to be a friend. */
  wardrobes: Record<string, string[]>;
  /** What they lend to the member. */
  lends?: { garment: string };
  /** What they would like to borrow of the member. */
  borrows?: { garment: string; note: string };
  /** What they laid for the member, of pieces that the member shares. */
  styling?: DemoStyling;
  /** A portrait that they sent, drawn, with the tones that they pointed at on it, some hours before the seed. */
  portrait?: { drawing: string; samples: ColorSamples; hoursAgo: number };
  /** What the member tells the staff of them. */
  reported?: { reason: ReportReason; note: string };
}

/** An outfit that a friend laid, with its garments by the ids of their drawings. */
interface DemoStyling {
  title: string;
  note: string;
  /** The day of the week that it is for, 1 to 7 from Monday on: the next one after the seed. */
  weekday: number;
  slot: PlanSlot;
  layers: (Omit<LayerPlace, 'isFlipped'> & { garment: string })[];
}

/** Makes an account a friend of the demo's member, with all its wardrobes shared, or lets it ask to be one. */
export async function bringFriend(
  scope: FullScope,
  database: Database,
  member: { userId: string; screenName: string },
  wardrobeIds: readonly string[],
  now: Date,
): Promise<void> {
  if (wardrobeIds.length === 0) {
    await askMember(scope, database, member.screenName, now);
    return;
  }
  const pair = await lockPair(database, scope.subject, member.userId);
  await changePair(database, pair, { friendsSince: now });
  for (const wardrobeId of wardrobeIds) {
    await shareWardrobe(scope, database, { wardrobeId, sharing: 'friends', viewerIds: [] });
  }
}

/** Has a friend send the member an outfit of their pieces, whose ids are by the ids of the drawings. */
export async function styleMember(
  { actor }: FullScope,
  database: Database,
  { title, note, weekday, slot, layers }: DemoStyling,
  { userId, itemIds }: { userId: string; itemIds: ReadonlyMap<string, string> },
  now: Date,
): Promise<void> {
  const relations = { findShared, findStoodInFor: async () => null };
  const scope = await openScope(relations, database, actor, userId);
  const collage = {
    background: 'paper' as const,
    layers: layers.map(({ garment, ...place }) => ({
      itemId: itemIds.get(garment)!,
      ...place,
      isFlipped: false,
    })),
  };
  await sendStyling(
    scope,
    database,
    { title, note, occasion: { day: nextWeekday(weekday, now), slot }, collage },
    now,
  );
}
