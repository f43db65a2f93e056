import { type FormEvent, useState } from 'react';
import { useSetCleaningPrice } from '#api/laundry.ts';
import { categoryLabel } from '#contract/rules/item-attributes.ts';
import type { WashCategory } from '#contract/schemas/laundry.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/field.tsx';
import { PriceField } from '#ui/price-field.tsx';
import { Sheet } from '#ui/sheet.tsx';
import styles from './laundry-list.module.css';

/** Asks what cleaning a piece of a category costs. */
export function CleaningSheet({
  owner,
  currency,
  categories,
  of,
  onClose,
}: {
  owner: string;
  /** The owner's currency. */
  currency: string;
  categories: readonly WashCategory[];
  /** The category whose price is asked for; null where it is yet to be chosen. */
  of: string | null;
  onClose(): void;
}) {
  const set = useSetCleaningPrice();
  const [category, setCategory] = useState(of ?? '');
  const now = categories.find((one) => one.category === category)?.cleaning ?? null;
  // What is said of one category is not said of the next one.
  const [typed, setTyped] = useState<{ of: string; cents: number | null } | null>(null);
  const cents = typed?.of === category ? typed.cents : (now?.cents ?? null);
  const [isAsked, setAsked] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (category === '' || cents === null) return;
    say({ cents, currency: now?.currency ?? currency });
  };
  const say = (price: { cents: number; currency: string } | null) => {
    set.mutate({ owner, category, price });
    onClose();
  };
  return (
    <Sheet title="What does cleaning cost?" isRoute onClose={onClose}>
      <form className={styles.form} onSubmit={save} noValidate>
        <SelectField
          label="Category"
          value={category}
          error={isAsked && category === '' ? 'Choose a category.' : undefined}
          options={categories.map((one) => ({
            value: one.category,
            label: categoryLabel(one.category),
          }))}
          onChange={({ currentTarget: { value } }) => setCategory(value)}
        />
        <PriceField
          key={category}
          label="Each cleaning"
          cents={cents}
          currency={now?.currency ?? currency}
          error={isAsked && cents === null ? 'An amount like 15.00.' : undefined}
          onChange={(value) => setTyped({ of: category, cents: value })}
        />
        <p className={styles.note}>
          It counts from now on, each time one of these pieces comes out of the wash clean.
        </p>
        <Button type="submit" wide>
          Save
        </Button>
        {now?.of === category && (
          <Button kind="quiet" wide onClick={() => say(null)}>
            No price any more
          </Button>
        )}
      </form>
    </Sheet>
  );
}
