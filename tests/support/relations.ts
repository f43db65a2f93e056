import type { Relations } from '#server/repositories/scope.ts';
import { findShared } from '#server/repositories/wardrobe-sharing.ts';

/** What people are to each other, as a test says it. */
export interface SaidRelations extends Relations {
  /** Gives a friend sight of these wardrobes, and takes that of others away; null ends the friendship. */
  share(owner: string, friend: string, wardrobeIds: readonly string[] | null): void;
  /** Puts somebody of the staff in a user's place; null ends that. */
  standInFor(staff: string, subject: string | null): void;
}

/** Relations among nobody, until they are said, or two become friends as members do it. */
export function sayRelations(): SaidRelations {
  const shared = new Map<string, readonly string[]>();
  const places = new Map<string, string>();
  return {
    share(owner, friend, wardrobeIds) {
      if (wardrobeIds) shared.set(`${owner} ${friend}`, wardrobeIds);
      else shared.delete(`${owner} ${friend}`);
    },
    standInFor(staff, subject) {
      if (subject) places.set(staff, subject);
      else places.delete(staff);
    },
    findShared: async (database, viewer, owner) =>
      shared.get(`${owner} ${viewer.userId}`)?.map((id) => ({ id: Number(id), mayBorrow: true })) ??
      findShared(database, viewer, owner),
    findStoodInFor: async (_database, { userId, standsInFor }) =>
      standsInFor?.userId ?? places.get(userId) ?? null,
  };
}
