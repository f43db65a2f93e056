import { isBodyDone } from '#contract/rules/blueprint-answers.ts';
import {
  bodyResult,
  personalityResult,
  readNearFace,
  readOwnGarments,
  readPieces,
} from '../procedures/blueprint-results.ts';
import { readProfile } from '../repositories/blueprint-profile.ts';
import { readAnswers } from '../repositories/blueprints.ts';
import { readSeason } from '../repositories/color-analyses.ts';
import { handle } from './operation.ts';

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** The part of `blueprint/query` that is about what follows from a member's answers. */
export const blueprintResultOperations = [
  handle('getBlueprintPreview', {
    async run({ input: { season, gender }, database, services }) {
      const { blueprint } = await services.content.read(database);
      const { title, line, shades } = blueprint.paletteOf(season, gender);
      return { title, line, shades: shades.slice(0, 3) };
    },
  }),

  handle('getStyleBlueprintCover', {
    async run({ scope, database, services }) {
      const answers = await readAnswers(scope, database);
      const { season, personalities } = await readProfile(scope, database);
      const { gender, body } = answers;
      if (!gender || !season || !personalities || !isBodyDone(answers)) {
        return { cover: null, reasons: [] };
      }
      const { blueprint } = await services.content.read(database);
      const types = personalities.map(({ type }) => type);
      const named = { season, personalities: types, shape: body.shape };
      const style = { gender, season, shape: body.shape!, personality: types[0]! };
      return {
        cover: blueprint.nameOf(gender, named),
        reasons: blueprint.styleOf(style)?.reasons ?? [],
      };
    },
  }),

  handle('getPersonalityAnalysisData', {
    async run({ scope, database, services }) {
      const garments = await readOwnGarments(scope, database, dayOf(services.now()));
      const result = personalityResult(
        await readAnswers(scope, database),
        garments,
        (await services.content.read(database)).blueprint,
      );
      if (!result) return { result };
      const pieces = await readPieces(scope, database, services.signer, result.types);
      return { result: { ...result, pieces } };
    },
  }),

  handle('getColorAnalysisData', {
    async run({ scope, database, services }) {
      const { gender } = await readAnswers(scope, database);
      const season = await readSeason(scope, database);
      if (!season) return { palette: null, near: [], away: [] };
      const { blueprint } = await services.content.read(database);
      const palette = { season, ...blueprint.paletteOf(season, gender ?? 'female') };
      const garments = await readOwnGarments(scope, database, dayOf(services.now()));
      const { signer } = services;
      return {
        palette,
        ...(await readNearFace(scope, database, signer, season, gender, garments, blueprint)),
      };
    },
  }),

  handle('getBodyShapeAnalysisData', {
    async run({ scope, database, services }) {
      const garments = await readOwnGarments(scope, database, dayOf(services.now()));
      const result = bodyResult(
        await readAnswers(scope, database),
        garments,
        (await services.content.read(database)).blueprint,
      );
      if (!result) return { result };
      const pieces = await readPieces(scope, database, services.signer, result.attributes);
      return { result: { ...result, pieces } };
    },
  }),
];
