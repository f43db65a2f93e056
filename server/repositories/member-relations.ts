import { isUnlocked } from '#contract/rules/capabilities.ts';
import type { Config } from '../config/config.ts';
import type { Relations } from './scope.ts';
import { findShared } from './wardrobe-sharing.ts';

/**
 * What members are to each other, as they said it. Where shared wardrobes are off, nobody is a friend. Nobody stands in for
 * another: there is no room for it yet.
 */
export const memberRelations = (config: Pick<Config, 'features'>): Relations => ({
  findShared: async (...asked) =>
    isUnlocked('sharedWardrobes', { features: config.features }) ? findShared(...asked) : null,
  findStoodInFor: async () => null,
});
