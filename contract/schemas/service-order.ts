import * as v from 'valibot';
import {
  longestCartId,
  longestStudioMessage,
  quoteAnswers,
  serviceStatuses,
} from '../rules/service-orders.ts';
import { itemCard } from './item.ts';
import { done, moment, prose, rowId, uuid } from './scalars.ts';

/** A cart's whole global id at the store, with its key, which proves whose it is; empty for none. */
const cartId = v.pipe(
  v.string(),
  v.maxLength(longestCartId),
  v.regex(/^(gid:\/\/shopify\/Cart\/[\w-]+\?key=[\w-]+)?$/, 'not a cart'),
);

const quote = v.object({
  /** US cents, for the whole line. */
  cents: v.number(),
  answer: v.nullable(v.picklist(quoteAnswers)),
  answeredDate: v.nullable(moment),
  /** When it was paid for: from then on it is a part of what the order cost. */
  paidDate: v.nullable(moment),
  /** The address where it is paid for, once it is accepted; null where the store has not said so yet. */
  payUrl: v.nullable(v.string()),
  /** Whether it may be accepted or declined now. */
  canAnswer: v.boolean(),
});

/** The studio's price of a custom service, and what became of it. */
export type ServiceQuote = v.InferOutput<typeof quote>;

const line = v.object({
  lineId: v.string(),
  /** Null of a fee, and once the item is forgotten. */
  itemId: v.nullable(v.string()),
  /** The title of the item when it was ordered; null of a fee. */
  itemTitle: v.nullable(v.string()),
  serviceName: v.string(),
  serviceGroup: v.nullable(v.string()),
  isFee: v.boolean(),
  quantity: v.number(),
  /** US cents for one. */
  priceCents: v.number(),
  /** The discount taken off the whole line. */
  discountCents: v.number(),
  refundedCents: v.number(),
  /** The quote of the studio for a custom service; null where nothing was asked. */
  quote: v.nullable(quote),
  details: v.nullable(v.string()),
  /** Whom the garment is for and their measures, as the line carried them (`_measured`). */
  measuredFor: v.nullable(v.string()),
  /** The places of the work on the garment's photo, as the line carried them (`_pins`). */
  pins: v.nullable(v.string()),
  imageUrls: v.array(v.string()),
});

const serviceOrder = v.object({
  orderId: v.string(),
  ownerId: v.string(),
  /** As people call it, such as HEM-1038. */
  orderNumber: v.string(),
  /** The store's name for the cart that it was made of; empty where it did not say. */
  cartToken: v.string(),
  placedDate: moment,
  /** When the store told of it last. */
  toldDate: moment,
  status: v.picklist(serviceStatuses),
  /** All five, in order; null of one that is not reached, or that was passed unseen. */
  steps: v.array(v.object({ status: v.picklist(serviceStatuses), date: v.nullable(moment) })),
  lines: v.array(line),
  /**
   * US cents: before the discount, what it takes off, what was paid, and what was given back of that. Quotes that are
   * paid for are in the first and the third.
   */
  subtotalCents: v.number(),
  discountCents: v.number(),
  totalCents: v.number(),
  refundedCents: v.number(),
  note: v.nullable(v.string()),
  /** Of the parcel to the studio, and of the one back. */
  trackingNumber: v.nullable(v.string()),
  returnTrackingNumber: v.nullable(v.string()),
  studioPhotos: v.array(v.string()),
  /** The messages, the oldest first. */
  messages: v.array(
    v.object({
      messageId: v.string(),
      from: v.picklist(['member', 'studio']),
      text: v.string(),
      date: moment,
    }),
  ),
  /** Whether the studio said something that was not seen yet. */
  isUnread: v.boolean(),
  /** When the member asked to cancel it, while that stands; null once the label is sent or all was given back. */
  cancelAskedDate: v.nullable(moment),
  /** Null until it is on its way back. */
  warrantyUntil: v.nullable(moment),
  /** The problem that was said last; `doneDate` is null while it is being put right. */
  problem: v.nullable(v.object({ text: v.string(), date: moment, doneDate: v.nullable(moment) })),
  /** Whether something may be said to be not right now. */
  canReportProblem: v.boolean(),
});

/** An order from the studio, made at once, and how far it is. */
export type ServiceOrder = v.InferOutput<typeof serviceOrder>;

const one = v.strictObject({ owner: uuid, orderId: rowId });
const oneWithText = v.strictObject({
  ...one.entries,
  text: v.pipe(prose(longestStudioMessage), v.minLength(1, 'required')),
});
const answered = v.object({ order: serviceOrder });

/** Inputs and outputs of `services/savecart`, `services/query` and `services/manage`. */
export const serviceOrderSchemas = {
  /** Keeps which cart the member has at the store; an empty one clears it (product spec, section 7). */
  saveCart: { input: v.strictObject({ cartId }), output: done },
  /** The service history: the last orders, or those of one item, the newest first. */
  getServiceOrders: {
    input: v.strictObject({ owner: uuid, itemId: v.optional(rowId) }),
    output: v.object({
      orders: v.array(serviceOrder),
      /** The items that they name, each once; those that are deleted are not there. */
      items: v.array(itemCard),
    }),
  },
  getServiceOrder: {
    input: one,
    output: v.object({ order: serviceOrder, items: v.array(itemCard) }),
  },
  /** Reads what to put into a new cart, to have the same done again. */
  orderAgain: {
    input: one,
    output: v.object({
      lines: v.array(
        v.object({
          /** The global id of the product's variant at the store. */
          merchandiseId: v.string(),
          quantity: v.number(),
          attributes: v.array(v.object({ key: v.string(), value: v.string() })),
        }),
      ),
      /** Items that are not there any more: their lines are left out. */
      goneItemTitles: v.array(v.string()),
    }),
  },
  messageStudio: { input: oneWithText, output: answered },
  /** Remembers up to which message the member has seen what was said. */
  markOrderRead: {
    input: v.strictObject({ ...one.entries, messageId: rowId }),
    output: answered,
  },
  /** Asks the studio to cancel an order whose label is not sent, or takes that back. */
  askToCancel: {
    input: v.strictObject({ ...one.entries, isAsked: v.boolean() }),
    output: answered,
  },
  /** Accepts or declines what the studio asks for a custom service: the sum that is named, and no other. */
  answerQuote: {
    input: v.strictObject({
      ...one.entries,
      lineId: rowId,
      quoteCents: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
      isAccepted: v.boolean(),
    }),
    output: answered,
  },
  /** *Something is not right*: has the work put right within the warranty, one problem at a time. */
  reportProblem: { input: oneWithText, output: answered },
};
