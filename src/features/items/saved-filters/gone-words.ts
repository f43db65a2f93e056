import { categoryLabel } from '#contract/rules/item-attributes.ts';
import type { SavedFilter } from '#contract/schemas/saved-filter.ts';
import { listed } from '#lib/count-words.ts';

const labels = { category: 'category', brand: 'brand', size: 'size', tag: 'tag' };

/** Says what a saved filter names that is not there any more: `tag “gala” and its wardrobe`. */
export const goneWords = (gone: SavedFilter['gone']): string =>
  listed(
    gone.map(({ list, value }) => {
      if (list === 'wardrobe') return 'its wardrobe';
      return `${labels[list]} “${list === 'category' ? categoryLabel(value) : value}”`;
    }),
  );
