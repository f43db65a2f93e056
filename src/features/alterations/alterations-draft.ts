import { isServiceAmount } from '#contract/rules/service-amount.ts';
import { defineDraft, isListOf, isText, orNull } from '#lib/draft-kind.ts';
import type { AlterationsWork } from './alterations-store.ts';

const isNumber = Number.isFinite;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWish = (value: unknown) => {
  const { details, imageUrls, pins, amount, measured } = Object(value);
  const isPin = (pin: unknown) => isNumber(Object(pin).x) && isNumber(Object(pin).y);
  const isMeasured = measured === undefined || isText(measured);
  const isAmount = amount === undefined || isServiceAmount(amount);
  return (
    isText(details) &&
    isListOf(isText)(imageUrls) &&
    isListOf(isPin)(pins) &&
    isAmount &&
    isMeasured
  );
};
const isService = (value: unknown) => {
  const { variantId, id, name, priceCents, productType, measures, selectedItem } = Object(value);
  const areWords = [variantId, id, name, productType, Object(selectedItem).id].every(isText);
  return areWords && isNumber(priceCents) && isListOf(isText)(measures) && isWish(value);
};
const areChanges = (value: unknown) => {
  const { added, updated, removed } = Object(value);
  return (
    isListOf(isService)(added) &&
    isObject(updated) &&
    Object.values(updated).every(isWish) &&
    isListOf(isText)(removed)
  );
};

/** The draft of an order: there is one, as there is one cart. */
export const alterationsDraft = defineDraft<AlterationsWork>({
  name: 'alterations',
  isShared: true,
  fields: {
    itemIds: isListOf(isText),
    changes: areChanges,
    seenPrices: (value) => isObject(value) && Object.values(value).every(isNumber),
    note: orNull(isText),
    measuredFor: orNull(isText),
    measuredLater: orNull(isText),
    leftFor: (value) =>
      value === null ||
      (isText(Object(value).cartToken) &&
        isListOf(isText)(Object(value).itemIds) &&
        isNumber(Object(value).leftAtMs)),
  },
});
