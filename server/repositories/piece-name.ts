import { itemName, type Named } from '#contract/rules/item-name.ts';
import { items } from '../database/schema.ts';
import type { ItemRow } from './item-derivation.ts';

/** The columns that a piece's name is made of. */
export const nameColumns = {
  title: items.title,
  mainColor: items.mainColor,
  furtherColors: items.furtherColors,
  patterns: items.patterns,
  sleeveLength: items.sleeveLength,
  category: items.category,
  brand: items.brand,
};

/** The parts of a piece's name, as they are stored. Every value came through the contract's schema. */
export type NameRow = Pick<ItemRow, keyof typeof nameColumns>;

/** The name of a piece. The day it was added is left out: it depends on where one looks from. */
export const pieceName = (row: NameRow): string =>
  itemName({
    ...row,
    mainColor: row.mainColor as Named['mainColor'],
    furtherColors: row.furtherColors as Named['furtherColors'][number][],
    createDate: '',
  });
