import type { Side } from '#components/loan/loan-words.ts';
import type { Loan } from '#contract/schemas/loan.ts';
import styles from './lately.module.css';
import { LoanRow } from './loan-row.tsx';

/** What is lent and borrowed: what is late first, then by its first day; what is over last. */
export function Lately({
  lent,
  borrowed,
  friendIds,
  soughtId,
  seek,
}: {
  lent: readonly Loan[];
  borrowed: readonly Loan[];
  friendIds: ReadonlySet<string>;
  /** The id of the loan that the address leads to. */
  soughtId: string | null;
  /** Takes the row of it. */
  seek(row: HTMLElement | null): void;
}) {
  const rows = [
    ...lent.map((loan) => ({ loan, side: 'lender' as Side })),
    ...borrowed.map((loan) => ({ loan, side: 'borrower' as Side })),
  ].toSorted((one, other) => weightOf(one.loan) - weightOf(other.loan));
  if (rows.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="lately">
      <h2 id="lately">Lately</h2>
      <ul className={styles.list}>
        {rows.map(({ loan, side }) => (
          <li
            key={`${side}${loan.loanId}`}
            ref={loan.loanId === soughtId ? seek : null}
            tabIndex={loan.loanId === soughtId ? -1 : undefined}
          >
            <LoanRow loan={loan} side={side} isFriend={friendIds.has(loan.other.userId)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const order: Loan['state'][] = ['running', 'agreed', 'waiting', 'returned', 'declined'];
const weightOf = ({ state, isOverdue }: Loan): number => (isOverdue ? -1 : order.indexOf(state));
