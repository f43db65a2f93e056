import { useState } from 'react';
import { useOwnCurrency } from '#api/own-currency.ts';
import {
  type ColorFamily,
  colorFamilies,
  colorFamilyKeys,
} from '#contract/rules/color-families.ts';
import { categoryLabel, categoryLeaves } from '#contract/rules/item-attributes.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/field.tsx';
import { PriceField } from '#ui/price-field.tsx';
import { Sheet } from '#ui/sheet.tsx';
import styles from './thing-sheets.module.css';
import type { ToldFacts } from './told-facts.ts';

const kinds = [...categoryLeaves.keys()].map((value) => ({ value, label: categoryLabel(value) }));
const colors = colorFamilyKeys.map((value) => ({ value, label: colorFamilies[value].label }));

/** Says what something is, in which color, and what it costs. */
export function CorrectSheet({
  known,
  onClose,
  onTell,
}: {
  known: { category: string | null; family: ColorFamily | null; price: ToldFacts['price'] | null };
  onClose(): void;
  onTell(told: ToldFacts): void;
}) {
  const own = useOwnCurrency();
  const [category, setCategory] = useState(known.category ?? '');
  const [family, setFamily] = useState<string>(known.family ?? '');
  const [cents, setCents] = useState(known.price?.cents ?? null);
  const [currency, setCurrency] = useState(known.price?.currency ?? own);
  return (
    <Sheet
      title="What is it?"
      onClose={onClose}
      foot={
        <Button
          wide
          onClick={() => {
            onTell({
              ...(category && { category }),
              ...(family && { family: family as ColorFamily }),
              ...(cents !== null && { price: { cents, currency } }),
            });
            onClose();
          }}
        >
          Compare again
        </Button>
      }
    >
      <div className={styles.form}>
        <SelectField
          label="Kind"
          options={kinds}
          placeholder="Not known"
          value={category}
          onChange={({ target }) => setCategory(target.value)}
        />
        <SelectField
          label="Color"
          options={colors}
          placeholder="Not known"
          value={family}
          onChange={({ target }) => setFamily(target.value)}
        />
        <PriceField
          label="Price"
          cents={cents}
          currency={currency}
          onChange={setCents}
          onCurrency={setCurrency}
        />
      </div>
    </Sheet>
  );
}
