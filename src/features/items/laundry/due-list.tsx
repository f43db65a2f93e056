import { WashingMachine } from 'lucide-react';
import { ItemPicture } from '#components/item-picture.tsx';
import { itemName } from '#contract/rules/item-name.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import { asSentence } from '#lib/count-words.ts';
import { paths } from '#lib/paths.ts';
import { timesWords } from '#lib/times-words.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Link } from '#ui/link.tsx';
import { useWhere } from '../availability/use-set-availability.ts';
import styles from './laundry-list.module.css';
import { allWords } from './laundry-words.ts';

/** The pieces that are due for the wash; each, or all at once, goes into the basket by a tap. */
export function DueList({
  owner,
  due,
}: {
  owner: string;
  due: OperationOutput<'getLaundry'>['due'];
}) {
  const where = useWhere(owner);
  const wash = (itemIds: string[]) => where.mutate(itemIds, { availability: 'in-the-wash' });
  return (
    <section>
      <div className={styles.head}>
        <h2>Due for the wash</h2>
        {due.length > 1 && (
          <Button
            kind="quiet"
            size="small"
            onClick={() => wash(due.map(({ item }) => item.itemId))}
          >
            {`${asSentence(allWords(due.length))} into the wash`}
          </Button>
        )}
      </div>
      <ul className={styles.list}>
        {due.map(({ item, wears }) => (
          <li key={item.itemId}>
            <Link to={paths.item(item.itemId)} className={styles.piece}>
              <span className={styles.picture}>
                <ItemPicture image={item.image} alt="" sizes="48px" inset="small" />
              </span>
              <span className={styles.words}>
                <b dir="auto">{itemName(item)}</b>
                <span>{`Worn ${timesWords(wears)}`}</span>
              </span>
            </Link>
            <IconButton
              label={`${itemName(item)}: into the wash`}
              onClick={() => wash([item.itemId])}
            >
              <WashingMachine aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
