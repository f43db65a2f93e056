import * as v from 'valibot';
import { loanPieceStates, loanStates, mostLent } from '../rules/loans.ts';
import { person } from './friend.ts';
import { imageView } from './image.ts';
import { day, deviceId, done, line, moment, prose, rowId, uuid } from './scalars.ts';

const itemIds = v.pipe(v.array(rowId), v.minLength(1), v.maxLength(mostLent));

const piece = v.object({
  itemId: v.string(),
  title: v.string(),
  /** Null until it is ready, and where there is none. */
  image: v.nullable(imageView),
  state: v.picklist(loanPieceStates),
  /** What its lender noted when it came back damaged; told to the lender alone. */
  damage: v.nullable(v.string()),
});

/** A loan, as one of the two is told of it. */
export const loan = v.object({
  loanId: v.string(),
  state: v.picklist(loanStates),
  /** The other one: the borrower of what is lent, the lender of what is borrowed. Their picture is for friends. */
  other: person,
  firstDay: v.string(),
  lastDay: v.string(),
  /** Whether its last day is past, and something of it is not back. */
  isOverdue: v.boolean(),
  /** What the borrower wrote. */
  note: v.nullable(v.string()),
  askedDate: moment,
  /**
   * When the lender agreed or declined last; null while it waits, and where no pieces are told, so that a *no* and a want of
   * sight look alike.
   */
  answeredDate: v.nullable(moment),
  /** When the last of it came back; null unless it is returned. */
  returnedDate: v.nullable(moment),
  /** None of a request of the viewer's that cannot be lent, once its pieces are out of sight. */
  pieces: v.array(piece),
});

/** A loan, as one of the two is told of it. */
export type Loan = v.InferOutput<typeof loan>;

const ofLoan = { owner: uuid, loanId: rowId };

/** The name by which `takeBackAvailability` takes it back; without it nothing does. */
const changeId = deviceId;

/** Inputs and outputs of what is about loans. Their `owner` is the lender, but of `getLoans`. */
export const loanSchemas = {
  /** Reads what the owner lends and borrows: what waits, is agreed, is out, and came back or was declined lately. */
  getLoans: {
    input: v.strictObject({ owner: uuid }),
    /** By the first day. */
    output: v.object({ lent: v.array(loan), borrowed: v.array(loan) }),
  },
  /** Reads on which days pieces are taken, not by whom. What is not in sight is left out. */
  getTakenDays: {
    input: v.strictObject({ owner: uuid, itemIds }),
    output: v.object({
      pieces: v.array(
        v.object({
          itemId: v.string(),
          /** By the first day. */
          taken: v.array(v.object({ firstDay: v.string(), lastDay: v.string() })),
        }),
      ),
    }),
  },
  /** Asks a friend to lend pieces that are in sight, on days on which nobody else has them. */
  askForLoan: {
    input: v.strictObject({
      owner: uuid,
      itemIds,
      firstDay: day,
      lastDay: day,
      note: v.optional(v.pipe(prose(300), v.minLength(1, 'required'))),
    }),
    output: v.object({ loanId: v.string() }),
  },
  /** The borrower takes back what they asked, or what was agreed, while nothing of it was handed over. */
  withdrawLoan: { input: v.strictObject(ofLoan), output: done },
  /**
   * The lender agrees, to all or to some pieces, or declines; with `takesBack` also what was agreed, while nothing of it was
   * handed over. A `conflict` says in its fields why nothing can be lent: `itemIds` are `taken` on these days, or `away`; or
   * that the loan is `agreed` already.
   */
  answerLoan: {
    input: v.strictObject({
      ...ofLoan,
      isAccepted: v.boolean(),
      takesBack: v.optional(v.boolean()),
      itemIds: v.optional(itemIds),
    }),
    output: v.object({
      /** The ids of pieces that were wanted and cannot be lent any more: they are gone, at the studio or for sale. */
      leftOutIds: v.array(v.string()),
    }),
  },
  /** The lender says that pieces were handed over: all that were agreed, or some. */
  handOverLoan: {
    input: v.strictObject({
      ...ofLoan,
      itemIds: v.optional(itemIds),
      /** The day where the lender is, on which what is early begins; without it the one in UTC. */
      today: v.optional(day),
      changeId: v.optional(changeId),
    }),
    output: v.object({
      itemIds: v.array(v.string()),
      /** The ids of those that stay where they are: somebody else has them, or they cannot be lent any more. */
      lockedIds: v.array(v.string()),
    }),
  },
  /** The lender says that pieces are back: all that are out, or some; and what is damaged, also of what was back before. */
  returnLoan: {
    input: v.strictObject({
      ...ofLoan,
      itemIds: v.optional(itemIds),
      changeId: v.optional(changeId),
      damaged: v.optional(
        v.pipe(
          v.array(
            v.strictObject({ itemId: rowId, note: v.pipe(line(200), v.minLength(1, 'required')) }),
          ),
          v.maxLength(mostLent),
        ),
      ),
    }),
    output: v.object({
      itemIds: v.array(v.string()),
      /** The ids of those that came back damaged. */
      damagedIds: v.array(v.string()),
    }),
  },
  /** The lender sets another last day of what is agreed or out. */
  setLoanEnd: { input: v.strictObject({ ...ofLoan, lastDay: day }), output: done },
};
