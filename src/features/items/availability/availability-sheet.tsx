import { useNavigate } from 'react-router-dom';
import { useCorrectWears } from '#api/availability.ts';
import { useOwnCurrency } from '#api/own-currency.ts';
import { ItemPicture } from '#components/item-picture.tsx';
import { useLoanQuestion } from '#components/loan/use-loan-question.tsx';
import { itemName } from '#contract/rules/item-name.ts';
import type { ItemDetails } from '#contract/schemas/item.ts';
import { todayIs } from '#lib/calendar-weeks.ts';
import { paths } from '#lib/paths.ts';
import { newIdempotencyKey } from '#lib/unanswered-writes.ts';
import { Sheet } from '#ui/sheet.tsx';
import { AvailabilityChoices } from './availability-choices.tsx';
import styles from './availability-sheet.module.css';
import { ItemHistory } from './item-history.tsx';
import { useWhere, type Where } from './use-set-availability.ts';
import { WashGauge } from './wash-gauge.tsx';
import { hasWearFoot, WearFoot } from './wear-foot.tsx';

/** What is sold, given away or for sale is lent to nobody: where a friend has to do with it, that is asked first. */
function sayWhere(
  question: ReturnType<typeof useLoanQuestion>,
  itemIds: readonly string[],
  { availability }: Where,
  say: () => void,
) {
  if (availability !== 'gone' && availability !== 'for-sale') return say();
  question.askFirst('let-go', itemIds, say);
}

/** Asks where a piece is now, and tells where it has been. */
export function AvailabilitySheet({ item, onClose }: { item: ItemDetails; onClose(): void }) {
  const { ownerId: owner, itemId, availability } = item;
  const wears = item.wearsSinceWash ?? 0;
  const where = useWhere(owner);
  const correct = useCorrectWears();
  const navigate = useNavigate();
  const currency = useOwnCurrency();
  const question = useLoanQuestion(owner);
  return (
    <Sheet
      title="Where is it now?"
      isRoute
      onClose={onClose}
      {...(hasWearFoot(item) && {
        foot: <WearFoot item={item} onWhere={(one) => where.mutate([itemId], one)} />,
      })}
    >
      <div className={styles.piece}>
        <div className={styles.picture}>
          <ItemPicture image={item.images[0] ?? null} alt="" sizes="56px" inset="small" />
        </div>
        <p dir="auto">{itemName(item)}</p>
      </div>
      {availability !== 'gone' && item.washAfter !== null && (
        <WashGauge
          wears={wears}
          after={item.washAfter}
          onCorrect={(to) =>
            correct.mutate({
              owner,
              changeId: newIdempotencyKey(),
              itemId,
              wears: to,
              today: todayIs(),
            })
          }
        />
      )}
      <AvailabilityChoices
        now={availability}
        wears={item.washAfter === null ? 0 : wears}
        facts={item.availabilityFacts}
        currency={currency}
        onChoose={(one) => sayWhere(question, [itemId], one, () => where.mutate([itemId], one))}
        onStudio={() => void navigate(paths.serviceHistory({ item: itemId }))}
      />
      {question.dialog}
      <ItemHistory owner={owner} itemId={itemId} />
    </Sheet>
  );
}

/** Asks where some pieces are now. */
export function BulkAvailabilitySheet({
  owner,
  itemIds,
  onClose,
  onDone,
}: {
  owner: string;
  itemIds: string[];
  onClose(): void;
  onDone(): void;
}) {
  const where = useWhere(owner, () => {
    onClose();
    onDone();
  });
  const question = useLoanQuestion(owner);
  return (
    <Sheet title="Where are they now?" onClose={onClose}>
      <p className={styles.count}>
        {itemIds.length === 1 ? '1 piece chosen' : `${itemIds.length} pieces chosen`}
      </p>
      <AvailabilityChoices
        now={null}
        isBusy={where.isPending}
        onChoose={(one) => sayWhere(question, itemIds, one, () => where.mutate(itemIds, one))}
      />
      {question.dialog}
    </Sheet>
  );
}
