import { Check, Scissors, Tag } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { colorFamilies } from '#contract/rules/color-families.ts';
import { categoryLabel } from '#contract/rules/item-attributes.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import { withViewTransition } from '#lib/view-transition.ts';
import { classes } from '#ui/classes.ts';
import { WovenLabel } from '#ui/woven-label.tsx';
import { ItemPicture } from './item-picture.tsx';
import styles from './item-tile.module.css';

/** Tiles in a row; also how much a tile says. */
export type ItemsPerRow = 2 | 4 | 6;

const inset = { 2: 'large', 4: 'medium', 6: 'small' } as const;
const mobileWidth = { 2: '45vw', 4: '22vw', 6: '15vw' };
const desktopWidth = { 2: '420px', 4: '260px', 6: '165px' };

/** What a picture shows, in words: the title with color and category. */
export function describeItem(card: Pick<ItemCard, 'title' | 'mainColor' | 'category'>): string {
  const facts = [
    card.mainColor && colorFamilies[card.mainColor].label.toLowerCase(),
    card.category && categoryLabel(card.category).toLowerCase(),
  ].filter(Boolean);
  return facts.length > 0 ? `${card.title} (${facts.join(', ')})` : card.title;
}

/** A garment as a tile: a link, or while selecting a check that goes on and off. */
export function ItemTile({
  card,
  perRow,
  to,
  preview,
  selection,
  isEager,
  showsTitle,
}: {
  card: ItemCard;
  perRow: ItemsPerRow;
  to: string;
  preview?: string | undefined;
  selection?: { isChosen: boolean; onToggle(): void } | undefined;
  isEager?: boolean;
  /** The title under the picture; elsewhere it is the tile's name only. */
  showsTitle: boolean;
}) {
  const navigate = useNavigate();
  // The picture moves to where the detail shows it; a press with a modifier stays the browser's.
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    const picture = event.currentTarget.querySelector('img');
    if (picture) picture.style.viewTransitionName = 'item-picture';
    withViewTransition(() => navigate(to), {
      // While the new screen is looked at the name is the detail's alone.
      onArrived: () => picture?.style.removeProperty('view-transition-name'),
    });
  };
  const needsRepair = card.condition === 'Needs Repair';
  const isNew = card.condition === 'New with Tags';
  const inside = (
    <>
      <span className={styles.picture}>
        <ItemPicture
          image={card.image}
          alt={showsTitle ? '' : describeItem(card)}
          sizes={`(min-width: 768px) ${desktopWidth[perRow]}, ${mobileWidth[perRow]}`}
          inset={inset[perRow]}
          preview={preview}
          isEager={isEager ?? false}
        />
        {(needsRepair || isNew) && perRow === 2 && (
          <span className={styles.label}>
            <WovenLabel>{card.condition}</WovenLabel>
          </span>
        )}
        {(needsRepair || isNew) && perRow === 4 && !selection && (
          <span className={styles.mark} role="img" aria-label={card.condition}>
            {needsRepair ? <Scissors aria-hidden="true" /> : <Tag aria-hidden="true" />}
          </span>
        )}
        {(needsRepair || isNew) && perRow === 6 && !selection && (
          <span className={styles.dot} role="img" aria-label={card.condition} />
        )}
        {card.image?.status === 'refused' && (
          <span className={styles.refused}>This photo cannot be shown</span>
        )}
        {selection && (
          <span
            className={styles.check}
            data-chosen={selection.isChosen || undefined}
            aria-hidden="true"
          >
            {selection.isChosen && <Check />}
          </span>
        )}
      </span>
      {showsTitle && (
        <span className={styles.words}>
          <span className={styles.title} dir="auto">
            {card.title}
          </span>
          {perRow === 2 && (
            <span className={styles.note} dir="auto">
              {[card.brand, card.size].filter(Boolean).join(' · ') || ' '}
            </span>
          )}
        </span>
      )}
    </>
  );
  const className = classes(styles.tile, styles[`per${perRow}`]);
  if (selection) {
    return (
      <button
        type="button"
        className={className}
        aria-pressed={selection.isChosen}
        aria-label={describeItem(card)}
        onClick={selection.onToggle}
      >
        {inside}
      </button>
    );
  }
  return (
    <Link
      to={to}
      className={className}
      aria-label={showsTitle ? undefined : describeItem(card)}
      onClick={open}
    >
      {inside}
    </Link>
  );
}

/** A tile before its card has come. */
export function ItemTileSkeleton({
  perRow,
  showsTitle,
}: {
  perRow: ItemsPerRow;
  showsTitle: boolean;
}) {
  return (
    <span className={classes(styles.tile, styles[`per${perRow}`])} aria-hidden="true">
      <span className={styles.picture} />
      {showsTitle && (
        <span className={styles.words}>
          <span className={styles.bar} />
          {perRow === 2 && <span className={styles.bar} />}
        </span>
      )}
    </span>
  );
}
