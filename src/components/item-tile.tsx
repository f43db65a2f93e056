import { Scissors, Tag } from 'lucide-react';
import { colorFamilies } from '#contract/rules/color-families.ts';
import { categoryLabel } from '#contract/rules/item-attributes.ts';
import { brandBesideName, isNamed, itemName, type Named } from '#contract/rules/item-name.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import type { TilesPerRow } from '#lib/density.ts';
import { useScope } from '#lib/scope.ts';
import { WovenLabel } from '#ui/woven-label.tsx';
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
      <ConditionMark card={card} perRow={perRow} isSelecting={!!link.selection} />
      {card.image?.status === 'refused' && (
        <span className={styles.refused}>This photo cannot be shown</span>
      )}
    </Tile>
  );
}

/** There is a cut-out that nobody has looked at, since it may be wrong ([Note: Cut-outs]). */
const isCutoutOffered = ({ image }: ItemCard) =>
  image?.cutout === 'likely' && image.treatment?.mode !== 'cutout';

/** A mark of its condition: the more tiles in a row, the smaller. */
function ConditionMark({
  card: { condition },
  perRow,
  isSelecting,
}: {
  card: ItemCard;
  perRow: TilesPerRow;
  isSelecting: boolean;
}) {
  if (condition !== 'Needs Repair' && condition !== 'New with Tags') return null;
  if (perRow === 2) {
    return (
      <span className={styles.label}>
        <WovenLabel>{condition}</WovenLabel>
      </span>
    );
  }
  if (isSelecting) return null;
  if (perRow === 6) return <span className={styles.dot} role="img" aria-label={condition} />;
  const Icon = condition === 'Needs Repair' ? Scissors : Tag;
  return (
    <span className={styles.mark} role="img" aria-label={condition}>
      <Icon aria-hidden="true" />
    </span>
  );
}
