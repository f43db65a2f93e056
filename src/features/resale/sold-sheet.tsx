import { useState } from 'react';
import { useSellItem } from '#api/resale.ts';
import { FormFault } from '#components/form-fault.tsx';
import type { Money } from '#contract/rules/cost-per-wear.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import { newIdempotencyKey } from '#lib/unanswered-writes.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Fault } from '#ui/field.tsx';
import { PriceField } from '#ui/price-field.tsx';
import { Sheet } from '#ui/sheet.tsx';
import card from './card.module.css';
import { refusalOf } from './resale-words.ts';

/** Asks for how much a piece was sold, which begins with its price. */
export function SoldSheet({
  owner,
  item,
  listingId,
  price,
  currency: own,
  onSold,
  onClose,
}: {
  owner: string;
  item: ItemCard;
  listingId: string;
  price: Money | null;
  currency: string;
  onSold(changeId: string): void;
  onClose(): void;
}) {
  const [cents, setCents] = useState(price?.cents ?? null);
  const [currency, setCurrency] = useState(price?.currency ?? own);
  const [isAsked, setAsked] = useState(false);
  const sell = useSellItem(owner, item.itemId, {
    onSuccess(_told, { changeId }) {
      onClose();
      onSold(changeId);
    },
  });
  const isGood = cents !== null && cents > 0;
  const said = refusalOf(sell.error);
  return (
    <Sheet
      title="For how much?"
      onClose={onClose}
      isRoute
      foot={
        <>
          {said ? <Fault>{said}</Fault> : <FormFault problem={sell.error} />}
          <Button
            busy={sell.isPending}
            onClick={() =>
              isGood
                ? sell.mutate({
                    owner,
                    listingId,
                    changeId: newIdempotencyKey(),
                    amount: { cents, currency },
                  })
                : setAsked(true)
            }
          >
            Mark as sold
          </Button>
        </>
      }
    >
      <PriceField
        label="What you got for it"
        cents={cents}
        currency={currency}
        error={
          isAsked && !isGood
            ? 'Enter what you got. If that was nothing, say that it was given away.'
            : undefined
        }
        onChange={(next) => {
          setCents(next);
          sell.reset();
        }}
        onCurrency={setCurrency}
      />
      <p className={classes(card.hint, card.under)}>
        It leaves your lists, and its share page ends. What it brought is taken off its cost per
        wear.
      </p>
    </Sheet>
  );
}
