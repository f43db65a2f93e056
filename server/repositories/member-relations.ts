import { isUnlocked } from '#contract/rules/capabilities.ts';
import type { Config } from '../config/config.ts';
import type { Relations } from './scope.ts';
import { findShared } from './wardrobe-sharing.ts';

/**
 * What members are to each other, as they said it. Where shared wardrobes are off, nobody is a friend. Who stands in for
 * another is said by their session ([Note: Stand-ins]).
 */
export const memberRelations = (config: Pick<Config, 'features'>): Relations => ({
  findShared: async (...asked) =>
    isUnlocked('sharedWardrobes', { features: config.features }) ? findShared(...asked) : null,
  findStoodInFor: async (_database, { standsInFor }) => standsInFor?.userId ?? null,
});
