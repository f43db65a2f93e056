import { blueprintTable } from '#contract/operations/blueprint.ts';
import { bringOperations } from '#contract/operations.ts';
import type { BlueprintGender, ColorSeason } from '#contract/rules/blueprint.ts';
import { operationQuery } from './operation.ts';

bringOperations(blueprintTable);

/** The answers of the owner's Style Blueprint. */
export const analysisQuery = (owner: string) => operationQuery('getAnalysisData', { owner });

/** The part of a season's palette that everybody sees. */
export const blueprintPreviewQuery = (gender: BlueprintGender, season: ColorSeason) =>
  operationQuery('getBlueprintPreview', { gender, season }, { isHandled: true });

/** The name of the owner's style; null until all analyses are finished. */
export const coverQuery = (owner: string) => operationQuery('getStyleBlueprintCover', { owner });

/** The result of the owner's quiz. */
export const personalityQuery = (owner: string) =>
  operationQuery('getPersonalityAnalysisData', { owner });

/** The owner's palette, with the pieces that are in it and those that are far from it. */
export const paletteQuery = (owner: string) => operationQuery('getColorAnalysisData', { owner });

/** What suits the owner's shape. */
export const bodyQuery = (owner: string) => operationQuery('getBodyShapeAnalysisData', { owner });

/** How the owner's pieces fit their blueprint; of one wardrobe, or of all. */
export const wardrobeScoresQuery = (owner: string, wardrobeId: string | undefined) =>
  operationQuery('getWardrobeScores', { owner, ...(wardrobeId ? { wardrobeId } : {}) });
