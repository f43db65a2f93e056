import { itemName } from '#contract/rules/item-name.ts';
import type { ItemAttributes } from '#contract/schemas/item.ts';

/** What a piece is called. The day it was added is left out: it depends on where one looks from. */
export const pieceName = ({
  title,
  mainColor,
  category,
}: {
  title: string;
  mainColor: string | null;
  category: string | null;
}): string =>
  itemName({
    title,
    mainColor: mainColor as ItemAttributes['mainColor'],
    category,
    createDate: '',
  });
