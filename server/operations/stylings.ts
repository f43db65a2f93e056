import { keepStyling, seeStyling } from '../repositories/styling-answers.ts';
import { readStyling } from '../repositories/styling-details.ts';
import { sendStyling, withdrawStyling } from '../repositories/styling-sending.ts';
import { readStylings } from '../repositories/stylings.ts';
import { handle } from './operation.ts';

/** The part of `outfits/query` and `outfits/manage` that is about outfits that friends lay for each other. */
export const stylingOperations = [
  handle('getStylings', {
    run: ({ scope, database, services: { signer, now } }) =>
      readStylings(scope, database, { signer, now: now() }),
  }),

  handle('getStyling', {
    async run({ input, scope, database, services: { signer, now } }) {
      const at = { signer, now: now() };
      return { styling: await readStyling(scope, database, input.stylingId, at) };
    },
  }),

  handle('sendStyling', {
    run: ({ input, scope, database, services }) =>
      sendStyling(scope, database, input, services.now()),
  }),

  handle('withdrawStyling', {
    async run({ input, scope, database, services }) {
      await withdrawStyling(scope, database, input.stylingId, services.now());
      return {};
    },
  }),

  handle('keepStyling', {
    run: ({ input, scope, database, services }) =>
      keepStyling(scope, database, input, services.now()),
  }),

  handle('seeStyling', {
    async run({ input, scope, database, services }) {
      await seeStyling(scope, database, input, services.now());
      return {};
    },
  }),
];
