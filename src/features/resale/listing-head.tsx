import { Images, Plus } from 'lucide-react';
import { ItemPicture } from '#components/item-picture.tsx';
import { describeItem } from '#components/item-tile.tsx';
import { ScreenTitle } from '#components/screen-title.tsx';
import type { ImageView } from '#contract/schemas/image.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import paper from '#ui/pattern-paper.module.css';
import styles from './listing-head.module.css';

/** How many photos stand beside the first one. */
const mostThumbs = 3;

/** The piece that is offered: its first photo on paper, what it is called, and its other photos. */
export function ListingHead({
  item,
  title,
  photos,
  photoIds,
  onPhotos,
}: {
  item: ItemCard;
  title: string;
  photos: readonly ImageView[];
  photoIds: readonly string[];
  /** Opens the choice of photos; left out where that is over. */
  onPhotos?(): void;
}) {
  const shown = photoIds.flatMap((id) => photos.find(({ imageId }) => imageId === id) ?? []);
  const note = [item.brand, item.size].filter(Boolean).join(' · ');
  return (
    <div className={styles.head}>
      <div className={`${styles.picture} ${paper.paper}`}>
        <ItemPicture
          image={shown[0] ?? item.image}
          alt={describeItem(item)}
          sizes="(min-width: 1080px) 400px, 112px"
          inset="small"
          isEager
        />
      </div>
      <div className={styles.words}>
        <ScreenTitle title={title || 'Without a title'} />
        {note && (
          <p className={styles.note} dir="auto">
            {note}
          </p>
        )}
        {onPhotos && (
          <button type="button" className={styles.thumbs} onClick={onPhotos}>
            <span className="visually-hidden">Choose photos</span>
            {shown.slice(0, mostThumbs).map((photo) => (
              <span key={photo.imageId} className={styles.thumb} aria-hidden="true">
                <ItemPicture image={photo} alt="" sizes="44px" inset="small" />
              </span>
            ))}
            <span className={styles.add} aria-hidden="true">
              {shown.length > mostThumbs ? `+${shown.length - mostThumbs}` : <Plus />}
            </span>
          </button>
        )}
        {!onPhotos && shown.length > 1 && (
          <p className={styles.count}>
            <Images aria-hidden="true" />
            {shown.length} photos
          </p>
        )}
      </div>
    </div>
  );
}
