import { laundryTable } from '#contract/operations/laundry.ts';
import { bringOperations } from '#contract/operations.ts';
import { categoryLabel } from '#contract/rules/item-attributes.ts';
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
};
