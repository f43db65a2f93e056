import type { ServiceStatus } from '#contract/rules/service-orders.ts';
import type { Database } from '../database/database.ts';
import type { NamedQuote } from './service-quote-changes.ts';

/** The part of news of an order that is new to the member. */
export interface OrderTold {
  email: string;
  /** Hem's own id of the order. */
  orderId: string;
  orderNumber: string;
  /** The paid order, where the order itself is news. */
  placed: PlacedOrder | null;
  /** The status that it has come to; null where it is where it was. */
  status: ServiceStatus | null;
  /** Of the parcel to the studio or back, as far as it is known. */
  trackingNumber: string | null;
  /** The quotes the studio asks, and the paid ones of them. */
  quotes: NamedQuote[];
  paidQuotes: NamedQuote[];
  /** The studio's messages. */
  messages: string[];
  /** US cents that were given back, and the lines that they were given back for, as far as the store says. */
  refundedCents: number;
  refundedLines: RefundedLine[];
  /** Whether it is over by that, before anything was sent. */
  isCancelled: boolean;
}

/** A line of which money was given back. */
export interface RefundedLine {
  serviceName: string;
  itemTitle: string | null;
  isFee: boolean;
}

/** An order as it was paid for: its lines as the store has them, the fee among them, and its sums in US cents. */
export interface PlacedOrder {
  lines: {
    itemTitle: string | null;
    serviceName: string;
    isFee: boolean;
    quantity: number;
    priceCents: number;
    /** By how much, and the member's own words. */
    details: string | null;
  }[];
  discountCents: number;
  totalCents: number;
  note: string | null;
  /** The address it goes back to, line by line. */
  address: string[];
}

/** Tells the member, in the transaction that takes the news in. */
export type TellMember = (database: Database, told: OrderTold) => Promise<void>;

/** The news to tell, without whom it is told. */
export type News = Omit<OrderTold, 'email' | 'orderId' | 'orderNumber' | 'isCancelled'>;

/** Nothing to tell. */
export const noNews: News = {
  placed: null,
  status: null,
  trackingNumber: null,
  quotes: [],
  paidQuotes: [],
  messages: [],
  refundedCents: 0,
  refundedLines: [],
};

/** Whether there is anything to tell. */
export const isNews = (told: News): boolean =>
  told.placed !== null ||
  told.status !== null ||
  told.refundedCents > 0 ||
  told.messages.length + told.quotes.length + told.paidQuotes.length > 0;
