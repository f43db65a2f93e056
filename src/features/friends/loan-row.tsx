import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { ItemPicture } from '#components/item-picture.tsx';
import {
  loanWords,
  piecesNow,
  piecesWords,
  type Side,
  whenWords,
} from '#components/loan/loan-words.ts';
import type { Loan } from '#contract/schemas/loan.ts';
import { todayIs } from '#lib/calendar-weeks.ts';
import { paths } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { late } from '#ui/late.tsx';
import { LazyMenu } from '#ui/lazy-menu.tsx';
import { Link } from '#ui/link.tsx';
import styles from './loan-row.module.css';
import { type LoanLayer, useLoanActions } from './use-loan-actions.tsx';

const LoanEndSheet = late('layer', async () => (await import('./loan-end-sheet.tsx')).LoanEndSheet);
const DamageSheet = late('layer', async () => (await import('./damage-sheet.tsx')).DamageSheet);

/** One loan, and what can be done about it. */
export function LoanRow({
  loan,
  side,
  isFriend,
}: {
  loan: Loan;
  side: Side;
  /** Whether the other one is a friend still. */
  isFriend: boolean;
}) {
  const [layer, setLayer] = useState<LoanLayer | null>(null);
  const { entries, isBusy } = useLoanActions(loan, side, setLayer);
  const [next] = entries;
  const words = piecesWords(loan);
  const told = (
    <>
      {loanWords(loan, side)} <strong>{words}</strong>
    </>
  );
  const to = pathOf(loan, side, isFriend);
  const close = () => setLayer(null);
  return (
    <div className={styles.row}>
      <span className={styles.picture}>
        <ItemPicture image={piecesNow(loan)[0]?.image ?? null} alt="" sizes="30px" inset="small" />
      </span>
      <p className={styles.words} dir="auto">
        {to ? (
          <Link to={to} className={styles.link}>
            {told}
          </Link>
        ) : (
          told
        )}
      </p>
      <span className={styles.when} data-late={loan.isOverdue || undefined}>
        {whenWords(loan)}
      </span>
      {entries.length > 0 && (
        <LazyMenu
          groups={[entries]}
          trigger={
            <IconButton label={`More for ${words}`}>
              <Ellipsis aria-hidden="true" />
            </IconButton>
          }
        />
      )}
      {next && isDue(loan, side) && (
        <span className={styles.next}>
          <Button size="small" kind="secondary" busy={isBusy} onClick={next.onChoose}>
            {next.label}
          </Button>
        </span>
      )}
      {layer === 'end' && <LoanEndSheet loan={loan} onClose={close} />}
      {layer === 'damage' && <DamageSheet loan={loan} onClose={close} />}
    </div>
  );
}

/** Where a loan leads: to the piece if it is one, else to the other one's rooms while the two are friends. */
function pathOf(loan: Loan, side: Side, isFriend: boolean): string | null {
  const [piece, ...others] = piecesNow(loan);
  const theirs = isFriend ? paths.friend(loan.other.userId) : null;
  if (!piece || piece.state === 'deleted' || others.length > 0) return theirs?.wardrobes() ?? null;
  return side === 'lender' ? paths.item(piece.itemId) : (theirs?.item(piece.itemId) ?? null);
}

/** Whether a lender has something to say now: it can be handed over, or is to come back. */
function isDue({ state, firstDay, lastDay }: Loan, side: Side): boolean {
  if (side === 'borrower') return false;
  const today = todayIs();
  return state === 'agreed' ? firstDay <= today : state === 'running' && lastDay <= today;
}
