import type { BlueprintContent } from '../read-content.ts';

/** The texts of the Style Blueprint that garments are scored by. */
export type ScoringContent = Pick<BlueprintContent, 'paletteOf' | 'personalityOf' | 'shapeOf'>;
