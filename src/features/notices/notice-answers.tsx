import { FormFault } from '#components/form-fault.tsx';
import { FriendAnswers } from '#components/friend-answers/friend-answers.tsx';
import { LoanAnswers } from '#components/friend-answers/loan-answers.tsx';
import { useLoanAnswer } from '#components/friend-answers/use-loan-answer.ts';
import { TogetherAnswers } from '#components/together/together-answers.tsx';
import type { Loan } from '#contract/schemas/loan.ts';
import type { NoticeAbout } from '#contract/schemas/notice.ts';
import styles from './notice-row.module.css';

interface Answering {
  /** Told what was answered, in words. */
  onAnswered(words: string): void;
}

/** The answers to a notice that asks something, in its place. */
export function NoticeAnswers({ about, onAnswered }: { about: NoticeAbout } & Answering) {
  if (about.kind === 'friend-request') {
    return (
      <div className={styles.answers}>
        <FriendAnswers asker={about.person} onAnswered={onAnswered} />
      </div>
    );
  }
  if (about.kind === 'shared-day') {
    return (
      <div className={styles.asks}>
        <TogetherAnswers
          sharedDay={about.sharedDay}
          isSaidInPlace
          onAnswered={(isComing) => onAnswered(isComing ? 'You’re coming' : 'You’re not coming')}
        />
      </div>
    );
  }
  const asks = about.kind === 'loan' && about.side === 'lender' && about.loan.state === 'waiting';
  return asks ? <LoanQuestion loan={about.loan} onAnswered={onAnswered} /> : null;
}

function LoanQuestion({ loan, onAnswered }: { loan: Loan } & Answering) {
  const answering = useLoanAnswer(loan, onAnswered);
  return (
    <>
      <FormFault problem={answering.problem} conflict={answering.conflict} />
      <div className={styles.answers}>
        <LoanAnswers {...answering} />
      </div>
    </>
  );
}
