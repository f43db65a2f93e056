import { laundryTable } from '#contract/operations/laundry.ts';
import { bringOperations } from '#contract/operations.ts';
import { categoryLabel } from '#contract/rules/item-attributes.ts';
import type { WashCategory } from '#contract/schemas/laundry.ts';
import { moneyWords } from '#lib/money.ts';
import { timesWords } from '#lib/times-words.ts';
import { operationKind } from '../operation-kind.ts';

bringOperations(laundryTable);

/** Writes about the wash. */
export const laundryKinds = {
  setWashInterval: operationKind('setWashInterval', {
    subject: ({ category }) => `wash interval:${category}`,
    predict: () => ({}),
    merge: (_earlier, later) => later,
    shows: {
      // What is due by it the server says.
      getLaundry(answer, { input: { category, wears } }) {
        const isOther = answer.categories.some(
          (one) => one.category === category && one.after !== wears,
        );
        if (!isOther) return answer;
        const categories = answer.categories.map((one) =>
          one.category === category ? { ...one, after: wears } : one,
        );
        return { ...answer, categories };
      },
    },
    words: ({ category, wears }) => ({
      title: categoryLabel(category),
      text:
        wears === null
          ? 'Never due for the wash'
          : `Due for the wash when worn ${timesWords(wears)}`,
      pictures: [],
    }),
  }),

  setCleaningPrice: operationKind('setCleaningPrice', {
    subject: ({ category }) => `cleaning price:${category}`,
    predict: () => ({}),
    merge: (_earlier, later) => later,
    shows: {
      getLaundry(answer, { input: { category, price } }) {
        const isSame = ({ cleaning }: WashCategory) =>
          cleaning?.of === (price ? category : undefined) &&
          cleaning?.cents === price?.cents &&
          cleaning?.currency === price?.currency;
        if (answer.categories.every((one) => one.category !== category || isSame(one))) {
          return answer;
        }
        const categories = answer.categories.map((one) =>
          one.category === category
            ? { ...one, cleaning: price && { ...price, of: category } }
            : one,
        );
        return { ...answer, categories };
      },
    },
    words: ({ category, price }) => ({
      title: categoryLabel(category),
      text: price ? `${moneyWords(price)} a cleaning` : 'Cleaning costs nothing',
      pictures: [],
    }),
  }),
};
