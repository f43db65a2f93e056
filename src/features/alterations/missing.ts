import type { ChosenService } from '#api/store/pending-changes.ts';
import { amountNeed, needsPlace } from '#contract/rules/service-needs.ts';
import { productTypes } from '#contract/rules/services.ts';

/** A fact that the studio has to be told of a service: what to do, by how much, or where. */
export type Missing = 'words' | 'amount' | 'place';

/** The words that ask for what is missing. */
export const missingWords: Readonly<Record<Missing, string>> = {
  words: 'Say what the studio should do.',
  amount: 'Say how much.',
  place: 'Mark where, or say it in words.',
};

/** The missing fact of a service, by its product's tags; null where none is. */
export function missingOf(service: ChosenService): Missing | null {
  const { productType, measures, details, amount, pins } = service;
  if (productType === productTypes.custom) return details.trim() ? null : 'words';
  if (amountNeed(measures) && !amount?.meters) return 'amount';
  return needsPlace(measures) && pins.length === 0 && !details.trim() ? 'place' : null;
}
