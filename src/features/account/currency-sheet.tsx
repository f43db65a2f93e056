import { useState } from 'react';
import { useSaveCurrency } from '#api/profile.ts';
import { FormFault } from '#components/form-fault.tsx';
import type { UserDetails } from '#contract/schemas/user.ts';
import { currencyName } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/field.tsx';
import { currencyOptions } from '#ui/price-field.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { showToast } from '#ui/toasts.ts';
import styles from './currency-sheet.module.css';

/** Asks in which currency the member tells prices, and what those are that they told already. */
export function CurrencySheet({ me, onClose }: { me: UserDetails; onClose(): void }) {
  const [currency, setCurrency] = useState(me.currency);
  const [arePricesRenamed, setRenamed] = useState(true);
  const save = useSaveCurrency({
    onSuccess() {
      showToast({ title: `Prices in ${currencyName(currency)} from now on` });
      onClose();
    },
  });
  const isOther = currency !== me.currency;
  return (
    <Sheet title="Your currency" isRoute onClose={onClose}>
      <div className={styles.form}>
        <SelectField
          label="Currency"
          value={currency}
          options={currencyOptions()}
          onChange={({ currentTarget: { value } }) => setCurrency(value || me.currency)}
        />
        {isOther && (
          <fieldset className={styles.choice}>
            <legend>The prices that you have told</legend>
            {[true, false].map((renamed) => (
              <label key={String(renamed)}>
                <input
                  type="radio"
                  name="told"
                  checked={arePricesRenamed === renamed}
                  onChange={() => setRenamed(renamed)}
                />
                <span>
                  {renamed
                    ? `were in ${currency} all along`
                    : `stay in ${me.currency}, beside your new ones`}
                </span>
              </label>
            ))}
          </fieldset>
        )}
        <p className={styles.note}>
          Sums, costs per wear and statistics are in your currency. A piece may have its price in
          another one: it is shown as it is, and never added to yours. The studio is paid in US
          dollars.
        </p>
        <FormFault problem={save.error} />
        <Button
          wide
          busy={save.isPending}
          onClick={() => (isOther ? save.mutate({ currency, arePricesRenamed }) : onClose())}
        >
          Save
        </Button>
      </div>
    </Sheet>
  );
}
