import { maxPersonalTags } from '#contract/rules/item-attributes.ts';
import type { ItemAttributes } from '#contract/schemas/item.ts';
import type { AppError } from '#lib/errors.ts';

/** What is wrong with an item's form, by field. */
export type ItemFaults = Partial<Record<keyof ItemAttributes, string>>;

const words: Record<keyof ItemAttributes, string> = {
  title: 'Give it a name of at most 120 characters.',
  brand: 'That brand cannot be used.',
  category: 'That category cannot be used.',
  size: 'That size cannot be used.',
  condition: 'Choose one from the list.',
  color: 'That color cannot be used.',
  mainColor: 'Choose one of these.',
  patterns: 'Choose from these.',
  neckline: 'Choose one from the list.',
  sleeveType: 'Choose one from the list.',
  sleeveLength: 'Choose one from the list.',
  seasons: 'Choose from these.',
  occasions: 'Choose from these.',
  type: 'Choose one from the list.',
  secondhand: 'That cannot be used.',
  purchaseDate: 'A day up to today.',
  purchasePriceCents: 'An amount like 49.90.',
  notes: 'At most 2,000 characters.',
  personalTags: `At most ${maxPersonalTags} tags of 40 characters.`,
  availability: 'Choose one from the list.',
};

/** Where the server's faults belong: `changes.title`, `changes.personalTags.3`. */
export function faultsOf({ fields }: AppError): ItemFaults {
  const names = Object.keys(fields).map((path) => path.split('.')[1] ?? '');
  return Object.fromEntries(
    names.filter((name) => name in words).map((name) => [name, words[name as keyof typeof words]]),
  );
}
