import { blueprintTable } from '#contract/operations/blueprint.ts';
import { bringOperations } from '#contract/operations.ts';
import { analysisTypes } from '#contract/rules/blueprint.ts';
import {
  type AnswersChange,
  type BlueprintAnswers,
  noAnswers,
  withAnswers,
} from '#contract/rules/blueprint-answers.ts';
import { mostAgeMs } from '#contract/rules/measurements.ts';
import type { OperationInput, OperationOutput } from '#contract/schemas/operation-schemas.ts';
import { callOperation } from '#lib/http.ts';
import { newIdempotencyKey } from '#lib/unanswered-writes.ts';
import type { Cached } from '../cached.ts';
import type { OutboxKind } from '../kind.ts';

bringOperations(blueprintTable);

type Input = OperationInput<'saveAnalysisAnswers'>;

const answersIn = (cached: Cached): BlueprintAnswers =>
  (cached.answers('getAnalysisData')[0]?.answer.answers as BlueprintAnswers | undefined) ??
  noAnswers;

/** Answers of the Style Blueprint: those to one question come after another, so they are sent together. */
export const blueprintKinds = {
  saveAnalysisAnswers: {
    subject: () => 'blueprint',
    send: ({ input, sinceMs }, { idempotencyKey, isRepeat }) =>
      callOperation(
        'saveAnalysisAnswers',
        { ...input, ageMs: Math.min(mostAgeMs, Math.max(0, Date.now() - sinceMs)) },
        // How long ago it was grows, so that each try has words, and a key, of its own.
        { idempotencyKey: isRepeat ? newIdempotencyKey() : idempotencyKey },
      ),
    predict: (input, { cached }) => ({
      answers: withAnswers(answersIn(cached), input as AnswersChange),
    }),
    merge(earlier, later) {
      // As another gender it is another body.
      if (earlier.isFromVisitor !== later.isFromVisitor || earlier.gender !== later.gender) {
        return null;
      }
      return {
        ...earlier,
        ...later,
        personality: { ...earlier.personality, ...later.personality },
        body: { ...earlier.body, ...later.body },
      };
    },
    shows: {
      getAnalysisData: ({ answers, ...others }, { input }) => ({
        ...others,
        answers: withAnswers(answers as BlueprintAnswers, input as AnswersChange),
      }),
    },
    // Until it is read again, an answer would be gone that waits no longer.
    seed(client, { answers }) {
      client.setQueriesData<OperationOutput<'getAnalysisData'>>(
        { queryKey: ['getAnalysisData'] },
        (known) => known && { ...known, answers },
      );
      return [];
    },
    words({ personality = {}, body = {} }) {
      const parts = { personality, body } as const;
      const named = (['personality', 'body'] as const)
        .filter((part) => Object.keys(parts[part]).length > 0)
        .map((part) => analysisTypes[part]);
      return { title: 'Your Style Blueprint', text: named.join(', '), pictures: [] };
    },
  },
} satisfies {
  saveAnalysisAnswers: OutboxKind<Input, OperationOutput<'saveAnalysisAnswers'>>;
};
