import { defaultItemTitle } from '#contract/rules/item-attributes.ts';
import type { ItemAttributes, ItemDetails } from '#contract/schemas/item.ts';

const names = [
  'title',
  'brand',
  'category',
  'size',
  'condition',
  'color',
  'mainColor',
  'furtherColors',
  'patterns',
  'neckline',
  'sleeveType',
  'sleeveLength',
  'seasons',
  'occasions',
  'type',
  'secondhand',
  'purchaseDate',
  'purchasePriceCents',
  'purchaseCurrency',
  'notes',
  'personalTags',
] as const satisfies (keyof ItemAttributes)[];

/** The attributes that a form sets: where a piece is has a sheet of its own. */
export type FormAttributes = Omit<ItemAttributes, 'availability'>;

/** The attributes alone. */
export function attributesOf(item: ItemDetails): FormAttributes {
  return Object.fromEntries(names.map((name) => [name, item[name]])) as unknown as FormAttributes;
}

/**
 * The differences: only they are sent, so that the last write wins by field. Empty text becomes null, an empty title
 * the default one.
 */
export function changedAttributes(
  item: ItemDetails,
  draft: FormAttributes,
): Partial<FormAttributes> {
  const cleaned = Object.fromEntries(
    names.map((name) => {
      const value = draft[name];
      const isEmpty = typeof value === 'string' && value.trim() === '';
      return [name, isEmpty ? (name === 'title' ? defaultItemTitle : null) : value];
    }),
  );
  return Object.fromEntries(
    names
      .filter((name) => JSON.stringify(cleaned[name]) !== JSON.stringify(item[name]))
      .map((name) => [name, cleaned[name]]),
  );
}
