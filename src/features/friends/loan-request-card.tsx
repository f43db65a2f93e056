import { Avatar } from '#components/avatar.tsx';
import { FormFault } from '#components/form-fault.tsx';
import { LoanAnswers } from '#components/friend-answers/loan-answers.tsx';
import { useLoanAnswer } from '#components/friend-answers/use-loan-answer.ts';
import { friendName } from '#components/friend-names.ts';
import { ItemPicture } from '#components/item-picture.tsx';
import { piecesNow, piecesWords, whenWords } from '#components/loan/loan-words.ts';
import type { Loan } from '#contract/schemas/loan.ts';
import { Answered } from './answered.tsx';
import styles from './request-card.module.css';

/** Somebody who would like to borrow something, or what they were answered. */
export function LoanRequestCard({
  loan,
  answer,
  seek,
  onAnswered,
}: {
  loan: Loan;
  answer: string | null;
  /** Takes the card where the address leads to it; else null. */
  seek: ((card: HTMLElement | null) => void) | null;
  onAnswered(words: string): void;
}) {
  const name = friendName(loan.other);
  const answering = useLoanAnswer(loan, onAnswered);
  return (
    <article ref={seek} tabIndex={seek ? -1 : undefined} className={styles.card}>
      <div className={styles.who}>
        <Avatar name={name} imageUrl={loan.other.imageUrl} isNew={answer === null} />
        <div>
          <h2 className={styles.name} dir="auto">
            {name}
          </h2>
          <p className={styles.text}>
            would like to borrow <span dir="auto">{piecesWords(loan)}</span>
          </p>
          <p className={styles.text}>{whenWords(loan)}</p>
          {loan.note && (
            <p className={styles.text} dir="auto">
              “{loan.note}”
            </p>
          )}
        </div>
      </div>
      <ul className={styles.pieces}>
        {piecesNow(loan).map(({ itemId, title, image }) => (
          <li key={itemId}>
            <ItemPicture image={image} alt={title} sizes="48px" inset="small" />
          </li>
        ))}
      </ul>
      <FormFault problem={answering.problem} conflict={answering.conflict} />
      {answer === null ? (
        <div className={styles.answers}>
          <LoanAnswers {...answering} />
        </div>
      ) : (
        <Answered words={answer} />
      )}
    </article>
  );
}
