import type { Relations } from '#server/repositories/scope.ts';

/** What people are to each other, as a test says it. */
export interface SaidRelations extends Relations {
  /** Gives a friend sight of these wardrobes, and takes that of others away; null ends the friendship. */
  share(owner: string, friend: string, wardrobeIds: readonly string[] | null): void;
  /** Puts somebody of the staff in a user's place; null ends that. */
  standInFor(staff: string, subject: string | null): void;
}

/** Relations among nobody, until they are said. */
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
    findShared: async (_database, { userId }, owner) =>
      shared.get(`${owner} ${userId}`)?.map(Number) ?? null,
    findStoodInFor: async (_database, { userId }) => places.get(userId) ?? null,
  };
}
