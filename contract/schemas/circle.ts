import * as v from 'valibot';
import { appStores } from '../rules/app-stores.ts';
import { circlePlanKeys, invoiceStates, membershipStates } from '../rules/circle.ts';
import { moment, uuid } from './scalars.ts';

const plan = v.picklist(circlePlanKeys);

/** A path of the app's own: one slash, then no other and no backslash. */
const ownPath = v.pipe(
  v.string(),
  v.maxLength(2000),
  v.regex(/^\/(?![/\\])\P{Cc}*$/u, 'not a path of ours'),
);

/** The id that the provider of payments gives a checkout. */
const sessionId = v.pipe(v.string(), v.regex(/^[\w-]{1,255}$/, 'not a checkout'));

const membership = v.object({
  plan,
  state: v.picklist(membershipStates),
  /** The end of what is paid for, of the trial or of the grace; null of Lifetime. */
  until: v.nullable(moment),
  /** The app's store that it is paid for in, where it is changed and ended too; null of one of the web. */
  store: v.nullable(v.picklist(appStores)),
});

const invoice = v.object({
  invoiceId: v.string(),
  date: moment,
  cents: v.number(),
  currency: v.string(),
  state: v.picklist(invoiceStates),
  /** Where it can be read; null where it cannot. */
  url: v.nullable(v.string()),
});

const circle = v.object({
  /** Whether plans are sold on the web. */
  isSold: v.boolean(),
  /** The account to name to an app's store when a plan is bought there; null where no store's receipts are read. */
  storeAccount: v.nullable(uuid),
  /** The app's store that goes on charging for another plan than the member's, until it is cancelled there. */
  alsoRenewedBy: v.nullable(v.picklist(appStores)),
  /** Whether a checkout was begun lately that may have been paid for meanwhile. */
  isAwaited: v.boolean(),
  /** Null of who is not a member. */
  membership: v.nullable(membership),
  /** Whether a trial was had, which is had once. */
  hadTrial: v.boolean(),
  /** Whether a card and invoices are looked after by the provider of payments. */
  hasPortal: v.boolean(),
  /** What is left to be taken off at the store. */
  credits: v.array(v.object({ of: v.picklist(['alterations', 'makeup']), leftCents: v.number() })),
  /** The latest first. */
  invoices: v.array(invoice),
});

/** What a member has of the Circle, and what they paid. */
export type Circle = v.InferOutput<typeof circle>;

/** What an app's store gave for a purchase. */
const receipt = v.strictObject({
  store: v.picklist(appStores),
  /** Of Apple the signed transaction, or its id; of Google the purchase token. */
  receipt: v.pipe(
    v.string(),
    v.minLength(1),
    v.maxLength(20_000),
    v.regex(/^[\w.~+/=:-]+$/, 'not a receipt'),
  ),
});

/** The most receipts of one call. */
export const mostReceipts = 20;

const leadsAway = v.object({
  /** The address of a page of the provider of payments. */
  url: v.string(),
});

/** Inputs and outputs of `circle/query` and `circle/manage`. */
export const circleSchemas = {
  getCircle: {
    input: v.strictObject({ owner: uuid }),
    output: circle,
  },
  /** Makes the page on which a plan is paid for. */
  startCheckout: {
    input: v.strictObject({
      owner: uuid,
      plan,
      /** Where to go on from once it is paid for; where it is not said the member's plan is shown. */
      returnUrl: v.optional(ownPath),
      /** Where one comes back to without having paid. */
      leaveUrl: ownPath,
    }),
    output: leadsAway,
  },
  /** Reads anew what was paid; `isPaid` says whether the checkout that is named is paid for. */
  refreshCircle: {
    input: v.strictObject({ owner: uuid, sessionId: v.optional(sessionId) }),
    output: v.object({ circle, isPaid: v.boolean() }),
  },
  /** Has a plan end with what is paid for, or go on. */
  setCircleEnd: {
    input: v.strictObject({ owner: uuid, ends: v.boolean() }),
    output: v.object({ circle }),
  },
  /** Turns a plan to a longer one, paid for with the card that is known. */
  changeCirclePlan: {
    input: v.strictObject({ owner: uuid, plan: v.literal('yearly') }),
    output: v.object({ circle }),
  },
  /**
   * Takes what an app's store sold: each receipt is verified with the store. `isTaken` says of each whether it is a
   * purchase of this member's now.
   */
  takeAppPurchases: {
    input: v.strictObject({
      owner: uuid,
      receipts: v.pipe(v.array(receipt), v.minLength(1), v.maxLength(mostReceipts)),
    }),
    output: v.object({ circle, isTaken: v.array(v.boolean()) }),
  },
  /** Makes the page on which a card and invoices are looked after. */
  openCirclePortal: {
    input: v.strictObject({ owner: uuid, leaveUrl: ownPath }),
    output: leadsAway,
  },
};
