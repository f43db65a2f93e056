import { availabilityIcons } from '#components/availability-icons.ts';
import { ItemPicture } from '#components/item-picture.tsx';
import { describeItem } from '#components/item-tile.tsx';
import { brandBesideName, itemName } from '#contract/rules/item-name.ts';
import type { UnwornPiece } from '#contract/schemas/unworn.ts';
import { availabilityWords } from '#lib/availability-words.ts';
import { factsOf } from './keep-words.ts';
import styles from './unworn-card.module.css';

/** A piece that was not worn for long: its picture, its name, and how it was worn. */
export function UnwornCard({ piece }: { piece: UnwornPiece }) {
  const { item } = piece;
  const name = itemName(item);
  const note = [brandBesideName(item), item.size && `Size ${item.size}`, item.condition];
  return (
    <article className={styles.card} aria-label={name}>
      <div className={styles.picture}>
        <ItemPicture image={item.image} alt={describeItem(item)} sizes="334px" isEager />
        <Where availability={item.availability} />
      </div>
      <div className={styles.words}>
        <h2 className={styles.name} dir="auto">
          {name}
        </h2>
        <p className={styles.note} dir="auto">
          {note.filter(Boolean).join(' · ')}
        </p>
        <dl className={styles.facts}>
          {factsOf(piece).map(([label, fact]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  );
}

/** Where a piece is that is not at hand. */
function Where({ availability }: Pick<UnwornPiece['item'], 'availability'>) {
  if (availability === 'ready' || availability === 'worn') return null;
  const Icon = availabilityIcons[availability];
  return (
    <span className={styles.where}>
      <Icon aria-hidden="true" />
      {availabilityWords[availability]}
    </span>
  );
}
