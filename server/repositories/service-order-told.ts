import type { ServiceStatus } from '#contract/rules/service-orders.ts';
import type { Database } from '../database/database.ts';
import type { NamedQuote } from './service-quote-changes.ts';

/** What is new to the member in news of an order. */
export interface OrderTold {
  email: string;
  /** Hem's own id of the order. */
  orderId: string;
  orderNumber: string;
  /** What was paid for, where the order itself is news. */
  placed: PlacedOrder | null;
  /** The status that it has come to; null where it is where it was. */
  status: ServiceStatus | null;
  /** Of the parcel to the studio or back, as far as it is known. */
  trackingNumber: string | null;
  /** What the studio asks, and what was paid of that. */
  quotes: NamedQuote[];
  paidQuotes: NamedQuote[];
  /** What the studio says. */
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
  /** Where it goes back to, line by line. */
  address: string[];
}

/** Tells the member, in the transaction that takes the news in. */
export type TellMember = (database: Database, told: OrderTold) => Promise<void>;

/** What there is to tell, without whom it is told. */
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
