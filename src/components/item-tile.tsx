import { type LucideIcon, Scissors, Tag } from 'lucide-react';
import { colorFamilies } from '#contract/rules/color-families.ts';
import { categoryLabel } from '#contract/rules/item-attributes.ts';
import { brandBesideName, isNamed, itemName, type Named } from '#contract/rules/item-name.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import { availabilityWords } from '#lib/availability-words.ts';
import type { TilesPerRow } from '#lib/density.ts';
import { useScope } from '#lib/scope.ts';
import { WovenLabel } from '#ui/woven-label.tsx';
import { availabilityIcons } from './availability-icons.ts';
import { ItemPicture } from './item-picture.tsx';
import styles from './item-tile.module.css';
import type { TileProps } from './list/list-kind.ts';
import { Tile } from './list/tile.tsx';

/** How far a picture stands from its tile's edge. */
export const tileInset = { 2: 'large', 4: 'medium', 6: 'small' } as const;
const mobileWidth = { 2: '45vw', 4: '22vw', 6: '15vw' };
const desktopWidth = { 2: '420px', 4: '260px', 6: '165px' };

/** How wide a tile is, as the `sizes` of an img. */
export const tileWidths = (perRow: TilesPerRow): string =>
  `(min-width: 768px) ${desktopWidth[perRow]}, ${mobileWidth[perRow]}`;

/** The description of a picture, in words: the title with color and category. */
export function describeItem(card: Named): string {
  if (!isNamed(card.title)) return itemName(card);
  const facts = [
    card.mainColor && colorFamilies[card.mainColor].label.toLowerCase(),
    card.category && categoryLabel(card.category).toLowerCase(),
  ].filter(Boolean);
  return facts.length > 0 ? `${card.title} (${facts.join(', ')})` : card.title;
}

/** The hint to its owner, where nothing else is said of it. */
const hintOf = (card: ItemCard): string => {
  if (isCutoutOffered(card)) return 'A cut-out to look at';
  return card.brand ? 'Add size' : 'Add brand and size';
};

/** A garment as a tile. */
export function ItemTile({ card, link, perRow, lines, isEager }: TileProps<ItemCard>) {
  const { mayChange } = useScope();
  return (
    <Tile
      link={link}
      perRow={perRow}
      lines={lines}
      title={itemName(card)}
      mayWrap={!isNamed(card.title)}
      note={[brandBesideName(card), card.size].filter(Boolean).join(' · ')}
      {...(mayChange && { hint: hintOf(card) })}
      label={describeItem(card)}
    >
      <ItemPicture
        image={card.image}
        alt={lines > 0 ? '' : describeItem(card)}
        sizes={tileWidths(perRow)}
        inset={tileInset[perRow]}
        isEager={isEager}
      />
      <StateMark card={card} perRow={perRow} isSelecting={!!link.selection} isOwn={mayChange} />
      {card.image?.status === 'refused' && (
        <span className={styles.refused}>This photo cannot be shown</span>
      )}
    </Tile>
  );
}

/** There is a cut-out that nobody has looked at, since it may be wrong ([Note: Cut-outs]). */
const isCutoutOffered = ({ image }: ItemCard) =>
  image?.cutout === 'likely' && image.treatment?.mode !== 'cutout';

/** What a mark on a tile says: to its owner where it is, unless it is at hand, and else its condition. */
function markOf(
  { condition, availability }: ItemCard,
  isOwn: boolean,
): [string, LucideIcon] | null {
  if (isOwn && availability !== 'ready' && availability !== 'worn') {
    return [availabilityWords[availability], availabilityIcons[availability]];
  }
  if (condition === 'Needs Repair') return [condition, Scissors];
  return condition === 'New with Tags' ? [condition, Tag] : null;
}

/** A mark of where it is, or of its condition: the more tiles in a row, the smaller. */
function StateMark({
  card,
  perRow,
  isSelecting,
  isOwn,
}: {
  card: ItemCard;
  perRow: TilesPerRow;
  isSelecting: boolean;
  isOwn: boolean;
}) {
  const mark = markOf(card, isOwn);
  if (!mark) return null;
  const [words, Icon] = mark;
  if (perRow === 2) {
    return (
      <span className={styles.label}>
        <WovenLabel>{words}</WovenLabel>
      </span>
    );
  }
  if (isSelecting) return null;
  if (perRow === 6) return <span className={styles.dot} role="img" aria-label={words} />;
  return (
    <span className={styles.mark} role="img" aria-label={words}>
      <Icon aria-hidden="true" />
    </span>
  );
}
