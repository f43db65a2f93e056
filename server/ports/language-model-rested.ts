import { type LanguageModel, ModelAway } from './language-model.ts';

/** So long a model is left alone that did not answer, in milliseconds. */
const restMs = 60_000;

/** Asks a model, but not within a minute after it failed: nobody should wait for it at every question. */
export function letModelRest(model: LanguageModel, now: () => Date): LanguageModel {
  let restsUntilMs = 0;
  return {
    provider: model.provider,
    async answer(question, signal) {
      if (now().getTime() < restsUntilMs) throw new ModelAway('the model rests');
      try {
        return await model.answer(question, signal);
      } catch (error) {
        restsUntilMs = now().getTime() + restMs;
        throw error;
      }
    },
  };
}
