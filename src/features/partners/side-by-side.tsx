import { ItemPicture } from '#components/item-picture.tsx';
import { describeItem } from '#components/item-tile.tsx';
import { type ColorFamily, colorFamilies } from '#contract/rules/color-families.ts';
import { itemName } from '#contract/rules/item-name.ts';
import type { Comparison } from '#contract/schemas/partner-products.ts';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import styles from './nearest-pieces.module.css';
import { kindWords } from './own-this-words.ts';
import { SoldPicture } from './product-picture.tsx';
import type { Thing } from './thing.ts';

const colorWords = (family: ColorFamily | null) => family && colorFamilies[family].label;

/** Something that one might buy and a piece that one has, side by side. */
export function SideBySide({
  thing,
  comparison,
  near: { item, agrees },
  onClose,
}: {
  thing: Thing;
  comparison: Comparison;
  near: Comparison['nearest'][number];
  onClose(): void;
}) {
  const name = itemName(item);
  const facts: [string, string | null, string | null][] = [
    ['Kind', kindWords(comparison.category), kindWords(item.category)],
    ['Color', colorWords(comparison.family), colorWords(item.mainColor)],
    ['Brand', thing.brand || null, item.brand],
  ];
  return (
    <Sheet
      title="Side by side"
      onClose={onClose}
      foot={
        <ButtonLink kind="secondary" wide to={paths.item(item.itemId)}>
          See yours
        </ButtonLink>
      }
    >
      <div className={styles.both}>
        <div className={styles.side}>
          <span className={styles.sold}>
            <SoldPicture picture={thing.picture} />
          </span>
          <span className={styles.agrees}>{thing.shop ? `At ${thing.shop}` : 'Your photo'}</span>
        </div>
        <div className={styles.side}>
          <span className={styles.picture}>
            <ItemPicture image={item.image} alt={describeItem(item)} sizes="180px" inset="medium" />
          </span>
          <span className={styles.agrees}>Yours</span>
        </div>
        <table className={styles.facts}>
          <thead>
            <tr>
              <td />
              <th scope="col">{thing.title}</th>
              <th scope="col">{name}</th>
            </tr>
          </thead>
          <tbody>
            {facts
              .filter(([, one, other]) => one || other)
              .map(([fact, one, other]) => (
                <tr key={fact}>
                  <th scope="row">{fact}</th>
                  <td>{one ?? 'Not known'}</td>
                  <td>{other ?? 'Not known'}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
      <p className={styles.said}>
        {agrees.includes('photo')
          ? 'It is the very same photo.'
          : agrees.length > 0
            ? `They agree in ${new Intl.ListFormat('en-US').format(agrees)}.`
            : 'They are of one family of pieces, and agree in little else.'}
      </p>
    </Sheet>
  );
}
