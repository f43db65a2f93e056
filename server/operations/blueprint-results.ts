import {
  attributesOf,
  type BlueprintAnswers,
  isBodyDone,
} from '#contract/rules/blueprint-answers.ts';
import { isQuizDone, personalityShares, topOf } from '#contract/rules/personality-quiz.ts';
import { blueprintContent } from '../blueprint/content.ts';
import { readAnswers } from '../repositories/blueprints.ts';
import { readSeason } from '../repositories/color-analyses.ts';
import { handle } from './operation.ts';

/** The shares of a quiz that is finished and not skipped whole; null of any other. */
const sharesOf = ({ personality }: BlueprintAnswers) => {
  const shares = isQuizDone(personality) ? personalityShares(personality) : [];
  return shares.length > 0 ? shares : null;
};

/** The part of `blueprint/query` that is about what follows from a member's answers. */
export const blueprintResultOperations = [
  handle('getBlueprintPreview', {
    async run({ input: { season, gender } }) {
      const { title, line, shades } = blueprintContent().paletteOf(season, gender);
      return { title, line, shades: shades.slice(0, 3) };
    },
  }),

  handle('getStyleBlueprintCover', {
    async run({ scope, database }) {
      const answers = await readAnswers(scope, database);
      const season = await readSeason(scope, database);
      const shares = sharesOf(answers);
      const { gender, body } = answers;
      if (!gender || !season || !shares || !isBodyDone(answers)) return { cover: null };
      const personalities = shares.map(({ type }) => type);
      const named = { season, personalities, shape: body.shape };
      return { cover: blueprintContent().nameOf(gender, named) };
    },
  }),

  handle('getPersonalityAnalysisData', {
    async run({ scope, database }) {
      const answers = await readAnswers(scope, database);
      const shares = sharesOf(answers);
      if (!answers.gender || !shares) return { result: null };
      const { gender } = answers;
      const types = shares
        .slice(0, 2)
        .filter(({ percent }) => percent > 0)
        .map(({ type }) => {
          const { title, line, body, works, avoids } = blueprintContent().personalityOf(
            type,
            gender,
          );
          const say = ({ text }: (typeof works)[number]) => ({
            title: text,
            why: null,
            itemIds: [],
          });
          return { type, title, line, body, works: works.map(say), avoids: avoids.map(say) };
        });
      return { result: { shares, top: topOf(shares), types, pieces: [] } };
    },
  }),

  handle('getColorAnalysisData', {
    async run({ scope, database }) {
      const { gender } = await readAnswers(scope, database);
      const season = await readSeason(scope, database);
      const palette = season && {
        season,
        ...blueprintContent().paletteOf(season, gender ?? 'female'),
      };
      return { palette, near: [], away: [] };
    },
  }),

  handle('getBodyShapeAnalysisData', {
    async run({ scope, database }) {
      const answers = await readAnswers(scope, database);
      const { gender, body } = answers;
      if (!gender || !isBodyDone(answers)) return { result: null };
      const attributes = attributesOf(gender).map((attribute) => {
        const value = (body as Record<string, string>)[attribute]!;
        const {
          title,
          line,
          body: text,
          works,
          avoids,
        } = blueprintContent().shapeOf(gender, attribute, value);
        const say = ({ title: said, why }: (typeof works)[number]) => ({
          title: said,
          why,
          itemIds: [],
        });
        return {
          attribute,
          value,
          title,
          line,
          body: text,
          works: works.map(say),
          avoids: avoids.map(say),
        };
      });
      return { result: { attributes, pieces: [] } };
    },
  }),
];
