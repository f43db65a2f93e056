import { ItemPicture } from '#components/item-picture.tsx';
import { itemName } from '#contract/rules/item-name.ts';
import type { LabOwn } from '#contract/schemas/lab.ts';
import { paths } from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import styles from './own-card.module.css';

/** What a text says of pieces that the member owns, and the ways to them. */
export function OwnCard({ own: { says, items } }: { own: LabOwn }) {
  return (
    <section className={styles.card} aria-label="Yours">
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.itemId}>
            <Link to={paths.item(item.itemId)} className={styles.item} aria-label={itemName(item)}>
              <ItemPicture image={item.image} alt="" sizes="64px" inset="small" />
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.words}>
        <h2 className={styles.title} dir="auto">
          {items.length === 1 ? itemName(items[0]!) : `${items.length} of yours, one at a time`}
        </h2>
        <p>{says}</p>
      </div>
    </section>
  );
}
