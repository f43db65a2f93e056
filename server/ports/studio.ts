import type { Database } from '../database/database.ts';

/** The words of a member on an order: a message, or a problem that is to be put right. */
export interface MemberWords {
  kind: 'message' | 'problem';
  /** Hem's own id of it among those of its kind: whoever is told twice knows it by that. */
  id: number;
  storeOrderId: string;
  orderNumber: string;
  email: string;
  text: string;
}

/** A member's answer to a quote. */
export interface QuoteAnswered {
  storeOrderId: string;
  storeLineId: string;
  orderNumber: string;
  email: string;
  serviceName: string;
  /** The title of the quote's garment when it was ordered. */
  itemTitle: string | null;
  /** US cents that were asked. */
  cents: number;
  isAccepted: boolean;
  answeredAt: Date;
  /** Nothing of the order is to be done any more. */
  isAllDeclined: boolean;
}

/** Whoever does the services, and is told what members say. Each may be told twice. */
export interface StudioPort {
  tell(words: MemberWords): Promise<void>;
  /**
   * Tells whether a member asks to cancel an order, beside the message that says it. It may be asked and taken back at
   * once, on two servers: `isAsked` is called once nobody else changes the order there.
   */
  tellCancelAsked(
    storeOrderId: string,
    isAsked: (database: Database) => Promise<boolean>,
  ): Promise<void>;
  tellQuoteAnswer(answer: QuoteAnswered): Promise<void>;
}
