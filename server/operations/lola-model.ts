import { Refusal } from '../foundation/refusal.ts';
import { keepModelConsent, mayAskModel } from '../repositories/lola-model.ts';
import { handle } from './operation.ts';

/** The part of `lola/query` and `lola/manage` that is about a language model. */
export const lolaModelOperations = [
  handle('getLolaModel', {
    async run({ scope, database, services }) {
      const isAllowed = await mayAskModel(scope, database, services.model);
      return { provider: services.model?.provider ?? null, isAllowed };
    },
  }),

  handle('allowLolaModel', {
    async run({ input: { provider }, scope, database, services }) {
      // One says yes to whom one was shown, to nobody else.
      if (provider !== null && provider !== services.model?.provider) {
        throw new Refusal('conflict', 'another provider runs the model, or nobody');
      }
      await keepModelConsent(scope, database, provider);
      return { isAllowed: provider !== null };
    },
  }),
];
