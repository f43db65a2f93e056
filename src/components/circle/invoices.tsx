import type { InvoiceState } from '#contract/rules/circle.ts';
import type { Circle } from '#contract/schemas/circle.ts';
import { openLink } from '#lib/host.ts';
import { moneyWords } from '#lib/money.ts';
import styles from './invoices.module.css';
import { dayOf } from './plan-words.ts';

const stateWords: Record<InvoiceState, string> = {
  paid: 'Paid',
  open: 'Open',
  failed: 'Not paid',
  refunded: 'Paid back',
};

/** What a member paid, the latest first. */
export function Invoices({ invoices }: Pick<Circle, 'invoices'>) {
  if (invoices.length === 0) return null;
  return (
    <section aria-labelledby="invoices-title">
      <h2 id="invoices-title" className={styles.title}>
        Invoices
      </h2>
      <ul className={styles.list}>
        {invoices.map(({ invoiceId, date, cents, currency, state, url }) => (
          <li key={invoiceId} className={styles.row}>
            <span>{dayOf(date)}</span>
            <span className={styles.state}>{stateWords[state]}</span>
            <span className={styles.sum}>{moneyWords({ cents, currency })}</span>
            {url && (
              <button
                type="button"
                className={styles.open}
                aria-label={`Open the invoice of ${dayOf(date)}`}
                onClick={() => openLink(new URL(url, location.href).href)}
              >
                Open
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
