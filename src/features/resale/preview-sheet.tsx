import { ItemPicture } from '#components/item-picture.tsx';
import { describeItem } from '#components/item-tile.tsx';
import { categoryLabel } from '#contract/rules/item-attributes.ts';
import type { ImageView } from '#contract/schemas/image.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import { shortMoneyWords } from '#lib/money.ts';
import { Sheet } from '#ui/sheet.tsx';
import styles from './preview-sheet.module.css';
import type { ListingWords } from './resale-draft.ts';

/** The share page as buyers will see it: the same parts in the same order (server/http/resale-page.tsx). */
export function PreviewSheet({
  item,
  photos,
  values,
  onClose,
}: {
  item: ItemCard;
  photos: readonly ImageView[];
  values: ListingWords;
  onClose(): void;
}) {
  const shown = values.photoIds.flatMap((id) => photos.find(({ imageId }) => imageId === id) ?? []);
  const facts = [
    ['Brand', item.brand],
    ['Size', item.size],
    ['Category', item.category && categoryLabel(item.category)],
    ['Condition', values.condition],
    ['Measurements', values.measurements],
  ] as const;
  return (
    <Sheet title="Share page" onClose={onClose} isRoute>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled with keys */}
      <article className={styles.page} aria-label="What buyers see" tabIndex={0}>
        {shown.length > 0 && (
          <ul className={styles.photos}>
            {shown.map((photo, index) => (
              <li key={photo.imageId}>
                <ItemPicture
                  image={photo}
                  alt={index === 0 ? describeItem(item) : `Photo ${index + 1}`}
                  sizes="360px"
                />
              </li>
            ))}
          </ul>
        )}
        <h3 dir="auto">{values.title}</h3>
        <p className={styles.price}>
          {values.price ? shortMoneyWords(values.price) : 'No price yet'}
        </p>
        <dl>
          {facts.map(
            ([name, text]) =>
              text && (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd dir="auto">{text}</dd>
                </div>
              ),
          )}
        </dl>
        <p className={styles.words} dir="auto">
          {values.description}
        </p>
      </article>
    </Sheet>
  );
}
