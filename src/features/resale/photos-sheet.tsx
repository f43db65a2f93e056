import { ArrowLeft, ArrowRight, Check } from 'lucide-react';
import { ItemPicture } from '#components/item-picture.tsx';
import type { ImageView } from '#contract/schemas/image.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import card from './card.module.css';
import styles from './photos-sheet.module.css';

/** Chooses which photos of a piece buyers see, and in which order. */
export function PhotosSheet({
  photos,
  chosen,
  itemPath,
  onChange,
  onClose,
}: {
  photos: readonly ImageView[];
  chosen: readonly string[];
  /** Where photos are added. */
  itemPath: string;
  onChange(photoIds: string[]): void;
  onClose(): void;
}) {
  const rest = photos.map(({ imageId }) => imageId).filter((id) => !chosen.includes(id));
  const all = [...chosen, ...rest].flatMap(
    (id) => photos.find(({ imageId }) => imageId === id) ?? [],
  );
  const move = (id: string, by: -1 | 1) => {
    const at = chosen.indexOf(id);
    const other = chosen[at + by];
    if (at < 0 || other === undefined) return;
    onChange(chosen.map((one) => (one === id ? other : one === other ? id : one)));
  };
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <Sheet
      title="Photos"
      onClose={onClose}
      isRoute
      foot={
        <>
          <ButtonLink kind="secondary" to={itemPath}>
            Add photos
          </ButtonLink>
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <p className={card.hint}>
        {photos.length === 0
          ? 'This piece has no photo yet.'
          : 'Buyers see them in this order, cut out where they are. At least one stays.'}
      </p>
      <ol className={styles.photos}>
        {all.map(({ imageId }, index) => {
          const place = chosen.indexOf(imageId);
          const isChosen = place >= 0;
          const isLast = isChosen && chosen.length === 1;
          return (
            <li key={imageId}>
              <button
                type="button"
                className={styles.photo}
                aria-pressed={isChosen}
                aria-label={`Photo ${index + 1}`}
                disabled={isLast}
                onClick={() => toggle(imageId)}
              >
                <ItemPicture image={all[index] ?? null} alt="" sizes="160px" inset="small" />
                {isChosen && (
                  <span className={styles.check} aria-hidden="true">
                    <Check />
                  </span>
                )}
              </button>
              {isChosen && chosen.length > 1 && (
                <div className={styles.moves}>
                  <IconButton
                    label={`Photo ${index + 1} earlier`}
                    aria-disabled={place === 0 || undefined}
                    onClick={() => move(imageId, -1)}
                  >
                    <ArrowLeft aria-hidden="true" />
                  </IconButton>
                  <IconButton
                    label={`Photo ${index + 1} later`}
                    aria-disabled={place === chosen.length - 1 || undefined}
                    onClick={() => move(imageId, 1)}
                  >
                    <ArrowRight aria-hidden="true" />
                  </IconButton>
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </Sheet>
  );
}
