import type { ColorSamples } from '#contract/rules/color-season.ts';
import type { Database } from '../database/database.ts';
import { images } from '../database/schema.ts';
import { keepColorAnalysis } from '../repositories/color-analyses.ts';
import type { ProcessedImage } from '../repositories/images.ts';
import type { FullScope } from '../repositories/scope.ts';

/** Has somebody have sent a portrait, whose files are stored, at a moment. */
export async function sendPortrait(
  scope: FullScope,
  database: Database,
  { imageId, byteLength, found }: { imageId: string; byteLength: number; found: ProcessedImage },
  samples: ColorSamples,
  at: Date,
): Promise<void> {
  await database.insert(images).values({
    id: imageId,
    ownerId: scope.subject,
    kind: 'color-analysis',
    contentType: 'image/webp',
    byteLength,
    status: 'ready',
    ...found,
  });
  await keepColorAnalysis(scope, database, { imageId, samples }, at);
}
