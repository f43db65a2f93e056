import { addDays } from '#contract/rules/calendar-days.ts';
import { isPast } from '#contract/rules/loans.ts';
import type { Loan } from '#contract/schemas/loan.ts';
import type { Database } from '../database/database.ts';
import { readFriends } from './friends.ts';
import { readCalledOff, readLoans } from './loans.ts';
import type { NewNotice, NoticeReading } from './new-notice.ts';
import type { NoticeSources } from './notice-sources.ts';
import { findAccepters } from './relationships.ts';
import type { FullScope } from './scope.ts';
import { readSharedDays } from './shared-days.ts';
import { readStylings } from './stylings.ts';

/** Reads what somebody is told of their friends ([Note: Notices]). */
export async function readFriendNotices(
  scope: FullScope,
  database: Database,
  reading: NoticeReading,
  has: Pick<NoticeSources, 'loans' | 'stylings' | 'sharedDays'>,
): Promise<NewNotice[]> {
  const { friends, requests } = await readFriends(scope, database, reading);
  const accepters = await findAccepters(database, scope.subject, reading.since);
  const { lent, borrowed } = has.loans
    ? await readLoans(scope, database, reading)
    : { lent: [], borrowed: [] };
  const { received, sent } = has.stylings
    ? await readStylings(scope, database, reading)
    : { received: [], sent: [] };
  const { sharedDays } = has.sharedDays
    ? await readSharedDays(scope, database, reading)
    : { sharedDays: [] };
  const calledOff = has.loans ? await readCalledOff(scope, database, reading) : [];
  const since = reading.since.toISOString();
  return [
    ...requests.map(
      ({ askedDate: date, ...person }): NewNotice => ({
        noticeId: `friend-request:${person.userId}:${Date.parse(date)}`,
        date,
        about: { kind: 'friend-request', person },
      }),
    ),
    ...friends
      .filter(({ userId, sinceDate }) => sinceDate >= since && accepters.has(userId))
      .map(
        ({ sinceDate: date, bio: _bio, ...person }): NewNotice => ({
          noticeId: `friend:${person.userId}:${Date.parse(date)}`,
          date,
          about: { kind: 'friend', person },
        }),
      ),
    ...lent.flatMap((loan) => [...noticesOfLent(loan), ...noticesOfEnd(loan, 'lender', reading)]),
    ...borrowed.flatMap((loan) => [
      ...noticesOfBorrowed(loan),
      ...noticesOfEnd(loan, 'borrower', reading),
    ]),
    ...calledOff.map(
      ({ loanId, date, other: person, titles, firstDay, lastDay }): NewNotice => ({
        noticeId: `loan-called-off:${loanId}`,
        date,
        about: { kind: 'loan-called-off', person, titles, firstDay, lastDay },
      }),
    ),
    ...received.map(
      (styling): NewNotice => ({
        noticeId: `styling:${styling.stylingId}`,
        date: styling.sentDate,
        about: { kind: 'styling', styling },
      }),
    ),
    ...sharedDays
      .filter(({ answer, lastDay }) => answer === 'waiting' && !isPast(lastDay, reading.now))
      .map(
        (sharedDay): NewNotice => ({
          noticeId: `shared-day:${sharedDay.sharedDayId}:${Date.parse(sharedDay.askedDate)}`,
          date: sharedDay.askedDate,
          about: { kind: 'shared-day', sharedDay },
        }),
      ),
    ...sharedDays.flatMap((sharedDay) =>
      sharedDay.guests.flatMap(({ answer, answeredDate: date, ...person }): NewNotice[] =>
        date === null || date < since || isPast(sharedDay.lastDay, reading.now)
          ? []
          : [
              {
                noticeId: `shared-day-answer:${sharedDay.sharedDayId}:${person.userId}:${Date.parse(date)}`,
                date,
                about: {
                  ...{ kind: 'shared-day-answer', person, sharedDay },
                  isComing: answer === 'coming',
                },
              },
            ],
      ),
    ),
    ...sent.flatMap(({ keptDate: date, ...styling }): NewNotice[] =>
      date === null || date < since
        ? []
        : [
            {
              noticeId: `styling-kept:${styling.stylingId}`,
              date,
              about: { kind: 'styling-kept', styling: { ...styling, keptDate: date } },
            },
          ],
    ),
  ];
}

/** What was asked stays, with what was answered, until it is back. */
const noticesOfLent = (loan: Loan): NewNotice[] => [
  {
    noticeId: `loan:${loan.loanId}`,
    date: loan.returnedDate ?? loan.askedDate,
    isKnown: loan.state !== 'waiting',
    about: { kind: 'loan', side: 'lender', loan },
  },
];

/** The lender's yes, another one to another *no* after it, and that all is back. */
function noticesOfBorrowed(loan: Loan): NewNotice[] {
  const { loanId, state, answeredDate, returnedDate } = loan;
  const date = returnedDate ?? answeredDate;
  if (date === null) return [];
  const what = returnedDate ? 'loan-back' : 'loan-answer';
  const noticeId = `${what}:${loanId}${returnedDate ? '' : state === 'declined' ? ':no' : ':yes'}`;
  return [{ noticeId, date, about: { kind: 'loan', side: 'borrower', loan } }];
}

/** From the day before the last one, and again once that is past. */
function noticesOfEnd(
  loan: Loan,
  side: 'lender' | 'borrower',
  { now }: NoticeReading,
): NewNotice[] {
  if (loan.state !== 'running') return [];
  const day = addDays(loan.lastDay, loan.isOverdue ? 1 : -1);
  const date = `${day}T00:00:00.000Z`;
  if (date > now.toISOString()) return [];
  return [
    {
      noticeId: `loan-${loan.isOverdue ? 'late' : 'end'}:${loan.loanId}:${loan.lastDay}`,
      date,
      about: { kind: 'loan-end', side, loan },
    },
  ];
}
