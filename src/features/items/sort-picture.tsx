import { useQuery, useQueryClient } from '@tanstack/react-query';
import { itemQuery } from '#api/items.ts';
import { ItemPicture } from '#components/item-picture.tsx';
import { describeItem } from '#components/item-tile.tsx';
import { itemName } from '#contract/rules/item-name.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import { Swipe } from '#ui/swipe.tsx';
import styles from './sort-picture.module.css';
import { usePictureVersion } from './use-picture-version.ts';
import { VersionChoice } from './version-choice.tsx';

/** A piece between its neighbors: swiped to go on or back, and shown as cut-out or photo. */
export function SortPicture({
  card,
  hasBefore,
  hasAfter,
  onNext,
  onBack,
}: {
  card: ItemCard;
  hasBefore: boolean;
  hasAfter: boolean;
  onNext(): void;
  onBack(): void;
}) {
  const client = useQueryClient();
  const { data } = useQuery(itemQuery(client, card.ownerId, card.itemId));
  const details = data?.item ?? null;
  const { image, version, choose } = usePictureVersion(card, details?.images[0] ?? null);
  const shown = image ?? card.image;
  return (
    <div className={styles.row}>
      {hasBefore && <span className={styles.before} />}
      {hasAfter && <span className={styles.after} />}
      <Swipe className={styles.picture} onLeft={onNext} onRight={onBack}>
        {shown ? (
          <ItemPicture image={shown} alt={describeItem(card)} sizes="310px" isEager />
        ) : (
          <p className={styles.title} dir="auto">
            {itemName(card)}
          </p>
        )}
      </Swipe>
      {version && (
        <span className={styles.version}>
          <VersionChoice version={version} onChange={choose} />
        </span>
      )}
    </div>
  );
}
