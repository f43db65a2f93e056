import { useState } from 'react';
import { useSaveItem } from '#api/items.ts';
import { FormFault } from '#components/form-fault.tsx';
import type { ItemCard } from '#contract/schemas/item.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { PriceField } from '#ui/price-field.tsx';
import { Sheet } from '#ui/sheet.tsx';
import card from './card.module.css';

/** Asks what a piece cost, which its record does not say; the range begins there. */
export function CostSheet({
  owner,
  item: { itemId },
  currency: own,
  onClose,
}: {
  owner: string;
  item: ItemCard;
  currency: string;
  onClose(): void;
}) {
  const [cents, setCents] = useState<number | null>(null);
  const [currency, setCurrency] = useState(own);
  const [isAsked, setAsked] = useState(false);
  const save = useSaveItem({ meta: { isHandled: true }, onSuccess: onClose });
  const isGood = cents !== null && cents > 0;
  return (
    <Sheet
      title="What did it cost?"
      onClose={onClose}
      isRoute
      foot={
        <>
          <FormFault problem={save.error} />
          <Button
            busy={save.isPending}
            onClick={() => {
              const changes = { purchasePriceCents: cents, purchaseCurrency: currency };
              if (isGood) save.mutate({ owner, itemId, changes });
              else setAsked(true);
            }}
          >
            Save
          </Button>
        </>
      }
    >
      <PriceField
        label="What you paid for it"
        cents={cents}
        currency={currency}
        error={isAsked && !isGood ? 'Enter what you paid.' : undefined}
        onChange={(next) => {
          setCents(next);
          save.reset();
        }}
        onCurrency={setCurrency}
      />
      <p className={classes(card.hint, card.under)}>It is kept with the piece.</p>
    </Sheet>
  );
}
