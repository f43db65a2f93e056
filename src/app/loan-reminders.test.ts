import { expect, it } from 'vitest';
import type { Loan } from '#contract/schemas/loan.ts';
import { loanReminders } from './loan-reminders.ts';

const piece = (state: Loan['pieces'][number]['state']): Loan['pieces'][number] => ({
  itemId: 'tote',
  title: 'tan tote',
  image: null,
  state,
  damage: null,
});

const loan = (of: Partial<Loan>): Loan => ({
  loanId: 'l1',
  state: 'running',
  other: { userId: 'anna', screenName: 'Anna Lee', imageUrl: null },
  firstDay: '2031-05-02',
  lastDay: '2031-05-05',
  isOverdue: false,
  note: null,
  askedDate: '2031-05-01T08:00:00.000Z',
  answeredDate: null,
  returnedDate: null,
  pieces: [piece(of.state === 'agreed' ? 'agreed' : 'out')],
  ...of,
});

const said = (loans: { lent?: Loan[]; borrowed?: Loan[] }, now = new Date(2031, 4, 1, 12)) =>
  loanReminders({ lent: [], borrowed: [], ...loans }, now).map(
    ({ day, time, title, text }) => `${day} ${time} ${title}. ${text}`,
  );

it('says to both when a piece is lent, when it is due back, and that it is late', () => {
  expect(said({ lent: [loan({ state: 'agreed' })] })).toEqual(
    [
      '2031-05-02 09:00 Anna borrows tan tote from today. May 2 to May 5',
      '2031-05-05 09:00 Anna gives tan tote back today. Until May 5',
    ].map((words) => words.replaceAll(/(?<=May) | (?=to May)/g, '\u00a0')),
  );
  expect(said({ borrowed: [loan({})] }).map((words) => words.replaceAll('\u00a0', ' '))).toEqual([
    '2031-05-05 09:00 Give Anna tan tote back today. Until May 5',
    '2031-05-06 09:00 Anna waits for tan tote. Late since May 5',
  ]);
});

it('says it once of a loan of one day that was not handed over yet', () => {
  expect(said({ borrowed: [loan({ state: 'agreed', lastDay: '2031-05-02' })] })).toHaveLength(1);
});

it('leaves out what is past, what waits and what is over', () => {
  const running = { lent: [loan({})] };
  expect(said(running, new Date(2031, 4, 5, 8, 59))).toHaveLength(2);
  expect(said(running, new Date(2031, 4, 5, 9))).toHaveLength(1);
  expect(said(running, new Date(2031, 4, 6, 9))).toEqual([]);
  const states = ['waiting', 'returned', 'declined'] as const;
  expect(said({ lent: states.map((state) => loan({ state })) })).toEqual([]);
});

it('says the nearest of more than a phone keeps', () => {
  const many = Array.from({ length: 40 }, (_, index) =>
    loan({ loanId: `l${index}`, lastDay: `2031-06-${String(30 - (index % 30)).padStart(2, '0')}` }),
  );
  const days = loanReminders({ lent: many, borrowed: [] }, new Date(2031, 4, 1)).map(
    ({ day }) => day,
  );
  expect(days).toHaveLength(32);
  expect(days).toEqual(days.toSorted());
  expect(days[0]).toBe('2031-06-01');
});
