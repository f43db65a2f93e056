import type { UserDetails } from '#contract/schemas/user.ts';
import { currencyName } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import styles from './setting-row.module.css';

/** The currency in which the member tells prices. */
export function CurrencyRow({ me, onOpen }: { me: UserDetails; onOpen(): void }) {
  return (
    <div className={styles.row}>
      <span className={styles.name}>
        Currency
        <span className={styles.note}>{`${currencyName(me.currency)} (${me.currency})`}</span>
      </span>
      <Button kind="secondary" size="small" onClick={onOpen} aria-label="Change the currency">
        Change
      </Button>
    </div>
  );
}
