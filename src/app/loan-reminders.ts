import { firstNameWithin } from '#components/friend-names.ts';
import { piecesWords, type Side, whenWords } from '#components/loan/loan-words.ts';
import { addDays } from '#contract/rules/calendar-days.ts';
import type { Loan } from '#contract/schemas/loan.ts';
import { dayOfMoment } from '#lib/calendar-weeks.ts';
import { asSentence } from '#lib/count-words.ts';
import { paths } from '#lib/paths.ts';
import type { Reminders } from '#lib/reminders.ts';

type Reminder = Reminders['reminder.once'][number];

/** The hour of the day at which the phone says what falls due. */
const dueHour = 9;

/** A phone keeps 64 notifications of an app at most (iOS); most of these, the nearest first. */
const mostReminders = 32;

/**
 * What the phone says of loans, each at nine on its day: from when something is lent, when it is due back, and on the day
 * after that it is late. The nearest first; what is past by now is left out.
 */
export function loanReminders(
  { lent, borrowed }: { lent: readonly Loan[]; borrowed: readonly Loan[] },
  now = new Date(),
): Reminder[] {
  const today = dayOfMoment(now.toISOString());
  const first = now.getHours() < dueHour ? today : addDays(today, 1);
  return [
    ...lent.flatMap((loan) => remindersOf(loan, 'lender')),
    ...borrowed.flatMap((loan) => remindersOf(loan, 'borrower')),
  ]
    .filter(({ day }) => day >= first)
    .toSorted((one, other) => one.day.localeCompare(other.day) || one.key.localeCompare(other.key))
    .slice(0, mostReminders);
}

function remindersOf(loan: Loan, side: Side): Reminder[] {
  const { loanId, state, firstDay, lastDay } = loan;
  if (state !== 'agreed' && state !== 'running') return [];
  const name = firstNameWithin(loan.other);
  const pieces = piecesWords(loan);
  const isLent = side === 'lender';
  const at = (what: string, day: string, title: string, about: Loan): Reminder => ({
    key: `loan-${what}-${loanId}`,
    day,
    time: `${String(dueHour).padStart(2, '0')}:00`,
    title,
    text: asSentence(whenWords(about)),
    path: paths.loan(loanId),
  });
  const begin = at(
    'begin',
    firstDay,
    isLent ? `${name} borrows ${pieces} from today` : `${name} lends you ${pieces} from today`,
    loan,
  );
  const due = at(
    'due',
    lastDay,
    isLent ? `${name} gives ${pieces} back today` : `Give ${name} ${pieces} back today`,
    { ...loan, state: 'running', isOverdue: false },
  );
  const late = at(
    'late',
    addDays(lastDay, 1),
    isLent ? `${name} still has ${pieces}` : `${name} waits for ${pieces}`,
    { ...loan, isOverdue: true },
  );
  if (state === 'running') return [due, late];
  // Whether it will be handed over is not known yet; who does not open the app meanwhile is told that it is due all the same.
  return lastDay === firstDay ? [begin] : [begin, due];
}
