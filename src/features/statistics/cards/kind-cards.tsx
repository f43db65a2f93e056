import { pieceCount } from '#lib/count-words.ts';
import { itemsPath } from '../items-path.ts';
import {
  brandWords,
  conditionWords,
  occasionWords,
  seasonWords,
  sizeWords,
} from '../words/attribute-words.ts';
import { categoryWords, groupName } from '../words/category-words.ts';
import { BarsCard } from './bars-card.tsx';
import type { CardProps } from './card-props.ts';

/** How many pieces are not counted, in words. */
const without = (count: number, words: string) => count > 0 && `${pieceCount(count)} ${words}`;

/** The way to the pieces with some values of a filter's list, which it names; none where no value is named. */
function wayTo(
  wardrobeId: string | undefined,
  list: string,
  values: readonly string[],
  nameOf: (value: string) => string = (value) => value,
) {
  if (values.length === 0) return undefined;
  const label = `Pieces: ${values.map(nameOf).join(', ')}`;
  return { label, to: itemsPath(wardrobeId, { [list]: values }) };
}

/** The categories of the pieces. */
export function CategoriesCard({ data: { categories }, wardrobeId, isRoomy, onOpen }: CardProps) {
  const { text, about } = categoryWords(categories);
  const unknown = categories.find(({ group }) => group === null)?.items ?? 0;
  return (
    <BarsCard
      isRoomy={isRoomy}
      title={text}
      noun="Category"
      rows={categories.flatMap(({ group, items }) =>
        group && items > 0 ? [{ name: groupName(group), count: items }] : [],
      )}
      unknown={without(unknown, 'without a category')}
      way={wayTo(wardrobeId, 'group', about, groupName)}
      onAll={{ words: 'categories', open: () => onOpen('categories') }}
    />
  );
}

/** The seasons that the pieces are for. */
export function SeasonsCard({ data, wardrobeId, isRoomy, onOpen }: CardProps) {
  const { text, about } = seasonWords(data);
  // Where the sentence is on seasons without a piece, all of them are shown.
  const worn = data.seasons.filter(({ season, items }) => items > 0 && about.includes(season));
  const isKnown = data.seasons.some(({ items }) => items > 0);
  return (
    <BarsCard
      isRoomy={isRoomy}
      title={text}
      noun="Season"
      rows={
        isKnown
          ? data.seasons
              .map(({ season, items }) => ({ name: season, count: items }))
              .sort((one, other) => other.count - one.count)
          : []
      }
      unknown={without(data.unseasonedItems, 'without a season')}
      way={wayTo(
        wardrobeId,
        'season',
        worn.map(({ season }) => season),
      )}
      onAll={{ words: 'seasons', open: () => onOpen('seasons') }}
    />
  );
}

/** The occasions that the pieces are for; nothing where none is known. */
export function OccasionsCard({ data, wardrobeId, isRoomy, onOpen }: CardProps) {
  const { text, about } = occasionWords(data);
  if (data.occasions.length === 0) return null;
  return (
    <BarsCard
      isRoomy={isRoomy}
      title={text}
      noun="Occasion"
      rows={data.occasions.map(({ occasion, items }) => ({ name: occasion, count: items }))}
      unknown={without(data.unsuitedItems, 'without an occasion')}
      way={wayTo(wardrobeId, 'occasion', about)}
      onAll={{ words: 'occasions', open: () => onOpen('occasions') }}
    />
  );
}

/** The brands of the pieces. */
export function BrandsCard({ data, wardrobeId, isRoomy, onOpen }: CardProps) {
  const { text, about } = brandWords(data);
  return (
    <BarsCard
      isRoomy={isRoomy}
      title={text}
      noun="Brand"
      rows={data.brands.map(({ brand, items }) => ({ name: brand, count: items }))}
      left={data.brandCount - data.brands.length}
      unknown={without(data.unbrandedItems, 'without a brand')}
      way={wayTo(wardrobeId, 'brand', about)}
      onAll={{ words: 'brands', open: () => onOpen('brands') }}
    />
  );
}

/** The conditions of the pieces. */
export function ConditionsCard({ data: { conditions }, wardrobeId, isRoomy, onOpen }: CardProps) {
  const { text, about } = conditionWords(conditions);
  return (
    <BarsCard
      isRoomy={isRoomy}
      title={text}
      noun="Condition"
      rows={conditions.map(({ condition, items }) => ({ name: condition, count: items }))}
      way={wayTo(wardrobeId, 'condition', about)}
      onAll={{ words: 'conditions', open: () => onOpen('conditions') }}
    />
  );
}

/** The sizes of the pieces; nothing where none is known. */
export function SizesCard({ data, wardrobeId, isRoomy, onOpen }: CardProps) {
  const { text, about } = sizeWords(data);
  if (data.sizes.length === 0) return null;
  return (
    <BarsCard
      isRoomy={isRoomy}
      title={text}
      noun="Size"
      rows={data.sizes.map(({ size, items }) => ({ name: size, count: items }))}
      left={data.sizeCount - data.sizes.length}
      unknown={without(data.unsizedItems, 'without a size')}
      way={wayTo(wardrobeId, 'size', about)}
      onAll={{ words: 'sizes', open: () => onOpen('sizes') }}
    />
  );
}
